/// What happens as a user types, taps and waits: a pure machine, events in, actions out.
///
/// The engine holds no clock, task or closure. A driver hands it events, performs the actions it returns,
/// and passes in the `context` (filter, token) as it is at that moment; the engine reads it only when a
/// request goes out (decision D4) and to see whether it changed (D3). Whatever belongs to an outdated text
/// is dropped here, so no front door can show it.
///
/// What is on show (``content``) and what is under way (``activity``) are independent: rows stay while a
/// newer question is out.
///
/// `Row` is one suggestion, `Context` everything but the text that shapes a request.
public struct TypingEngine<Context: Equatable & Sendable, Row: Sendable>: Sendable {
  /// Who listens: decides what a failure and an empty list look like.
  public enum Surface: Sendable, Hashable {
    /// Hears every failure (contract item 12), and hears "no match" as an empty list.
    case fetcher
    /// Hears every failure, and tells "no match" from no text.
    case session
    /// Keeps retryable failures inside, with a retry (items 25–27, decisions D12 and D19).
    case list
  }

  /// What is on show.
  public enum Content: Sendable {
    case none
    /// At least one row.
    case rows([Row])
    case noMatch
    case cantLoad(Retry)
  }

  /// What a retry would repeat.
  public enum Retry: Sendable {
    case predictions
    /// Details of this row, in the session of the first attempt (D10).
    case details(Row, session: Int)
  }

  /// What is under way.
  public enum Activity: Sendable, Hashable {
    case idle
    /// A text waits for the timer or for the answer under way.
    case waiting
    case asking
    case fetchingDetails
  }

  /// What is on show now.
  public private(set) var content = Content.none
  /// The number of the session that the next request belongs to; sessions count from 1.
  public private(set) var session = 1

  private let policy: TypingPolicy
  private let surface: Surface

  /// The newest text, trimmed; `nil` when there is nothing to ask about.
  private var text: String?
  /// The last question that went out.
  private var question: Question?
  private var wait = Wait.nothing
  private var timer: Timer?
  private var details: Details?
  /// What was on show before the failure of details took its place.
  private var covered: Content?
  /// The number of a change that is still to be told, after the causing call has returned (D14).
  private var untold: Int?
  /// Whether the last that was told was an empty list; what nobody heard was not told.
  private var toldEmpty = true
  /// What ``toldEmpty`` was before the newest event, if that told of a change.
  private var toldEmptyBefore: Bool?
  /// Whether a request was told whose outcome was not, nor that of a newer one (D19).
  private var owesUpdate = false
  private var lastNumber = 0

  private struct Question: Sendable {
    enum Outcome { case underWay, delivered, failed, dropped }
    var number: Int
    var text: String
    var context: Context
    var session: Int
    var outcome = Outcome.underWay
  }

  private struct Details: Sendable {
    var number: Int
    var row: Row
    var session: Int
  }

  private enum Wait { case nothing, forTimer, forAnswer }

  private enum Timer {
    /// A request went out; the next may follow when it fires.
    case spacing
    /// A text came; it is asked about when it fires.
    case quiet
  }

  public init(policy: TypingPolicy, surface: Surface) {
    self.policy = policy
    self.surface = surface
  }

  /// What is under way now.
  public var activity: Activity {
    if details != nil { return .fetchingDetails }
    if question?.outcome == .underWay { return .asking }
    return wait == .nothing ? .idle : .waiting
  }

  /// Whether something is still to be asked, answered or told.
  public var hasOutstandingWork: Bool {
    activity != .idle || untold != nil
  }

  /// Whether there is nothing that clearing would take away: details that are out are none of it (D21).
  package var isClear: Bool {
    guard case .none = content else { return false }
    return question?.outcome != .underWay && wait == .nothing && untold == nil && !owesUpdate
  }
}

// MARK: - Events in, actions out

extension TypingEngine {
  /// Takes an event and says what to do about it.
  ///
  /// - Parameter context: what shapes a request, as it is now.
  public mutating func handle(_ event: Event, context: Context) -> [Action] {
    var actions: [Action] = []
    actions.reserveCapacity(4)
    switch event {
    case .textChanged(let text): textChanged(text, context, &actions)
    case .timerFired: timerFired(context, &actions)
    case .turnPassed(let number): turnPassed(number, &actions)
    case .answered(let number, let rows): answered(number, rows, context, &actions)
    case .failed(let number, let retryable): failed(number, retryable, context, &actions)
    case .callCancelled(let number): callCancelled(number, context, &actions)
    case .unheard: unheard()
    case .selected(let row): selected(row, &actions)
    case .detailsAnswered(let number): detailsAnswered(number, &actions)
    case .detailsFailed(let number, let retryable): detailsFailed(number, retryable, &actions)
    case .retried: retried(context, &actions)
    case .cleared: cleared(&actions)
    case .ended: stopEverything(&actions)
    }
    toldEmptyBefore = nil
    for case .tell(.updated) in actions {
      toldEmptyBefore = toldEmpty
      toldEmpty = looksEmpty
    }
    return actions
  }
}

// MARK: - Typing

extension TypingEngine {
  private mutating func textChanged(_ raw: String?, _ context: Context, _ actions: inout [Action]) {
    let trimmed = TypingText.trimmed(raw)
    guard trimmed.count >= policy.minimumLength else { return emptied(&actions) }
    text = trimmed
    untold = nil
    if let question, question.text == trimmed, question.context == context, question.session == session,
      question.outcome == .underWay || question.outcome == .delivered
    {
      // The same text again (D3); a different one that was waiting falls away. Rows that the failure of details
      // covers come back: the user has turned to them.
      if question.outcome == .delivered, uncover() { tellUpdatedLater(&actions) }
      return stopWaiting(&actions)
    }
    switch policy.pace(forLength: trimmed.count) {
    case .immediate:
      stopTimer(&actions)
      askOrWaitForAnswer(context, &actions)
    case .throttle where timer == .spacing:
      wait = .forTimer
    case .throttle:
      stopTimer(&actions)
      askOrWaitForAnswer(context, &actions)
    case .debounce(let interval):
      wait = .forTimer
      startTimer(.quiet, interval, &actions)
    }
  }

  private mutating func timerFired(_ context: Context, _ actions: inout [Action]) {
    timer = nil
    if wait == .forTimer { askOrWaitForAnswer(context, &actions) }
  }

  private mutating func askOrWaitForAnswer(_ context: Context, _ actions: inout [Action]) {
    if policy.mergesInFlight, question?.outcome == .underWay {
      wait = .forAnswer
    } else {
      ask(context, &actions)
    }
  }

  private mutating func ask(_ context: Context, _ actions: inout [Action]) {
    guard let text else { return }
    stopQuestion(&actions)
    wait = .nothing
    let number = nextNumber()
    question = Question(number: number, text: text, context: context, session: session)
    if case .throttle(let interval) = policy.pace(forLength: text.count) {
      startTimer(.spacing, interval, &actions)
    }
    actions.append(.ask(number: number, text: text, context: context, session: session))
    owesUpdate = true
    actions.append(.tell(.requested))
  }

  /// No text, or too little of it (D2).
  private mutating func emptied(_ actions: inout [Action]) {
    // What counts is what was told: an empty list that another text kept from being told is still owed.
    let wasEmptyAndIdle =
      (toldEmpty || untold != nil) && question?.outcome != .underWay && wait == .nothing
    text = nil
    stopWaiting(&actions)
    stopQuestion(&actions)
    question = nil
    content = .none
    if !wasEmptyAndIdle { tellUpdatedLater(&actions) }
  }

  private mutating func tellUpdatedLater(_ actions: inout [Action]) {
    let number = nextNumber()
    untold = number
    actions.append(.tellLater(number))
  }

  private mutating func turnPassed(_ number: Int, _ actions: inout [Action]) {
    guard untold == number else { return }
    untold = nil
    owesUpdate = false
    actions.append(.tell(.updated))
  }

  /// Whether what is on show looks to the owner as it does without text.
  private var looksEmpty: Bool {
    switch content {
    case .none: true
    case .noMatch: surface == .fetcher
    case .rows, .cantLoad: false
    }
  }
}

// MARK: - Answers

extension TypingEngine {
  private mutating func answered(
    _ number: Int, _ rows: [Row], _ context: Context, _ actions: inout [Action]
  ) {
    guard isCurrent(number, context, &actions) else { return }
    question?.outcome = .delivered
    owesUpdate = false
    content = rows.isEmpty ? .noMatch : .rows(rows)
    actions.append(.tell(.updated))
  }

  private mutating func failed(
    _ number: Int, _ retryable: Bool, _ context: Context, _ actions: inout [Action]
  ) {
    guard isCurrent(number, context, &actions) else { return }
    question?.outcome = .failed
    owesUpdate = false
    switch surface {
    case .fetcher, .session:
      actions.append(.tell(.failed))
    case .list where retryable:
      content = .cantLoad(.predictions)
      actions.append(.tell(.updated))
    case .list:
      content = .none
      actions.append(.tell(.updated))
      actions.append(.tell(.failed))
    }
  }

  private mutating func callCancelled(_ number: Int, _ context: Context, _ actions: inout [Action]) {
    if details?.number == number {
      details = nil
    } else if isCurrent(number, context, &actions) {
      question?.outcome = .dropped
      owesUpdate = false
    } else {
      return
    }
    // Nobody stopped this call: the service gave up by itself. A list's indicator switches off (D19).
    if surface == .list { actions.append(.tell(.updated)) }
  }

  private mutating func unheard() {
    if question?.outcome == .delivered { question?.outcome = .dropped }
    if let toldEmptyBefore { toldEmpty = toldEmptyBefore }
  }

  /// Whether the outcome of request `number` is still wanted; an outdated one is dropped (item 11, D5), and
  /// a text that waited for it goes out.
  private mutating func isCurrent(_ number: Int, _ context: Context, _ actions: inout [Action]) -> Bool {
    guard let question, question.number == number, question.outcome == .underWay else { return false }
    if question.text == text, wait == .nothing { return true }
    self.question?.outcome = .dropped
    if wait == .forAnswer { ask(context, &actions) }
    return false
  }
}

// MARK: - Selecting

extension TypingEngine {
  private mutating func selected(_ row: Row, _ actions: inout [Action]) {
    guard details == nil else { return }
    stopWaiting(&actions)
    stopQuestion(&actions)
    // A request that no newer one supersedes gets its did-update, so that indicators switch off (D19): one
    // under way, and one whose answer was dropped for a newer text that now is not asked about.
    if owesUpdate { tellUpdatedLater(&actions) }
    // The session ends here, whatever comes of the details (D10); new text begins another (D21).
    fetchDetails(row, session: session, &actions)
    session += 1
  }

  private mutating func fetchDetails(_ row: Row, session: Int, _ actions: inout [Action]) {
    let number = nextNumber()
    details = Details(number: number, row: row, session: session)
    actions.append(.fetchDetails(number: number, row: row, session: session))
  }

  private mutating func detailsAnswered(_ number: Int, _ actions: inout [Action]) {
    guard details?.number == number else { return }
    details = nil
    if uncover() { actions.append(.tell(.updated)) }
    actions.append(.tell(.detailed))
  }

  private mutating func detailsFailed(_ number: Int, _ retryable: Bool, _ actions: inout [Action]) {
    guard let details, details.number == number else { return }
    self.details = nil
    if surface == .list {
      if retryable {
        if !showsDetailsFailure { covered = content }
        content = .cantLoad(.details(details.row, session: details.session))
      } else {
        _ = uncover()
      }
      actions.append(.tell(.updated))
    }
    if surface != .list || !retryable { actions.append(.tell(.failed)) }
  }

  /// Once a retry of details has come to its end, shows again what their failure had replaced.
  ///
  /// - Returns: whether anything changed.
  private mutating func uncover() -> Bool {
    guard showsDetailsFailure, let covered else { return false }
    content = covered
    self.covered = nil
    return true
  }

  private var showsDetailsFailure: Bool {
    if case .cantLoad(.details) = content { true } else { false }
  }

  private mutating func retried(_ context: Context, _ actions: inout [Action]) {
    guard case .cantLoad(let retry) = content else { return }
    switch retry {
    case .predictions:
      // A second tap on "try again" while the first is under way asks nothing more.
      guard question?.outcome != .underWay else { return }
      stopWaiting(&actions)
      ask(context, &actions)
    case .details(let row, let session):
      guard details == nil else { return }
      fetchDetails(row, session: session, &actions)
    }
  }
}

// MARK: - Stopping

extension TypingEngine {
  private mutating func cleared(_ actions: inout [Action]) {
    stopTyping(&actions)
    actions.append(.tell(.updated))
    actions.append(.tell(.requested))
  }

  private mutating func stopEverything(_ actions: inout [Action]) {
    stopTyping(&actions)
    if let details { actions.append(.stop(details.number)) }
    details = nil
    // Nobody is told, and nothing is owed for what begins next.
    toldEmpty = true
  }

  private mutating func stopTyping(_ actions: inout [Action]) {
    stopTimer(&actions)
    wait = .nothing
    stopQuestion(&actions)
    question = nil
    text = nil
    untold = nil
    owesUpdate = false
    content = .none
    session += 1
  }

  /// Forgets the text that waits. The spacing between requests goes on: it is about requests, not texts.
  private mutating func stopWaiting(_ actions: inout [Action]) {
    wait = .nothing
    if timer == .quiet { stopTimer(&actions) }
  }

  private mutating func stopQuestion(_ actions: inout [Action]) {
    guard let question, question.outcome == .underWay else { return }
    actions.append(.stop(question.number))
    self.question?.outcome = .dropped
  }

  private mutating func startTimer(_ kind: Timer, _ interval: Duration, _ actions: inout [Action]) {
    timer = kind
    actions.append(.startTimer(interval))
  }

  private mutating func stopTimer(_ actions: inout [Action]) {
    guard timer != nil else { return }
    timer = nil
    actions.append(.stopTimer)
  }

  private mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - Comparing

extension TypingEngine.Content: Equatable where Row: Equatable {}
extension TypingEngine.Retry: Equatable where Row: Equatable {}
