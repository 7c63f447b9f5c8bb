import Foundation
import LegacyPlacesTesting
import Testing

/// Random scenarios over all front doors, the reference model against the adapter.
///
/// `RANDOM_SCENARIOS` sets how many, `RANDOM_SEED` the first seed.
@MainActor
@Suite("Random scenarios, reference against adapter")
struct RandomComparisonTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private func trace(_ side: Side, _ scenario: Scenario, _ door: FrontDoor) async -> Trace? {
    guard case .played(let trace) = await side.play(scenario, on: door) else { return nil }
    return trace
  }

  /// What is wrong with a scenario on a front door, in words, or `nil`.
  private func fault(_ scenario: Scenario, _ door: FrontDoor) async -> String? {
    guard let reference = await trace(.reference, scenario, door),
      let adapter = await trace(.adapter, scenario, door)
    else { return "not applicable" }
    if let broken = TracePromises(scenario: scenario, trace: adapter).firstBroken { return broken }
    return Comparison(scenario, reference, adapter).difference.map { difference in
      """
      \(difference.lane): reference \(difference.left?.line ?? "nothing more"), \
      adapter \(difference.right?.line ?? "nothing more")
      """
    }
  }

  @Test("C01–C73 D1–D21 the adapter does what the reference model does, and breaks no promise")
  func same() async {
    let count = Self.setting("RANDOM_SCENARIOS") ?? 5_000
    let seed = UInt64(Self.setting("RANDOM_SEED") ?? 1)
    var plays = 0
    for scenario in RandomScenarios(seed: seed).prefix(count) {
      for door in scenario.doors {
        plays += 1
        guard let found = await fault(scenario, door) else { continue }
        var single = scenario
        single.doors = [door]
        let small = await Shrinker().smallest(single) { await fault($0, door) != nil }
        let now = await fault(small, door) ?? "nothing"
        Issue.record(
          """
          \(scenario.name) on \(door.rawValue): \(found)
          The smallest scenario that shows something: \(now)
          \(small.inWords)
          """)
        return
      }
    }
    print(
      "Random scenarios: \(count) from seed \(seed), played on \(plays) front doors of two sides: the same")
  }
}

extension Scenario {
  /// As lines, for a report.
  var inWords: String {
    let head = "doors \(doors.map(\.rawValue)), policy \(policy), delay \(delay)"
    return ([head] + steps.map { "\($0.at) \($0.action.words)" } + answers.map { "\($0)" })
      .joined(separator: "\n")
  }
}
