import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Making scenarios smaller, with differences that are made up.
@MainActor
@Suite("Shrinking")
struct ShrinkerTests {
  /// A scenario "differs" when it types an é and later taps.
  private func differs(_ scenario: Scenario) -> Bool {
    let typed = scenario.steps.firstIndex {
      if case .type(let text?) = $0.action { text.contains("é") } else { false }
    }
    guard let typed else { return false }
    return scenario.steps[typed...].contains { if case .tap = $0.action { true } else { false } }
  }

  @Test("a scenario shrinks to what the difference needs, whatever it began with")
  func small() async {
    let candidates = RandomScenarios(seed: 1).lazy.filter { self.differs($0) }
    for scenario in candidates.prefix(20) {
      let small = await Shrinker().smallest(scenario) { differs($0) }
      #expect(differs(small), "\(scenario.name)")
      #expect(small.steps.count == 2, "\(scenario.name)")
      #expect(small.steps.map(\.at) == [0, 0])
      #expect(small.steps.first?.action == .type("é"))
      #expect(small.steps.last?.action == .tap(.row(0)))
      #expect(small.answers.isEmpty && small.doors.count == 1 && small.policy == .legacy)
    }
  }

  @Test("texts are simplified everywhere at once, so an answer still fits its question")
  func texts() async {
    let scenario = Scenario(
      name: "texts", doors: [.table, .screen], policy: .immediate,
      steps: [
        .init(at: 0, .type("nothing")), .init(at: 137, .type(" York")),
        .init(at: 981, .tap(.place("York7"))),
      ],
      answers: [
        .init(
          .text("York"), after: 333, isDeaf: true, .places([ScenarioPlace("York7"), ScenarioPlace("x")])),
        .init(.text("other"), .never),
      ])
    // What it shows: the place of an answer is tapped after it came.
    let small = await Shrinker().smallest(scenario) { scenario in
      for answer in scenario.answers {
        guard case .text(let text) = answer.match, case .places(let places) = answer.reply else { continue }
        guard !text.isEmpty else { continue }
        for (index, step) in scenario.steps.enumerated() where step.action == .type(text) {
          let taps = scenario.steps[index...].contains { later in
            places.contains { later.action == .tap(.place($0.id)) } && later.at >= step.at + answer.after
          }
          if taps { return true }
        }
      }
      return false
    }
    #expect(small.steps.map(\.action) == [.type("a"), .tap(.place("a7"))])
    #expect(small.answers == [.init(.text("a"), after: 0, .places([ScenarioPlace("a7")]))])
    #expect(small.steps.map(\.at) == [0, 0])
  }

  @Test("reactions, filters and delays shrink too")
  func parts() async {
    let filter = ScenarioFilter(
      types: ["bank", "post_box"], countries: ["AU", "DE"],
      bias: .circle(center: GeoPoint(latitude: 1, longitude: 2), radius: 3))
    let scenario = Scenario(
      name: "parts", doors: [.fetcher], policy: .economical,
      steps: [
        .init(at: 50, .react(.init(to: .fail, times: 3, [.filter(filter), .type("york")]))),
        .init(at: 120, .type("thoday")),
      ], delay: 217)
    let small = await Shrinker().smallest(scenario) { scenario in
      scenario.allActions.contains { action in
        guard case .react(let reaction) = action else { return false }
        return reaction.actions.contains {
          if case .filter(let filter?) = $0 { filter.countries?.first == "AU" } else { false }
        }
      }
    }
    #expect(
      small.steps
        == [.init(at: 0, .react(.init(to: .fail, [.filter(ScenarioFilter(countries: ["AU"]))])))])
    #expect(small.policy == .legacy)
    #expect(small.delay == 0)
  }

  @Test("it ends, and never leaves the difference, also where nothing or everything differs")
  func ends() async {
    let scenario = Scenario.random(seed: 3)
    var asked = 0
    let same = await Shrinker().smallest(scenario) { _ in
      asked += 1
      return false
    }
    #expect(same == scenario)
    #expect(asked > 0 && asked <= 3_000)
    let least = await Shrinker().smallest(scenario) { _ in true }
    #expect(least.steps.map(\.at) == [0] && least.answers.isEmpty, "a scenario without a step is none")
    #expect(Shrinker.size(of: least) < Shrinker.size(of: scenario))
    asked = 0
    _ = await Shrinker(tries: 5).smallest(scenario) { _ in
      asked += 1
      return true
    }
    #expect(asked == 5)
  }
}
