// What goes into a typing engine and what comes out.

extension TypingEngine {
  /// Something that happened.
  public enum Event: Sendable {
    /// The user changed the text; `nil` is no text.
    case textChanged(String?)
    case timerFired
    /// The call that caused ``Action/tellLater(_:)`` has returned.
    case turnPassed(Int)
    case answered(Int, [Row])
    case failed(Int, retryable: Bool)
    /// A request or details call ended without an outcome; nobody is told (D6).
    case callCancelled(Int)
    /// Nobody was there to hear what was told (D6); the same text may then be asked again (D3).
    case unheard
    /// A tapped row that the owner let through.
    case selected(Row)
    case detailsAnswered(Int)
    case detailsFailed(Int, retryable: Bool)
    case retried
    /// The owner asked for an empty list (D9).
    case cleared
    /// The user gave up, or the owner is gone: all work stops and nobody is told.
    case ended
  }

  /// Something to do. Notices come after all other actions of one event, because whoever hears them may
  /// send the next event before the call returns (D16).
  public enum Action: Sendable {
    /// Starts the one timer, replacing it if it runs.
    case startTimer(Duration)
    case stopTimer
    case ask(number: Int, text: String, context: Context, session: Int)
    case fetchDetails(number: Int, row: Row, session: Int)
    /// Stops the request or details call of this number.
    case stop(Int)
    /// Sends ``Event/turnPassed(_:)`` once the causing call has returned.
    case tellLater(Int)
    case tell(Notice)
  }

  /// Something the owner hears.
  public enum Notice: Sendable, Hashable {
    /// A request for predictions went out (or a list was cleared, D9).
    case requested
    /// ``content`` may have changed; told once for each request that was not superseded (D19).
    case updated
    /// The failure at hand is for the owner.
    case failed
    /// The details at hand are for the owner.
    case detailed
  }
}

// MARK: - Comparing

extension TypingEngine.Event: Equatable where Row: Equatable {}
extension TypingEngine.Action: Equatable where Row: Equatable {}
