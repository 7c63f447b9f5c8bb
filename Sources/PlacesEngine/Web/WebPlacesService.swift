/// The places service of Google over HTTPS.
public struct WebPlacesService: PlacesService {
  public init(key: String) {}

  public func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    throw ServiceFailure(.internal, "to come")
  }

  public func details(for query: DetailsQuery) async throws -> ServicePlace {
    throw ServiceFailure(.internal, "to come")
  }
}
