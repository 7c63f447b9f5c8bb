import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Taps at awkward moments.
@MainActor
@Suite("Lists, taps")
struct ListTapTests {
  @Test(
    "D11 a tap while a newer text waits picks the row as shown; the text and its request fall away",
    arguments: FrontDoor.lists)
  func tapInWindow(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    screen.type("ab")
    screen.type("abc")
    screen.tap("a2")
    await stage.clock.settle()
    #expect(screen.shown == "a1,a2")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.inputs == ["a"], "a request that was stopped before it began never went out")
    #expect(stage.log.events.last == "place a2")
  }

  @Test("D11 B35 a row that is gone is ignored: no did-select, no details", arguments: FrontDoor.lists)
  func goneRow(kind: FrontDoor) async throws {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    let old = try #require(screen.row("a2"))
    await stage.show("b", on: screen)
    screen.door?.select(old)
    screen.type("")
    screen.door?.select(old)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.detailsQueries.isEmpty)
    #expect(
      stage.log.difference(from: ["request", "update a1,a2", "request", "update b1,b2", "update -"]) == nil)
  }

  @Test(
    "B35 a row of an older snapshot whose prediction is still shown is picked as it was displayed",
    arguments: FrontDoor.lists)
  func oldSnapshot(kind: FrontDoor) async throws {
    let stage = ScriptedStage { call in
      guard case .predictions(let query) = call.question else { return ScriptedService.echo(call) }
      return .predictions(PredictionAnswer(places: [.scripted("stays", "as of \(query.input)")]))
    }
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    let old = try #require(screen.row("stays"))
    await stage.show("b", on: screen)
    screen.door?.select(old)
    await stage.clock.settle()
    #expect(screen.selected.map(\.attributedPrimaryText.string) == ["as of a"])
    #expect(stage.log.events.last == "place stays")
  }

  @Test(
    "B35 twenty fast keystrokes with answers of 5, 0 and 3 rows: every snapshot is whole, a tap on row 4 is ignored",
    arguments: FrontDoor.lists)
  func shrinking(kind: FrontDoor) async throws {
    var answers = [5, 0, 3]
    let stage = ScriptedStage { call in
      guard case .predictions(let query) = call.question else { return ScriptedService.echo(call) }
      let count = answers.isEmpty ? 3 : answers.removeFirst()
      return .predictions(
        PredictionAnswer(places: (0..<count).map { .scripted("\(query.input)/\($0)", "row") }))
    }
    let screen = stage.list(kind)
    var fourth: AutocompleteList.Row?
    for length in 1...20 {
      screen.type(String(repeating: "x", count: length))
      await stage.clock.advance(by: .milliseconds(50))
      let list = try #require(screen.door?.list)
      if list.rows.count == 5 { fourth = list.rows[4] }
      #expect([0, 1, 3, 5].contains(list.rows.count))
      #expect((list.attribution == nil) == list.predictions.isEmpty)
    }
    screen.door?.select(try #require(fourth))
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.detailsQueries.isEmpty)
  }

  @Test("a message row is no prediction: a tap on it does nothing", arguments: FrontDoor.lists)
  func messageRow(kind: FrontDoor) async throws {
    let stage = ScriptedStage { _ in .predictions(PredictionAnswer()) }
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    screen.door?.select(try #require(screen.door?.list.rows.first))
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["request", "update (no match)"]) == nil)
  }

  @Test(
    "D21 while details are out a second tap is ignored, new text belongs to a new session, the place still comes",
    arguments: [FrontDoor.table, .results])
  func duringDetails(kind: FrontDoor) async {
    let stage = ScriptedStage { call in
      call.input == nil ? .after(.milliseconds(500), ScriptedService.echo(call)) : ScriptedStage.echo(call)
    }
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    screen.tap("a1")
    screen.tap("a2")
    await stage.show("b", on: screen)
    screen.tap("b1")
    #expect(screen.shown == "b1,b2")
    #expect(screen.door?.list.isLoading == true)
    await stage.clock.advance(by: .seconds(1))
    #expect(
      stage.log.difference(from: [
        "request", "update a1,a2", "select a1", "request", "update b1,b2", "place a1",
      ]) == nil)
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1", "token-2"])
    screen.tap("b1")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.last?.sessionToken == "token-2")
    #expect(stage.log.events.last == "place b1")
  }

  @Test(
    "D11 a tap between the answer and the reload picks from the newest list", arguments: FrontDoor.lists)
  func betweenAnswerAndReload(kind: FrontDoor) async throws {
    let stage = ScriptedStage()
    let screen = stage.list(kind)
    screen.type("a")
    await stage.clock.settle()
    stage.service.answer(1, with: .places("one", "two"))
    await stage.clock.advance(by: .milliseconds(300))
    let onScreen = try #require(screen.row("two"))
    screen.type("ab")
    await stage.clock.settle()
    screen.reaction = { moment, screen in
      // The table still shows the old rows when the tap comes in, before it reloads.
      if moment == .update { screen.door?.select(onScreen) }
    }
    stage.service.answer(2, with: .places("one"))
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.isEmpty)
    #expect(stage.log.difference(from: ["request", "update one,two", "request", "update one"]) == nil)
  }

  @Test(
    "D9 D11 clearResults while details are out leaves them out: the place comes", arguments: [true, false])
  func clearDuringDetails(retried: Bool) async {
    var fails = retried
    let stage = ScriptedStage { call in
      guard call.input == nil else { return ScriptedService.echo(call) }
      defer { fails = false }
      return .after(.milliseconds(200), fails ? .failure(.network) : ScriptedService.echo(call))
    }
    let screen = stage.list(.table)
    await stage.show("a", on: screen)
    screen.tap("a1")
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    if retried {
      #expect(screen.shown == "(can't load)")
      await stage.show("b", on: screen)
      screen.leave()
      #expect(screen.shown == "-")
    }
    let failure =
      retried ? ["update (can't load)", "request", "update b1,b2", "update -", "request"] : ["place a1"]
    #expect(
      stage.log.difference(from: ["request", "update a1,a2", "select a1", "update -", "request"] + failure)
        == nil)
  }

  @Test("D10 D12 after clearResults the retry of details sends their own token again")
  func retryAfterClear() async {
    var fails = true
    let stage = ScriptedStage { call in
      guard call.input == nil else { return ScriptedService.echo(call) }
      defer { fails = false }
      return .after(.milliseconds(200), fails ? .failure(.network) : ScriptedService.echo(call))
    }
    let screen = stage.list(.table)
    await stage.show("a", on: screen)
    screen.tap("a1")
    screen.leave()
    await stage.clock.advance(by: .seconds(1))
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1", "token-1"])
    #expect(stage.log.events.last == "place a1")
    #expect(stage.environment.ledger.session(of: "token-1")?.reusedAfterEnd == 0)
  }
}
