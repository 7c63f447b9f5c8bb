import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What apps do from inside a delegate call (D16), for every call and every class.
@MainActor
@Suite("Lists, calls from inside callbacks")
struct ListReentrancyTests {
  enum Deed: String, CaseIterable, Sendable {
    case type, empty, clear, tap, retry, filter, delegate, release, fields
  }

  @Test(
    "D16 from inside every callback a delegate may type, clear, tap, retry, change things, or let go",
    arguments: FrontDoor.lists, Deed.allCases)
  func deeds(kind: FrontDoor, deed: Deed) async {
    for moment in Scenario.Moment.allCases
    where moment != .predictions && (moment != .cancelled || kind == .screen) {
      await perform(deed, at: moment, kind: kind)
    }
  }

  private func perform(_ deed: Deed, at moment: Scenario.Moment, kind: FrontDoor) async {
    var failure: ServiceFailure.Kind? = moment == .fail ? .keyInvalid : deed == .retry ? .network : nil
    let stage = ScriptedStage { call in
      defer { failure = nil }
      return failure.map { .failure($0) } ?? ScriptedService.echo(call)
    }
    let screen = stage.list(kind)
    weak let door = screen.door
    var done = false
    screen.reaction = { heard, screen in
      guard heard == moment, !done else { return }
      done = true
      stage.log.add("<")
      Self.perform(deed, screen)
      stage.log.add(">")
    }
    await stage.show("first", on: screen)
    await stage.show("again", on: screen)
    screen.tap("again1")
    await stage.clock.settle()
    if moment == .cancelled { screen.leave() }
    await stage.clock.advance(by: .seconds(1))

    let name = "\(kind) \(deed) in \(moment): \(stage.log.events.joined(separator: " | "))"
    guard moment != .cancelled || done else { return }  // a pick ended the presentation before
    #expect(done, "\(name)")
    let events = stage.log.events
    let inside = events.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
    // Of the delegate's calls only did-request, D9 and the answers to the user's own taps come before the
    // causing call returns (D14).
    #expect(
      inside.allSatisfy { ["request", "update -", "cancelled"].contains($0) || $0.hasPrefix("select") },
      "\(name)")
    if deed == .delegate || deed == .release {
      #expect(events.last == ">", "nothing comes after the delegate is gone: \(name)")
    }
    if deed == .release {
      screen.reaction = nil
      #expect(door == nil, "\(name)")
      #expect(stage.service.calls.allSatisfy { $0.state != .waiting }, "\(name)")
    } else if deed != .delegate {
      // Whatever happened, the object works on.
      (screen.door as? GMSAutocompleteViewController)?.beginPresentation()
      await stage.show("last", on: screen)
      #expect(screen.shown == "last1,last2", "\(name)")
      #expect(stage.log.events.suffix(2) == ["request", "update last1,last2"], "\(name)")
    }
    #expect(stage.environment.ledger.sessions.allSatisfy { $0.reusedAfterEnd == 0 }, "\(name)")
  }

  private static func perform(_ deed: Deed, _ screen: ListScreen) {
    switch deed {
    case .type: screen.type("other")
    case .empty: screen.type("")
    case .clear: screen.leave()
    case .tap:
      if case .prediction(let prediction)? = screen.door?.list.rows.first { screen.tap(prediction.placeID) }
    case .retry: screen.retry()
    case .filter: screen.door?.autocompleteFilter = GMSAutocompleteFilter()
    case .delegate: screen.tell(nil)
    case .release: screen.release()
    case .fields: screen.door?.placeFields = .name
    }
  }

  @Test(
    "D16 text typed inside did-request supersedes the request: two did-requests, one did-update",
    arguments: FrontDoor.lists)
  func typeInRequest(kind: FrontDoor) async {
    let stage = ScriptedStage(policy: .immediate, rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    screen.reaction = { moment, screen in
      if moment == .request, stage.log.events.count == 1 { screen.type("two") }
    }
    screen.type("one")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["request", "request", "update two1,two2"]) == nil)
    #expect(stage.service.inputs == ["two"], "the first was stopped before it reached the service")
  }

  @Test("D11 D16 a list cleared inside did-select has no row to fetch details for")
  func clearInSelect() async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(.table)
    await stage.show("a", on: screen)
    screen.reaction = { moment, screen in if moment == .select { screen.leave() } }
    screen.tap("a1")
    await stage.clock.advance(by: .seconds(1))
    #expect(
      stage.log.difference(from: ["request", "update a1,a2", "select a1", "update -", "request"]) == nil)
    #expect(stage.service.detailsQueries.isEmpty)
  }

  @Test(
    "D16 D21 a tap inside did-select: one details call, for the tap that came first to its end",
    arguments: FrontDoor.lists)
  func tapInSelect(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedStage.echo)
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    screen.reaction = { moment, screen in
      screen.reaction = nil
      if moment == .select { screen.tap("a2") }
    }
    screen.tap("a1")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.detailsQueries.map(\.placeID) == ["a2"])
    #expect(
      stage.log.difference(from: ["request", "update a1,a2", "select a1", "select a2", "place a2"]) == nil)
  }

  @Test("B17 D16 a screen cancelled inside did-update hears no failure afterwards")
  func cancelInUpdate() async {
    let stage = ScriptedStage { _ in .failure(.keyInvalid) }
    let screen = stage.list(.screen)
    screen.reaction = { moment, screen in if moment == .update { screen.leave() } }
    await stage.show("a", on: screen)
    #expect(stage.log.difference(from: ["request", "update -", "cancelled"]) == nil)
  }

  @Test("D16 a retry inside did-update asks again", arguments: FrontDoor.lists)
  func retryInUpdate(kind: FrontDoor) async {
    var fails = true
    let stage = ScriptedStage { call in
      defer { fails = false }
      return fails ? .failure(.network) : ScriptedStage.echo(call)
    }
    let screen = stage.list(kind)
    screen.reaction = { moment, screen in if moment == .update { screen.retry() } }
    await stage.show("a", on: screen)
    #expect(
      stage.log.difference(from: ["request", "update (can't load)", "request", "update a1,a2"]) == nil)
  }

  @Test("D9 D16 clearing from inside each call of a clearing ends", arguments: [true, false])
  func clearingWithoutEnd(inUpdate: Bool) async throws {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(.table)
    let source = try #require(screen.door as? GMSAutocompleteTableDataSource)
    await stage.show("first", on: screen)
    stage.log.clear()
    screen.reaction = { heard, _ in
      if heard == (inUpdate ? .update : .request) { source.clearResults() }
    }
    source.clearResults()
    #expect(stage.log.events.filter { $0.hasPrefix("update") }.count == 1)
    #expect(stage.log.events.filter { $0.hasPrefix("request") }.count == 1)
    #expect(source.list.rows.isEmpty)
  }

  @Test("B17 D6 a cancellation that nobody hears is none: with a delegate, Cancel is heard once")
  func cancelledWithoutDelegate() async throws {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(.screen)
    let controller = try #require(screen.door as? GMSAutocompleteViewController)
    let delegate = controller.delegate
    controller.delegate = nil
    controller.cancel()
    controller.delegate = delegate
    controller.cancel()
    controller.cancel()
    #expect(stage.log.events.filter { $0.hasPrefix("cancel") }.count == 1)
  }

  @Test("D15 taps and retries from another thread are moved to the main one", arguments: FrontDoor.lists)
  func otherThread(kind: FrontDoor) async throws {
    let stage = ScriptedStage { call in
      if case .details(let query) = call.question { return .place(id: query.placeID) }
      return ScriptedService.echo(call)
    }
    stage.environment.offMainCalls = .move
    let screen = stage.list(kind)
    await stage.show("first", on: screen)
    let door = try #require(screen.door)
    let row = try #require(door.list.rows.first)
    await OffMainTests.elsewhere {
      door.select(row)
      door.retry()
    }
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.count == 1)
    #expect(stage.environment.notices.counts["LP208"] == 2)
  }
}
