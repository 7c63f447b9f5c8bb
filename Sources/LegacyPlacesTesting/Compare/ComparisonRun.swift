/// One scenario on one front door of two sides: the comparison, or why there is none.
public struct ComparisonRun: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    case compared(Comparison)
    /// The side of this name cannot play the scenario, and why.
    case notApplicable(side: String, reason: String)
  }

  public var scenario: Scenario
  public var door: FrontDoor
  public var outcome: Outcome

  public init(_ scenario: Scenario, on door: FrontDoor, _ outcome: Outcome) {
    self.scenario = scenario
    self.door = door
    self.outcome = outcome
  }

  /// The first difference, or `nil` if the sides are the same or could not be compared.
  public var difference: Difference? {
    if case .compared(let comparison) = outcome { comparison.difference } else { nil }
  }
}

extension Comparison {
  /// Plays a scenario on both sides, one after the other, and compares what was seen.
  @MainActor
  public static func run(
    _ scenario: Scenario, on door: FrontDoor, left: Side, right: Side
  ) async -> ComparisonRun {
    var traces: [Trace] = []
    for side in [left, right] {
      switch await side.play(scenario, on: door) {
      case .played(let trace): traces.append(trace)
      case .notApplicable(let reason):
        return ComparisonRun(scenario, on: door, .notApplicable(side: side.name, reason: reason))
      }
    }
    return ComparisonRun(scenario, on: door, .compared(Comparison(scenario, traces[0], traces[1])))
  }

  /// Plays each scenario on each of its front doors that are among `doors`, in order, and compares.
  @MainActor
  public static func run(
    _ scenarios: [Scenario], doors: [FrontDoor] = FrontDoor.allCases, left: Side, right: Side
  ) async -> [ComparisonRun] {
    var runs: [ComparisonRun] = []
    for scenario in scenarios {
      for door in scenario.doors where doors.contains(door) {
        runs.append(await run(scenario, on: door, left: left, right: right))
      }
    }
    return runs
  }
}
