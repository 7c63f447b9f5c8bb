import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Which failures are heard, which stay inside, and what works afterwards.
@MainActor
@Suite("Lists, failures")
struct ListFailureTests {
  nonisolated static let retryable = ServiceFailure.Kind.allCases.filter(\.isRetryable)
  nonisolated static let final = ServiceFailure.Kind.allCases.filter { !$0.isRetryable }

  @Test("C26 exactly three codes are retryable")
  func codes() {
    #expect(Self.retryable.map(\.rawValue) == [-1, -2, -3])
  }

  @Test(
    "C27 D12 a retryable failure of predictions stays inside and shows a retry that works",
    arguments: FrontDoor.lists, retryable)
  func retryablePredictions(kind: FrontDoor, failure: ServiceFailure.Kind) async throws {
    var fails = true
    let stage = ScriptedStage { call in fails ? .failure(failure) : ScriptedStage.echo(call) }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    #expect(
      screen.door?.list.rows
        == [.message(.init(text: "Can't load search results", retryTitle: "Try again"))])
    fails = false
    screen.retry()
    #expect(stage.log.events.last == "request", "D14 before the causing call returns")
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    #expect(
      stage.log.difference(from: ["request", "update (can't load)", "request", "update s1,s2"]) == nil)
    #expect(stage.service.inputs == ["s", "s"], "a second tap on the button asks nothing more")
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1"])
  }

  @Test(
    "C27 D12 a retry with a newer text in the field asks about the newer text", arguments: FrontDoor.lists)
  func retryNewerText(kind: FrontDoor) async {
    var fails = true
    let stage = ScriptedStage { call in fails ? .failure(.network) : ScriptedService.echo(call) }
    let screen = stage.list(kind)
    screen.type("s")
    await stage.clock.settle()
    fails = false
    screen.type("sy")
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.inputs == ["s", "sy"])
    #expect(screen.shown == "sy1,sy2")
  }

  @Test(
    "C25 C69 D19 a non-retryable failure of predictions: did-update, then did-fail once, in the domain",
    arguments: FrontDoor.lists, final)
  func finalPredictions(kind: FrontDoor, failure: ServiceFailure.Kind) async throws {
    var fails = true
    let stage = ScriptedStage { call in fails ? .failure(failure) : ScriptedStage.echo(call) }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    #expect(stage.log.difference(from: ["request", "update -", "fail \(failure.rawValue)"]) == nil)
    let error = try #require(screen.errors.first)
    #expect(error.domain == kGMSPlacesErrorDomain)
    #expect(GMSPlacesErrorCode(rawValue: error.code) != nil)
    screen.retry()
    fails = false
    await stage.show("s", on: screen)
    #expect(screen.shown == "s1,s2", "the list stays usable, for the same text too (D3)")
    #expect(stage.service.calls.count == 2, "there is nothing to retry")
  }

  @Test(
    "C27 D10 D12 a retryable failure of details stays inside; its retry sends the old token again",
    arguments: FrontDoor.lists, retryable)
  func retryableDetails(kind: FrontDoor, failure: ServiceFailure.Kind) async {
    var failures = 2
    let stage = ScriptedStage { call in
      guard call.input == nil, failures > 0 else { return ScriptedStage.echo(call) }
      failures -= 1
      return .failure(failure)
    }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    screen.retry()
    screen.retry()
    await stage.clock.settle()
    #expect(screen.shown == "(can't load)")
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    #expect(
      stage.log.difference(from: [
        "request", "update s1,s2", "select s1", "update (can't load)", "update (can't load)",
        "update s1,s2", "place s1",
      ]) == nil)
    #expect(stage.service.calls.map(\.sessionToken) == Array(repeating: "token-1", count: 4))
    #expect(stage.service.detailsQueries.map(\.placeID) == ["s1", "s1", "s1"])
    #expect(stage.environment.notices.counts["LP207"] == nil)
  }

  @Test(
    "D10 after failed details new text carries a new token, and the old call is not tried again",
    arguments: FrontDoor.lists)
  func textAfterFailedDetails(kind: FrontDoor) async {
    let stage = ScriptedStage { call in call.input == nil ? .failure(.server) : ScriptedStage.echo(call) }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    await stage.show("s", on: screen)
    screen.retry()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1", "token-2"])
    #expect(screen.shown == "s1,s2")
  }

  @Test(
    "B11 C25 predictions work and details are refused: did-fail once, no place, the rows stay usable",
    arguments: FrontDoor.lists, final)
  func finalDetails(kind: FrontDoor, failure: ServiceFailure.Kind) async {
    var fails = true
    let stage = ScriptedStage { call in
      call.input == nil && fails ? .failure(failure) : ScriptedStage.echo(call)
    }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    #expect(
      stage.log.difference(from: [
        "request", "update s1,s2", "select s1", "update s1,s2", "fail \(failure.rawValue)",
      ]) == nil)
    fails = false
    screen.tap("s2")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.suffix(2) == ["select s2", "place s2"])
    #expect(
      stage.service.calls.map(\.sessionToken) == ["token-1", "token-1", "token-2"],
      "the session ended when its details were attempted (D10)")
  }

  @Test("B11 the error names the code and keeps the server's words", arguments: FrontDoor.lists)
  func accessNotConfigured(kind: FrontDoor) async throws {
    let stage = ScriptedStage { call in
      guard call.input == nil else { return ScriptedService.echo(call) }
      return .failure(
        ServiceFailure(
          .accessNotConfigured, "scripted", httpStatus: 403, status: "PERMISSION_DENIED",
          serverMessage: "Places API (New) has not been used"))
    }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    let error = try #require(screen.errors.first)
    #expect(error.code == GMSPlacesErrorCode.accessNotConfigured.rawValue)
    let failure = ServiceFailure(legacyError: error)
    #expect(failure?.httpStatus == 403)
    #expect(failure?.serverMessage == "Places API (New) has not been used")
    #expect(stage.environment.notices.counts["LP211"] == 1)
  }

  @Test(
    "D5 a failure for an outdated text is dropped", arguments: FrontDoor.lists,
    [ServiceFailure.Kind.network, .keyInvalid])
  func staleFailure(kind: FrontDoor, failure: ServiceFailure.Kind) async {
    let stage = ScriptedStage()
    let screen = stage.list(kind)
    screen.type("yor")
    screen.type("york")
    await stage.clock.settle()
    stage.service.fail(1, with: ServiceFailure(failure, "scripted"))
    await stage.clock.advance(by: .milliseconds(200))
    stage.service.answer(2, with: .places("york"))
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["request", "request", "update york"]) == nil)
  }

  @Test(
    "C11 B34 a service that is deaf to cancelling cannot bring old rows back, nor an old place",
    arguments: FrontDoor.leavable)
  func deaf(kind: FrontDoor) async {
    let stage = ScriptedStage { .deaf(.milliseconds(900), ScriptedService.echo($0)) }
    let screen = stage.list(kind)
    screen.type("york")
    await stage.clock.advance(by: .milliseconds(250))
    screen.type("thoday")
    await stage.clock.advance(by: .seconds(2))
    #expect(stage.log.difference(from: ["request", "request", "update thoday1,thoday2"]) == nil)
    guard kind == .screen else { return }
    screen.tap("thoday1")
    await stage.clock.settle()
    screen.leave()
    await stage.clock.advance(by: .seconds(2))
    #expect(stage.log.events.suffix(2) == ["select thoday1", "cancelled"])
  }

  @Test(
    "B16 B25 without a key: did-update, then key-invalid once; with one, the same object works",
    arguments: FrontDoor.lists)
  func noKey(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    stage.environment.service = nil
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    #expect(stage.log.difference(from: ["request", "update -", "fail -4"]) == nil)
    stage.environment.service = stage.service
    await stage.show("s", on: screen)
    #expect(screen.shown == "s1,s2")
  }

  @Test(
    "a filter that the service cannot express fails once as -12, and asks nothing",
    arguments: FrontDoor.lists)
  func impossibleFilter(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    let filter = GMSAutocompleteFilter()
    filter.types = ["post_box"]
    screen.door?.autocompleteFilter = filter
    await stage.show("s", on: screen)
    #expect(stage.log.difference(from: ["request", "update -", "fail -12"]) == nil)
    #expect(stage.service.calls.isEmpty)
    filter.types = nil
    await stage.show("s", on: screen)
    #expect(screen.shown == "s1,s2")
  }

  @Test(
    "D6 D19 a call that the service itself gave up delivers nothing, but indicators switch off",
    arguments: FrontDoor.lists)
  func selfCancelled(kind: FrontDoor) async {
    let stage = ScriptedStage { call in call.input == "a" ? .places("row") : .cancelled }
    let screen = stage.list(kind)
    await stage.show("a", on: screen)
    await stage.show("quit", on: screen)
    #expect(screen.shown == "row", "never an empty list")
    screen.tap("row")
    await stage.clock.settle()
    #expect(
      stage.log.difference(from: [
        "request", "update row", "request", "update row", "select row", "update row",
      ]) == nil)
    #expect(screen.door?.list.isLoading == false)
  }
}
