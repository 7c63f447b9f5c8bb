import PlacesEngine

/// A service in memory that answers every text at once with the same predictions.
struct ImmediateService: PlacesService {
  private let answer: PredictionAnswer

  /// - Parameter predictions: 0…5.
  init(predictions: Int) {
    answer = PredictionAnswer(places: Array(Self.places.prefix(predictions)))
  }

  private static let places: [ServicePrediction] =
    [
      ("Sydney", "Australia"), ("Sydney Opera House", "New South Wales, Australia"),
      ("Sydney Bankstown Airport", "New South Wales, Australia"), ("Sydney", "Canada"),
      ("Sydney Kingsford Smith International Airport", "New South Wales, Australia"),
    ].enumerated().map { index, texts in
      let matches = [ServiceMatch(startOffset: 0, endOffset: 3)]
      return ServicePrediction(
        placeId: "place-\(index)",
        text: ServiceText("\(texts.0), \(texts.1)", matches: matches),
        structuredFormat: StructuredFormat(
          mainText: ServiceText(texts.0, matches: matches), secondaryText: ServiceText(texts.1)),
        types: ["locality", "political", "geocode"])
    }

  func predictions(for query: PredictionQuery) async throws -> PredictionAnswer { answer }

  func details(for query: DetailsQuery) async throws -> ServicePlace { ServicePlace() }
}
