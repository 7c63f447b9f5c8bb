public import PlacesEngine

extension PlacesEnvironment {
  /// Lets the connection fail once, at the first request for a text, so that a sample can try again.
  public func loseConnectionOnce(at text: String) {
    guard let service else { return }
    self.service = LostConnection(service: service, text: text)
  }
}

/// A service that fails once and otherwise hands on what another one answers.
private actor LostConnection: PlacesService {
  private let service: any PlacesService
  private var text: String?

  init(service: any PlacesService, text: String) {
    self.service = service
    self.text = text
  }

  func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    if query.input == text {
      text = nil
      throw ServiceFailure(.network, "The connection was lost. Try again.")
    }
    return try await service.predictions(for: query)
  }

  func details(for query: DetailsQuery) async throws -> ServicePlace {
    try await service.details(for: query)
  }
}
