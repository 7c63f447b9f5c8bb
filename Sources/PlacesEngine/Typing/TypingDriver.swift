/// Performs what a ``TypingEngine`` decides: one shell for every front door, on the main actor.
///
/// It owns the timer and the tasks, hands their outcomes back, and tells the owner. It holds no rule of
/// its own.
@MainActor
package final class TypingDriver<Context: Equatable & Sendable, Row: Sendable> {
  package typealias Engine = TypingEngine<Context, Row>

  /// How the driver reaches its owner.
  package struct Hooks {
    /// What shapes a request, as it is now.
    package var context: @MainActor () -> Context
    /// Asks for predictions.
    package var ask: @MainActor (_ text: String, _ context: Context, _ session: Int) async throws -> [Row]
    /// Asks for details and keeps them until they are told.
    package var fetchDetails: @MainActor (_ row: Row, _ session: Int) async throws -> Void
    /// Tells the owner's delegate and says whether there was one; `error` is set with
    /// ``TypingEngine/Notice/failed``.
    package var tell: @MainActor (_ notice: Engine.Notice, _ error: (any Error)?) -> Bool
    /// The object to keep alive while work is outstanding (decision D7); `nil` keeps none.
    package var owner: @MainActor () -> AnyObject?

    package init(
      context: @escaping @MainActor () -> Context,
      ask: @escaping @MainActor (String, Context, Int) async throws -> [Row],
      fetchDetails: @escaping @MainActor (Row, Int) async throws -> Void = { _, _ in },
      tell: @escaping @MainActor (Engine.Notice, (any Error)?) -> Bool,
      owner: @escaping @MainActor () -> AnyObject? = { nil }
    ) {
      self.context = context
      self.ask = ask
      self.fetchDetails = fetchDetails
      self.tell = tell
      self.owner = owner
    }
  }

  private var engine: Engine
  private let clock: any PlacesClock
  private let hooks: Hooks
  private var timer: ScheduledAction?
  private var calls: [Int: Task<Void, Never>] = [:]
  private var keptAlive: AnyObject?
  /// Counts ``TypingEngine/Event/ended``.
  private var endings = 0

  package init(engine: Engine, clock: any PlacesClock, hooks: Hooks) {
    self.engine = engine
    self.clock = clock
    self.hooks = hooks
  }

  package var content: Engine.Content { engine.content }
  package var activity: Engine.Activity { engine.activity }
  package var isClear: Bool { engine.isClear }
  /// The number of the session that the next request belongs to.
  package var session: Int { engine.session }

  /// Takes an event from the owner and does what follows from it.
  package func handle(_ event: Engine.Event) {
    handle(event, error: nil)
  }

  private func handle(_ event: Engine.Event, error: (any Error)?) {
    // The owner may be released by whoever is told; it stays until this event is done.
    let owner = hooks.owner()
    if case .ended = event { endings += 1 }
    let ending = endings
    let actions = engine.handle(event, context: hooks.context())
    // Whoever hears the first of two notices may end everything; then the second is told to nobody.
    for action in actions where endings == ending {
      perform(action, error: error)
    }
    keptAlive = engine.hasOutstandingWork ? owner : nil
  }

  private func perform(_ action: Engine.Action, error: (any Error)?) {
    switch action {
    case .startTimer(let interval):
      timer?.cancel()
      timer = clock.schedule(after: interval) { [self] in
        timer = nil
        handle(.timerFired)
      }
    case .stopTimer:
      timer?.cancel()
      timer = nil
    case .ask(let number, let text, let context, let session):
      run(number) { [self] in
        let rows = try await hooks.ask(text, context, session)
        return { self.handle(.answered(number, rows)) }
      } failed: { [self] error in
        handle(.failed(number, retryable: error.isRetryable), error: error)
      }
    case .fetchDetails(let number, let row, let session):
      run(number) { [self] in
        try await hooks.fetchDetails(row, session)
        return { self.handle(.detailsAnswered(number)) }
      } failed: { [self] error in
        handle(.detailsFailed(number, retryable: error.isRetryable), error: error)
      }
    case .stop(let number):
      calls.removeValue(forKey: number)?.cancel()
    case .tellLater(let number):
      Task { handle(.turnPassed(number)) }
    case .tell(let notice):
      if !hooks.tell(notice, error) { handle(.unheard) }
    }
  }

  /// Runs a call; what it returns delivers the outcome. A call that was stopped delivers nothing (D6).
  private func run(
    _ number: Int,
    _ call: @escaping @MainActor () async throws -> @MainActor () -> Void,
    failed: @escaping @MainActor (any Error) -> Void
  ) {
    calls[number] = Task {
      do {
        let deliver = try await call()
        calls[number] = nil
        deliver()
      } catch is CancellationError {
        calls[number] = nil
        handle(.callCancelled(number))
      } catch {
        calls[number] = nil
        failed(error)
      }
    }
  }
}

extension Error {
  fileprivate var isRetryable: Bool {
    ServiceFailure(wrapping: self).kind.isRetryable
  }
}
