import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Delegates that change or go, objects that go.
@MainActor
@Suite("Lists, delegates and lifetime")
struct ListLifetimeTests {
  @Test("C07 the delegate is weak, and nothing comes after it is gone (D6)", arguments: FrontDoor.lists)
  func weakDelegate(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    var screen: ListScreen? = stage.list(kind)
    let door = screen?.door
    weak let weakScreen = screen
    screen?.type("a")
    screen = nil
    #expect(weakScreen == nil)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events == ["request"])
    #expect(door.map { ListState($0.list).words } == "a1,a2", "the object itself works on")
  }

  @Test(
    "D6 whoever is the delegate at delivery hears it: rows, place and failure", arguments: FrontDoor.lists)
  func replaced(kind: FrontDoor) async {
    let stage = ScriptedStage { call in
      call.input == "bad" ? .after(.milliseconds(100), .failure(.keyInvalid)) : ScriptedStage.echo(call)
    }
    let first = stage.list(kind)
    let log = EventLog(clock: stage.clock)
    let second = stage.list(kind, log: log)
    first.type("a")
    first.tell(second)
    await stage.clock.advance(by: .milliseconds(300))
    first.tell(first)
    first.tap("a1")
    first.tell(second)
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.log.difference(from: ["request", "select a1"]) == nil)
    #expect(log.events.map { $0.prefix(6) } == ["update", "place "])
    (first.door as? GMSAutocompleteViewController)?.beginPresentation()
    first.type("bad")
    first.tell(first)
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.log.events.suffix(2) == ["update -", "fail -4"])
  }

  @Test(
    "D6 with nobody to tell nothing is delivered, and a delegate set later hears only what comes then",
    arguments: FrontDoor.lists)
  func lateDelegate(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.tell(nil)
    await stage.show("a", on: screen)
    screen.tell(screen)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.isEmpty)
    screen.tap("a1")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["select a1", "place a1"]) == nil)
  }

  @Test("C23 with nobody to ask a tap goes through", arguments: FrontDoor.lists)
  func tapWithoutDelegate(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    screen.tell(nil)
    screen.tap("a1")
    screen.tell(screen)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.last == "place a1")
  }

  enum Moment: CaseIterable { case waiting, asking, details, retry, idle }

  @Test(
    "B19 an object that is let go stops all its work and leaves nothing behind",
    arguments: FrontDoor.lists, Moment.allCases)
  func released(kind: FrontDoor, moment: Moment) async {
    let stage = ScriptedStage { call in
      moment == .retry && call.input == nil ? .failure(.network) : ScriptedStage.echo(call)
    }
    let screen = stage.list(kind)
    weak let door = screen.door
    await stage.show("a", on: screen)
    switch moment {
    case .waiting:
      screen.type("ab")
      screen.type("abc")
    case .asking:
      screen.type("ab")
      await stage.clock.settle()
    case .details, .retry:
      screen.tap("a1")
      await stage.clock.settle()
    case .idle: break
    }
    stage.log.clear()
    let asked = stage.service.calls.count
    screen.release()
    #expect(door == nil)
    await stage.clock.settle()
    #expect(
      stage.clock.pending == (moment == .asking || moment == .details ? 1 : 0), "no timer but the service's")
    #expect(stage.service.calls.allSatisfy { $0.state != .waiting }, "what was out is stopped")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.isEmpty)
    #expect(stage.service.calls.count == asked)
  }

  @Test("the object keeps the environment it was made in", arguments: FrontDoor.lists)
  func environment(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let other = ScriptedStage()
    let screen = stage.list(kind)
    other.run { screen.type("a") }
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.inputs == ["a"])
    #expect(other.service.calls.isEmpty)
  }
}
