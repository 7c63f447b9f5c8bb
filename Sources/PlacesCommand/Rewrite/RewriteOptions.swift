import MigrationAssistant

/// What `rewrite` was asked to do.
package struct RewriteOptions: Sendable {
  var paths: [String] = []
  var level = RewriteLevel.import
  var writes = false
  var allowsDirty = false
  var excludes: [String] = []
  var honoursIgnoreFiles = true
  var json = false
  var noColor = false

  init(_ arguments: [String]) throws(UsageError) {
    paths = try parse(arguments, by: Self.table, into: &self)
    guard !paths.isEmpty else {
      throw UsageError(
        "there is no PATH.", expected: "a folder or files, such as 'legacy-places rewrite Sources'")
    }
    if allowsDirty, !writes {
      throw UsageError("--allow-dirty is about writing.", expected: "--write beside it")
    }
  }

  /// Every option of `rewrite`.
  package static let table: [Option<RewriteOptions>] = [
    .value(
      "--level", "LEVEL",
      "'import' (default): old code compiles against the layer. 'async': calls with known shapes go to the async core as well."
    ) { (options, value) throws(UsageError) in
      options.level = try TryValue.word(
        value, of: "--level", among: RewriteLevel.allCases.map { ($0.rawValue, $0) })
    },
    .flag("--write", "Changes the files; without it the changes are only shown, as a unified diff.") {
      $0.writes = true
    },
    .flag(
      "--allow-dirty",
      "Writes although the Git tree has changes that are not committed, or a file is not in Git at all."
    ) { $0.allowsDirty = true },
    .value(
      "--exclude", "PATTERN",
      "Leaves out what fits, as a line of a .gitignore would; give it as often as you like."
    ) { (options, value) throws(UsageError) in
      options.excludes.append(
        try TryValue.filled(value, of: "--exclude", expected: "a pattern such as 'Tests/'"))
    },
    .flag("--no-ignore", "Reads what .gitignore files leave out, too.") { $0.honoursIgnoreFiles = false },
    .flag("--json", "Prints one JSON document instead of text.") { $0.json = true },
    .flag("--no-color", "Prints plain text on a terminal too, as NO_COLOR does.") { $0.noColor = true },
  ]
}
