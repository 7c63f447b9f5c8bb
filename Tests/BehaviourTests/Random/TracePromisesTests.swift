import LegacyPlacesTesting
import Testing

/// The promises themselves: each notices the trace that breaks it.
@Suite("Promises of a trace")
struct TracePromisesTests {
  private func broken(
    _ door: FrontDoor, _ actions: [Scenario.Action], _ events: [TraceEvent.What]
  ) -> String? {
    let scenario = Scenario(name: "made", doors: [door], steps: actions.map { .init(at: 0, $0) })
    let events = events.enumerated().map { TraceEvent(at: $0.offset * 100, $0.element) }
    return TracePromises(
      scenario: scenario, trace: Trace(scenario: "made", door: door, side: "made", events: events)
    ).firstBroken
  }

  private func broken(_ events: [TraceEvent.What]) -> String? { broken(.table, [.type("a")], events) }

  private func told(_ event: SubjectEvent) -> TraceEvent.What { .told(event, to: "A") }
  private func asked(_ call: Int, _ text: String, _ token: String = "token-1") -> TraceEvent.What {
    .asked(call: call, ServiceQuestion(text: text, token: token))
  }
  private func picked(_ call: Int, _ place: String, _ token: String = "token-1") -> TraceEvent.What {
    .asked(call: call, ServiceQuestion(place: place, token: token))
  }

  @Test("a story that keeps them all breaks none")
  func kept() {
    let story: [TraceEvent.What] = [
      told(.requested), asked(1, "a"), .ended(call: 1, .answered), told(.updated(.noMatch)), picked(2, "a1"),
      .ended(call: 2, .failed), picked(3, "a1"), .ended(call: 3, .answered), told(.place(.init(id: "a1"))),
      told(.requested), asked(4, "b", "token-2"), .ended(call: 4, .answered), told(.updated(.noMatch)),
    ]
    #expect(broken(story) == nil)
  }

  @Test("C02 a call from another thread")
  func offMain() { #expect(broken(.fetcher, [.type("a")], [told(.offMain("request"))]) != nil) }

  @Test("two requests, or two details calls, under way")
  func underWay() {
    #expect(
      broken(.fetcher, [.type("a")], [asked(1, "a"), asked(2, "ab"), .ended(call: 1, .cancelled)]) != nil)
    #expect(broken([picked(1, "a"), picked(2, "a"), .ended(call: 1, .cancelled)]) != nil)
    #expect(broken(.client, [.find("a")], [asked(1, "a"), asked(2, "ab")]) == nil)
  }

  @Test("D10 a token of an earlier session, after its details, for another place, or none")
  func tokens() {
    let ended = TraceEvent.What.ended(call: 1, .answered)
    #expect(
      broken([asked(1, "a"), ended, asked(2, "b", "token-2"), .ended(call: 2, .answered), asked(3, "c")])
        != nil)
    #expect(broken([picked(1, "a"), ended, asked(2, "b")]) != nil)
    #expect(broken([picked(1, "a"), ended, picked(2, "b")]) != nil)
    #expect(broken([.asked(call: 1, ServiceQuestion(text: "a"))]) != nil)
  }

  @Test("D19 a did-request without a did-update, unless its call still waits")
  func indicator() {
    #expect(broken([told(.requested), asked(1, "a"), .ended(call: 1, .failed)]) != nil)
    #expect(broken([told(.requested), asked(1, "a")]) == nil)
    #expect(broken(.table, [.type("a"), .clear], [told(.updated(.empty)), told(.requested)]) == nil)
  }

  @Test("B17 two ends of one presentation")
  func ends() {
    let place = told(.place(.init(id: "a")))
    #expect(broken(.screen, [.type("a")], [place, told(.cancelled)]) != nil)
    #expect(
      broken(.screen, [.type("a")], [place, .did(Scenario.Action.present.words), told(.cancelled)]) == nil)
  }

  @Test("B19 a call after the list was let go")
  func released() {
    #expect(
      broken(.results, [.type("a")], [.did(Scenario.Action.release.words), told(.updated(.empty))]) != nil)
  }
}
