/// What one of the classes with a list shows, and where its session stands.
struct ReferenceList {
  indirect enum Content: Equatable {
    case empty
    case rows([PredictionFacts])
    case noMatch
    /// "Can't load", with "try again" (C27, D12).
    case cantLoad(Retry)
  }

  enum Retry: Equatable {
    case predictions
    /// The pick, and what was on show before it failed.
    case details(Pick, over: Content)
  }

  /// A row that was picked: what its details are asked with. A retry asks the same again (D10).
  struct Pick: Equatable {
    var place: String
    var token: String
  }

  var content = Content.empty
  /// The list at the last did-update, also when nobody heard it.
  var told = ListState.empty
  /// The rows as the delegate was last told of them.
  var toldRows: [PredictionFacts] = []
  /// The details call under way.
  var details: (work: Int, pick: Pick)?
  /// Counts sessions; each has its token (D10).
  var session = 1
  /// Whether a did-request, or a change of the list, still has its did-update to come (D19).
  var owesUpdate = false
  /// How many clearings are being told, one inside the other.
  var clearings = 0
  /// Counts the presentations of the full-screen controller.
  var presentation = 1
  /// Whether a full-screen presentation has made its terminal call (B17).
  var isOver = false

  var token: String { "session-\(session)" }

  var state: ListState {
    switch content {
    case .empty: .empty
    case .rows(let rows): .rows(rows)
    case .noMatch: .noMatch
    case .cantLoad: .cantLoad
    }
  }
}

// What the list shows and when its delegate hears of it: C16 to C18, D2, D9, D12, D19.

extension ReferenceModel {
  mutating func listShows(_ outcome: ReferenceWork.Outcome, _ about: ReferenceTyping.About) {
    switch outcome {
    case .places(let places):
      typing.delivered = about
      list.content = places.isEmpty ? .noMatch : .rows(places)
      tellUpdate()
    case .failure(let code) where isRetryable(code):
      list.content = .cantLoad(.predictions)
      tellUpdate()
    case .failure(let code):
      // Rows of an older text do not stay under a failure that is told.
      list.content = .empty
      tellUpdateThenFailure(code)
    case .gone, .place:
      tellUpdate()
    }
  }

  /// C26: exactly three.
  func isRetryable(_ code: Int) -> Bool { [-1, -2, -3].contains(code) }

  /// - Parameter owed: whether it is what a request, or an emptied list, still has coming. The did-update of a
  ///   details call is its own (D19).
  mutating func tellUpdate(owed: Bool = true) {
    if owed { list.owesUpdate = false }
    list.told = list.state
    guard !isReleased, !list.isOver, delegate != nil else { return }
    list.toldRows = if case .rows(let rows) = list.content { rows } else { [] }
    tell(.updated(list.state))
  }

  /// D19: in this order, to whoever is the delegate at each (D6). A presentation that ended in between, or was
  /// begun anew, has nothing to do with the failure (B17).
  mutating func tellUpdateThenFailure(_ code: Int, owed: Bool = true) {
    let presentation = list.presentation
    tellUpdate(owed: owed)
    if !isReleased, !list.isOver, list.presentation == presentation { tell(.failed(code)) }
  }

  /// Unless a newer text is on its way, whose did-update serves both.
  mutating func listTellsOwedUpdate() {
    if list.owesUpdate, typing.isIdle { tellUpdate() }
  }

  mutating func listHasNoText(wasIdle: Bool) {
    guard list.content != .empty || !wasIdle || list.told != .empty else { return }
    list.content = .empty
    list.owesUpdate = true
    agenda.addAfterTurn(.tellUpdate)
  }

  /// D9: did-update, then did-request, before it returns; nothing is asked, and the session is over (D10).
  mutating func clear() {
    let wasClear = list.content == .empty && typing.isIdle && !list.owesUpdate
    if wasClear, list.clearings > 0 { return }
    startAnew()
    list.clearings += 1
    tellUpdate()
    tell(.requested)
    list.clearings -= 1
  }
}

extension ReferenceModel {
  /// The search begins again: nothing on show, no session, and its first text asks at once.
  mutating func startAnew() {
    stopAsking()
    typing.text = nil
    typing.pause = nil
    list.content = .empty
    list.session += 1
  }
}
