public import PlacesEngine

/// A places service that answers by a script and keeps a log of every call.
///
/// Each call is answered by a rule. A rule may answer at once, after a delay of the manual clock, fail, or
/// hold the call, which then waits until ``answer(_:with:)`` or ``fail(_:with:)`` names it. A held call that
/// is cancelled ends as cancelled, and the log shows it.
@MainActor
public final class ScriptedService: PlacesService {
  /// What was asked.
  public enum Question: Sendable, Hashable {
    case predictions(PredictionQuery)
    case details(DetailsQuery)
  }

  /// What to do about a call.
  public indirect enum Reply: Sendable {
    case predictions(PredictionAnswer)
    case place(ServicePlace)
    case failure(ServiceFailure)
    /// Throws something that no service should.
    case error(any Error)
    /// Ends as cancelled, although nobody stopped the call.
    case cancelled
    /// Waits for the test to answer.
    case hold
    case after(Duration, Reply)
    /// Ignores cancellation and gives the reply all the same, as a service that is late to notice would.
    case deaf(Duration, Reply)
  }

  /// One call and what became of it.
  public struct Call: Sendable {
    public enum State: Sendable, Hashable { case waiting, answered, failed, cancelled }
    /// Counts from 1.
    public var number: Int
    public var question: Question
    public var state = State.waiting
    /// When it came, by the manual clock.
    public var time: Duration

    /// The text asked about; `nil` for a details call.
    public var input: String? {
      if case .predictions(let query) = question { query.input } else { nil }
    }

    public var sessionToken: String? {
      switch question {
      case .predictions(let query): query.sessionToken
      case .details(let query): query.sessionToken
      }
    }
  }

  /// Decides what to do about a call; replace it at any time.
  public var rule: (Call) -> Reply
  /// Every call, in order.
  public private(set) var calls: [Call] = []
  /// Hears of each call when it comes, and when its state changes.
  public var onChange: ((Call) -> Void)?

  private let clock: ManualClock
  private var held: [Int: CheckedContinuation<Reply, any Error>] = [:]

  public init(clock: ManualClock, rule: @escaping (Call) -> Reply = { _ in .hold }) {
    self.clock = clock
    self.rule = rule
  }

  /// Answers the calls with these replies, in order; calls beyond the last are held.
  public convenience init(clock: ManualClock, replies: [Reply]) {
    self.init(clock: clock) { replies.indices.contains($0.number - 1) ? replies[$0.number - 1] : .hold }
  }

  /// The calls that wait for their answer, in order.
  public var waiting: [Call] { calls.filter { $0.state == .waiting } }

  /// The texts asked about, in order.
  public var inputs: [String] { calls.compactMap(\.input) }

  /// The autocomplete questions, in order.
  public var queries: [PredictionQuery] {
    calls.compactMap { if case .predictions(let query) = $0.question { query } else { nil } }
  }

  /// The details questions, in order.
  public var detailsQueries: [DetailsQuery] {
    calls.compactMap { if case .details(let query) = $0.question { query } else { nil } }
  }

  /// Answers a held call; of two that are answered in one turn either may come first.
  public func answer(_ number: Int, with reply: Reply) {
    guard let continuation = held.removeValue(forKey: number) else { return }
    clock.onTheWay()
    continuation.resume(returning: reply)
  }

  /// Answers held calls out of order: those of these numbers, one after the other, each by a rule.
  ///
  /// The callers get hold of the answers in this order: what one sets off has happened before the next is
  /// given. A number that no held call has is passed over.
  public func answer(inOrder numbers: [Int], by rule: (Call) -> Reply = ScriptedService.echo) async {
    for number in numbers where calls.indices.contains(number - 1) {
      answer(number, with: rule(calls[number - 1]))
      await clock.settle()
    }
  }

  /// Fails a held call.
  public func fail(_ number: Int, with failure: ServiceFailure) {
    answer(number, with: .failure(failure))
  }

  public nonisolated func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    let reply = try await reply(to: .predictions(query))
    guard case .predictions(let answer) = reply else {
      throw ServiceFailure(.internal, "The script answered an autocomplete call with something else.")
    }
    return answer
  }

  public nonisolated func details(for query: DetailsQuery) async throws -> ServicePlace {
    let reply = try await reply(to: .details(query))
    guard case .place(let place) = reply else {
      throw ServiceFailure(.internal, "The script answered a details call with something else.")
    }
    return place
  }

  /// Logs the call and waits for its reply.
  private func reply(to question: Question) async throws -> Reply {
    let number = calls.count + 1
    calls.append(Call(number: number, question: question, time: clock.now))
    clock.happened()
    onChange?(calls[number - 1])
    var reply = rule(calls[number - 1])
    while true {
      switch reply {
      case .predictions, .place:
        set(.answered, number)
        return reply
      case .failure(let failure):
        set(.failed, number)
        throw failure
      case .error(let error):
        set(.failed, number)
        throw error
      case .cancelled:
        set(.cancelled, number)
        throw CancellationError()
      case .hold:
        reply = try await hold(number)
      case .after(let delay, let next):
        reply = try await hold(number) { [self] in
          _ = clock.schedule(after: delay) { self.answer(number, with: next) }
        }
      case .deaf(let delay, let next):
        reply = await withCheckedContinuation { continuation in
          _ = clock.schedule(after: delay) { [clock] in
            clock.onTheWay()
            continuation.resume(returning: next)
          }
        }
        clock.arrived()
      }
    }
  }

  private func hold(_ number: Int, then start: () -> Void = {}) async throws -> Reply {
    defer { clock.arrived() }
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          if Task.isCancelled {
            clock.onTheWay()
            continuation.resume(throwing: CancellationError())
          } else {
            held[number] = continuation
            start()
          }
        }
      } onCancel: {
        clock.onTheWay()
        Task { @MainActor in
          guard let continuation = held.removeValue(forKey: number) else { return clock.arrived() }
          continuation.resume(throwing: CancellationError())
        }
      }
    } catch {
      set(.cancelled, number)
      throw error
    }
  }

  private func set(_ state: Call.State, _ number: Int) {
    calls[number - 1].state = state
    clock.happened()
    onChange?(calls[number - 1])
  }
}
