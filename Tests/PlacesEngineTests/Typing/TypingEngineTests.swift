import PlacesEngine
import Testing

/// The engine alone: events in, actions out, no clock and no task.
@Suite("Typing engine")
struct TypingEngineTests {
  typealias Engine = TypingEngine<String, String>

  var engine = Engine(policy: .legacy, surface: .fetcher)

  mutating func send(_ event: Engine.Event, _ context: String = "") -> [Engine.Action] {
    engine.handle(event, context: context)
  }

  @Test("C16 D1 the first letter asks at once, and only then is the request told")
  mutating func leadingEdge() {
    #expect(
      send(.textChanged("s"), "f") == [
        .startTimer(.milliseconds(200)), .ask(number: 1, text: "s", context: "f", session: 1),
        .tell(.requested),
      ])
    #expect(engine.activity == .asking)
  }

  @Test("C10 D1 letters within the window wait, and the newest goes out when it ends")
  mutating func trailingEdge() {
    _ = send(.textChanged("s"))
    #expect(send(.textChanged("sy")) == [])
    #expect(send(.textChanged("syd")) == [])
    #expect(
      send(.timerFired) == [
        .stop(1), .startTimer(.milliseconds(200)),
        .ask(number: 2, text: "syd", context: "", session: 1), .tell(.requested),
      ])
    #expect(send(.timerFired) == [], "nothing waited, so the window just ends")
    #expect(send(.textChanged("sydn")).contains(.tell(.requested)), "and the next letter asks at once")
  }

  @Test("D4 the filter is read when the request goes out, the trailing one included")
  mutating func contextAtAskTime() {
    _ = send(.textChanged("s"), "old")
    _ = send(.textChanged("sy"), "old")
    #expect(send(.timerFired, "new").contains(.ask(number: 2, text: "sy", context: "new", session: 1)))
  }

  @Test("C11 D5 answers and failures for an outdated text are dropped", arguments: [true, false])
  mutating func stale(answer: Bool) {
    _ = send(.textChanged("york"))
    _ = send(.textChanged("yorks"))
    #expect(send(answer ? .answered(1, ["York"]) : .failed(1, retryable: false)) == [])
    #expect(engine.content == .none)
    _ = send(.timerFired)
    #expect(send(answer ? .answered(1, ["York"]) : .failed(1, retryable: false)) == [])
    #expect(send(.answered(2, ["Yorkshire"])) == [.tell(.updated)])
    #expect(engine.content == .rows(["Yorkshire"]))
  }

  @Test("an answer comes once: a second one for the same request is ignored")
  mutating func secondAnswer() {
    _ = send(.textChanged("s"))
    #expect(send(.answered(1, ["a"])) == [.tell(.updated)])
    #expect(send(.answered(1, ["b"])) == [])
    #expect(send(.failed(1, retryable: true)) == [])
    #expect(engine.content == .rows(["a"]))
  }

  @Test("D3 the same text asks nothing while it is under way or delivered, blank space aside")
  mutating func sameText() {
    _ = send(.textChanged("york"))
    #expect(send(.textChanged(" york ")) == [])
    _ = send(.answered(1, ["York"]))
    _ = send(.timerFired)
    #expect(send(.textChanged("york")) == [])
    #expect(engine.activity == .idle)
  }

  @Test("D3 a text that comes back within the window is the one under way, and what waited falls away")
  mutating func backToSameText() {
    _ = send(.textChanged("york"))
    _ = send(.textChanged("yor"))
    #expect(send(.textChanged("york")) == [])
    #expect(send(.timerFired) == [])
    #expect(send(.answered(1, ["York"])) == [.tell(.updated)])
  }

  @Test("D3 the same text asks again after a failure, a lost answer, or a change of filter")
  mutating func sameTextAgain() {
    _ = send(.textChanged("york"))
    _ = send(.failed(1, retryable: false))
    _ = send(.timerFired)
    #expect(send(.textChanged("york")).contains(.tell(.requested)), "after a failure")
    _ = send(.textChanged("yor"))
    _ = send(.answered(2, ["York"]))
    _ = send(.textChanged("york"))
    #expect(send(.timerFired).contains(.tell(.requested)), "after an answer that was never delivered")
    _ = send(.answered(3, ["York"]))
    _ = send(.timerFired)
    #expect(send(.textChanged("york"), "other").contains(.tell(.requested)), "after a change of filter")
  }

  @Test("C13 D2 no text asks nothing, cancels, empties, and is told once", arguments: [nil, "", " \n\t "])
  mutating func emptied(text: String?) {
    _ = send(.textChanged("s"))
    _ = send(.answered(1, ["a"]))
    _ = send(.textChanged("sy"))
    _ = send(.timerFired)
    #expect(send(.textChanged(text)) == [.stop(2), .tellLater(3)])
    #expect(engine.content == .none)
    #expect(send(.textChanged(text)) == [])
    #expect(send(.turnPassed(3)) == [.tell(.updated)])
    #expect(send(.turnPassed(3)) == [])
    #expect(send(.answered(2, ["late"])) == [])
    #expect(send(.textChanged(text)) == [], "already empty and idle")
  }

  @Test("D2 a text that comes before the empty list is told replaces it")
  mutating func emptiedAndReplaced() {
    _ = send(.textChanged("s"))
    _ = send(.answered(1, ["a"]))
    #expect(send(.textChanged("")) == [.tellLater(2)])
    _ = send(.textChanged("t"))
    #expect(send(.turnPassed(2)) == [])
  }

  @Test("D2 a text that waits is no idleness: clearing it stops the timer and is told")
  mutating func waitingIsNotIdle() {
    engine = Engine(policy: TypingPolicy(pace: .debounce(.milliseconds(300))), surface: .fetcher)
    _ = send(.textChanged("s"))
    #expect(engine.activity == .waiting)
    #expect(send(.textChanged("")) == [.stopTimer, .tellLater(1)])
    #expect(engine.activity == .idle)
    #expect(send(.turnPassed(1)) == [.tell(.updated)])
    #expect(!engine.hasOutstandingWork)
    #expect(send(.timerFired) == [])
  }

  @Test("D2 clearing within the window leaves nothing to ask when it ends")
  mutating func clearedWithinWindow() {
    _ = send(.textChanged("s"))
    _ = send(.textChanged("sy"))
    #expect(send(.textChanged("")) == [.stop(1), .tellLater(2)])
    #expect(engine.activity == .idle)
    #expect(send(.timerFired) == [])
  }

  @Test("D3 D5 the same text under a new filter: what the old filter found is dropped")
  mutating func sameTextNewFilter() {
    _ = send(.textChanged("york"), "old")
    #expect(send(.textChanged("york"), "new") == [], "it waits for the window")
    #expect(send(.answered(1, ["old York"]), "new") == [])
    #expect(engine.content == .none)
    #expect(send(.timerFired, "new").contains(.ask(number: 2, text: "york", context: "new", session: 1)))
  }

  @Test("D2 an empty list that was replaced before it was told is told with the next clearing")
  mutating func emptyListOwed() {
    _ = send(.textChanged("s"))
    _ = send(.answered(1, ["a"]))
    _ = send(.textChanged(""))
    _ = send(.textChanged("t"))
    _ = send(.timerFired)
    _ = send(.failed(3, retryable: false))
    #expect(send(.textChanged("")) == [.tellLater(4)], "the owner still shows the rows for s")
    #expect(send(.textChanged("")) == [])
    #expect(send(.turnPassed(4)) == [.tell(.updated)])
    #expect(send(.textChanged("")) == [])
  }

  @Test(
    "C12 a fetcher hears every failure; a list keeps the retryable ones and offers a retry (C25, C27, D12)")
  mutating func failures() {
    _ = send(.textChanged("s"))
    #expect(send(.failed(1, retryable: true)) == [.tell(.failed)])

    var list = Engine(policy: .immediate, surface: .list)
    _ = list.handle(.textChanged("s"), context: "")
    #expect(list.handle(.failed(1, retryable: true), context: "") == [.tell(.updated)])
    #expect(list.content == .cantLoad(.predictions))
    #expect(
      list.handle(.retried, context: "") == [
        .ask(number: 2, text: "s", context: "", session: 1), .tell(.requested),
      ])
    #expect(
      list.handle(.failed(2, retryable: false), context: "") == [.tell(.updated), .tell(.failed)],
      "D19 did-update first, did-fail second")
    #expect(list.handle(.retried, context: "") == [], "nothing to retry")
  }

  @Test("a cancelled call tells nobody (D6)")
  mutating func cancelled() {
    _ = send(.textChanged("s"))
    #expect(send(.callCancelled(1)) == [])
    #expect(engine.content == .none)
    #expect(engine.activity == .idle)
  }

  @Test("C53 leading blank space is no text and no 'no results'")
  mutating func leadingSpace() {
    var list = Engine(policy: .immediate, surface: .list)
    #expect(list.handle(.textChanged("  "), context: "") == [])
    #expect(list.content == .none)
    #expect(
      list.handle(.textChanged("  s"), context: "").first
        == .ask(number: 1, text: "s", context: "", session: 1))
  }

  @Test("no rows is 'no match', and rows stay while a newer text is out")
  mutating func contentAndActivity() {
    _ = send(.textChanged("s"))
    _ = send(.answered(1, ["a"]))
    _ = send(.textChanged("sy"))
    #expect(engine.activity == .waiting)
    _ = send(.timerFired)
    #expect(engine.activity == .asking)
    #expect(engine.content == .rows(["a"]))
    _ = send(.answered(2, []))
    #expect(engine.content == .noMatch)
  }

  @Test("D6 an empty list that is still to be told is not told after the end")
  mutating func endedBeforeTold() {
    _ = send(.textChanged("s"))
    _ = send(.textChanged(""))
    _ = send(.ended)
    #expect(!engine.hasOutstandingWork)
    #expect(send(.turnPassed(2)) == [])
  }

  @Test("ending stops the timer and the calls, and nothing is told afterwards")
  mutating func ended() {
    _ = send(.textChanged("s"))
    _ = send(.textChanged("sy"))
    #expect(send(.ended) == [.stopTimer, .stop(1)])
    #expect(send(.answered(1, ["a"])) == [])
    #expect(!engine.hasOutstandingWork)
  }
}

/// Taps, details, sessions: the events of the classes with a list.
@Suite("Typing engine, list")
struct TypingEngineListTests {
  typealias Engine = TypingEngine<String, String>

  var engine = Engine(policy: .immediate, surface: .list)

  mutating func send(_ event: Engine.Event) -> [Engine.Action] {
    engine.handle(event, context: "")
  }

  mutating func showRows() {
    _ = send(.textChanged("s"))
    _ = send(.answered(1, ["a", "b"]))
  }

  @Test("D11 a tap cancels what is under way but never the details, and the session ends with it (D10)")
  mutating func tap() {
    showRows()
    _ = send(.textChanged("sy"))
    #expect(
      send(.selected("b")) == [.stop(2), .tellLater(3), .fetchDetails(number: 4, row: "b", session: 1)])
    #expect(
      send(.turnPassed(3)) == [.tell(.updated)], "D19 the request that the tap stopped gets its did-update")
    #expect(engine.activity == .fetchingDetails)
    #expect(
      send(.textChanged("t")) == [
        .ask(number: 5, text: "t", context: "", session: 2), .tell(.requested),
      ], "D21 new text belongs to a new session")
    #expect(send(.selected("a")) == [], "D21 a second tap is ignored")
    #expect(send(.detailsAnswered(4)) == [.tell(.detailed)])
    #expect(send(.detailsAnswered(4)) == [])
  }

  @Test("D10 D12 a retry of the details sends the old session again; a new text does not")
  mutating func detailsRetry() {
    showRows()
    _ = send(.selected("a"))
    #expect(send(.detailsFailed(2, retryable: true)) == [.tell(.updated)])
    #expect(engine.content == .cantLoad(.details("a", session: 1)))
    #expect(send(.retried) == [.fetchDetails(number: 3, row: "a", session: 1)])
    #expect(send(.detailsFailed(3, retryable: false)) == [.tell(.updated), .tell(.failed)])
    #expect(engine.content == .rows(["a", "b"]), "there is nothing left to retry, and the rows are usable")
    #expect(send(.retried) == [])
    #expect(send(.textChanged("x")).contains(.ask(number: 4, text: "x", context: "", session: 2)))
  }

  @Test("D12 a retry of details that succeeds shows the rows again; nothing is left to retry")
  mutating func detailsRetried() {
    showRows()
    _ = send(.selected("a"))
    _ = send(.detailsFailed(2, retryable: true))
    _ = send(.retried)
    _ = send(.detailsFailed(3, retryable: true))
    _ = send(.retried)
    #expect(send(.detailsAnswered(4)) == [.tell(.updated), .tell(.detailed)])
    #expect(engine.content == .rows(["a", "b"]))
    #expect(send(.retried) == [])
  }

  @Test("D12 D21 newer rows that came during the retry of details stay")
  mutating func newerRowsDuringRetry() {
    showRows()
    _ = send(.selected("a"))
    _ = send(.detailsFailed(2, retryable: true))
    _ = send(.retried)
    _ = send(.textChanged("t"))
    _ = send(.answered(4, ["t"]))
    #expect(send(.detailsAnswered(3)) == [.tell(.detailed)])
    #expect(engine.content == .rows(["t"]))
  }

  @Test("B11 after a non-retryable failure of the details the rows stay usable")
  mutating func detailsRefused() {
    showRows()
    _ = send(.selected("a"))
    _ = send(.detailsFailed(2, retryable: false))
    #expect(engine.content == .rows(["a", "b"]))
    #expect(send(.selected("b")) == [.fetchDetails(number: 3, row: "b", session: 2)])
  }

  @Test("D9 C20 clearing tells did-update then did-request, asks nothing, and ends the session (D10)")
  mutating func cleared() {
    showRows()
    _ = send(.textChanged("sy"))
    #expect(send(.cleared) == [.stop(2), .tell(.updated), .tell(.requested)])
    #expect(engine.content == .none)
    #expect(send(.answered(2, ["late"])) == [])
    #expect(send(.textChanged("sy")).contains(.ask(number: 3, text: "sy", context: "", session: 2)))
  }

  @Test("D3 D10 the same text after a tap asks again, because the token is a new one")
  mutating func sameTextInNewSession() {
    showRows()
    _ = send(.selected("a"))
    _ = send(.detailsAnswered(2))
    #expect(send(.textChanged("s")).contains(.ask(number: 3, text: "s", context: "", session: 2)))
  }

  @Test("D12 a second tap on 'try again' asks nothing more")
  mutating func retryTwice() {
    _ = send(.textChanged("s"))
    _ = send(.failed(1, retryable: true))
    #expect(send(.retried) == [.ask(number: 2, text: "s", context: "", session: 1), .tell(.requested)])
    #expect(send(.retried) == [])
    #expect(send(.answered(2, ["a"])) == [.tell(.updated)])
  }

  @Test("D19 a request outdated by a text that a tap then drops gets its did-update after all")
  mutating func outdatedAndDropped() {
    engine = Engine(policy: .legacy, surface: .list)
    showRows()
    _ = send(.timerFired)
    _ = send(.textChanged("sy"))
    _ = send(.textChanged("syd"))
    #expect(send(.answered(2, ["late"])) == [], "C11")
    #expect(send(.selected("a")) == [.tellLater(3), .fetchDetails(number: 4, row: "a", session: 1)])
    #expect(send(.turnPassed(3)) == [.tell(.updated)])
    #expect(send(.detailsAnswered(4)) == [.tell(.detailed)])
    #expect(send(.selected("a")) == [.fetchDetails(number: 5, row: "a", session: 2)], "and only one")
  }

  @Test(
    "D6 D19 a call that the service gave up by itself changes nothing, but a list's indicator switches off")
  mutating func givenUp() {
    showRows()
    _ = send(.textChanged("sy"))
    #expect(send(.callCancelled(2)) == [.tell(.updated)])
    #expect(engine.content == .rows(["a", "b"]))
    #expect(send(.callCancelled(2)) == [], "once")
    _ = send(.selected("a"))
    #expect(send(.callCancelled(3)) == [.tell(.updated)])
    #expect(engine.activity == .idle)
    _ = send(.textChanged("x"))
    _ = send(.textChanged("y"))
    #expect(send(.callCancelled(4)) == [], "one that was stopped tells nobody")
  }

  @Test("D11 clearing and new text leave the details alone; ending stops them")
  mutating func detailsAndOthers() {
    showRows()
    _ = send(.selected("a"))
    #expect(send(.cleared) == [.tell(.updated), .tell(.requested)])
    #expect(engine.activity == .fetchingDetails)
    #expect(send(.ended) == [.stop(2)])
    #expect(send(.detailsAnswered(2)) == [])
  }

  @Test("a notice is the last action of its event, because whoever hears it may send the next event (D16)")
  mutating func noticesLast() {
    let events: [Engine.Event] = [
      .textChanged("s"), .answered(1, ["a"]), .textChanged("sy"), .failed(2, retryable: true), .retried,
      .answered(3, ["b"]), .selected("b"), .detailsFailed(4, retryable: false), .textChanged("x"), .cleared,
      .textChanged("y"), .failed(6, retryable: false), .ended,
    ]
    for event in events {
      let told = send(event).map { if case .tell = $0 { true } else { false } }
      #expect(told == told.sorted { !$0 && $1 }, "\(event)")
    }
  }

  @Test("D3 D12 the same text again brings back the rows that the failure of details covers")
  mutating func uncovered() {
    showRows()
    _ = send(.selected("a"))
    _ = send(.textChanged("t"))
    _ = send(.answered(3, ["t row"]))
    _ = send(.detailsFailed(2, retryable: true))
    #expect(engine.content == .cantLoad(.details("a", session: 1)))
    #expect(send(.textChanged("t")) == [.tellLater(4)])
    #expect(engine.content == .rows(["t row"]))
    #expect(send(.turnPassed(4)) == [.tell(.updated)])
  }
}
