import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Playing a scenario on a side.
@MainActor
@Suite("Sides")
struct SideTests {
  private func played(_ scenario: Scenario, on door: FrontDoor, of side: Side) async -> Trace? {
    guard case .played(let trace) = await side.play(scenario, on: door) else { return nil }
    return trace
  }

  @Test("B34 the fetcher and the ported session drop an answer for an older text")
  func fetcher() async {
    let scenario = Scenario(
      name: "outdated", about: ["B34"], doors: [.fetcher],
      steps: [
        .init(at: 0, .token("a")), .init(at: 0, .type("york")), .init(at: 300, .type("thoday")),
      ],
      answers: [.init(.text("york"), after: 900, isDeaf: true, .places([ScenarioPlace("york1")]))])
    for side in [Side.adapter, .async] {
      let trace = await played(scenario, on: .fetcher, of: side)
      #expect(trace?.told.map(\.line) == ["400 predictions thoday1,thoday2"])
      #expect(trace?.asked.map(\.line) == ["0 #1 \"york\" token-1", "300 #2 \"thoday\" token-1"])
      #expect(trace?.ends.map(\.line) == ["900 #1 answered", "400 #2 answered"])
    }
  }

  @Test("C16–C24 the classes with a list type, tap and deliver", arguments: FrontDoor.lists)
  func list(door: FrontDoor) async {
    let scenario = Scenario(
      name: "tap", doors: FrontDoor.lists,
      steps: [
        .init(at: 0, .type("s")), .init(at: 300, .tap(.row(1))), .init(at: 310, .tap(.place("s1"))),
      ])
    let trace = await played(scenario, on: door, of: .adapter)
    #expect(trace?.told.map(\.line) == ["0 request", "100 update s1,s2", "300 select s2", "400 place s2"])
    #expect(trace?.asked.map(\.words).first == "#1 \"s\" token-1")
  }

  @Test("the client's callbacks, old and ported")
  func client() async {
    let scenario = Scenario(
      name: "client", doors: [.client],
      steps: [.init(at: 0, .token("a")), .init(at: 0, .find("bern")), .init(at: 200, .details("bern1"))],
      answers: [.init(.place("bern1"), after: 0, .failure(-9, message: "off"))])
    for side in [Side.adapter, .async] {
      let trace = await played(scenario, on: .client, of: side)
      #expect(trace?.told.map(\.line) == ["100 predictions bern1,bern2", "200 fail -9"])
    }
  }

  @Test("a subject that asks after the end of its scenario is answered by nobody, and stops nothing")
  func lateCall() async throws {
    var stages: [ScriptedStage] = []
    let side = Side.scripted("late") { _, stage in
      stages.append(stage)
      return stage.run { LegacyFetcherSubject() }
    }
    let scenario = Scenario(name: "late", doors: [.fetcher], steps: [.init(at: 0, .type("york"))])
    #expect(await played(scenario, on: .fetcher, of: side) != nil)
    let stage = try #require(stages.first)
    let late = Task { try await stage.service.predictions(for: PredictionQuery(input: "late")) }
    await stage.clock.settle()
    #expect(stage.service.waiting.map(\.input) == ["late"])
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  private final class Typist: TypingSubject {
    func listen(_ ears: SubjectEars?) {}
    func setFilter(_ filter: ScenarioFilter?) {}
    func release() {}
    func type(_ text: String?) {}
  }

  @Test("a subject must have the protocol of its front door", arguments: FrontDoor.allCases)
  func protocols(door: FrontDoor) async {
    let scenario = Scenario(name: "any", doors: FrontDoor.allCases, steps: [])
    let sides = [Side.scripted("typist") { _, _ in Typist() }, .live("typist") { _ in Typist() }]
    for side in sides {
      guard case .notApplicable(let reason) = await side.play(scenario, on: door) else {
        Issue.record("\(door.rawValue) was played")
        continue
      }
      #expect(reason.hasPrefix("The subject of the front door \(door.rawValue) is no "))
    }
    #expect(await played(scenario, on: door, of: .adapter) != nil)
  }

  /// A data source whose table shows something else than it tells.
  private final class Liar: TableSubject, RowShowing {
    let real = LegacyTableSubject()
    func listen(_ ears: SubjectEars?) { real.listen(ears) }
    func setFilter(_ filter: ScenarioFilter?) { real.setFilter(filter) }
    func release() { real.release() }
    func type(_ text: String?) { real.type(text) }
    func clear() { real.clear() }
    var shown: ListState { .noMatch }
  }

  @Test("what a list shows counts, not what its did-update carries")
  func shown() async {
    let scenario = Scenario(name: "shown", doors: [.table], steps: [.init(at: 0, .type("york"))])
    let trace = await played(scenario, on: .table, of: .scripted("liar") { _, _ in Liar() })
    #expect(trace?.told.map(\.line) == ["0 request", "100 update (no match)"])
  }

  @Test("a live play that is cancelled is no play")
  func cancelled() async {
    let side = Side.live("live") { _ in LegacyFetcherSubject() }
    let scenario = Scenario(
      name: "long", doors: [.fetcher], steps: [.init(at: 3_000_000, .type("york"))])
    let play = Task { await side.play(scenario, on: .fetcher) }
    play.cancel()
    #expect(
      await play.value == .notApplicable("The task was cancelled before the scenario was over."))
  }
}
