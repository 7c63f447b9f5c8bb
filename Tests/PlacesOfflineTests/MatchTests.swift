import PlacesOffline
import Testing

/// Five Latin places whose names fold in odd ways; made up for these tests.
enum OddNames {
  static let tsv = """
    id\tname\tprimary_type\ttypes\tlatitude\tlongitude\tcountry_code\tcountry\tregion\tpopulation\tother_names
    t:1\tGroßenstraße\tlocality\tlocality|geocode\t50\t10\tDE\tGermany\tThüringen\t10\tÆrøskøbing
    t:2\tSo\u{308}lden Łódź\tlocality\tlocality|geocode\t51\t11\tAT\tAustria\t\t20\t
    t:3\tIğdır İzmir\tlocality\tlocality|geocode\t52\t12\tTR\tTürkiye\t\t30\tđakovo
    t:4\tL'Aquila d’Oro\tlocality\tlocality|geocode\t53\t13\tIT\tItaly\t\t40\t
    t:5\t𝔹erg 😀 Dorf\tlocality\tlocality|geocode\t54\t14\tCH\tSwitzerland\t\t50\tМосква|東京都|서울
    """

  static func service() throws -> OfflinePlacesService { try OfflinePlacesService(tsv: tsv) }
}

@Suite("Matching") struct MatchTests {
  @Test(
    "Case, diacritics and width do not matter, beyond what decomposes",
    arguments: [
      ("grossens", "t:1"), ("GROSSENSTRASSE", "t:1"), ("großenstr", "t:1"), ("aeroskobing", "t:1"),
      ("ærøs", "t:1"), ("solden", "t:2"), ("sölden", "t:2"), ("so\u{308}lden", "t:2"), ("lodz", "t:2"),
      ("ŁÓDŹ", "t:2"), ("igdir", "t:3"), ("izmir", "t:3"), ("ızmir", "t:3"), ("Dakovo", "t:3"), ("ğ", "t:1"),
      ("xyz", nil),
      ("laquila", "t:4"), ("l'aquila", "t:4"), ("L’Aquila", "t:4"), ("aquila", "t:4"), ("l aquila", "t:4"),
      ("berg", "t:5"), ("ｂｅｒｇ", "t:5"), ("моск", "t:5"), ("МОСКВА", "t:5"), ("東京", "t:5"), ("서울", "t:5"),
    ] as [(String, String?)])
  func folding(input: String, id: String?) async throws {
    let answer = try await OddNames.service().predictions(for: PredictionQuery(input: input))
    #expect(answer.places.first?.placeId == id)
  }

  @Test(
    "Each typed word must begin a word of the place",
    arguments: [
      ("sydney opera", true), ("syd ope hou", true), ("house sydney", true), ("opera new south", true),
      ("sydney australia opera", true), ("ydney", false), ("sydney opera berlin", false),
      ("operas sydney", false),
    ])
  func everyWord(input: String, found: Bool) async throws {
    let ids = try await Offline.answer(input).places.map(\.placeId)
    #expect(ids.contains("lm:sydney-opera-house") == found)
  }

  @Test("Words of the area alone find no place: the country is found, not all its cities")
  func areaAlone() async throws {
    let answer = try await Offline.answer("australia")
    #expect(answer.places.map(\.placeId) == ["syn:country-au"])
  }

  /// Ranges as texts, for reading.
  private func marked(_ text: ServiceText?) -> [String]? {
    text.map { text in text.matchedRanges.map { String(text.text.unicodeScalars[$0]) } }
  }

  @Test(
    "C58 all three texts mark what matched",
    arguments: [
      ("sydney op", ["Sydney Op"], ["Sydney Op"], []), ("syd op", ["Syd", "Op"], ["Syd", "Op"], []),
      ("opera syd", ["Syd", "Opera"], ["Syd", "Opera"], []),
      ("sydney opera aus", ["Sydney Opera", "Aus"], ["Sydney Opera"], ["Aus"]),
      ("opera south", ["Opera", "South"], ["Opera"], ["South"]),
    ])
  func marks(input: String, text: [String], main: [String], secondary: [String]) async throws {
    let prediction = try #require(
      await Offline.answer(input).places.first { $0.placeId == "lm:sydney-opera-house" })
    #expect(prediction.text.text == "Sydney Opera House, New South Wales, Australia")
    #expect(marked(prediction.text) == text)
    #expect(marked(prediction.structuredFormat?.mainText) == main)
    #expect(marked(prediction.structuredFormat?.secondaryText) == secondary)
  }

  @Test(
    "C58 offsets count Unicode scalars of the text as written, whatever folding did",
    arguments: [
      ("grossen", "t:1", 0, 6), ("grosse", "t:1", 0, 5), ("gros", "t:1", 0, 4),
      ("grossenstrass", "t:1", 0, 11),
      ("solden", "t:2", 0, 7), ("so", "t:2", 0, 3), ("s", "t:2", 0, 1), ("lod", "t:2", 8, 11),
      ("izm", "t:3", 6, 9), ("aquila", "t:4", 2, 8), ("laq", "t:4", 0, 4), ("oro", "t:4", 11, 14),
      ("berg", "t:5", 0, 4), ("dorf", "t:5", 7, 11),
    ])
  func offsets(input: String, id: String, start: Int, end: Int) async throws {
    let answer = try await OddNames.service().predictions(for: PredictionQuery(input: input))
    let prediction = try #require(answer.places.first { $0.placeId == id })
    let expected = [ServiceMatch(startOffset: start, endOffset: end)]
    #expect(prediction.text.matches == expected)
    #expect(prediction.structuredFormat?.mainText.matches == expected)
  }

  @Test("A match by another name marks nothing")
  func otherName() async throws {
    let prediction = try #require(await Offline.answer("frisco").places.first { $0.placeId == "gn:5391959" })
    #expect(prediction.text.matches.isEmpty)
  }

  @Test("C57 full and main text always exist; the second line only where there is one")
  func secondLine() async throws {
    let country = try #require(await Offline.answer("germany").places.first)
    #expect(country.text.text == "Germany")
    #expect(country.structuredFormat?.mainText.text == "Germany")
    #expect(country.structuredFormat?.secondaryText == nil)
    let city = try #require(await Offline.answer("san francisco").places.first)
    #expect(city.structuredFormat?.secondaryText?.text == "California, United States")
    #expect(city.text.text == "San Francisco, California, United States")
    #expect(city.place == "places/gn:5391959")
  }

  @Test(
    "A region code of the place's country leaves out the country's name",
    arguments: [
      ("us", "San Francisco, California"), ("US", "San Francisco, California"),
      ("de", "San Francisco, California, United States"), (nil, "San Francisco, California, United States"),
    ] as [(String?, String)])
  func regionCode(code: String?, expected: String) async throws {
    #expect(try await Offline.texts("san francisco") { $0.regionCode = code }.first == expected)
  }

  @Test("A city without region has no second line in its own country")
  func nothingLeft() async throws {
    let prediction = try await Offline.answer("sydney") { $0.regionCode = "au" }.places.first
    #expect(prediction?.text.text == "Sydney")
    #expect(prediction?.structuredFormat?.secondaryText == nil)
  }

  @Test(
    "N6 the word that the cursor stands in counts up to it, the others whole",
    arguments: [
      ("sydney opxyz", 9, "lm:sydney-opera-house"), ("sydxyz opera", 3, "lm:sydney-opera-house"),
      ("sydney opera", 0, "lm:sydney-opera-house"), ("sydney op", 9, "lm:sydney-opera-house"),
      ("zürixx", 4, "gn:2657896"),
    ])
  func cursor(input: String, offset: Int, id: String) async throws {
    #expect(try await Offline.answer(input) { $0.inputOffset = offset }.places.first?.placeId == id)
    if input.contains("x") { #expect(try await Offline.answer(input).suggestions.isEmpty) }
  }

  @Test("Types come in the order of the data")
  func typeOrder() async throws {
    let types = try await Offline.answer("sydney opera").places.first?.types
    #expect(types == ["performing_arts_theater", "tourist_attraction", "point_of_interest", "establishment"])
  }

  @Test("C51 distances only with an origin, in whole metres on the ellipsoid, absent when 0")
  func distance() async throws {
    func metres(_ origin: GeoPoint?) async throws -> Int? {
      try await Offline.answer("sydney") { $0.origin = origin }.places.first { $0.placeId == "gn:2147714" }?
        .distanceMeters
    }
    #expect(try await metres(nil) == nil)
    #expect(try await metres(GeoPoint(latitude: -33.86785, longitude: 151.20732)) == nil)
    // 16,988,909.93 m by geographiclib.
    #expect(try await metres(GeoPoint(latitude: 51.50853, longitude: -0.12574)) == 16_988_910)
    let route = try await Offline.answer("broadway") { $0.origin = GeoPoint(latitude: 40, longitude: -74) }
    #expect(route.places.first { $0.placeId == "syn:nyc-route-broadway" }?.distanceMeters == nil)
  }

  @Test(
    "C54 plus codes are answered, full and short with a town",
    arguments: [
      ("4RRH46V8+74", "olc:4RRH46V8+74"), ("4rrh46v8+74", "olc:4RRH46V8+74"),
      ("46V8+74 Sydney", "olc:4RRH46V8+74"), ("46v8+74 sydney, australia", "olc:4RRH46V8+74"),
    ])
  func plusCodes(input: String, id: String) async throws {
    let first = try #require(await Offline.answer(input).places.first)
    #expect(first.placeId == id)
    #expect(first.types == ["plus_code", "geocode"])
    let place = try await Offline.service().details(for: DetailsQuery(placeID: id, fields: ["*"]))
    #expect(place.plusCode?.globalCode == "4RRH46V8+74")
    let location = try #require(place.location)
    #expect(abs(location.latitude - -33.8568) < 0.0005 && abs(location.longitude - 151.2153) < 0.0005)
  }

  @Test(
    "C54 what only looks like a plus code is searched for as text",
    arguments: [
      "46V8+74", "4RRH46V8+7", "ZZZZ46V8+74", "+", "a+b c",
    ])
  func noPlusCode(input: String) async throws {
    let answer = try await Offline.answer(input)
    #expect(answer.places.allSatisfy { !$0.placeId.hasPrefix("olc:") })
  }
}
