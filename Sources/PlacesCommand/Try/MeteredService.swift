import PlacesEngine

/// A places service that notes every call of another one: when it came, what about, what became of it.
@MainActor
final class MeteredService: PlacesService {
  /// An autocomplete call.
  struct Request {
    /// Counts from 1.
    var number: Int
    var time: Duration
    var text: String
    var outcome: Outcome?
  }

  /// What became of a call.
  enum Outcome: Hashable {
    /// With so many suggestions.
    case answered(Int)
    case failed(ServiceFailure)
    /// A newer text made the answer unwanted.
    case cancelled
  }

  private(set) var requests: [Request] = []
  /// Details calls, whatever became of them.
  private(set) var detailsCalls = 0

  /// Called when an autocomplete call goes out.
  var onRequest: () -> Void = {}

  private let base: any PlacesService
  private let stage: TryStage

  init(_ base: any PlacesService, stage: TryStage) {
    self.base = base
    self.stage = stage
  }

  nonisolated func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    let number = await begin(query.input)
    do {
      let answer = try await base.predictions(for: query)
      await end(number, .answered(answer.suggestions.count))
      return answer
    } catch {
      await end(number, error is CancellationError ? .cancelled : .failed(ServiceFailure(wrapping: error)))
      throw error
    }
  }

  nonisolated func details(for query: DetailsQuery) async throws -> ServicePlace {
    await beginDetails()
    do {
      let place = try await base.details(for: query)
      await stage.callEnded()
      return place
    } catch {
      await stage.callEnded()
      throw error
    }
  }

  private func begin(_ text: String) -> Int {
    stage.callBegan()
    let number = requests.count + 1
    requests.append(Request(number: number, time: stage.now, text: text))
    onRequest()
    return number
  }

  private func end(_ number: Int, _ outcome: Outcome) {
    requests[number - 1].outcome = outcome
    stage.callEnded()
  }

  private func beginDetails() {
    stage.callBegan()
    detailsCalls += 1
  }
}
