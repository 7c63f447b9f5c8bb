import PlacesOffline
import Testing

private func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(latitude: latitude, longitude: longitude)
}

private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoArea {
  .rectangle(GeoRectangle(low: point(south, west), high: point(north, east)))
}

@Suite("Filters") struct FilterTests {
  private func ids(
    _ input: String, _ change: (inout PredictionQuery) -> Void = { _ in }
  ) async throws -> [String] {
    try await Offline.answer(input, change).places.map(\.placeId)
  }

  // MARK: Areas

  @Test("C38 C39 B07 a bias prefers what lies in it and keeps the rest")
  func bias() async throws {
    let ontario = box(42, -83, 44, -80)
    let found = try await ids("london") { $0.locationBias = ontario }
    #expect(found.prefix(2) == ["gn:6058560", "gn:2643743"])
    #expect(try await ids("london").prefix(2) == ["gn:2643743", "gn:6058560"])
  }

  @Test("C38 C40 B07 a restriction returns nothing from outside")
  func restriction() async throws {
    let ontario = box(42, -83, 44, -80)
    let found = try await ids("london") { $0.locationRestriction = ontario }
    #expect(found.contains("gn:6058560"))
    #expect(!found.contains("gn:2643743"))
    #expect(try await ids("sydney") { $0.locationRestriction = ontario }.isEmpty)
  }

  @Test("C42 a restriction holds for every kind of place: this service makes no synthetic routes")
  func routesAreRestricted() async throws {
    let found = try await ids("george street") { $0.locationRestriction = box(-34, 151, -33, 152) }
    #expect(found.first == "syn:syd-route-george-street")
    #expect(try await ids("george street") { $0.locationRestriction = box(0, 0, 1, 1) }.isEmpty)
  }

  @Test("C49 a circle restricts to its radius; radius 0 returns nothing")
  func circle() async throws {
    let center = point(-33.85678, 151.21530)
    func opera(_ radius: Double) async throws -> [String] {
      try await ids("sydney opera") { $0.locationRestriction = .circle(center: center, radius: radius) }
    }
    #expect(try await opera(10) == ["lm:sydney-opera-house"])
    #expect(try await opera(0).isEmpty)
    // Sydney's own point lies 1,400 m away (1,429 m on the ellipsoid).
    func city(_ radius: Double) async throws -> Bool {
      try await ids("sydney") { $0.locationRestriction = .circle(center: center, radius: radius) }
        .contains("gn:2147714")
    }
    let distance = try #require(
      await Offline.answer("sydney") { $0.origin = center }.places.first?.distanceMeters)
    #expect(try await city(Double(distance) + 1))
    #expect(try await !city(Double(distance) - 1))
  }

  @Test("C50 rectangles are closed: a point is its own corner")
  func pointRectangle() async throws {
    let corner = box(-33.86785, 151.20732, -33.86785, 151.20732)
    #expect(try await ids("sydney") { $0.locationRestriction = corner } == ["gn:2147714"])
  }

  @Test("C50 a rectangle may cross the antimeridian")
  func antimeridian() async throws {
    let across = box(-45, 160, -30, -160)
    #expect(try await ids("auckland") { $0.locationRestriction = across }.first == "gn:2193733")
    #expect(try await ids("sydney") { $0.locationRestriction = across }.isEmpty)
    let near = try await ids("london") { $0.locationBias = across }
    #expect(near.first == "gn:2643743")
  }

  @Test("N8 -180 to 180 means all longitudes")
  func allLongitudes() async throws {
    let south = try await ids("sydney") { $0.locationRestriction = box(-90, -180, 0, 180) }
    #expect(south.first == "gn:2147714")
    #expect(!south.contains("gn:6354908"))
  }

  // MARK: Countries

  @Test(
    "C47 B08 countries, upper and lower case, several, uk",
    arguments: [
      (["CA"], ["gn:6058560"]), (["ca"], ["gn:6058560"]), (["ca", "GB"], ["gn:2643743", "gn:6058560"]),
      (["uk"], ["gn:2643743"]), ([], ["gn:2643743", "gn:6058560"]),
    ])
  func countries(codes: [String], expected: [String]) async throws {
    let found = try await ids("london") {
      $0.includedRegionCodes = codes
      $0.includedPrimaryTypes = ["locality"]
    }
    #expect(found.prefix(expected.count) == expected[...])
    if !codes.isEmpty {
      #expect(Set(found).isDisjoint(with: Set(["gn:2643743", "gn:6058560"]).subtracting(expected)))
    }
  }

  @Test("C48 countries and restriction give the intersection")
  func intersection() async throws {
    let all = box(-90, -180, 90, 180)
    #expect(
      try await ids("sydney") {
        $0.includedRegionCodes = ["ca"]
        $0.locationRestriction = all
      }.allSatisfy { $0 == "gn:6354908" || $0.hasPrefix("iata:") })
    #expect(
      try await ids("sydney") {
        $0.includedRegionCodes = ["de"]
        $0.locationRestriction = box(-34, 151, -33, 152)
      }.isEmpty)
  }

  // MARK: Types

  @Test(
    "C45 B05 only the primary type counts",
    arguments: [
      ("sydney", ["locality"], ["gn:2147714", "gn:6354908"]),
      ("bay", ["art_museum"], ["syn:sf-asian-art-museum"]),
      ("bay", ["museum"], []),
      ("macquarie", ["route"], ["syn:syd-route-macquarie-street"]),
      ("unit", ["subpremise"], ["syn:syd-unit-harbour-house-5"]),
      ("unit", ["premise", "subpremise"], ["syn:syd-unit-harbour-house-5"]),
    ])
  func primaryTypes(input: String, types: [String], expected: [String]) async throws {
    #expect(try await ids(input) { $0.includedPrimaryTypes = types } == expected)
  }

  @Test("B05 the four types that replace the address collection find streets and houses")
  func addresses() async throws {
    let types = ["street_address", "premise", "subpremise", "route"]
    let answer = try await Offline.answer("macq") { $0.includedPrimaryTypes = types }
    #expect(
      Set(answer.places.map(\.placeId)).isSuperset(of: [
        "syn:syd-route-macquarie-street", "syn:syd-address-macquarie-street-1",
      ]))
    #expect(answer.places.allSatisfy { !Set($0.types).isDisjoint(with: types) })
  }

  @Test(
    "B05 geocode is every address and area without businesses, establishment the reverse",
    arguments: [
      "s", "a", "sydney", "museum", "new",
    ])
  func groups(input: String) async throws {
    let areas = try await Offline.answer(input) { $0.includedPrimaryTypes = ["geocode"] }.places
    let businesses = try await Offline.answer(input) { $0.includedPrimaryTypes = ["establishment"] }.places
    #expect(areas.allSatisfy { $0.types.contains("geocode") && !$0.types.contains("establishment") })
    #expect(businesses.allSatisfy { $0.types.contains("establishment") && !$0.types.contains("geocode") })
    #expect(!businesses.isEmpty)
  }

  @Test(
    "B05 (regions) finds countries, states, cities, districts and postal codes",
    arguments: [
      ("austral", "syn:country-au"), ("new south wa", "syn:region-nsw"), ("bern", "gn:2661552"),
      ("2000", "syn:syd-postal-2000"), ("ponson", "syn:akl-neighborhood-ponsonby"),
      ("praha 5", "syn:prg-sublocality-praha-5"), ("new york c", "gn:5128581"),
    ])
  func regions(input: String, expected: String) async throws {
    let answer = try await Offline.answer(input) { $0.includedPrimaryTypes = ["(regions)"] }
    #expect(answer.places.first?.placeId == expected)
    #expect(answer.places.allSatisfy { $0.types.contains("geocode") && !$0.types.contains("route") })
  }

  @Test("(cities) finds cities only", arguments: ["sydney", "new", "prague", "s"])
  func cities(input: String) async throws {
    let answer = try await Offline.answer(input) { $0.includedPrimaryTypes = ["(cities)"] }
    #expect(!answer.places.isEmpty)
    #expect(answer.places.allSatisfy { $0.types.first == "locality" })
  }

  // MARK: Kinds of business

  @Test("N11 service-area businesses only when asked for, and in no area")
  func serviceArea() async throws {
    #expect(try await ids("wandering").isEmpty)
    #expect(try await ids("wandering") { $0.includePureServiceAreaBusinesses = true } == ["syn:syd-plumber"])
    let prediction = try await Offline.answer("wandering") {
      $0.includePureServiceAreaBusinesses = true
      $0.origin = point(-33, 151)
    }.places.first
    #expect(prediction?.distanceMeters == nil)
    #expect(
      try await ids("wandering") {
        $0.includePureServiceAreaBusinesses = true
        $0.locationRestriction = box(-90, -180, 90, 180)
      }.isEmpty)
  }

  @Test("Businesses that open in the future only when asked for")
  func futureOpening() async throws {
    #expect(try await ids("museum of tom").isEmpty)
    #expect(
      try await ids("museum of tom") { $0.includeFutureOpeningBusinesses = true } == ["syn:syd-future-museum"]
    )
  }

  // MARK: Query predictions

  @Test("Query predictions only when asked for, never with countries or types, five entries in all")
  func queryPredictions() async throws {
    func queries(_ change: (inout PredictionQuery) -> Void) async throws -> [String] {
      let answer = try await Offline.answer("piz", change)
      #expect(answer.suggestions.count == 5)
      return answer.suggestions.compactMap { $0.queryPrediction?.text.text }
    }
    #expect(try await queries { _ in }.isEmpty)
    #expect(try await queries { $0.includeQueryPredictions = true } == ["pizza restaurant"])
    #expect(
      try await Offline.answer("piz") {
        $0.includeQueryPredictions = true
        $0.includedRegionCodes = ["us"]
      }.suggestions.allSatisfy { $0.queryPrediction == nil })
    #expect(
      try await Offline.answer("piz") {
        $0.includeQueryPredictions = true
        $0.includedPrimaryTypes = ["pizza_restaurant"]
      }.suggestions.allSatisfy { $0.queryPrediction == nil })
  }
}
