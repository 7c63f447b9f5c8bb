import LegacyPlacesTesting
import PlacesEngine

/// A places service whose calls wait until the test picks one and says what becomes of it.
///
/// Each call knows whether it was stopped; a deaf one waits on all the same, as a call does that is answered
/// while it is being stopped.
@MainActor
final class RandomService: PlacesService {
  @MainActor
  final class Call {
    let number: Int
    let question: ScriptedService.Question
    let isDeaf: Bool
    fileprivate(set) var isStopped = false
    fileprivate var waiting: CheckedContinuation<ScriptedService.Reply, any Error>?

    init(number: Int, question: ScriptedService.Question, isDeaf: Bool) {
      self.number = number
      self.question = question
      self.isDeaf = isDeaf
    }

    var isDetails: Bool { if case .details = question { true } else { false } }

    var input: String? {
      if case .predictions(let query) = question { query.input } else { nil }
    }

    var token: String? {
      switch question {
      case .predictions(let query): query.sessionToken
      case .details(let query): query.sessionToken
      }
    }
  }

  private let clock: ManualClock
  private(set) var waiting: [Call] = []
  private(set) var count = 0
  /// Hears of each call as it comes in; a reply ends it at once.
  var onCall: (Call) -> ScriptedService.Reply? = { _ in nil }
  var isDeaf: () -> Bool = { false }

  init(clock: ManualClock) {
    self.clock = clock
  }

  func end(_ call: Call, with reply: ScriptedService.Reply) {
    waiting.removeAll { $0 === call }
    wake(call, with: .success(reply))
  }

  nonisolated func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    switch try await reply(to: .predictions(query)) {
    case .predictions(let answer): return answer
    case .failure(let failure): throw failure
    default: throw ServiceFailure(.internal, "scripted")
    }
  }

  nonisolated func details(for query: DetailsQuery) async throws -> ServicePlace {
    switch try await reply(to: .details(query)) {
    case .place(let place): return place
    case .failure(let failure): throw failure
    default: throw ServiceFailure(.internal, "scripted")
    }
  }

  private func reply(to question: ScriptedService.Question) async throws -> ScriptedService.Reply {
    count += 1
    let call = Call(number: count, question: question, isDeaf: isDeaf())
    if let reply = onCall(call) { return reply }
    waiting.append(call)
    defer { clock.arrived() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        call.waiting = continuation
        if Task.isCancelled { stop(call) }
      }
    } onCancel: {
      Task { @MainActor in stop(call) }
    }
  }

  private func stop(_ call: Call) {
    call.isStopped = true
    guard !call.isDeaf else { return }
    waiting.removeAll { $0 === call }
    wake(call, with: .failure(CancellationError()))
  }

  private func wake(_ call: Call, with result: Result<ScriptedService.Reply, any Error>) {
    guard let continuation = call.waiting else { return }
    call.waiting = nil
    clock.onTheWay()
    continuation.resume(with: result)
  }
}

/// Numbers that are the same on every run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
