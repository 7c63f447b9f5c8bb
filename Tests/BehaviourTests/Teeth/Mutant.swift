import LegacyPlacesTesting
import Testing

/// An adapter that breaks one promise, and what must find that out.
struct Mutant: CustomTestStringConvertible, Sendable {
  /// What it does wrong.
  let name: String
  let doors: [FrontDoor]
  /// The bundled scenario that must catch it.
  let witness: String
  /// The items by which it must be caught: all of them items that the scenario is about.
  let items: [String]
  /// Whether only the end of a call gives it away, which a comparison sees and a list of expected lines does not.
  let isSeenByComparisonOnly: Bool
  private let make: @MainActor @Sendable (FrontDoor, ScriptedStage) -> any PlacesSubject

  init(
    _ name: String, _ doors: [FrontDoor], by witness: String, _ items: [String],
    byComparison isSeenByComparisonOnly: Bool = false,
    _ type: @MainActor @escaping () -> Tampered.Type
  ) {
    self.name = name
    self.doors = doors
    self.witness = witness
    self.items = items
    self.isSeenByComparisonOnly = isSeenByComparisonOnly
    make = { door, stage in type().init(door, stage) }
  }

  @MainActor var side: Side { Side.scripted(name) { [make] door, stage in make(door, stage) } }
  var testDescription: String { name }

  /// What gives it away on a scenario: the behaviour suite's first difference, or, for what no expectation
  /// states, the comparison's with the adapter; `nil` if nothing does.
  @MainActor
  func giveaway(in scenario: Scenario, on door: FrontDoor) async throws -> String? {
    let report = try await BehaviourSuite.run(on: side, doors: [door], scenarios: [scenario])
    if case .failed(let difference)? = report.checks.first?.result { return difference }
    guard isSeenByComparisonOnly else { return nil }
    let run = await Comparison.run(scenario, on: door, left: side, right: .adapter)
    return run.difference.map {
      "\($0.lane.rawValue): expected \($0.right?.line ?? "nothing more"), got \($0.left?.line ?? "nothing more")"
    }
  }
}
