import PlacesEngine

/// The tokens of the classes with a list, one for each session, and what the ledger is told of sessions that
/// were given up.
///
/// A token is made with the first call of its session and kept until details of a later session are attempted,
/// because a retry of the same details call sends it again (D10). A session that was given up is told to the
/// ledger when the last of its calls has been booked: a stopped call is booked a moment after it was stopped,
/// and would count as a use of an ended session.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
final class AutocompleteSessions {
  private final class Session {
    let token: GMSAutocompleteSessionToken
    var calls = 0
    var isGivenUp = false

    init(token: GMSAutocompleteSessionToken) {
      self.token = token
    }
  }

  private let environment: PlacesEnvironment
  private var sessions: [Int: Session] = [:]

  init(environment: PlacesEnvironment) {
    self.environment = environment
  }

  /// Runs a call under the token of its session; a call that was stopped before it began makes no token.
  func call<Answer>(
    in number: Int, _ call: @MainActor (GMSAutocompleteSessionToken) async throws -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    let session = session(number)
    session.calls += 1
    defer {
      session.calls -= 1
      tell(session)
    }
    return try await call(session.token)
  }

  /// Details of this session are attempted; those of older ones will not be tried again.
  func forgetSessions(before number: Int) {
    sessions = sessions.filter { $0.key >= number }
  }

  /// The session was given up.
  func giveUp(_ number: Int) {
    guard let session = sessions.removeValue(forKey: number) else { return }
    session.isGivenUp = true
    tell(session)
  }

  /// Everything was given up. A session whose details went out ends with them all the same.
  func giveUpAll() {
    for number in sessions.keys { giveUp(number) }
  }

  private func tell(_ session: Session) {
    guard session.isGivenUp, session.calls == 0 else { return }
    environment.recordAbandoned(token: session.token.text)
  }

  private func session(_ number: Int) -> Session {
    if let session = sessions[number] { return session }
    let session = Session(token: GMSAutocompleteSessionToken(text: environment.makeToken()))
    sessions[number] = session
    return session
  }
}
