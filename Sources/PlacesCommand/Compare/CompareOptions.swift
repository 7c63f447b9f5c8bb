import Foundation
import LegacyPlacesTesting

/// What `compare` was asked to do; the words are checked, the files not yet read.
package struct CompareOptions: Sendable {
  /// A file, a folder, a bundled scenario, or `all`; `nil` is what the sides suggest.
  var scenario: String?
  var left = "reference"
  var right = "adapter"
  var door: FrontDoor?
  var report: String?
  /// How many scenarios to make up.
  var random: Int?
  var seed: UInt64?
  var json = false
  var noColor = false

  init(_ arguments: [String]) throws(UsageError) {
    let rest = try parse(arguments, by: CompareOptions.table, into: &self)
    if let extra = rest.first {
      throw UsageError("\(quoted(extra)) belongs to no option.", expected: "--scenario \(quoted(extra))")
    }
    if random != nil, scenario != nil {
      throw UsageError("--random makes its own scenarios.", expected: "--random or --scenario, not both")
    }
    if seed != nil, random == nil {
      throw UsageError("--seed is about --random.", expected: "--random COUNT --seed N")
    }
  }

  /// A report never takes the place of what is compared.
  func checkReport() throws(UsageError) {
    guard let report else { return }
    func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    for (option, path) in [("--left", left), ("--right", right), ("--scenario", scenario ?? "")]
    where !path.isEmpty && place(path) == place(report) {
      throw UsageError(
        "--report and \(option) are the same file, which would be lost.",
        expected: "--report with another file")
    }
  }

  package static let table: [Option<CompareOptions>] = [
    .value(
      "--scenario", "WHAT",
      "A scenario file, a folder of them, the name of a bundled one, or 'all' (default): every bundled one."
    ) {
      (options, value) throws(UsageError) in
      guard options.scenario == nil else {
        throw UsageError("--scenario is given twice.", expected: "a folder, to compare several")
      }
      options.scenario = try TryValue.filled(
        value, of: "--scenario", expected: "a file, a folder, a name, or all")
    },
    .value("--left", "SIDE", "'reference' (default), 'adapter', 'async', or a trace file.") {
      (options, value) throws(UsageError) in
      options.left = try TryValue.filled(value, of: "--left", expected: CompareSide.expected)
    },
    .value(
      "--right", "SIDE",
      "The same for the other side; default 'adapter'. A trace brings its own scenario and front door."
    ) {
      (options, value) throws(UsageError) in
      options.right = try TryValue.filled(value, of: "--right", expected: CompareSide.expected)
    },
    .value(
      "--door", "NAME",
      "Only this front door: 'client', 'fetcher', 'table', 'results' or 'screen'; default: all."
    ) {
      (options, value) throws(UsageError) in
      options.door = try TryValue.word(
        value, of: "--door", among: FrontDoor.allCases.map { ($0.rawValue, $0) })
    },
    .value("--random", "COUNT", "Makes up so many scenarios instead; 1 to 100000.") {
      (options, value) throws(UsageError) in
      options.random = try TryValue.number(value, of: "--random", in: 1...100_000)
    },
    .value("--seed", "N", "The first seed of --random; the same seeds make the same scenarios. Default 1.") {
      (options, value) throws(UsageError) in
      guard let seed = UInt64(value) else {
        throw TryValue.wrong(value, of: "--seed", expected: "a whole number from 0")
      }
      options.seed = seed
    },
    .value("--report", "FILE", "Also writes one self-contained HTML file with the time lines as pictures.") {
      (options, value) throws(UsageError) in
      options.report = try TryValue.filled(value, of: "--report", expected: "a file such as report.html")
    },
    .flag("--json", "Prints one JSON document instead of text.") { $0.json = true },
    .flag("--no-color", "Prints plain text on a terminal too, as NO_COLOR does.") { $0.noColor = true },
  ]
}
