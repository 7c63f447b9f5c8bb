import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

@MainActor
@Suite("Fetcher")
struct FetcherContractTests {
  /// Each text is answered with itself, 100 ms later.
  let echo: (ScriptedService.Call) -> ScriptedService.Reply = {
    .after(.milliseconds(100), .places($0.input ?? ""))
  }

  @Test("C09 the fetcher wraps the query call: text in, predictions out, no user interface")
  func wrapsQuery() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    screen.type("syd")
    await stage.clock.advance(by: .milliseconds(100))
    #expect(stage.log.difference(from: ["predictions syd"]) == nil)
    #expect(stage.service.inputs == ["syd"])
  }

  @Test("C10 D1 letters closer together than 200 ms skip requests; the newest text is always asked")
  func skips() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    for text in ["s", "sy", "syd", "sydn"] {
      screen.type(text)
      await stage.clock.advance(by: .milliseconds(50))
    }
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.inputs == ["s", "sydn"])
    #expect(stage.log.events.last == "predictions sydn")
  }

  @Test("C11 B34 only predictions for the newest text are delivered")
  func staleAnswer() async {
    let stage = ScriptedStage()
    let screen = stage.screen()
    screen.type("York Street")
    await stage.clock.advance(by: .milliseconds(200))
    screen.type("Thoday Street")
    await stage.clock.settle()
    stage.service.answer(2, with: .places("thoday"))
    stage.service.answer(1, with: .places("york"))
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["predictions thoday"]) == nil)
  }

  @Test("C11 B34 a service that is deaf to cancelling cannot bring old results back")
  func staleAnswerFromDeafService() async {
    let stage = ScriptedStage { call in
      call.input == "York" ? .deaf(.milliseconds(900), .places("york")) : .places("thoday")
    }
    let screen = stage.screen()
    screen.type("York")
    await stage.clock.advance(by: .milliseconds(250))
    screen.type("Thoday")
    await stage.clock.advance(by: .seconds(2))
    #expect(stage.log.difference(from: ["predictions thoday"]) == nil)
  }

  @Test("D5 a failure for an outdated text is dropped, like an outdated answer")
  func staleFailure() async {
    let stage = ScriptedStage()
    let screen = stage.screen()
    screen.type("yor")
    screen.type("york")
    await stage.clock.settle()
    stage.service.fail(1, with: ServiceFailure(.keyInvalid, "scripted"))
    await stage.clock.settle()
    #expect(stage.log.events.isEmpty)
    await stage.clock.advance(by: .milliseconds(200))
    stage.service.answer(2, with: .places("york"))
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["predictions york"]) == nil)
  }

  @Test("C12 every failure for the newest text reaches the delegate", arguments: ServiceFailure.Kind.allCases)
  func failures(kind: ServiceFailure.Kind) async {
    let stage = ScriptedStage { _ in .failure(kind) }
    let screen = stage.screen()
    screen.type("syd")
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["fail \(kind.rawValue)"]) == nil)
  }

  @Test("C13 D2 B38 nil, empty and blank text ask nothing", arguments: [nil, "", "   ", "\n\t"])
  func blank(text: String?) async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    screen.type(text)
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.isEmpty)
    #expect(stage.log.events.isEmpty, "an empty list that was empty and idle is not told")
  }

  @Test(
    "C13 D2 clearing the text cancels the request and delivers one empty list, after the call",
    arguments: [nil, ""])
  func cleared(text: String?) async {
    let stage = ScriptedStage()
    let screen = stage.screen()
    screen.type("syd")
    await stage.clock.settle()
    screen.type(text)
    #expect(stage.log.events.isEmpty, "never before the call returns (D14)")
    screen.type(text)
    await stage.clock.settle()
    #expect(stage.service.calls.map(\.state) == [.cancelled])
    stage.service.answer(1, with: .places("late"))
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.difference(from: ["predictions -"]) == nil)
  }

  @Test("B34 the first text typed again after clearing is asked again, and never shown from before")
  func clearedAndTypedAgain() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    screen.type("york")
    await stage.clock.advance(by: .milliseconds(300))
    screen.type("")
    screen.type("york")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.service.inputs == ["york", "york"])
    #expect(stage.log.difference(from: ["predictions york", "predictions york"]) == nil)
  }

  @Test("D3 the same text again asks nothing while under way or delivered")
  func sameText() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    screen.type("york")
    await stage.clock.advance(by: .milliseconds(50))
    screen.type("york")
    await stage.clock.advance(by: .milliseconds(300))
    screen.type("york ")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.service.inputs == ["york"])
    #expect(stage.log.difference(from: ["predictions york"]) == nil)
  }

  @Test("D3 the same text asks again after a failure, a new token, or a new filter")
  func sameTextAgain() async {
    var fails = true
    let stage = ScriptedStage { call in fails ? .failure(.network) : .places(call.input ?? "") }
    let screen = stage.screen(filter: GMSAutocompleteFilter())
    func again() async {
      screen.type("york")
      await stage.clock.advance(by: .milliseconds(300))
    }
    await again()
    fails = false
    await again()
    #expect(stage.service.calls.count == 2, "after a failure")
    await again()
    #expect(stage.service.calls.count == 2)
    screen.fetcher?.provide(stage.run { GMSAutocompleteSessionToken() })
    await again()
    #expect(stage.service.calls.count == 3, "after a new token")
    screen.fetcher?.autocompleteFilter?.countries = ["AU"]
    await again()
    #expect(stage.service.calls.count == 4, "after a change of the same filter object")
  }

  @Test("C14 D4 the filter is read when a request goes out, the trailing one included; a change asks nothing")
  func filterAtRequest() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    screen.type("s")
    screen.type("sy")
    await stage.clock.advance(by: .milliseconds(150))
    let filter = GMSAutocompleteFilter()
    filter.country = "NZ"
    screen.fetcher?.autocompleteFilter = filter
    await stage.clock.advance(by: .milliseconds(10))
    #expect(stage.service.calls.count == 1)
    filter.country = "AU"
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.queries.map(\.includedRegionCodes) == [[], ["AU"]])
    screen.fetcher?.autocompleteFilter = nil
    screen.type("syd")
    await stage.clock.settle()
    #expect(stage.service.queries.last?.includedRegionCodes == [])
    await stage.clock.advance(by: .seconds(1))
    screen.fetcher?.autocompleteFilter = filter
    screen.fetcher?.provide(stage.run { GMSAutocompleteSessionToken() })
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.count == 3, "a change alone asks nothing")
  }

  @Test("C15 C62 C63 B02 the token provided is the one on the wire; nil removes it")
  func token() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    let token = stage.run { GMSAutocompleteSessionToken() }
    screen.type("a")
    await stage.clock.advance(by: .milliseconds(300))
    screen.fetcher?.provide(token)
    screen.type("ab")
    await stage.clock.advance(by: .milliseconds(300))
    screen.fetcher?.provide(nil)
    screen.type("abc")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.service.calls.map(\.sessionToken) == [nil, token.description, nil])
  }

  @Test("D8 C52 blank space around the text is not sent")
  func trimmed() async {
    let stage = ScriptedStage(rule: echo)
    let screen = stage.screen()
    screen.type("  new york \n")
    await stage.clock.settle()
    #expect(stage.service.inputs == ["new york"])
  }

  #if !WithoutCoordinateBounds
    @Test("C38 bounds are a bias, or a restriction when the mode says so, and may change at any time")
    func bounds() async {
      let stage = ScriptedStage(rule: echo)
      let bounds = GMSCoordinateBounds(
        coordinate: CLLocationCoordinate2D(latitude: 37.5, longitude: -100),
        coordinate: CLLocationCoordinate2D(latitude: 39, longitude: -95))
      let screen = stage.screen(bounds: bounds)
      let area = GeoArea.rectangle(
        GeoRectangle(
          low: GeoPoint(latitude: 37.5, longitude: -100), high: GeoPoint(latitude: 39, longitude: -95)))
      screen.type("a")
      await stage.clock.advance(by: .milliseconds(300))
      screen.fetcher?.autocompleteBoundsMode = .restrict
      screen.type("ab")
      await stage.clock.advance(by: .milliseconds(300))
      screen.fetcher?.autocompleteBounds = nil
      screen.type("abc")
      await stage.clock.advance(by: .milliseconds(300))
      #expect(stage.service.queries.map(\.locationBias) == [area, nil, nil])
      #expect(stage.service.queries.map(\.locationRestriction) == [nil, area, nil])
    }
  #endif

  @Test("a filter the service cannot express fails once, names the value, and asks nothing")
  func impossibleFilter() async {
    let stage = ScriptedStage(rule: echo)
    let filter = GMSAutocompleteFilter()
    filter.types = ["post_box"]
    let screen = stage.screen(filter: filter)
    screen.type("syd")
    #expect(stage.log.events.isEmpty)
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["fail -12"]) == nil)
    #expect(stage.service.calls.isEmpty)
  }

  @Test("D2 a list that is empty because nothing matched is not emptied again")
  func clearedAfterNoMatch() async {
    let stage = ScriptedStage { _ in .predictions(PredictionAnswer()) }
    let screen = stage.screen()
    screen.type("xyzzy")
    await stage.clock.advance(by: .milliseconds(300))
    screen.type("")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.log.difference(from: ["predictions -"]) == nil)
  }
}
