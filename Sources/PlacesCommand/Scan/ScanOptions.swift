import MigrationAssistant

/// What `scan` was asked to do.
package struct ScanOptions: Sendable {
  enum Format: String, Sendable, CaseIterable {
    case text, json, sarif, html
  }

  var paths: [String] = []
  var format = Format.text
  var output: String?
  var excludes: [String] = []
  var honoursIgnoreFiles = true
  var baseline: String?
  var newBaseline: String?
  var isSummary = false
  var noColor = false

  init(_ arguments: [String]) throws(UsageError) {
    paths = try parse(arguments, by: Self.table, into: &self)
    guard !paths.isEmpty else {
      throw UsageError(
        "there is no PATH.", expected: "a folder or files, such as 'legacy-places scan Sources'")
    }
    if baseline != nil, newBaseline != nil {
      throw UsageError("--baseline and --write-baseline exclude each other.", expected: "one of the two")
    }
    if isSummary, format != .text {
      throw UsageError("--summary is about text.", expected: "--format text, or no --summary")
    }
  }

  /// Every option of `scan`.
  package static let table: [Option<ScanOptions>] = [
    .value(
      "--format", "FORMAT",
      "'text' (default), 'json', 'sarif' (2.1.0, for code scanning) or 'html' (one page to look at and pass on)."
    ) {
      (options, value) throws(UsageError) in
      options.format = try TryValue.word(
        value, of: "--format", among: Format.allCases.map { ($0.rawValue, $0) })
    },
    .value("--output", "FILE", "Writes the report into a file instead of printing it.") {
      (options, value) throws(UsageError) in
      options.output = try TryValue.filled(value, of: "--output", expected: "a file")
    },
    .value(
      "--exclude", "PATTERN",
      "Leaves out what fits, as a line of a .gitignore would; give it as often as you like."
    ) {
      (options, value) throws(UsageError) in
      options.excludes.append(
        try TryValue.filled(value, of: "--exclude", expected: "a pattern such as 'Tests/'"))
    },
    .flag("--no-ignore", "Reads what .gitignore files leave out, too; but never the folders below.") {
      $0.honoursIgnoreFiles = false
    },
    .value("--write-baseline", "FILE", "Records today's findings in a file to commit.") {
      (options, value) throws(UsageError) in
      options.newBaseline = try TryValue.filled(value, of: "--write-baseline", expected: "a file")
    },
    .value("--baseline", "FILE", "Compares with that record: exit 1 when something is new, gone or changed.")
    {
      (options, value) throws(UsageError) in
      options.baseline = try TryValue.filled(value, of: "--baseline", expected: "a file")
    },
    .flag("--summary", "Prints the numbers without the single findings; beside --baseline, prints them, too.")
    { $0.isSummary = true },
    .flag("--no-color", "Prints plain text on a terminal too, as NO_COLOR does.") { $0.noColor = true },
  ]
}
