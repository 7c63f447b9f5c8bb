import Foundation
import MigrationCodes
import Testing

/// The table of codes in MIGRATION.md is a copy of the one in code.
@Suite("Migration guide")
struct MigrationGuideTests {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let guide = root.appendingPathComponent("MIGRATION.md")

  static let expected: String = {
    let rows = MigrationCode.all.map { code in
      let symbols = code.symbols.map { "`\($0)`" }.joined(separator: ", ")
      return """
        | <a id="\(code.anchor)"></a>\(code.id) | \(code.weight.rawValue) | \(code.message)\
        \(symbols.isEmpty ? "" : ": \(symbols)") | \(code.replacement ?? "–") | \(code.history.words.isEmpty ? "–" : code.history.words) |
        """
    }
    return "| code | weight | what | use | in Google's SDK |\n|---|---|---|---|---|\n"
      + rows.joined(separator: "\n") + "\n"
  }()

  @Test("MIGRATION.md lists every code as the table in code has it; UPDATE_DOCUMENTS=1 rewrites it")
  func codes() throws {
    let begin = "<!-- codes:begin -->\n"
    let end = "<!-- codes:end -->"
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let start = try #require(text.range(of: begin)?.upperBound)
    let stop = try #require(text.range(of: end)?.lowerBound)
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try Data((text[..<start] + Self.expected + text[stop...]).utf8).write(to: Self.guide)
      return
    }
    #expect(
      String(text[start..<stop]) == Self.expected,
      "run UPDATE_DOCUMENTS=1 swift test --filter MigrationGuideTests")
  }
}
