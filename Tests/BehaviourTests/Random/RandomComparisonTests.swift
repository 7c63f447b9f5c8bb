import Foundation
import LegacyPlacesTesting
import Testing

/// Random scenarios over all front doors, the reference model against the adapter.
///
/// `RANDOM_SCENARIOS` sets how many, `RANDOM_SEED` the first seed, `RANDOM_DIFFERENCES` after how many different
/// ones it stops.
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
    var found: Set<String> = []
    for scenario in RandomScenarios(seed: seed).prefix(count) {
      for door in scenario.doors {
        plays += 1
        guard let fault = await fault(scenario, door) else { continue }
        let small = await smallest(scenario, door)
        if found.insert(small.json).inserted { await report(scenario, door, fault, small) }
        guard found.count < Self.setting("RANDOM_DIFFERENCES") ?? 1 else { return }
      }
    }
    guard found.isEmpty else { return }
    print(
      "Random scenarios: \(count) from seed \(seed), on \(plays) front doors: reference and adapter agree.")
  }

  private func smallest(_ scenario: Scenario, _ door: FrontDoor) async -> Scenario {
    var single = scenario
    single.doors = [door]
    single.title = ""
    return await Shrinker().smallest(single) { await fault($0, door) != nil }
  }

  private func report(_ scenario: Scenario, _ door: FrontDoor, _ fault: String, _ small: Scenario) async {
    Issue.record(
      """
      \(scenario.name) on \(door.rawValue): \(fault)
      The smallest scenario that shows something, \(await self.fault(small, door) ?? "nothing"):
      \(small.json)
      """)
  }
}
