import LegacyPlacesTesting
import PlacesEngine
import Testing

@Suite("Side by side")
struct SideBySideTests {
  @Test("Steps are shared, events of a kind stand beside each other, and the first difference is marked")
  func rows() {
    let rows = SideBySide(ReportSamples.different).rows
    #expect(rows.map(\.at) == [0, 0, 300, 300, 400, 400, 900, 900])
    #expect(rows.filter(\.isShared).map { $0.left?.event.words } == ["type \"york\"", "type \"thoday\""])
    #expect(rows.map(\.isDifference) == [false, false, false, false, false, false, false, true])
    #expect(rows.last?.left?.event.words == "predictions york1,york2")
    #expect(rows.last?.right == nil)
  }

  @Test("Of equal events only the one that differs is marked, also among call ends, which go by number")
  func marks() {
    func trace(_ side: String, _ end: TraceEvent.CallEnd) -> Trace {
      var trace = ReportSamples.trace(side, stale: false)
      trace.events[6] = .init(at: 900, .ended(call: 1, end))
      return trace
    }
    let comparison = Comparison(ReportSamples.scenario, trace("old", .answered), trace("new", .cancelled))
    let marked = SideBySide(comparison).rows.filter(\.isDifference)
    #expect(marked.map { $0.left?.event.line } == ["900 #1 answered"])
    #expect(marked.map { $0.right?.event.line } == ["900 #1 cancelled"])
  }

  @Test("Steps of a trace in real time are moved to the scenario's, and what follows keeps its distance")
  func live() {
    var live = ReportSamples.trace("google", stale: false, sees: [])
    for index in live.events.indices { live.events[index].at += index < 2 ? 40 : 57 }
    let table = SideBySide(Comparison(ReportSamples.scenario, live, ReportSamples.same.right))
    #expect(table.isMoved)
    #expect(table.rows.filter(\.isShared).map(\.at) == [0, 300])
    #expect(table.rows.compactMap(\.left?.event.at) == [0, 0, 300, 300, 400, 400, 900])
  }
}

@Suite("What traces cost")
struct TraceCostTests {
  @Test("C59 a session with details is billed as one, and a call with its token after it stands alone")
  func session() throws {
    let fields = ["displayName", "location"]
    let trace = Trace(
      scenario: "s", door: .client, side: "x",
      events: [
        .init(at: 0, .asked(call: 1, ServiceQuestion(text: "y", token: "token-1"))),
        .init(at: 1, .ended(call: 1, .answered)),
        .init(at: 2, .asked(call: 2, ServiceQuestion(place: "p", token: "token-1", fields: fields))),
        .init(at: 3, .ended(call: 2, .answered)),
        .init(at: 4, .asked(call: 3, ServiceQuestion(text: "z", token: "token-1"))),
        .init(at: 5, .asked(call: 4, ServiceQuestion(text: "z"))),
        .init(at: 6, .ended(call: 4, .failed)),
      ])
    let cost = try #require(TraceCost(trace))
    var ledger = SessionLedger()
    ledger.recordPredictions(token: "token-1", outcome: .answered)
    ledger.recordDetails(token: "token-1", fields: fields, outcome: .answered)
    ledger.recordPredictions(token: nil, outcome: .failed)
    // The call that had not ended went out, so it is billed.
    ledger.recordPredictions(token: "token-1", outcome: .cancelled)
    #expect(cost.ledger == ledger)
    #expect((cost.requests, cost.details, cost.sessions, cost.alone) == (3, 1, 1, 2))
    #expect(cost.dollars == ledger.bill.listPrice)
  }

  /// What is said beside a comparison of two sides that were driven so.
  private func note(_ left: [String], _ right: [String], sees: Trace.Sees = .everything) -> String? {
    func trace(_ steps: [String]) -> Trace {
      let events = steps.enumerated().map { TraceEvent(at: $0.offset * 100, .did($0.element)) }
      return Trace(scenario: "s", door: .fetcher, side: "x", sees: sees, events: events)
    }
    return Comparison(Scenario(name: "s", doors: [.fetcher], steps: []), trace(left), trace(right)).leftOut
  }

  @Test("Two sides that were not driven alike are told of, at the first step that differs")
  func drivenApart() {
    let steps = ["token a", "type \"york\"", "tap row 0"]
    #expect(note(steps, steps) == nil)
    #expect(note(steps, ["token token-1"] + steps.dropFirst()) == nil, "a token's name means nothing")
    #expect(
      note(steps, ["token a", "type \"bath\""])
        == "Mind: the two were not driven alike; step 2 is “type \"york\"” on the left and “type \"bath\"” on the right."
    )
    #expect(note(steps, Array(steps.dropLast()))?.hasSuffix("and nothing more on the right.") == true)
    #expect(note(steps, []) == nil, "a side that says nothing of its steps")
  }

  @Test("Of a session of a running app only the kinds of steps count")
  func drivenLive() {
    let told = note(["type \"york\"", "tap row 0"], ["type \"text-1\"", "tap row 1"], sees: .rows)
    #expect(told?.contains("driven") == false)
    #expect(note(["type \"york\""], ["fetch york1"], sees: .rows)?.contains("not driven alike") == true)
  }

  @Test("A trace that does not see the service has no cost")
  func blind() {
    #expect(TraceCost(ReportSamples.trace("x", stale: false, sees: [.rows, .script])) == nil)
  }

  @Test("Dollars", arguments: [(0.0, "$0.0000"), (0.00566, "$0.0057"), (12.5, "$12.5000")])
  func dollars(amount: Double, words: String) {
    #expect(TraceCost.words(dollars: amount) == words)
  }
}
