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
      ("1 macq", "syn:syd-address-macquarie-street-1"),
    ])
  func first(input: String, id: String) async throws {
    let answer = try await Offline.answer(input)
    #expect(answer.places.first?.placeId == id, "\(answer.places.map(\.placeId))")
  }
}
