import PlacesOffline
import Testing

@Suite("Ranking") struct RankingTests {
  @Test(
    "C55 the likeliest place comes first",
    arguments: [
      ("sydney", "gn:2147714"), ("Sydney", "gn:2147714"), ("sydney op", "lm:sydney-opera-house"),
      ("opera sydney", "lm:sydney-opera-house"), ("london", "gn:2643743"), ("paris", "gn:2988507"),
      ("new y", "gn:5128581"), ("new york", "gn:5128581"), ("san franc", "gn:5391959"),
      ("sydney australia", "gn:2147714"), ("sydney canada", "gn:6354908"), ("ZURICH", "gn:2657896"),
      ("zürich", "gn:2657896"), ("  prague  ", "gn:3067696"), ("sydney int air", "iata:SYD"),
      ("eiffel", "lm:eiffel-tower"), ("東京タ", "lm:tokyo-tower"), ("karluv most", "lm:charles-bridge"),
      ("germany", "syn:country-de"), ("haight street", "syn:sf-route-haight-street"),
      ("1 macq", "syn:syd-address-macquarie-street-1"), ("lax", "iata:LAX"), ("york", "gn:2633352"),
      ("auckland", "gn:2193733"), ("berlin", "gn:2950159"),
    ])
  func first(input: String, id: String) async throws {
    let answer = try await Offline.answer(input)
    #expect(answer.places.first?.placeId == id, "\(answer.places.map(\.placeId))")
  }

  @Test("Both Sydneys come before the airport", arguments: ["sydney", "syd"])
  func cityBeforeAirport(input: String) async throws {
    let answer = try await Offline.answer(input)
    #expect(answer.places.first?.placeId == "gn:2147714")
    let ids = answer.places.map(\.placeId)
    let airport = try #require(ids.firstIndex(of: "iata:SYD"))
    #expect(try #require(ids.firstIndex(of: "gn:6354908")) < airport)
  }

  /// Two towns in a file, in an order that only the rule can turn round.
  private func order(_ input: String, _ lines: [String], region: String? = nil) async throws -> [String] {
    let tsv = ([DataTests.header] + lines).joined(separator: "\n")
    let service = try OfflinePlacesService(tsv: tsv)
    return try await service.predictions(for: PredictionQuery(input: input, regionCode: region))
      .places.map(\.placeId)
  }

  private func town(
    _ id: String, _ name: String, population: Int = 1_000, country: String = "DE", other: String = "",
    latitude: Double = 1
  ) -> String {
    "\(id)\t\(name)\tlocality\tlocality|geocode\t\(latitude)\t2\t\(country)\tLand\t\t\(population)\t\(other)"
  }

  @Test(
    "The whole name comes before its beginning, a name before another name, a first word before a later one")
  func textQuality() async throws {
    let towns = [
      town("t:other", "Zeta", other: "Alba"), town("t:later", "Nova Alba"), town("t:begun", "Albany"),
      town("t:longer", "Alba Longa"), town("t:whole", "Alba"),
    ]
    #expect(try await order("alba", towns) == ["t:whole", "t:longer", "t:begun", "t:later", "t:other"])
    #expect(
      try await order("alba", towns.reversed()) == ["t:whole", "t:longer", "t:begun", "t:later", "t:other"])
  }

  @Test("Of like names the larger town comes first; of equal ones the first of the file")
  func prominence() async throws {
    let towns = [town("t:1", "Alba"), town("t:2", "Alba", population: 9_000), town("t:3", "Alba")]
    #expect(try await order("alb", towns) == ["t:2", "t:1", "t:3"])
  }

  @Test("A region code prefers its country a little and keeps the rest")
  func regionCode() async throws {
    let towns = [
      town("t:de", "Alba", population: 2_000), town("t:at", "Alba", country: "AT"),
      town("t:big", "Alba", population: 2_000_000),
    ]
    #expect(try await order("alba", towns) == ["t:big", "t:de", "t:at"])
    #expect(try await order("alba", towns, region: "at") == ["t:big", "t:at", "t:de"])
  }

  @Test("An origin prefers what is near it and keeps the rest")
  func origin() async throws {
    let near = try await Offline.answer("springfield") {
      $0.origin = GeoPoint(latitude: 37.2153, longitude: -93.2982)
    }
    let far = try await Offline.answer("springfield") {
      $0.origin = GeoPoint(latitude: 42.1015, longitude: -72.5898)
    }
    #expect(near.places.first?.placeId == "gn:4409896")
    #expect(far.places.first?.placeId == "gn:4951788")
    #expect(Set(near.places.map(\.placeId)) == Set(far.places.map(\.placeId)))
  }

  @Test("C55 never more than five, whatever fits", arguments: ["a", "s", "san", "new", "st"])
  func five(input: String) async throws {
    #expect(try await Offline.answer(input).suggestions.count == 5)
  }
}
