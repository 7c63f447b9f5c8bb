import Foundation

/// The behaviour tests of old app code's front doors, playable on any implementation.
///
/// ```swift
/// let report = try await BehaviourSuite.run(on: .adapter)
/// #expect(report.difference == nil)   // or XCTAssertNil
/// print(report.table)
/// ```
public enum BehaviourSuite {
  /// Plays the scenarios on a side and compares what is seen with what they expect.
  ///
  /// Times and contents are compared exactly where time and answers are the scenario's; beside a live service
  /// only which calls come in which order. What a side cannot show is left out.
  ///
  /// - Parameters:
  ///   - doors: the front doors to play on.
  ///   - scenarios: those that expect something count; by default the bundled ones.
  /// - Throws: ``ScenarioFileError`` when the bundled scenarios cannot be read.
  @MainActor
  public static func run(
    on side: Side, doors: [FrontDoor] = FrontDoor.allCases, scenarios: [Scenario]? = nil
  ) async throws(ScenarioFileError) -> BehaviourReport {
    var checks: [BehaviourReport.Check] = []
    let played = if let scenarios { scenarios } else { try Scenario.bundled() }
    for scenario in played {
      guard let expected = scenario.expected, expected.isAnything else { continue }
      for door in scenario.doors where doors.contains(door) {
        let result: BehaviourReport.Check.Result =
          switch await side.play(scenario, on: door) {
          case .notApplicable(let reason): .notApplicable(reason)
          case .played(let trace): expected.result(of: trace)
          }
        checks.append(.init(scenario: scenario, door: door, result))
      }
    }
    return BehaviourReport(side: side.name, checks: checks)
  }
}

extension Scenario.Expected {
  /// Whether a trace is as expected, as far as it can be seen.
  func result(of trace: Trace) -> BehaviourReport.Check.Result {
    var lanes: [(name: String, actual: [String], expected: [String])] = []
    if let told {
      lanes.append(
        ("told", trace.told.map(\.line).seen(by: trace.sees), told.seen(by: trace.sees)))
    }
    if let asked, trace.sees.contains(.service) {
      lanes.append(
        ("asked", trace.asked.map(\.line).seen(by: trace.sees), asked.seen(by: trace.sees)))
    }
    if let ended, trace.sees.contains(.service) {
      lanes.append(("ended", trace.ends.map(\.line), ended))
    }
    guard !lanes.isEmpty else {
      return .notApplicable("The side does not show what the service is asked.")
    }
    for lane in lanes {
      let same = zip(lane.actual, lane.expected).prefix { $0 == $1 }.count
      guard same < max(lane.actual.count, lane.expected.count) else { continue }
      func line(_ lines: [String]) -> String { same < lines.count ? "“\(lines[same])”" : "nothing more" }
      let timing =
        lane.actual.map(\.withoutTime) == lane.expected.map(\.withoutTime)
        ? " (the same lines in the same order, at other times)" : ""
      return .failed(
        "\(lane.name), line \(same + 1): expected \(line(lane.expected)), got \(line(lane.actual))\(timing)")
    }
    return .passed
  }
}

extension Scenario.Expected {
  /// Whether anything is expected.
  var isAnything: Bool { told != nil || asked != nil || ended != nil }
}

extension [String] {
  /// Lines of a time line without what such a side cannot show.
  fileprivate func seen(by sees: Trace.Sees) -> [String] {
    map { line in
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count > 1 else { return line }
      let delegate = line.delegateSuffix
      if !sees.contains(.script) {
        // Only the call, and whether a list was empty.
        let content = words.count > 2 && words[1] == "predictions" && words[2].hasPrefix("-") ? " -" : ""
        return "\(words[1])\(content)\(delegate)"
      }
      return sees.contains(.rows) || words[1] != "update" ? line : "\(words[0]) \(words[1])\(delegate)"
    }
  }
}

extension String {
  fileprivate var withoutTime: String { String(drop { $0 != " " }) }

  /// ` → B` at the end of a line for another delegate than the first, or nothing.
  fileprivate var delegateSuffix: String {
    let arrow = " → "
    guard let name = components(separatedBy: arrow).last, hasSuffix(arrow + name),
      !name.contains("\""), !name.contains("}")
    else { return "" }
    return arrow + name
  }
}
