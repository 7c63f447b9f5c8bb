import PlacesOffline
import Testing

/// Shared by the tests: the bundled places without records.
enum Offline {
  static func service() throws -> OfflinePlacesService { try .bundled() }

  /// The answer to a query of only a text, changed as wanted.
  static func answer(
    _ input: String, _ change: (inout PredictionQuery) -> Void = { _ in }
  ) async throws -> PredictionAnswer {
    var query = PredictionQuery(input: input)
    change(&query)
    return try await service().predictions(for: query)
  }

  static func texts(
    _ input: String, _ change: (inout PredictionQuery) -> Void = { _ in }
  ) async throws -> [String] {
    try await answer(input, change).places.map(\.text.text)
  }
}
