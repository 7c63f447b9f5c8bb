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
  private let make: @MainActor @Sendable (FrontDoor, ScriptedStage) -> any PlacesSubject

  init(
    _ name: String, _ doors: [FrontDoor], by witness: String, _ items: [String],
    _ type: @MainActor @escaping () -> Tampered.Type
  ) {
    self.name = name
    self.doors = doors
    self.witness = witness
    self.items = items
    make = { door, stage in type().init(door, stage) }
  }

  @MainActor var side: Side { Side.scripted(name) { [make] door, stage in make(door, stage) } }
  var testDescription: String { name }

  /// What gives it away on a scenario: the first line that is not the expected one, else the first difference
  /// from the adapter; `nil` if nothing does.
  @MainActor
  func giveaway(in scenario: Scenario, on door: FrontDoor) async -> String? {
    guard case .played(let trace) = await side.play(scenario, on: door) else { return nil }
    if let difference = scenario.unexpected(in: trace) { return difference }
    guard case .played(let right) = await Side.adapter.play(scenario, on: door) else { return nil }
    return Comparison(scenario, trace, right).difference.map {
      "\($0.lane.rawValue): \($0.left?.line ?? "nothing") instead of \($0.right?.line ?? "nothing")"
    }
  }
}
