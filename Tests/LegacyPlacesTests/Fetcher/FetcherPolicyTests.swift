import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Typing at several speeds, with backspaces, under each policy: which requests go out, and when.
@MainActor
@Suite("Fetcher, typing policies")
struct FetcherPolicyTests {
  /// "syd", two backspaces, "ydney".
  nonisolated static let keystrokes = ["s", "sy", "syd", "sy", "s", "sy", "syd", "sydn", "sydne", "sydney"]

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var policy: TypingPolicy
    var pace: Int
    /// `text@milliseconds`
    var requests: String
    var testDescription: String { "\(name) at \(pace) ms" }
  }

  nonisolated static let debounce = TypingPolicy(pace: .debounce(.milliseconds(150)))
  nonisolated static let lengthAware = TypingPolicy(
    pace: .throttle(.milliseconds(200)), shortTexts: [.init(upTo: 2, pace: .debounce(.milliseconds(300)))])
  nonisolated static let threeLetters = TypingPolicy(pace: .immediate, minimumLength: 3)
  nonisolated static let merging = TypingPolicy(pace: .immediate, mergesInFlight: true)

  /// Answers take 180 ms. Worked out by hand from the policies' definitions.
  nonisolated static let cases: [Case] = [
    Case(
      name: "legacy", policy: .legacy, pace: 50, requests: "s@0 sy@200 sydn@400 sydney@600"),
    Case(
      name: "legacy", policy: .legacy, pace: 120,
      // At 360 "sy" is back and still under way: the window ends with nothing to ask (D3).
      requests: "s@0 sy@200 s@480 sy@680 sydn@880 sydne@1080 sydney@1280"),
    Case(
      name: "legacy", policy: .legacy, pace: 231,
      requests: "s@0 sy@231 syd@462 sy@693 s@924 sy@1155 syd@1386 sydn@1617 sydne@1848 sydney@2079"),
    Case(
      name: "legacy", policy: .legacy, pace: 331,
      requests: "s@0 sy@331 syd@662 sy@993 s@1324 sy@1655 syd@1986 sydn@2317 sydne@2648 sydney@2979"),
    Case(
      name: "immediate", policy: .immediate, pace: 50,
      requests: "s@0 sy@50 syd@100 sy@150 s@200 sy@250 syd@300 sydn@350 sydne@400 sydney@450"),
    Case(name: "debounce", policy: debounce, pace: 50, requests: "sydney@600"),
    Case(name: "debounce", policy: debounce, pace: 120, requests: "sydney@1230"),
    Case(
      name: "debounce", policy: debounce, pace: 231,
      requests: "s@150 sy@381 syd@612 sy@843 s@1074 sy@1305 syd@1536 sydn@1767 sydne@1998 sydney@2229"),
    Case(name: "economical", policy: .economical, pace: 50, requests: "sydney@750"),
    Case(name: "economical", policy: .economical, pace: 120, requests: "sydney@1380"),
    Case(name: "economical", policy: .economical, pace: 231, requests: "sydney@2379"),
    Case(
      name: "economical", policy: .economical, pace: 331,
      requests: "syd@962 syd@2286 sydn@2617 sydne@2948 sydney@3279"),
    Case(
      name: "three letters", policy: threeLetters, pace: 120,
      requests: "syd@240 syd@720 sydn@840 sydne@960 sydney@1080"),
    Case(
      name: "length aware", policy: lengthAware, pace: 120,
      // The first answer for "syd" comes while "sy" is in the field and is lost, so it is asked again.
      requests: "syd@240 syd@720 sydn@920 sydney@1120"),
    Case(
      name: "merge in flight", policy: merging, pace: 50,
      requests: "s@0 sy@180 sydn@360 sydney@540"),
    Case(
      name: "merge in flight", policy: merging, pace: 231,
      requests: "s@0 sy@231 syd@462 sy@693 s@924 sy@1155 syd@1386 sydn@1617 sydne@1848 sydney@2079"),
  ]

  @Test("C10 D1 each policy asks exactly what it says", arguments: cases)
  func requests(_ item: Case) async {
    let stage = ScriptedStage(policy: item.policy) { .after(.milliseconds(180), .places($0.input ?? "")) }
    let screen = stage.screen()
    for (index, text) in Self.keystrokes.enumerated() {
      await stage.clock.advance(to: .milliseconds(index * item.pace))
      screen.type(text)
    }
    await stage.clock.advance(by: .seconds(2))
    let requests = stage.service.calls.map { "\($0.input ?? "")@\($0.time.wholeMilliseconds)" }
    #expect(requests.joined(separator: " ") == item.requests)
    #expect(stage.log.events.last == "predictions sydney")
  }

  /// What a screen must never see, whatever the order in which answers come.
  @Test(
    "C11 D5 D6 B34 random typing, answers, failures and delays never show anything outdated",
    arguments: 1...60)
  func neverStale(seed: Int) async {
    var random = SeededNumbers(seed: UInt64(seed))
    let policies: [TypingPolicy] = [
      .legacy, .immediate, Self.debounce, .economical, Self.lengthAware, Self.merging,
    ]
    let delays = Locked([Int](repeating: 0, count: 400).map { _ in Int.random(in: 0...700, using: &random) })
    let stage = ScriptedStage(policy: policies[seed % policies.count]) { call in
      let delay = delays.withLock { $0[call.number % 400] }
      let reply: ScriptedService.Reply =
        delay.isMultiple(of: 7) ? .failure(.network) : .places(call.input ?? "")
      return delay.isMultiple(of: 3)
        ? .deaf(.milliseconds(delay), reply) : .after(.milliseconds(delay), reply)
    }
    var screen: FetcherScreen? = stage.screen()
    let fetcher = screen?.fetcher
    var newest = ""
    var heard = 0
    screen?.reaction = { _ in
      let event = stage.log.events.last ?? ""
      heard += 1
      if event.hasPrefix("predictions"), event != "predictions -" {
        #expect(event == "predictions \(newest)")
      }
    }
    for _ in 0..<60 {
      newest = ["", "s", "sy", "syd", "sydn", "sydne"].randomElement(using: &random) ?? ""
      fetcher?.sourceTextHasChanged(newest)
      await stage.clock.advance(by: .milliseconds(Int.random(in: 0...400, using: &random)))
    }
    #expect(heard > 0)
    screen = nil
    stage.log.clear()
    fetcher?.sourceTextHasChanged("sydney")
    await stage.clock.advance(by: .seconds(3))
    #expect(stage.log.events.isEmpty, "nothing after the delegate is gone")
  }
}
