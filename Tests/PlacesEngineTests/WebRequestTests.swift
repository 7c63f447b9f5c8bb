import Foundation
import Testing

@testable import PlacesEngine

/// The bytes of requests, against the tables of the web service's reference.
@Suite("Web service requests")
struct WebRequestTests {
  private let writer = RequestWriter(
    baseURL: WebPlacesService.baseURL, key: APIKey(testKey), bundleIdentifier: nil)

  private func body(_ query: PredictionQuery) throws -> String {
    String(decoding: try #require(try writer.request(for: query).body), as: UTF8.self)
  }

  struct BodyRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var json: String
    var query: PredictionQuery

    init(_ name: String, _ json: String, _ change: (inout PredictionQuery) -> Void) {
      testDescription = name
      self.json = json
      query = PredictionQuery(input: "a")
      change(&query)
    }
  }

  private static let sydney = GeoPoint(latitude: -33.86, longitude: 151.2)
  private static let box = GeoRectangle(
    low: GeoPoint(latitude: -1.5, longitude: 170), high: GeoPoint(latitude: 2, longitude: -170.25))

  static let bodyRows: [BodyRow] = [
    BodyRow("input alone", #"{"input":"a"}"#) { _ in },
    BodyRow("input is sent even when empty", #"{"input":""}"#) { $0.input = "" },
    BodyRow("inputOffset", #"{"input":"a","inputOffset":1}"#) { $0.inputOffset = 1 },
    BodyRow("inputOffset 0 is no default", #"{"input":"a","inputOffset":0}"#) { $0.inputOffset = 0 },
    BodyRow("sessionToken", #"{"input":"a","sessionToken":"t-1"}"#) { $0.sessionToken = "t-1" },
    BodyRow("languageCode", #"{"input":"a","languageCode":"pt-BR"}"#) { $0.languageCode = "pt-BR" },
    BodyRow("B13 regionCode", #"{"input":"a","regionCode":"dk"}"#) { $0.regionCode = "dk" },
    BodyRow("B08 several countries, in order and case", #"{"includedRegionCodes":["us","CA"],"input":"a"}"#) {
      $0.includedRegionCodes = ["us", "CA"]
    },
    BodyRow("types in order", #"{"includedPrimaryTypes":["route","bank"],"input":"a"}"#) {
      $0.includedPrimaryTypes = ["route", "bank"]
    },
    BodyRow(
      "bias circle",
      #"{"input":"a","locationBias":{"circle":{"center":{"latitude":-33.86,"longitude":151.2},"radius":500.5}}}"#
    ) {
      $0.locationBias = .circle(center: sydney, radius: 500.5)
    },
    BodyRow(
      "a radius beyond the limit is the service's to judge",
      #"{"input":"a","locationBias":{"circle":{"center":{"latitude":0,"longitude":0},"radius":90000}}}"#
    ) {
      $0.locationBias = .circle(center: GeoPoint(latitude: 0, longitude: 0), radius: 90_000)
    },
    BodyRow(
      "restriction rectangle across the 180° meridian",
      #"{"input":"a","locationRestriction":{"rectangle":{"high":{"latitude":2,"longitude":-170.25},"low":{"latitude":-1.5,"longitude":170}}}}"#
    ) {
      $0.locationRestriction = .rectangle(box)
    },
    BodyRow("origin", #"{"input":"a","origin":{"latitude":-33.86,"longitude":151.2}}"#) {
      $0.origin = sydney
    },
    BodyRow("query predictions", #"{"includeQueryPredictions":true,"input":"a"}"#) {
      $0.includeQueryPredictions = true
    },
    BodyRow("service area businesses", #"{"includePureServiceAreaBusinesses":true,"input":"a"}"#) {
      $0.includePureServiceAreaBusinesses = true
    },
    BodyRow("future businesses", #"{"includeFutureOpeningBusinesses":true,"input":"a"}"#) {
      $0.includeFutureOpeningBusinesses = true
    },
    BodyRow("empty texts are left out", #"{"input":"a"}"#) {
      $0.sessionToken = ""
      $0.languageCode = ""
      $0.regionCode = ""
    },
    BodyRow("emoji, quotes and NUL", #"{"input":"🏖\"\\\u0000/"}"#) { $0.input = "🏖\"\\\0/" },
    BodyRow(
      "all together",
      """
      {"includeFutureOpeningBusinesses":true,"includePureServiceAreaBusinesses":true,\
      "includeQueryPredictions":true,"includedPrimaryTypes":["(cities)"],"includedRegionCodes":["au"],\
      "input":"a","inputOffset":1,"languageCode":"en","locationBias":{"circle":{"center":\
      {"latitude":-33.86,"longitude":151.2},"radius":1}},"locationRestriction":{"rectangle":{"high":\
      {"latitude":2,"longitude":-170.25},"low":{"latitude":-1.5,"longitude":170}}},"origin":\
      {"latitude":-33.86,"longitude":151.2},"regionCode":"au","sessionToken":"t"}
      """
    ) {
      $0 = PredictionQuery(
        input: "a", inputOffset: 1, sessionToken: "t", languageCode: "en", regionCode: "au",
        includedRegionCodes: ["au"], includedPrimaryTypes: ["(cities)"],
        locationBias: .circle(center: sydney, radius: 1), locationRestriction: .rectangle(box),
        origin: sydney, includeQueryPredictions: true, includePureServiceAreaBusinesses: true,
        includeFutureOpeningBusinesses: true)
    },
  ]

  @Test("writes the autocomplete body", arguments: bodyRows)
  func autocompleteBody(_ row: BodyRow) throws {
    #expect(try body(row.query) == row.json)
  }

  @Test("autocomplete is a POST with the key in a header and no field mask")
  func autocompleteHead() throws {
    let request = try writer.request(for: PredictionQuery(input: "a", languageCode: "de"))
    #expect(request.method == "POST")
    #expect(request.url.absoluteString == "https://places.googleapis.com/v1/places:autocomplete")
    #expect(
      request.headers == [
        "Content-Type": "application/json", "X-Goog-Api-Key": testKey, "Accept-Language": "de",
      ])
  }

  @Test("B13 details is a GET with mask, language and region")
  func detailsHead() throws {
    let request = try writer.request(
      for: DetailsQuery(
        placeID: "ChIJ_a-1", fields: ["displayName", "location"], sessionToken: "t-1",
        languageCode: "da", regionCode: "dk"))
    #expect(request.method == "GET")
    #expect(
      request.url.absoluteString
        == "https://places.googleapis.com/v1/places/ChIJ_a-1?languageCode=da&regionCode=dk&sessionToken=t-1")
    #expect(
      request.headers == [
        "Content-Type": "application/json", "X-Goog-Api-Key": testKey, "Accept-Language": "da",
        "X-Goog-FieldMask": "displayName,location",
      ])
    #expect(request.body == nil)
  }

  @Test("details without language, region and token has no query part")
  func detailsBare() throws {
    let request = try writer.request(
      for: DetailsQuery(placeID: "A", fields: ["*"], sessionToken: "", languageCode: nil, regionCode: ""))
    #expect(request.url.absoluteString == "https://places.googleapis.com/v1/places/A")
    #expect(request.headers["Accept-Language"] == "en")
    #expect(request.headers["X-Goog-FieldMask"] == "*")
  }

  @Test(
    "Accept-Language is always ours, and a value that is no tag cannot break the header",
    arguments: [
      (nil, "en"), ("", "en"), ("zh-Hant-TW", "zh-Hant-TW"), ("de\r\nX-Evil: 1", "en"), ("日本", "en"),
      ("de, fr", "en"), (String(repeating: "a", count: 100), String(repeating: "a", count: 100)),
    ] as [(String?, String)])
  func acceptLanguage(_ code: String?, _ header: String) throws {
    let request = try writer.request(for: PredictionQuery(input: "a", languageCode: code))
    #expect(request.headers["Accept-Language"] == header)
  }

  @Test(
    "parameters of details cannot add others",
    arguments: [("a&key=b", "a%26key%3Db"), ("é #", "%C3%A9%20%23"), ("a+b", "a%2Bb")])
  func parameters(_ value: String, _ encoded: String) throws {
    let request = try writer.request(
      for: DetailsQuery(placeID: "A", fields: ["id"], regionCode: value))
    #expect(request.url.absoluteString == "https://places.googleapis.com/v1/places/A?regionCode=\(encoded)")
  }

  @Test("the bundle identifier is sent when there is one")
  func bundleIdentifier() throws {
    var writer = writer
    writer.bundleIdentifier = "com.example.app"
    let query = PredictionQuery(input: "a")
    #expect(try writer.request(for: query).headers["X-Ios-Bundle-Identifier"] == "com.example.app")
    writer.bundleIdentifier = "com.example\r\nX-Evil: 1"
    #expect(try writer.request(for: query).headers["X-Ios-Bundle-Identifier"] == nil)
  }

  @Test(
    "a place ID is one path segment",
    arguments: [
      ("ChIJP3Sa8ziYEmsRUKgyFmh9AQM", "ChIJP3Sa8ziYEmsRUKgyFmh9AQM"), ("a/b", "a%2Fb"), ("a?b", "a%3Fb"),
      ("a#b", "a%23b"), ("a%2Fb", "a%252Fb"), ("a b", "a%20b"), ("🏖", "%F0%9F%8F%96"), ("a\0b", "a%00b"),
      ("../x", "..%2Fx"), ("a:b@c", "a%3Ab%40c"), ("...", "..."),
      (String(repeating: "E", count: 20_000), String(repeating: "E", count: 20_000)),
    ])
  func placeID(_ id: String, _ segment: String) throws {
    let request = try writer.request(for: DetailsQuery(placeID: id, fields: ["id"]))
    #expect(request.url.absoluteString == "https://places.googleapis.com/v1/places/\(segment)")
  }

  @Test("an ID that cannot be a segment is refused here", arguments: ["", ".", ".."])
  func impossiblePlaceID(_ id: String) throws {
    let failure = try #require(throws: ServiceFailure.self) {
      try writer.request(for: DetailsQuery(placeID: id, fields: ["id"]))
    }
    #expect(failure.kind == .invalidRequest)
    #expect(failure.message.contains("place ID"))
  }

  @Test(
    "C72 a details request that names no usable field is refused here, with help",
    arguments: [
      ([], "names no field"), ([""], "Field 1"), (["id", "display name"], "Field 2"),
      (["id\r\nX: y"], "Field 1"),
      (["id", "types", "näme"], "Field 3"),
    ])
  func unusableMask(_ fields: [String], _ text: String) async throws {
    let transport = ScriptedTransport(json: "{}")
    let failure = try await failure {
      try await WebPlacesService.scripted(transport).details(for: DetailsQuery(placeID: "A", fields: fields))
    }
    #expect(failure.kind == .invalidRequest)
    #expect(failure.message.contains(text))
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  static let infinite: [(String, PredictionQuery)] = {
    let fine = GeoPoint(latitude: 1, longitude: 2)
    let bad = GeoPoint(latitude: 1, longitude: .nan)
    return [
      ("origin.longitude", PredictionQuery(input: "a", origin: bad)),
      ("origin.latitude", PredictionQuery(input: "a", origin: GeoPoint(latitude: .infinity, longitude: 0))),
      (
        "locationBias.circle.radius",
        PredictionQuery(input: "a", locationBias: .circle(center: fine, radius: -.infinity))
      ),
      (
        "locationBias.circle.center.longitude",
        PredictionQuery(input: "a", locationBias: .circle(center: bad, radius: 1))
      ),
      (
        "locationRestriction.rectangle.low.longitude",
        PredictionQuery(input: "a", locationRestriction: .rectangle(GeoRectangle(low: bad, high: fine)))
      ),
      (
        "locationRestriction.rectangle.high.longitude",
        PredictionQuery(input: "a", locationRestriction: .rectangle(GeoRectangle(low: fine, high: bad)))
      ),
    ]
  }()

  @Test("a number that JSON cannot write is refused here and named", arguments: infinite)
  func notFinite(_ field: String, _ query: PredictionQuery) throws {
    let failure = try #require(throws: ServiceFailure.self) { try writer.request(for: query) }
    #expect(failure.kind == .invalidRequest)
    #expect(failure.message.contains("The request's \(field) is"), "\(failure.message)")
  }

  @Test(
    "a key that cannot travel in a header is key-invalid and not sent",
    arguments: ["", " ", "a b", "a\r\nX-Evil: 1", "ключ", "a\0"])
  func unusableKey(_ key: String) async throws {
    let transport = ScriptedTransport(json: "{}")
    let service = WebPlacesService.scripted(transport, key: key)
    let failure = try await failure { try await service.predictions(for: PredictionQuery(input: "a")) }
    #expect(failure.kind == .keyInvalid)
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test("an absurdly long input is written whole")
  func longInput() throws {
    let input = String(repeating: "é🏖", count: 500_000)
    let written = try #require(try writer.request(for: PredictionQuery(input: input)).body)
    let read = try JSONDecoder().decode([String: String].self, from: written)
    #expect(read == ["input": input])
  }
}
