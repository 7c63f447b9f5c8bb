/// Typing as an async sequence: what a delegate-style fetcher becomes when its screen is ported.
///
/// It runs on the same engine as the legacy classes, so a ported screen asks the same requests at the same
/// moments and never sees an outdated answer.
///
/// ```swift
/// let typing = TypingSession { text in
///   try await client.fetchAutocompleteSuggestions(
///     with: AutocompleteRequest(query: text, sessionToken: token)).get()
/// }
/// Task { for await update in typing.updates { show(update) } }
/// typing.textChanged("syd")
/// ```
@MainActor
public final class TypingSession<Row: Sendable> {
  /// Something to show.
  public enum Update: Sendable {
    /// Nothing was typed, or too little.
    case empty
    /// At least one row, for the newest text.
    case rows([Row])
    /// Nothing matches the newest text.
    case noMatch
    /// The request for the newest text failed, with the error that `ask` threw.
    case failed(any Error)
  }

  /// What is to be shown, one update for each change; a second reader takes updates away from the first.
  public let updates: AsyncStream<Update>

  /// Raise it when something else that shapes the request changed, such as filter or token: then the same
  /// text asks again (decision D3).
  public var revision = 0

  private let continuation: AsyncStream<Update>.Continuation
  private var driver: TypingDriver<Int, Row>?

  /// - Parameters:
  ///   - policy: when typing asks.
  ///   - clock: for tests that own time.
  ///   - ask: the question to the service; it runs on the main actor, and its task is cancelled when a newer
  ///     text goes out. What it throws arrives as ``Update/failed(_:)``.
  public init(
    policy: TypingPolicy = PlacesEnvironment.current.typingPolicy,
    clock: any PlacesClock = PlacesEnvironment.current.clock,
    ask: @escaping @MainActor (_ text: String) async throws -> [Row]
  ) {
    (updates, continuation) = AsyncStream.makeStream()
    driver = TypingDriver(
      engine: TypingEngine(policy: policy, surface: .session), clock: clock,
      hooks: .init(
        context: { [weak self] in self?.revision ?? 0 },
        ask: { text, _, _ in try await ask(text) },
        tell: { [weak self] notice, error in
          self?.tell(notice, error)
          return self != nil
        }))
  }

  deinit {
    continuation.finish()
    // The driver's timer and calls would go on without their session, and cost requests that nobody reads.
    if let driver { Task { @MainActor in driver.handle(.ended) } }
  }

  /// The user changed the text; `nil` is no text. Call it on each change.
  public func textChanged(_ text: String?) {
    driver?.handle(.textChanged(text))
  }

  /// Stops all work and ends ``updates``; texts that come later ask nothing. Letting go of the session does
  /// the same.
  public func finish() {
    driver?.handle(.ended)
    driver = nil
    continuation.finish()
  }

  private func tell(_ notice: TypingEngine<Int, Row>.Notice, _ error: (any Error)?) {
    switch notice {
    case .updated:
      switch driver?.content {
      case .rows(let rows): continuation.yield(.rows(rows))
      case .noMatch: continuation.yield(.noMatch)
      case .cantLoad, .some(.none), nil: continuation.yield(.empty)
      }
    case .failed:
      if let error { continuation.yield(.failed(error)) }
    case .requested, .detailed:
      break
    }
  }
}
