import Foundation
import Testing

@testable import PlacesEngine

/// What the service reads from bodies: recorded ones, odd ones, broken ones.
@Suite("Decoding of answers")
struct DecodingTests {
  private func predictions(_ json: String) async throws -> PredictionAnswer {
    try await WebPlacesService.scripted(ScriptedTransport(json: json))
      .predictions(for: PredictionQuery(input: "secret words"))
  }

  private func details(_ json: String) async throws -> ServicePlace {
    try await WebPlacesService.scripted(ScriptedTransport(json: json))
      .details(for: DetailsQuery(placeID: "A", fields: ["*"]))
  }

  private func recordedText(_ name: String) throws -> String {
    String(decoding: try recorded(name), as: UTF8.self)
  }

  @Test("every recorded answer is covered by a test of this suite or the failures'")
  func allFiles() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Responses")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let covered =
      Self.predictionFiles.map(\.name)
      + [
        "details-future-opening", "details-minimal", "details-moved-place", "details-wildcard-mask",
        "error-403-ios-app-blocked",
      ]
    #expect(files.sorted() == covered.map { $0 + ".json" }.sorted())
  }

  static let predictionFiles: [(name: String, first: String?, count: Int)] = [
    ("autocomplete-empty", nil, 0),
    (
      "autocomplete-future-opening", "Roberts Greenhouse and Tree Farm, McLain Street, New Meadows, ID, USA",
      1
    ),
    ("autocomplete-locality-filter", "Oakland, CA, USA", 1),
    ("autocomplete-mixed-with-routes", "Bayit VeGan, Jerusalem, Israel", 5),
    ("autocomplete-origin-distance", "Amoeba Music, Haight Street, San Francisco, CA, USA", 1),
    (
      "autocomplete-premise-and-two-matches",
      "The University of British Columbia - Okanagan Campus, University Way, Kelowna, BC, Canada", 5
    ),
    ("autocomplete-rectangle-restriction", "Asian Art Museum, Larkin Street, San Francisco, CA, USA", 2),
    ("autocomplete-region-code-us", "Austin, TX", 1),
  ]

  @Test("recorded autocomplete answers are read whole", arguments: predictionFiles)
  func recordedPredictions(_ name: String, _ first: String?, _ count: Int) async throws {
    let answer = try await predictions(recordedText(name + ".json"))
    #expect(answer.suggestions.count == count)
    #expect(answer.places.count == count)
    #expect(answer.places.first?.text.text == first)
    for place in answer.places {
      #expect(place.place == "places/" + place.placeId)
      #expect(place.structuredFormat?.mainText.text.isEmpty == false)
      #expect(!place.types.isEmpty)
    }
  }

  @Test("distance, order of types and a missing startOffset")
  func originDistance() async throws {
    let place = try #require(
      try await predictions(recordedText("autocomplete-origin-distance.json")).places.first)
    #expect(place.distanceMeters == 3012)
    #expect(
      place.types == ["home_goods_store", "establishment", "point_of_interest", "store", "electronics_store"])
    #expect(place.text.matches == [ServiceMatch(startOffset: 0, endOffset: 6)])
    #expect(place.structuredFormat?.secondaryText?.matches == [])
  }

  @Test(
    "recorded details are read whole: written again they say the same",
    arguments: [
      ("details-future-opening", []), ("details-minimal", []), ("details-moved-place", []),
      ("details-wildcard-mask", ["addressDescriptor", "googleMapsLinks"]),
    ] as [(String, [String])])
  func recordedDetails(_ name: String, _ notRead: [String]) async throws {
    let text = try recordedText(name + ".json")
    let place = try await details(text)
    var said = try leaves(of: JSONSerialization.jsonObject(with: Data(text.utf8)))
    for key in notRead { said = said.filter { !$0.key.hasPrefix("." + key) } }
    let written = try leaves(of: JSONSerialization.jsonObject(with: JSONEncoder().encode(place)))
    let lost = said.filter { written[$0.key] != $0.value }
    #expect(lost.isEmpty)
    #expect(written.count == said.count)
  }

  /// Every value of a JSON document by its path.
  private func leaves(of json: Any, at path: String = "") -> [String: String] {
    switch json {
    case let object as [String: Any]:
      object.reduce(into: [:]) {
        $0.merge(leaves(of: $1.value, at: path + "." + $1.key)) { first, _ in first }
      }
    case let array as [Any]:
      array.enumerated().reduce(into: [:]) {
        $0.merge(leaves(of: $1.element, at: path + "[\($1.offset)]")) { first, _ in first }
      }
    default:
      [path: "\(json)"]
    }
  }

  @Test("an answer without anything set is {}")
  func nothingSet() async throws {
    #expect(try await predictions("{}") == PredictionAnswer())
    #expect(try await details("{}") == ServicePlace())
  }

  @Test("unknown keys, unknown words and unknown kinds of suggestion are no error")
  func unknown() async throws {
    let answer = try await predictions(
      #"{"new":{"a":[1]},"suggestions":[{"adPrediction":{}},{"queryPrediction":{"text":{"text":"q"}},"x":1}]}"#
    )
    #expect(answer.suggestions.count == 1)
    #expect(answer.suggestions.first?.queryPrediction?.text.text == "q")
    let place = try await details(#"{"businessStatus":"ON_MARS","priceLevel":"PRICE_LEVEL_NEW","nope":null}"#)
    #expect(place.businessStatus == "ON_MARS")
    #expect(place.priceLevel == "PRICE_LEVEL_NEW")
  }

  @Test("a coordinate that is left out of a point is 0")
  func missingCoordinate() async throws {
    let place = try await details(
      #"{"location":{"longitude":9.5},"viewport":{"low":{},"high":{"latitude":1}}}"#)
    #expect(place.location == GeoPoint(latitude: 0, longitude: 9.5))
    #expect(place.viewport?.low == GeoPoint(latitude: 0, longitude: 0))
    #expect(place.viewport?.high == GeoPoint(latitude: 1, longitude: 0))
    let half = try await details(#"{"viewport":{"low":{"latitude":1}}}"#)
    #expect(half.viewport?.high == GeoPoint(latitude: 0, longitude: 0), "as a mask of viewport.low leaves it")
  }

  @Test("no and zero are told from unknown")
  func falseAndZero() async throws {
    let place = try await details(#"{"delivery":false,"utcOffsetMinutes":0}"#)
    #expect(place.delivery == false)
    #expect(place.utcOffsetMinutes == 0)
    #expect(place.takeout == nil)
  }

  @Test("text of any planes and escapes survives")
  func text() async throws {
    let place = try await details(#"{"displayName":{"text":"🏖 \u00e9\u0000\ud83c\udfd6"},"displayname":7}"#)
    #expect(place.displayName?.text == "🏖 é\0🏖")
  }

  static let broken: [(json: String, text: String)] = [
    ("", "empty body"), (" \n", "empty body"), ("<html>", "web page"), ("\u{FEFF}<html>", "web page"),
    ("secret", "not valid JSON"), (#"{"suggestions":[{"placePr"#, "not valid JSON"),
    (#"{"suggestions":"secret"}"#, "suggestions is not"), ("[]", "top level is not"),
    ("\"secret\"", "top level is not"), ("null", "top level is"),
    (#"{"suggestions":[7]}"#, "suggestions[0] is not"),
    (
      #"{"suggestions":[{},{"placePrediction":{"text":{}}}]}"#, "lacks suggestions[1].placePrediction.placeId"
    ),
    (
      #"{"suggestions":[{"placePrediction":{"placeId":12}}]}"#,
      "suggestions[0].placePrediction.placeId is not"
    ),
    (
      #"{"suggestions":[{"placePrediction":{"placeId":"secret","distanceMeters":1.5}}]}"#,
      "a number out of range"
    ),
    (
      #"{"suggestions":[{"placePrediction":{"placeId":"A","distanceMeters":99999999999999999999999}}]}"#,
      "a number out of range"
    ),
    (#"{"suggestions":[]} secret"#, "not valid JSON"),
  ]

  @Test("a body that is not as documented is a server failure that names the place", arguments: broken)
  func brokenBody(_ json: String, _ text: String) async throws {
    let failure = try await failure { try await predictions(json) }
    #expect(failure.kind == .server)
    #expect(failure.httpStatus == 200)
    #expect(failure.message.contains(text), "\(failure.message)")
    #expect(!"\(failure)".contains("secret"))
  }

  @Test("an absurd number in details is a failure, not a crash", arguments: ["1e400", "-1e999", "1e5"])
  func absurdNumber(_ number: String) async throws {
    if number == "1e5" {
      #expect(try await details(#"{"rating":1e5}"#).rating == 100_000)
    } else {
      let failure = try await failure { try await details(#"{"rating":\#(number)}"#) }
      #expect(failure.kind == .server)
    }
  }

  @Test("nesting beyond reason is a failure, not a crash")
  func deepNesting() async throws {
    let deep = String(repeating: "[", count: 100_000)
    let failure = try await failure { try await details(#"{"x":"# + deep) }
    #expect(failure.kind == .server)
    #expect(ServiceFailure.classify(httpStatus: 400, body: Data(deep.utf8)).kind == .server)
    #expect(
      ServiceFailure.classify(httpStatus: 400, body: Data((#"{"error":"# + deep).utf8)).kind == .server)
  }

  @Test("bytes that are not UTF-8 are a failure")
  func notUTF8() async throws {
    let transport = ScriptedTransport { _ in
      HTTPResponse(status: 200, body: Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D]))
    }
    let failure = try await failure {
      try await WebPlacesService.scripted(transport).predictions(for: PredictionQuery(input: "a"))
    }
    #expect(failure.kind == .server)
  }
}
