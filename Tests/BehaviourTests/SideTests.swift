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
}
