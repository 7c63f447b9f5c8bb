import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
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
    let watched = Watched()
    guard let reference = await trace(.reference, scenario, door),
      let adapter = await trace(watched.side, scenario, door)
    else { return "not applicable" }
    if let broken = TracePromises(scenario: scenario, trace: adapter).firstBroken { return broken }
    if let broken = watched.firstBroken(scenario, adapter) { return broken }
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

/// The adapter, with a look at its list when a scenario is over.
@MainActor
private final class Watched {
  private var list: LegacyListSubject?
  private var stage: ScriptedStage?

  var side: Side {
    .scripted("adapter") { [self] door, stage in
      self.stage = stage
      switch door {
      case .client: return LegacyClientSubject()
      case .fetcher: return LegacyFetcherSubject()
      case .table: list = LegacyTableSubject()
      case .results: list = LegacyResultsSubject()
      case .screen: list = LegacyScreenSubject()
      }
      return list
    }
  }

  /// D19: the list on show is the one that was told, and nothing loads when nothing is out.
  func firstBroken(_ scenario: Scenario, _ trace: Trace) -> String? {
    guard let object = list?.object, let stage else { return nil }
    if object.list.isLoading, stage.service.waiting.isEmpty { return "loading without a call" }
    guard !scenario.leavesUnheard else { return nil }
    var told = ListState.empty
    for case .told(let event, _) in trace.events.map(\.what) {
      if case .updated(let list?) = event { told = list }
      if case .place = event, trace.door == .screen { told = .empty }
    }
    let shown = ListState(object.list)
    return shown == told ? nil : "\(shown.words) on show without a did-update after \(told.words)"
  }
}
