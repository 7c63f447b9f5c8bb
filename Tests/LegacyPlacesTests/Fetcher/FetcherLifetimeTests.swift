import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

@MainActor
@Suite("Fetcher, delegates and lifetime")
struct FetcherLifetimeTests {
  @Test("C07 the delegate is weak, and nothing comes after it is gone (D6)")
  func weakDelegate() async {
    let stage = ScriptedStage()
    var screen: FetcherScreen? = stage.screen()
    let fetcher = screen?.fetcher
    weak let weakScreen = screen
    fetcher?.sourceTextHasChanged("syd")
    await stage.clock.settle()
    screen = nil
    #expect(weakScreen == nil)
    stage.service.answer(1, with: .places("syd"))
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.events.isEmpty)
  }

  @Test("D6 whoever is the delegate at delivery hears it")
  func replacedDelegate() async {
    let stage = ScriptedStage()
    let first = stage.screen()
    let otherLog = EventLog(clock: stage.clock)
    let second = stage.screen(log: otherLog)
    first.type("syd")
    await stage.clock.settle()
    first.tell(second)
    stage.service.answer(1, with: .places("syd"))
    await stage.clock.settle()
    #expect(stage.log.events.isEmpty)
    #expect(otherLog.difference(from: ["predictions syd"]) == nil)
  }

  @Test("D7 a fetcher held by nobody lives until its work is delivered, then goes", arguments: [false, true])
  func heldByNobody(pendingText: Bool) async {
    let stage = ScriptedStage()
    let screen = stage.screen()
    weak let fetcher = screen.fetcher
    screen.type("s")
    if pendingText { screen.type("sy") }
    screen.release()
    await stage.clock.settle()
    #expect(fetcher != nil)
    if pendingText { await stage.clock.advance(by: .milliseconds(200)) }
    stage.service.answer(stage.service.calls.count, with: .places("sydney"))
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["predictions sydney"]) == nil)
    #expect(fetcher == nil)
  }

  @Test("D7 an idle fetcher held by nobody goes at once")
  func idle() async {
    let stage = ScriptedStage { _ in .places("a") }
    let screen = stage.screen()
    screen.type("s")
    await stage.clock.settle()
    weak let fetcher = screen.fetcher
    screen.release()
    #expect(fetcher == nil, "the spacing of requests keeps nothing alive")
  }

  @Test("D14 C06 nothing is delivered before the call returns, whatever the service does")
  func neverBeforeReturn() async {
    let stage = ScriptedStage { _ in .places("at once") }
    let screen = stage.screen()
    screen.type("s")
    #expect(stage.log.events.isEmpty)
    await stage.clock.settle()
    #expect(stage.log.events.count == 1)
  }

  @Test(
    "D16 a delegate may type, change filter, delegate or token, or let go, from inside a callback",
    arguments: ["type", "clear", "filter", "token", "delegate", "release"], [true, false])
  func reentrant(action: String, success: Bool) async {
    var count = 0
    let stage = ScriptedStage(policy: .immediate) { call in
      count += 1
      if count == 1, !success { return .failure(.server) }
      return .places(call.input ?? "")
    }
    let screen = stage.screen()
    weak let fetcher = screen.fetcher
    screen.reaction = { screen in
      screen.reaction = nil
      switch action {
      case "type": screen.type("next")
      case "clear": screen.type("")
      case "filter": screen.fetcher?.autocompleteFilter = GMSAutocompleteFilter()
      case "token": screen.fetcher?.provide(GMSAutocompleteSessionToken())
      case "delegate": screen.fetcher?.delegate = nil
      default: screen.release()
      }
    }
    screen.type("first")
    await stage.clock.settle()
    let heard = success ? "predictions first" : "fail -2"
    let then =
      switch action {
      case "type": ["predictions next"]
      case "clear" where success: ["predictions -"]
      default: [String]()
      }
    #expect(stage.log.difference(from: [heard] + then) == nil)
    #expect((fetcher == nil) == (action == "release"))
  }

  @Test("a cancelled request delivers nothing, never an empty list (D6)")
  func cancelledByService() async {
    let stage = ScriptedStage()
    let screen = stage.screen()
    screen.type("a")
    await stage.clock.advance(by: .milliseconds(200))
    screen.type("ab")
    await stage.clock.settle()
    #expect(stage.service.calls.map(\.state) == [.cancelled, .waiting])
    #expect(stage.log.events.isEmpty)
  }

  @Test("D6 D7 a request that the service gives up delivers nothing, asks again, and keeps nothing alive")
  func givenUpByService() async {
    let stage = ScriptedStage { _ in .cancelled }
    let screen = stage.screen()
    screen.type("a")
    await stage.clock.advance(by: .seconds(1))
    screen.type("a")
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.calls.count == 2, "D3 its last outcome was never delivered")
    #expect(stage.log.events.isEmpty)
    weak let fetcher = screen.fetcher
    screen.release()
    #expect(fetcher == nil)
  }

  @Test("D2 D6 rows that nobody heard need no empty list, and an empty list that nobody heard is still owed")
  func unheardEmptyList() async {
    let stage = ScriptedStage { .places($0.input ?? "") }
    let screen = stage.screen()
    func type(_ text: String, heard: Bool) async {
      screen.tell(heard ? screen : nil)
      screen.type(text)
      await stage.clock.advance(by: .milliseconds(300))
    }
    await type("syd", heard: false)
    await type("", heard: true)
    #expect(stage.log.events.isEmpty)
    await type("syd", heard: true)
    await type("", heard: false)
    #expect(stage.log.difference(from: ["predictions syd"]) == nil)
    await type("", heard: true)
    await type("", heard: true)
    #expect(stage.log.difference(from: ["predictions syd", "predictions -"]) == nil)
  }

  @Test("D3 D6 what nobody heard was never delivered: a delegate that comes later hears the same text")
  func lateDelegate() async {
    let stage = ScriptedStage { .places($0.input ?? "") }
    let screen = stage.screen()
    screen.fetcher?.delegate = nil
    screen.type("syd")
    await stage.clock.advance(by: .milliseconds(300))
    screen.tell(screen)
    screen.type("syd")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.service.inputs == ["syd", "syd"])
    #expect(stage.log.difference(from: ["predictions syd"]) == nil)
    screen.type("syd")
    await stage.clock.advance(by: .milliseconds(300))
    #expect(stage.service.calls.count == 2)
  }
}
