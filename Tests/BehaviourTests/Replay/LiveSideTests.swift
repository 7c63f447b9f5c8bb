import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What a live implementation plays.
@Suite("Live sides")
struct LiveSideTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario: Scenario
    var reason: String?

    init(
      _ description: String, _ reason: String?, answers: [Scenario.Answer] = [],
      steps: [Scenario.Step] = [], policy: TypingPolicy = .legacy
    ) {
      testDescription = description
      self.reason = reason
      scenario = Scenario(
        name: "live", doors: [.table], policy: policy, steps: steps, answers: answers, watch: 0)
    }
  }

  private static let told = "A live service cannot be told to answer as the scenario says (to \"york\")."
  private static let places = "A live service does not know the scenario's places."

  static let cases: [Case] = [
    Case("typing", nil),
    Case("ordinary answers", nil, answers: [.init(.text("york"), .places([ScenarioPlace("york1")]))]),
    Case("a row by its index", nil, steps: [.init(at: 0, .tap(.row(0)))]),
    Case("another pace", "A live implementation has its own pace of typing.", policy: .immediate),
    Case("no match", told, answers: [.init(.text("york"), .places([]))]),
    Case("a failure", told, answers: [.init(.text("york"), .failure(-9, message: "off"))]),
    Case("no answer", told, answers: [.init(.text("york"), .never)]),
    Case("given up", told, answers: [.init(.text("york"), .gone)]),
    Case("late", told, answers: [.init(.text("york"), after: 900, .places([ScenarioPlace("york1")]))]),
    Case(
      "deaf", told, answers: [.init(.text("york"), isDeaf: true, .places([ScenarioPlace("york1")]))]),
    Case("a row by its place", places, steps: [.init(at: 0, .tap(.place("york1")))]),
    Case(
      "a row by its place, from inside a callback", places,
      steps: [.init(at: 0, .react(.init(to: .update, [.tap(.place("york1"))])))]),
    Case("details of a place", places, steps: [.init(at: 0, .details("york1"))]),
  ]

  private final class Silent: TableSubject, RowTapping {
    func listen(_ ears: SubjectEars?) {}
    func setFilter(_ filter: ScenarioFilter?) {}
    func release() {}
    func type(_ text: String?) {}
    func clear() {}
    func tap(_ row: Scenario.RowChoice) {}
  }

  @Test("a scenario that needs its script does not apply to a live implementation", arguments: cases)
  @MainActor func applies(_ item: Case) async {
    let side = Side.live("live") { _ in Silent() }
    switch await side.play(item.scenario, on: .table) {
    case .notApplicable(let reason): #expect(reason == item.reason)
    case .played(let trace):
      #expect(item.reason == nil)
      #expect(trace.told == [])
    }
  }
}
