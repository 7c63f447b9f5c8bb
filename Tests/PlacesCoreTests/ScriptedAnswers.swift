import PlacesEngine

/// A service that answers as told and remembers what it was asked.
final class Script: PlacesService {
  private struct Asked: Sendable {
    var predictions: [PredictionQuery] = []
    var details: [DetailsQuery] = []
  }

  private let asked = Locked(Asked())
  private let answer: @Sendable () async throws -> PredictionAnswer
  private let place: @Sendable () async throws -> ServicePlace

  init(
    answer: @escaping @Sendable () async throws -> PredictionAnswer = { PredictionAnswer() },
    place: @escaping @Sendable () async throws -> ServicePlace = { ServicePlace() }
  ) {
    self.answer = answer
    self.place = place
  }

  var predictionQueries: [PredictionQuery] { asked.withLock { $0.predictions } }
  var detailsQueries: [DetailsQuery] { asked.withLock { $0.details } }

  func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    asked.withLock { $0.predictions.append(query) }
    return try await answer()
  }

  func details(for query: DetailsQuery) async throws -> ServicePlace {
    asked.withLock { $0.details.append(query) }
    return try await place()
  }
}
