import Foundation
import LegacyPlacesTesting
import MigrationAssistant

/// A rewrite as text: what changed, what was left and why, what was not looked at.
struct RewriteText {
  var rewrite: TreeRewrite
  var isWritten: Bool
  var level: RewriteLevel

  var lines: [StyledText] {
    var lines: [StyledText] = []
    let notes = rewrite.files.flatMap { file in file.rewrite.notes.map { (file.path, $0) } }
    if !notes.isEmpty {
      lines.append(StyledText("Left as it is", .strong))
      for (path, note) in notes {
        let (line, column) = isWritten ? (note.newLine, note.newColumn) : (note.line, note.column)
        lines.append(
          StyledText("\(visible(path)):\(line):\(column): ") + StyledText("\(note.code) ", .dim)
            + StyledText(visible(note.symbol), .strong)
            + StyledText("  \(visible(note.reason))\(because(note))"))
      }
      lines.append(StyledText())
    }
    if !rewrite.skipped.isEmpty {
      lines.append(StyledText("Skipped", .strong))
      lines += rewrite.skipped.map { StyledText("  \(visible($0.path)): \(visible($0.reason))") }
      lines.append(StyledText())
    }
    return lines + totals(notes.count)
  }

  private func because(_ note: RewriteNote) -> String {
    note.because.map { " (line \(isWritten ? $0.newLine : $0.line))" } ?? ""
  }

  private func totals(_ notes: Int) -> [StyledText] {
    let changed = rewrite.changed
    guard !changed.isEmpty else {
      return [StyledText("Nothing to change in \(counted(rewrite.filesRead, "file")).", .strong)]
    }
    let rules = RewriteTotals(rewrite).byRule
    let sum = rules.reduce(0) { $0 + $1.count }
    var lines = [
      StyledText(
        "\(isWritten ? "Changed" : "Would change") \(changed.count) of \(counted(rewrite.filesRead, "file")) with "
          + "\(counted(sum, "edit")); \(counted(notes, "place")) left as \(notes == 1 ? "it is" : "they are")",
        .strong)
    ]
    lines += rules.map {
      StyledText("  \($0.rule.rawValue.padded(to: 18))\(String($0.count).padded(to: 5, right: true))")
    }
    if !isWritten { lines.append(StyledText("Nothing was written; --write does it.")) }
    return lines
  }

  /// A file's name in a diff: from the current folder on, where it lies in there.
  static func name(of file: TreeRewrite.File) -> String {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
    let path = file.url.standardizedFileURL.path
    if path.hasPrefix(here + "/") { return String(path.dropFirst(here.count + 1)) }
    return String(file.path.drop { $0 == "/" })
  }

  /// The unified diff of a file, in colour on a terminal.
  static func diff(_ file: TreeRewrite.File, isColoured: Bool) -> String {
    let diff = UnifiedDiff(path: name(of: file), from: Array(file.before), to: Array(file.after))
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    return diff.lines.map { line in
      let (plain, colour): (String, String?) =
        switch line {
        case .header(let text): (text, "1")
        case .hunk(let text): (text, "36")
        case .same(let bytes): (" " + text(bytes), nil)
        case .gone(let bytes): ("-" + text(bytes), "31")
        case .new(let bytes): ("+" + text(bytes), "32")
        case .noNewline: ("\\ No newline at end of file", nil)
        }
      guard isColoured else { return plain + "\n" }
      let shown = visible(plain)
      return (colour.map { "\u{1B}[\($0)m\(shown)\u{1B}[0m" } ?? shown) + "\n"
    }.joined()
  }
}

/// The numbers of a rewrite.
struct RewriteTotals {
  /// Commonest first.
  var byRule: [(rule: RewriteRule, count: Int)]

  init(_ rewrite: TreeRewrite) {
    var counts: [RewriteRule: Int] = [:]
    for file in rewrite.files { counts.merge(file.rewrite.edits) { $0 + $1 } }
    byRule = counts.map { ($0.key, $0.value) }.sorted {
      ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue)
    }
  }
}

/// A rewrite as JSON, for machines.
enum RewriteJSON {
  static let version = 1

  static func document(_ rewrite: TreeRewrite, _ options: RewriteOptions) -> JSONValue {
    let changed = rewrite.changed
    return .object([
      "command": .string("rewrite"),
      "version": .int(version),
      "level": .string(options.level.rawValue),
      "written": .bool(options.writes),
      "changed": .array(
        changed.map { file in
          .object([
            "file": .string(file.path),
            "edits": .object(
              file.rewrite.edits.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                JSONValue.Member(name: $0.key.rawValue, value: .int($0.value))
              }),
            "diff": .string(RewriteText.diff(file, isColoured: false)),
          ])
        }),
      "notes": .array(
        rewrite.files.flatMap { file in
          file.rewrite.notes.map { note in
            .object([
              "file": .string(file.path), "line": .int(options.writes ? note.newLine : note.line),
              "column": .int(options.writes ? note.newColumn : note.column), "symbol": .string(note.symbol),
              "code": .string(note.code), "reason": .string(note.reason),
              "because": note.because.map { .int(options.writes ? $0.newLine : $0.line) },
            ])
          }
        }),
      "skipped": .array(
        rewrite.skipped.map { .object(["file": .string($0.path), "reason": .string($0.reason)]) }),
      "counts": .object([
        "files": .int(rewrite.filesRead), "changed": .int(changed.count),
        "notes": .int(rewrite.files.reduce(0) { $0 + $1.rewrite.notes.count }),
        "byRule": .object(
          RewriteTotals(rewrite).byRule.map {
            JSONValue.Member(name: $0.rule.rawValue, value: .int($0.count))
          }),
      ]),
    ])
  }
}
