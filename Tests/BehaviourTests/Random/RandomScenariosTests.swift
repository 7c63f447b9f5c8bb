import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The generator: what it makes, and that it makes it again.
@Suite("Random scenarios")
struct RandomScenariosTests {
  static let many = Array(RandomScenarios(seed: 1).prefix(2_000))

  @Test("the same seed gives the same scenarios; a single one is made again by the seed in its name")
  func seeds() {
    let first = Array(RandomScenarios(seed: 7).prefix(50))
    #expect(first == Array(RandomScenarios(seed: 7).prefix(50)))
    #expect(first[3] == .random(seed: 10))
    #expect(first[3].name == "random-10")
    #expect(Set(first.map(\.steps)).count == 50)
    #expect(RandomScenarios(seed: .max).prefix(2).map(\.name) == ["random-\(UInt64.max)", "random-0"])
  }

  @Test("the numbers are those of SplitMix64")
  func splitMix() {
    var numbers = SeededNumbers(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in numbers.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test("among 2,000 scenarios every door, action and moment occurs")
  func coverage() {
    #expect(Set(Self.many.flatMap(\.doors)) == Set(FrontDoor.allCases))
    let actions = Self.many.flatMap(\.allActions)
    let kinds = Set(actions.map { "\($0)".prefix { $0.isLetter } })
    #expect(
      kinds == [
        "type", "filter", "bounds", "token", "fields", "delegate", "tap", "letThrough", "retry", "clear",
        "cancel", "present", "release", "find", "details", "react",
      ])
    let reactions = actions.compactMap { if case .react(let reaction) = $0 { reaction } else { nil } }
    #expect(Set(reactions.map(\.moment)) == Set(Scenario.Moment.allCases))
    #expect(Set(reactions.map(\.times)) == [1, 2, 3])
    #expect(Set(reactions.flatMap(\.actions)).contains(.release))
    for action: Scenario.Action in [
      .type(nil), .type(""), .filter(nil), .bounds(nil), .token(nil), .delegate(nil), .letThrough(true),
      .letThrough(false), .tap(.row(0)), .tap(.row(4)), .fields(["all"]),
    ] {
      #expect(actions.contains(action), "\(action.words)")
    }
    #expect(actions.contains { if case .tap(.place) = $0 { true } else { false } })
  }

  @Test("among 2,000 scenarios every policy, kind of answer and code occurs")
  func answers() {
    let policies = Self.many.map(\.policy)
    for policy in [TypingPolicy.legacy, .immediate, .economical] { #expect(policies.contains(policy)) }
    #expect(policies.contains { $0.pace == .immediate && $0.mergesInFlight })
    #expect(policies.contains { if case .debounce = $0.pace { !$0.mergesInFlight } else { false } })
    #expect(policies.allSatisfy { $0.shortTexts.isEmpty }, "files have no words for those")
    let answers = Self.many.flatMap(\.answers)
    var codes: Set<Int> = []
    var kinds: Set<String> = []
    for answer in answers {
      switch answer.reply {
      case .places(let places): kinds.insert(places.isEmpty ? "no match" : "places")
      case .details(let name): kinds.insert(name == nil ? "no name" : "name")
      case .failure(let code, _): codes.insert(code)
      case .never: kinds.insert("never")
      case .gone: kinds.insert("gone")
      }
      switch answer.match {
      case .text: kinds.insert("by text")
      case .place: kinds.insert("by place")
      case .call: kinds.insert("by call")
      }
      if answer.isDeaf { kinds.insert("deaf") }
      if answer.times != nil { kinds.insert("times") }
      if answer.after == 0 { kinds.insert("at once") }
    }
    #expect(codes == Set(-12 ... -1))
    #expect(
      kinds == [
        "no match", "places", "no name", "name", "never", "gone", "by text", "by place", "by call", "deaf",
        "times", "at once",
      ])
  }

  @Test("every scenario can be kept in a file, and does only what its doors can do")
  @MainActor
  func valid() async throws {
    for scenario in Self.many {
      #expect(try Scenario(json: scenario.json, name: scenario.name) == scenario)
    }
    for scenario in Self.many.prefix(100) {
      for door in scenario.doors {
        guard case .notApplicable(let why) = await Side.adapter.play(scenario, on: door) else { continue }
        Issue.record("\(scenario.name): \(why)")
      }
    }
  }
}
