import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Which calls come, in which order, and what is on show when they do.
@MainActor
@Suite("Lists, order of calls")
struct ListOrderTests {
  @Test(
    "C16 C17 C18 one did-request when a request goes out, one did-update with its answer",
    arguments: FrontDoor.lists)
  func oneQuery(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.type("s")
    #expect(stage.log.events == ["request"], "D14 before the causing call returns")
    await stage.clock.advance(by: .milliseconds(99))
    #expect(stage.log.events == ["request"])
    await stage.clock.advance(by: .milliseconds(1))
    #expect(stage.log.difference(from: ["request", "update s1,s2"]) == nil)
  }

  @Test(
    "C16 a text that waits for its turn is no request; its did-request comes when it goes out (D1)",
    arguments: FrontDoor.lists)
  func trailing(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.type("s")
    screen.type("sy")
    screen.type("syd")
    #expect(stage.log.events == ["request"])
    await stage.clock.advance(by: .milliseconds(199))
    #expect(stage.log.events == ["request"], "the first answer is outdated (C11)")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["request", "request", "update syd1,syd2"]) == nil)
    #expect(stage.log.entries.map(\.time) == [.zero, .milliseconds(200), .milliseconds(300)])
    #expect(stage.service.inputs == ["s", "syd"])
  }

  @Test(
    "C19 C21 at did-update the list is the new one, also when nothing in it changed",
    arguments: FrontDoor.lists)
  func listAtUpdate(kind: FrontDoor) async {
    let stage = ScriptedStage { _ in .places("same") }
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    await stage.show("ab", on: screen)
    #expect(stage.log.difference(from: ["request", "update same", "request", "update same"]) == nil)
  }

  @Test("rows stay while a newer text is out, and no match is a message row", arguments: FrontDoor.lists)
  func rowsStay(kind: FrontDoor) async {
    let stage = ScriptedStage { call in
      call.input == "xx"
        ? .after(.milliseconds(100), .predictions(PredictionAnswer())) : ScriptedService.echo(call)
    }
    let screen = stage.list(kind)
    await stage.show("x", on: screen)
    screen.type("xx")
    await stage.clock.settle()
    #expect(screen.shown == "x1,x2")
    #expect(screen.door?.list.isLoading == true)
    await stage.clock.advance(by: .milliseconds(300))
    #expect(screen.shown == "(no match)")
    #expect(screen.door?.list.isLoading == false)
    #expect(stage.log.events.last == "update (no match)")
  }

  @Test(
    "C22 C24 a tap asks did-select first, then fetches details and delivers the place",
    arguments: FrontDoor.lists)
  func tap(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.tap("s2")
    #expect(stage.log.events.last == "select s2")
    #expect(stage.service.detailsQueries.isEmpty, "details are asked for after did-select")
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.map(\.placeID) == ["s2"])
    #expect(screen.selected.first?.attributedFullText.string == "s2")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["request", "update s1,s2", "select s2", "place s2"]) == nil)
  }

  @Test(
    "C22 did-select that says false suppresses the details, the place, and ends nothing (D10)",
    arguments: FrontDoor.lists)
  func refused(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.letsThrough = false
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.advance(by: .seconds(1))
    await stage.show("sy", on: screen)
    #expect(
      stage.log.difference(from: ["request", "update s1,s2", "select s1", "request", "update sy1,sy2"])
        == nil)
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1"])
  }

  @Test(
    "a whole search: type, backspace, clear the field, type, tap, details; one token throughout (C59–61 B01 B02)",
    arguments: FrontDoor.lists)
  func wholeSearch(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("sy", on: screen)
    await stage.show("s", on: screen)
    await stage.show("", on: screen)
    await stage.show("m", on: screen)
    screen.tap("m1")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(
      stage.log.difference(from: [
        "request", "update sy1,sy2", "request", "update s1,s2", "update -", "request", "update m1,m2",
        "select m1", "place m1",
      ]) == nil)
    #expect(stage.service.calls.map(\.sessionToken) == Array(repeating: "token-1", count: 4))

    if let presented = screen.door as? GMSAutocompleteViewController { presented.beginPresentation() }
    await stage.show("p", on: screen)
    #expect(stage.service.calls.last?.sessionToken == "token-2", "a new session carries a new token (B01)")
  }

  @Test(
    "D2 an empty text asks nothing, cancels, empties, and is told once, after the call",
    arguments: FrontDoor.lists, [nil, "", "  \n"])
  func emptied(kind: FrontDoor, text: String?) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.type(text)
    await stage.clock.settle()
    #expect(stage.log.events.isEmpty, "it was empty and idle")
    await stage.show("s", on: screen)
    screen.type("sy")
    await stage.clock.settle()
    stage.log.clear()
    screen.type(text)
    screen.type(text)
    #expect(stage.log.events.isEmpty, "D14 not before the call returns")
    #expect(screen.shown == "-")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["update -"]) == nil)
    #expect(stage.service.calls.map(\.state) == [.answered, .cancelled])
  }

  @Test(
    "D2 D19 a text typed before the empty list was told replaces it; its did-update serves both",
    arguments: FrontDoor.lists)
  func emptiedAndTyped(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.type("")
    screen.type("t")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["request", "update s1,s2", "request", "update t1,t2"]) == nil)
  }

  @Test(
    "C53 leading blank space shows no 'no results'; the text behind it is asked trimmed (D8)",
    arguments: FrontDoor.lists)
  func leadingSpace(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show(" ", on: screen)
    #expect(screen.shown == "-")
    await stage.show(" s", on: screen)
    #expect(stage.service.inputs == ["s"])
    #expect(stage.log.difference(from: ["request", "update s1,s2"]) == nil)
  }

  @Test("D3 the same text again asks nothing and tells nothing", arguments: FrontDoor.lists)
  func sameText(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    await stage.show("s ", on: screen)
    #expect(stage.log.difference(from: ["request", "update s1,s2"]) == nil)
  }

  @Test("C20 D9 clearResults tells did-update, then did-request, both before it returns, and asks nothing")
  func clear() async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.table)
    await stage.show("s", on: screen)
    screen.type("sy")
    await stage.clock.settle()
    stage.log.clear()
    screen.leave()
    #expect(stage.log.difference(from: ["update -", "request"]) == nil)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["update -", "request"]) == nil)
    #expect(stage.service.calls.map(\.state) == [.answered, .cancelled])
  }

  @Test("C20 D9 clearResults on an empty list tells both all the same")
  func clearNothing() async {
    let stage = ScriptedStage()
    let screen = stage.list(.table)
    screen.leave()
    #expect(stage.log.difference(from: ["update -", "request"]) == nil)
    #expect(stage.service.calls.isEmpty)
  }

  @Test(
    "D4 the filter is read when a request goes out, the trailing one included; a change asks nothing",
    arguments: FrontDoor.lists)
  func filter(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.door?.autocompleteFilter = GMSAutocompleteFilter()
    screen.type("s")
    screen.type("sy")
    screen.door?.autocompleteFilter?.countries = ["NZ"]
    await stage.clock.advance(by: .seconds(1))
    screen.door?.autocompleteFilter?.type = .region
    screen.door?.autocompleteFilter = nil
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.queries.map(\.includedRegionCodes) == [[], ["NZ"]])
  }

  @Test("bounds, their mode and the two-corner setter shape the request", arguments: FrontDoor.lists)
  func bounds(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    let area = GeoArea.rectangle(
      GeoRectangle(
        low: GeoPoint(latitude: 37.5, longitude: -100), high: GeoPoint(latitude: 39, longitude: -95)))
    screen.door?.setAutocompleteBoundsUsingNorthEastCorner(
      CLLocationCoordinate2D(latitude: 39, longitude: -95),
      southWestCorner: CLLocationCoordinate2D(latitude: 37.5, longitude: -100))
    await stage.show("a", on: screen)
    screen.door?.autocompleteBoundsMode = .restrict
    await stage.show("ab", on: screen)
    screen.door?.autocompleteBounds = nil
    await stage.show("abc", on: screen)
    #expect(stage.service.queries.map(\.locationBias) == [area, nil, nil])
    #expect(stage.service.queries.map(\.locationRestriction) == [nil, area, nil])
  }

  @Test(
    "D19 a request that a tap stopped, or whose answer a newer text outdated, still gets its did-update",
    arguments: FrontDoor.lists, [true, false])
  func tapDuringRequest(kind: FrontDoor, answeredInWindow: Bool) async {
    let stage = ScriptedStage { call in
      call.input == "sy"
        ? .after(.milliseconds(answeredInWindow ? 50 : 500), .places("late")) : ScriptedStage.echo(call)
    }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.type("sy")
    await stage.clock.advance(by: .milliseconds(10))
    screen.type("syd")
    await stage.clock.advance(by: .milliseconds(100))
    screen.tap("s1")
    #expect(stage.log.events.last == "select s1", "D14 the did-update comes after the tap returned")
    await stage.clock.advance(by: .seconds(2))
    #expect(
      stage.log.difference(from: [
        "request", "update s1,s2", "request", "select s1", "update s1,s2", "place s1",
      ]) == nil)
    #expect(stage.service.inputs == ["s", "sy"], "D11 the pending text is not asked about")
  }
}
