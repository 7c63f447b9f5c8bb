import Foundation
import LegacyPlacesTesting

extension Command {
  /// Plays scenarios on two implementations and shows where they part.
  static let compare = Command(
    name: "compare",
    abstract: "Plays scenarios on two implementations and shows where they part.",
    help: { CompareCommand.help },
    run: { (arguments, host) async throws(UsageError) in
      try await CompareCommand.run(CompareOptions(arguments), host: host)
    })
}

/// The command `compare`.
package enum CompareCommand {
  package static var help: String {
    """
    Plays scenarios on two implementations and shows 'same' or the first difference.

    Usage: legacy-places compare [options]

    Options:
    \(HelpText.table(CompareOptions.table))
    Exit codes: 0 the same; 1 a difference; 2 wrong use, or nothing to compare;
    74 the output could not be written.

    Examples:
      legacy-places compare
      legacy-places compare --scenario outdated-answer --door fetcher
      legacy-places compare --left device.json --right adapter --report report.html
      legacy-places compare --random 500 --seed 7

    """
  }

  @MainActor
  static func run(_ options: CompareOptions, host: CommandHost) async throws(UsageError) -> ExitCode {
    try options.checkReport()
    let plan = try ComparePlan(options)
    let progress = CompareProgress(host: host, total: plan.pairs.count)
    var runs: [ComparisonRun] = []
    for (scenario, door) in plan.pairs {
      progress.show(runs.count + 1, scenario.name)
      runs.append(
        await Comparison.run(scenario, on: door, left: plan.left, right: plan.right)
          .withDistinctNames)
    }
    var result = CompareResult(runs: runs, options: options, plan: plan)
    if plan.isRandom { await result.shrinkFirst(plan) }
    progress.end()
    if let nothing = result.nothingCompared { throw nothing }
    if let report = options.report {
      do {
        try host.save(ComparisonReport.html(result.runs), URL(fileURLWithPath: report))
      } catch {
        throw UsageError(
          "the report cannot be written to \(quoted(report)): "
            + visible((error as NSError).localizedDescription),
          expected: "--report with a file in a folder that exists")
      }
    }
    if options.json {
      host.write(CompareJSON.document(of: result).text() + "\n")
    } else {
      let columns = host.outputIsTerminal ? host.columns ?? 80 : CompareText.plainColumns
      host.print(CompareText(result: result, columns: columns).lines, noColor: options.noColor)
    }
    return result.different.isEmpty ? .success : .different
  }
}

extension ExitCode {
  /// The two sides differ.
  static let different = ExitCode.serviceError
}

/// What came of the comparisons.
struct CompareResult {
  var runs: [ComparisonRun]
  var options: CompareOptions
  var plan: ComparePlan

  /// Of made-up scenarios, the first that differs, made as small as it still does.
  var shrunk: Comparison?

  var different: [Comparison] { runs.compactMap(\.comparison).filter { $0.difference != nil } }
  var same: [Comparison] { runs.compactMap(\.comparison).filter { $0.difference == nil } }
  var notApplicable: [ComparisonRun] { runs.filter { $0.comparison == nil } }

  /// The error when no run could be compared.
  var nothingCompared: UsageError? {
    guard different.isEmpty, same.isEmpty else { return nil }
    guard let first = runs.first, let reason = first.reason else {
      let door = options.door.map { " on the front door \($0.rawValue)" } ?? ""
      return UsageError(
        "there is nothing to compare: no scenario is played\(door).",
        expected: "a --scenario that is about this --door")
    }
    let more = runs.count == 1 ? "" : ", and so on for \(counted(runs.count, "comparison"))"
    return UsageError(
      "nothing could be compared. "
        + visible("\(first.scenario.name) on \(first.door.rawValue): \(reason)") + more,
      expected: "sides that can play the scenario")
  }
}

extension CompareResult {
  /// Replaces the first made-up scenario that shows a difference by the smallest that still shows one.
  @MainActor
  fileprivate mutating func shrinkFirst(_ plan: ComparePlan) async {
    guard let index = runs.firstIndex(where: { $0.difference != nil }) else { return }
    let door = runs[index].door
    func run(_ scenario: Scenario) async -> ComparisonRun {
      await Comparison.run(scenario, on: door, left: plan.left, right: plan.right).withDistinctNames
    }
    var scenario = runs[index].scenario
    scenario.doors = [door]
    let small = await Shrinker().smallest(scenario) { await run($0).difference != nil }
    runs[index] = await run(small)
    shrunk = runs[index].comparison
  }
}

extension ComparisonRun {
  /// Sides of the same name are told apart.
  var withDistinctNames: ComparisonRun {
    guard case .compared(var comparison) = outcome, comparison.left.side == comparison.right.side else {
      return self
    }
    comparison.left.side += " (left)"
    comparison.right.side += " (right)"
    return ComparisonRun(scenario, on: door, .compared(comparison))
  }
}

/// How far it is, on a terminal's standard error; elsewhere nothing.
@MainActor
struct CompareProgress {
  private let host: CommandHost
  private let total: Int

  init(host: CommandHost, total: Int) {
    self.host = host
    self.total = total
  }

  private var isShown: Bool { host.errorIsTerminal && host.variables["TERM"] != "dumb" && total > 1 }

  func show(_ number: Int, _ name: String) {
    guard isShown else { return }
    let text = StyledText("\(number) of \(total)  \(visible(name))").cut(to: (host.columns ?? 80) - 1)
    host.writeError("\r\u{1B}[K" + Style.plain.render(text))
  }

  func end() {
    if isShown { host.writeError("\r\u{1B}[K") }
  }
}
