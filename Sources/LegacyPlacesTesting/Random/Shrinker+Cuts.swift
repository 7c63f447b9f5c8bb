import Foundation
import PlacesEngine

extension Shrinker {
  /// What may be tried in place of a scenario, the largest cuts first.
  static func cuts(of scenario: Scenario) -> [Scenario] {
    var cuts: [Scenario] = []
    func add(_ change: (inout Scenario) -> Void) {
      var candidate = scenario
      change(&candidate)
      if candidate != scenario { cuts.append(candidate) }
    }
    if scenario.doors.count > 1 {
      for door in scenario.doors { add { $0.doors = [door] } }
    }
    add { $0.expected = nil }
    addDrops(of: scenario, add)
    for policy in [TypingPolicy.legacy, .immediate] { add { $0.policy = policy } }
    addSimplerActions(of: scenario, add)
    addSimplerAnswers(of: scenario, add)
    addSimplerTexts(of: scenario, add)
    addRounderTimes(of: scenario, add)
    return cuts
  }

  private typealias Add = ((inout Scenario) -> Void) -> Void

  private static func addDrops(of scenario: Scenario, _ add: Add) {
    let count = scenario.steps.count
    var length = count / 2
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        add { $0.steps.removeSubrange(start..<min(start + length, count)) }
      }
      length /= 2
    }
    add { $0.answers = [] }
    for index in scenario.answers.indices { add { $0.answers.remove(at: index) } }
  }

  private static func addSimplerActions(of scenario: Scenario, _ add: Add) {
    for index in scenario.steps.indices {
      switch scenario.steps[index].action {
      case .react(let reaction):
        func change(_ change: (inout Scenario.Reaction) -> Void) {
          var simpler = reaction
          change(&simpler)
          add { $0.steps[index].action = .react(simpler) }
        }
        change { $0.times = 1 }
        if reaction.actions.count > 1 {
          for inner in reaction.actions.indices { change { $0.actions.remove(at: inner) } }
        }
        for inner in reaction.actions.indices {
          for simpler in simpler(reaction.actions[inner]) { change { $0.actions[inner] = simpler } }
        }
      case let action:
        for simpler in simpler(action) { add { $0.steps[index].action = simpler } }
      }
    }
  }

  /// Actions that say less of the same kind; texts and places are renamed elsewhere, all together.
  private static func simpler(_ action: Scenario.Action) -> [Scenario.Action] {
    switch action {
    case .filter(let filter?):
      var filters: [ScenarioFilter?] = [nil]
      func add(_ change: (inout ScenarioFilter) -> Void) {
        var simpler = filter
        change(&simpler)
        filters.append(simpler)
      }
      add { $0.type = nil }
      add { $0.types = nil }
      add { $0.country = nil }
      add { $0.countries = nil }
      add { $0.bias = nil }
      add { $0.restriction = nil }
      add { $0.origin = nil }
      add { $0.types = $0.types.map { Array($0.prefix(1)) } }
      add { $0.countries = $0.countries.map { Array($0.prefix(1)) } }
      return filters.map { .filter($0) }
    case .bounds(.some): return [.bounds(nil)]
    case .fields(let names) where !names.isEmpty:
      return [.fields([])]
        + names.indices.map { index in
          var names = names
          names.remove(at: index)
          return .fields(names)
        }
    case .tap(.row(let row)) where row > 0: return [.tap(.row(0))]
    case .tap(.place): return [.tap(.row(0)), .tap(.row(1))]
    default: return []
    }
  }

  private static func addSimplerAnswers(of scenario: Scenario, _ add: Add) {
    for index in scenario.answers.indices {
      func change(_ change: (inout Scenario.Answer) -> Void) {
        var simpler = scenario.answers[index]
        change(&simpler)
        add { $0.answers[index] = simpler }
      }
      change { $0.isDeaf = false }
      change { $0.times = nil }
      if case .places(let places) = scenario.answers[index].reply {
        for each in places.indices {
          var fewer = places
          fewer.remove(at: each)
          change { $0.reply = .places(fewer) }
          var plainer = places
          plainer[each] = ScenarioPlace(places[each].id)
          change { $0.reply = .places(plainer) }
        }
      }
      if case .details = scenario.answers[index].reply { change { $0.reply = .details(name: nil) } }
      if case .failure(let code, _) = scenario.answers[index].reply {
        change { $0.reply = .failure(code, message: "") }
      }
    }
  }

  private static func addRounderTimes(of scenario: Scenario, _ add: Add) {
    for index in scenario.steps.indices {
      let gap = scenario.steps[index].at - (index > 0 ? scenario.steps[index - 1].at : 0)
      for shorter in shorter(gap) {
        // What comes later keeps its distance, or keeps its time.
        add { for later in index..<$0.steps.count { $0.steps[later].at -= gap - shorter } }
        if index + 1 < scenario.steps.count { add { $0.steps[index].at -= gap - shorter } }
      }
    }
    for index in scenario.answers.indices {
      for shorter in shorter(scenario.answers[index].after) + [100] {
        add { $0.answers[index].after = shorter }
      }
    }
    for shorter in shorter(scenario.delay) + [100] { add { $0.delay = shorter } }
  }

  private static func shorter(_ time: Int) -> [Int] {
    guard time > 0 else { return [] }
    return [0, 10, 50, 100, time / 2 / 10 * 10, time / 100 * 100, time / 10 * 10]
      .filter { $0 < time }
  }
}
