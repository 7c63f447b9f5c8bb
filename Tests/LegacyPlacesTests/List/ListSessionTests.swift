import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Session tokens, and what the ledger sees.
@MainActor
@Suite("Lists, sessions")
struct ListSessionTests {
  @Test(
    "C61 D10 the token is the object's own and made with the first request of a session, not before",
    arguments: FrontDoor.lists)
  func lazyToken(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let first = stage.list(kind)
    let second = stage.list(kind)
    await stage.show("b", on: second)
    await stage.show("a", on: first)
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-2"])
  }

  @Test(
    "D10 giving up ends the session: the next query carries a new token, and the ledger sees it abandoned",
    arguments: FrontDoor.leavable, [true, false])
  func abandoned(kind: FrontDoor, duringRequest: Bool) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    screen.type("ab")
    await stage.clock.advance(by: duringRequest ? .milliseconds(50) : .milliseconds(300))
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    let session = stage.environment.ledger.session(of: "token-1")
    #expect(session?.end == .abandoned)
    #expect(session?.requests == 2, "a stopped request belongs to the session that it went out in")
    #expect(session?.reusedAfterEnd == 0)
    (screen.door as? GMSAutocompleteViewController)?.beginPresentation()
    await stage.show("a", on: screen)
    #expect(stage.service.calls.last?.sessionToken == "token-2")
  }

  @Test("D10 giving up during the very first request abandons its session too", arguments: FrontDoor.leavable)
  func abandonedAtOnce(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.type("a")
    await stage.clock.advance(by: .milliseconds(50))
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.environment.ledger.sessions.map(\.end) == [.abandoned])
    #expect(stage.environment.ledger.sessions.map(\.requests) == [1])
  }

  @Test(
    "D10 giving up before the request went out makes no token and leaves no trace",
    arguments: FrontDoor.leavable)
  func abandonedBeforeRequest(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.type("a")
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.environment.ledger.sessions.isEmpty)
    (screen.door as? GMSAutocompleteViewController)?.beginPresentation()
    await stage.show("b", on: screen)
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1"])
  }

  @Test("D10 the session of a pick ends in its details, also when its results were cleared meanwhile")
  func pickedAndCleared() async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.table)
    screen.door?.placeFields = .coordinate
    await stage.show("a", on: screen)
    screen.tap("a1")
    await stage.clock.settle()
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    let session = stage.environment.ledger.session(of: "token-1")
    #expect(session?.end == .details(.essentials))
    #expect(session?.reusedAfterEnd == 0)
    #expect(stage.log.events.last == "place a1")
  }

  @Test("D10 Cancel during details: their call was made and counts, and nothing counts as reuse")
  func cancelDuringDetails() async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.screen)
    screen.door?.placeFields = .coordinate
    await stage.show("a", on: screen)
    screen.tap("a1")
    await stage.clock.settle()
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.map(\.state) == [.answered, .cancelled])
    let session = stage.environment.ledger.session(of: "token-1")
    #expect(session?.end == .details(.essentials))
    #expect(session?.reusedAfterEnd == 0)
    #expect(stage.log.difference(from: ["request", "update a1,a2", "select a1", "cancelled"]) == nil)
  }

  @Test(
    "D10 an object that goes in mid-session gives the session up", arguments: FrontDoor.lists,
    [true, false])
  func released(kind: FrontDoor, duringRequest: Bool) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.type("a")
    await stage.clock.advance(by: .milliseconds(duringRequest ? 50 : 300))
    screen.release()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.environment.ledger.sessions.map(\.end) == [.abandoned])
  }

  @Test(
    "C60 no token is used after its session ended, whatever the order of taps and texts",
    arguments: FrontDoor.lists)
  func neverReused(kind: FrontDoor) async {
    var fails = false
    let stage = ScriptedStage { call in
      call.input == nil && fails ? .failure(.network) : ScriptedStage.echo(call)
    }
    let screen = stage.list(kind)
    for round in 0..<6 {
      (screen.door as? GMSAutocompleteViewController)?.beginPresentation()
      fails = round.isMultiple(of: 2)
      await stage.show("x\(round)", on: screen)
      screen.tap("x\(round)1")
      await stage.clock.advance(by: .milliseconds(150))
      fails = false
      screen.retry()
      await stage.clock.advance(by: .seconds(1))
    }
    #expect(screen.places.map { $0.placeID } == (0..<6).map { "x\($0)1" })
    #expect(stage.environment.ledger.sessions.count == 6)
    #expect(stage.environment.ledger.sessions.allSatisfy { $0.reusedAfterEnd == 0 && $0.requests == 1 })
    #expect(stage.environment.notices.counts["LP207"] == nil)
    #expect(stage.environment.notices.counts["LP206"] == nil, "the token is not the app's to provide")
  }
}
