import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What only the full-screen controller does: presentations and their one end.
@MainActor
@Suite("Full-screen controller")
struct FullScreenTests {
  private func controller(_ screen: ListScreen) throws -> GMSAutocompleteViewController {
    try #require(screen.door as? GMSAutocompleteViewController)
  }

  @Test("C30 Cancel is told once and stops everything", arguments: [0, 50, 150, 250, 350])
  func cancel(at milliseconds: Int) async throws {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.screen)
    await stage.show("a", on: screen)
    screen.type("ab")
    screen.type("abc")
    await stage.clock.advance(by: .milliseconds(milliseconds))
    try controller(screen).cancel()
    try controller(screen).cancel()
    let heard = stage.log.events
    #expect(heard.last == "cancelled")
    #expect(heard.filter { $0 == "cancelled" }.count == 1)
    #expect(screen.shown == "-")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events == heard, "nothing comes after Cancel")
    #expect(stage.service.calls.allSatisfy { $0.state != .waiting })
  }

  @Test("B17 one terminal call per presentation: after Cancel text, taps and retries do nothing")
  func afterCancel() async throws {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.screen)
    await stage.show("a", on: screen)
    let row = try #require(screen.row("a1"))
    screen.leave()
    stage.log.clear()
    screen.type("b")
    screen.door?.select(row)
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.isEmpty)
    #expect(stage.service.inputs == ["a"])
  }

  @Test("B17 C29 one terminal call per presentation: after the place Cancel, text and taps do nothing")
  func afterPlace() async throws {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.screen)
    await stage.show("a", on: screen)
    let row = try #require(screen.row("a1"))
    screen.tap("a1")
    await stage.clock.advance(by: .milliseconds(200))
    #expect(stage.log.events.last == "place a1")
    stage.log.clear()
    screen.leave()
    screen.type("b")
    screen.door?.select(row)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.isEmpty)
    #expect(stage.service.calls.count == 2)
  }

  @Test("B17 a place that comes while a newer text is out ends the presentation; the text stops")
  func placeDuringNewText() async {
    let stage = ScriptedStage { call in
      call.input == nil ? .after(.milliseconds(150), ScriptedService.echo(call)) : ScriptedStage.echo(call)
    }
    let screen = stage.list(.screen)
    await stage.show("a", on: screen)
    screen.tap("a1")
    await stage.clock.advance(by: .milliseconds(100))
    screen.type("b")
    await stage.clock.advance(by: .seconds(1))
    #expect(
      stage.log.difference(from: ["request", "update a1,a2", "select a1", "request", "place a1"]) == nil)
    #expect(stage.service.calls.map(\.state) == [.answered, .answered, .cancelled])
  }

  @Test("C25 B17 a failure is no end: the presentation goes on, and Cancel still works")
  func failureIsNoEnd() async throws {
    let stage = ScriptedStage { call in call.input == "bad" ? .failure(.keyInvalid) : ScriptedStage.echo(call)
    }
    let screen = stage.list(.screen)
    await stage.show("bad", on: screen)
    await stage.show("a", on: screen)
    screen.leave()
    #expect(
      stage.log.difference(from: [
        "request", "update -", "fail -4", "request", "update a1,a2", "cancelled",
      ]) == nil)
  }

  @Test("B17 each presentation begins empty, in a new session, with an end of its own")
  func presentations() async throws {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.screen)
    for _ in 0..<2 {
      try controller(screen).beginPresentation()
      #expect(screen.shown == "-")
      await stage.show("a", on: screen)
      screen.leave()
    }
    try controller(screen).beginPresentation()
    await stage.show("a", on: screen)
    screen.tap("a1")
    await stage.clock.advance(by: .seconds(1))
    let presentation = ["request", "update a1,a2"]
    #expect(
      stage.log.difference(
        from: presentation + ["cancelled"] + presentation + ["cancelled"] + presentation
          + ["select a1", "place a1"]) == nil)
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-2", "token-3", "token-3"])
  }

  @Test(
    "B17 a new presentation begun inside a terminal call is not touched by the old one",
    arguments: [true, false])
  func beginInside(place: Bool) async throws {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.screen)
    await stage.show("a", on: screen)
    screen.reaction = { moment, screen in
      guard moment == .place || moment == .cancelled else { return }
      (screen.door as? GMSAutocompleteViewController)?.beginPresentation()
      screen.type("b")
    }
    if place { screen.tap("a1") } else { screen.leave() }
    await stage.clock.advance(by: .seconds(1))
    #expect(screen.shown == "b1,b2")
    #expect(stage.log.events.suffix(2) == ["request", "update b1,b2"])
  }
}
