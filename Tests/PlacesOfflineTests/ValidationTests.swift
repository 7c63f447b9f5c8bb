import PlacesOffline
import Testing

/// A change to a query that must be refused, with what the refusal says.
struct BadQuery: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var message: String
  var change: @Sendable (inout PredictionQuery) -> Void

  init(
    _ name: String, _ message: String, _ change: @escaping @Sendable (inout PredictionQuery) -> Void
  ) {
    testDescription = name
    self.message = message
    self.change = change
  }
}

private func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(latitude: latitude, longitude: longitude)
}

private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoArea {
  .rectangle(GeoRectangle(low: point(south, west), high: point(north, east)))
}

private let radiusMessage = "Invalid circle.radius. Radius must be between 0 and 50,000 meters"

@Suite("Validation") struct ValidationTests {
  static let bad: [BadQuery] = [
    BadQuery("C46 six types", "Too many included_primary_types") {
      $0.includedPrimaryTypes = ["bank", "atm", "cafe", "bar", "zoo", "spa"]
    },
    BadQuery(
      "C46 B05 the legacy type address",
      "Invalid included_primary_types 'address'. See the list of supported types in https://developers.google.com/maps/documentation/places/web-service/place-types."
    ) {
      $0.includedPrimaryTypes = ["address"]
    },
    BadQuery("C46 an unknown type among known ones", "Invalid included_primary_types 'Bank'.") {
      $0.includedPrimaryTypes = ["cafe", "Bank"]
    },
    BadQuery("B05 a legacy type that is gone", "Invalid included_primary_types 'grocery_or_supermarket'.") {
      $0.includedPrimaryTypes = ["grocery_or_supermarket"]
    },
    BadQuery("C45 regions with another", "Invalid included_primary_types: (regions) or (cities)") {
      $0.includedPrimaryTypes = ["(regions)", "locality"]
    },
    BadQuery("C45 both collections", "Invalid included_primary_types: (regions) or (cities)") {
      $0.includedPrimaryTypes = ["(cities)", "(regions)"]
    },
    BadQuery("C47 sixteen countries", "Too many included_region_codes") {
      $0.includedRegionCodes = Array(repeating: "au", count: 16)
    },
    BadQuery("B08 a three-letter country", "Invalid included_region_codes 'USA'.") {
      $0.includedRegionCodes = ["ca", "USA"]
    },
    BadQuery("an unknown country", "Invalid included_region_codes 'xq'.") { $0.includedRegionCodes = ["xq"] },
    BadQuery("an empty country", "Invalid included_region_codes ''.") { $0.includedRegionCodes = [""] },
    BadQuery("N10 a region of three letters", "Invalid region_code 'aus'.") { $0.regionCode = "aus" },
    BadQuery("N10 a region of digits", "Invalid region_code '36'.") { $0.regionCode = "36" },
    BadQuery("an empty language", "Invalid language_code ''.") { $0.languageCode = "" },
    BadQuery("a language with an underscore", "Invalid language_code 'en_US'.") { $0.languageCode = "en_US" },
    BadQuery("a language with an empty part", "Invalid language_code 'en-'.") { $0.languageCode = "en-" },
    BadQuery("a token of 37 characters", "Invalid session_token.") {
      $0.sessionToken = String(repeating: "a", count: 37)
    },
    BadQuery("an empty token", "Invalid session_token.") { $0.sessionToken = "" },
    BadQuery("a token with a space", "Invalid session_token.") { $0.sessionToken = "a b" },
    BadQuery("a token with padding", "Invalid session_token.") { $0.sessionToken = "YWJj=" },
    BadQuery("a token with an accent", "Invalid session_token.") { $0.sessionToken = "jeté" },
    BadQuery("C41 B07 bias and restriction", "Only one of location_bias and location_restriction") {
      $0.locationBias = box(-34, 151, -33, 152)
      $0.locationRestriction = box(-34, 151, -33, 152)
    },
    BadQuery("C49 a negative radius", radiusMessage) {
      $0.locationBias = .circle(center: point(0, 0), radius: -1)
    },
    BadQuery("C49 a radius over 50 km", radiusMessage) {
      $0.locationRestriction = .circle(center: point(0, 0), radius: 50_000.1)
    },
    BadQuery("a radius that is no number", radiusMessage) {
      $0.locationRestriction = .circle(center: point(0, 0), radius: .nan)
    },
    BadQuery("a centre out of range", "Invalid location_bias.circle.center") {
      $0.locationBias = .circle(center: point(90.1, 0), radius: 1)
    },
    BadQuery("N8 a latitude of 440.9", "Invalid location_restriction.rectangle.high") {
      $0.locationRestriction = box(40.477398, -74.259087, 440.9, -73.700051)
    },
    BadQuery("a corner that is no number", "Invalid location_bias.rectangle.low") {
      $0.locationBias = box(.nan, 0, 1, 1)
    },
    BadQuery("C50 an empty range of latitudes", "Invalid location_restriction.rectangle") {
      $0.locationRestriction = box(10, 0, 9, 1)
    },
    BadQuery("C50 N8 an empty range of longitudes", "Invalid location_bias.rectangle") {
      $0.locationBias = box(0, 180, 1, -180)
    },
    BadQuery("an infinite origin", "Invalid origin") { $0.origin = point(0, .infinity) },
    BadQuery("an origin out of range", "Invalid origin") { $0.origin = point(0, 180.5) },
    BadQuery("a negative cursor", "Invalid input_offset") { $0.inputOffset = -1 },
    BadQuery("N6 a cursor beyond the end", "Invalid input_offset") { $0.inputOffset = 7 },
    BadQuery("an empty input", "Empty input") { $0.input = "" },
  ]

  @Test("What the live service refuses is refused with 400 INVALID_ARGUMENT", arguments: bad)
  func refused(bad: BadQuery) async throws {
    let failure = await #expect(throws: ServiceFailure.self) {
      try await Offline.answer("sydney", bad.change)
    }
    #expect(failure?.kind == .invalidRequest)
    #expect(failure?.httpStatus == 400)
    #expect(failure?.status == "INVALID_ARGUMENT")
    #expect(failure?.serverMessage?.hasPrefix(bad.message) == true, "\(failure?.serverMessage ?? "")")
    #expect(failure?.message.contains(bad.message) == true)
  }

  static let good: [BadQuery] = [
    BadQuery("C45 five types", "") { $0.includedPrimaryTypes = ["locality", "atm", "cafe", "bar", "zoo"] },
    BadQuery("types of both tables", "") {
      $0.includedPrimaryTypes = ["locality", "street_address", "geocode"]
    },
    BadQuery("C47 fifteen countries in both cases", "") {
      $0.includedRegionCodes = Array(repeating: "AU", count: 14) + ["au"]
    },
    BadQuery("uk is GB", "") { $0.includedRegionCodes = ["uk", "Au"] },
    BadQuery("a region in lower case", "") { $0.regionCode = "uk" },
    BadQuery("languages", "") { $0.languageCode = "zh-Hant-TW" },
    BadQuery("a language with a region of digits", "") { $0.languageCode = "en-001" },
    BadQuery("a UUID as token", "") { $0.sessionToken = "a9b3f7c2-5e1d-4c8a-9f00-1234567890AB" },
    BadQuery("a token of one character", "") { $0.sessionToken = "_" },
    BadQuery("C49 a radius of 50 km", "") {
      $0.locationBias = .circle(center: point(-33.8, 151), radius: 50_000)
    },
    BadQuery("a bias without radius", "") { $0.locationBias = .circle(center: point(0, 0), radius: 0) },
    BadQuery("N8 a point", "") { $0.locationBias = box(1, 1, 1, 1) },
    BadQuery("N8 all longitudes", "") { $0.locationRestriction = box(-90, -180, 90, 180) },
    BadQuery("C50 across the antimeridian", "") { $0.locationBias = box(-40, 170, -30, -170) },
    BadQuery("a cursor at the end", "") { $0.inputOffset = 6 },
  ]

  @Test("What the live service takes is answered", arguments: good)
  func taken(good: BadQuery) async throws {
    let answer = try await Offline.answer("sydney", good.change)
    #expect(answer.places.contains { $0.placeId == "gn:2147714" })
  }

  @Test(
    "Input without letters and digits has no suggestions",
    arguments: ["   ", "\u{0}", "!?", "\u{301}", "🏛️🏛️", "\u{FEFF}\u{200B}", "'"])
  func wordless(input: String) async throws {
    #expect(try await Offline.answer(input).suggestions.isEmpty)
  }

  @Test("A refusal never repeats the typed text")
  func noQueryInErrors() async throws {
    let failure = await #expect(throws: ServiceFailure.self) {
      try await Offline.answer("secret street 7") { $0.inputOffset = 99 }
    }
    #expect(failure.map { "\($0)".contains("secret") } == false)
  }

  @Test("Absurd inputs are survived: 100 kB, NUL bytes, emoji, joined emoji, many words")
  func absurd() async throws {
    for input in [
      String(repeating: "a", count: 100_000), String(repeating: "ab cd ", count: 20_000),
      "syd\u{0}ney", "👩‍👩‍👧‍👦 sydney", String(repeating: "é", count: 50_000),
      (0..<2_000).map { "w\($0)" }.joined(separator: " "), String(repeating: "\u{301}", count: 10_000),
    ] {
      #expect(try await Offline.answer(input).suggestions.count <= 5)
    }
    #expect(try await Offline.texts("👩‍👩‍👧‍👦 sydney").first == "Sydney, Australia")
    // A NUL parts words as a blank does.
    #expect(try await Offline.answer("opera\u{0}sydney").places.first?.placeId == "lm:sydney-opera-house")
  }
}
