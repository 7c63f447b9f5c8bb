import MigrationAssistant
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String) -> [String] {
    UnifiedDiff(path: "A.swift", from: Array(old.utf8), to: Array(new.utf8)).lines.map { line in
      switch line {
      case .header(let text), .hunk(let text): text
      case .same(let bytes): " " + String(decoding: bytes, as: UTF8.self)
      case .gone(let bytes): "-" + String(decoding: bytes, as: UTF8.self)
      case .new(let bytes): "+" + String(decoding: bytes, as: UTF8.self)
      case .noNewline: "\\"
      }
    }
  }

  @Test("Behind a name with a space stands a tab, for patch")
  func nameWithSpace() {
    let diff = UnifiedDiff(path: "A b.swift", from: Array("a\n".utf8), to: Array("b\n".utf8))
    #expect(diff.lines.prefix(2) == [.header("--- a/A b.swift\t"), .header("+++ b/A b.swift\t")])
  }

  @Test("Equal texts have no difference")
  func equal() { #expect(text("a\nb\n", "a\nb\n").isEmpty) }

  @Test("A line changes, with three lines around it")
  func change() {
    let old = (1...10).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n")
    #expect(
      text(old, new) == [
        "--- a/A.swift", "+++ b/A.swift", "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7",
        " 8",
      ])
  }

  @Test("Changes far apart are two hunks")
  func twoHunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n25\n", with: "\n")
    #expect(text(old, new).filter { $0.hasPrefix("@@") } == ["@@ -2,7 +2,7 @@", "@@ -22,7 +22,6 @@"])
  }

  @Test("Hunks never touch: six lines between two changes are shown once, in one hunk", arguments: [5, 6, 7])
  func neighbours(between: Int) {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n")
      .replacing("\n\(6 + between)\n", with: "\nlater\n")
    #expect(text(old, new).filter { $0.hasPrefix("@@") }.count == (between > 6 ? 2 : 1))
  }

  @Test("A last line without an ending is told")
  func noEnding() {
    #expect(
      text("a\nb", "a\nc\n") == [
        "--- a/A.swift", "+++ b/A.swift", "@@ -1,2 +1,2 @@", " a", "-b", "\\", "+c",
      ])
  }

  @Test("A carriage return is part of the line")
  func carriageReturn() {
    #expect(
      text("a\r\n", "b\r\n") == ["--- a/A.swift", "+++ b/A.swift", "@@ -1 +1 @@", "-a\r", "+b\r"])
  }
}
