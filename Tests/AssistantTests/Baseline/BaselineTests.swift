import Foundation
import Testing

@testable import MigrationAssistant

@Suite("The record of a ratchet")
struct BaselineTests {
  private func baseline(_ rows: [(String, String, Int)]) -> Baseline {
    var result = Baseline()
    for (file, symbol, count) in rows {
      result.counts[Baseline.Key(file: file, code: "LP141", symbol: symbol, kind: .use)] = count
    }
    return result
  }

  private func key(
    _ file: String, _ code: String, _ symbol: String, _ kind: Finding.Kind
  ) -> Baseline.Key { Baseline.Key(file: file, code: code, symbol: symbol, kind: kind) }

  @Test("A header, then one line for each file and symbol, in a fixed order")
  func text() {
    var record = Baseline()
    record.counts = [
      key("b.swift", "LP141", "GMSPlace", .use): 2,
      key("a.swift", "LP206", "sessionToken", .mistake): 1,
      key("a.swift", "LP111", "provide(_:)", .possible): 3,
      key("a.swift", "LP111", "provide(_:)", .use): 1,
    ]
    #expect(
      record.text == """
        # legacy-places baseline 1
        a.swift\tLP111\tpossible\t3\tprovide(_:)
        a.swift\tLP111\tuse\t1\tprovide(_:)
        a.swift\tLP206\tmistake\t1\tsessionToken
        b.swift\tLP141\tuse\t2\tGMSPlace

        """)
    #expect(record.total == 7)
  }

  @Test(
    "Text and back, whatever a path is called",
    arguments: [
      "a.swift", "", " a b ", "a\tb", "a\nb", "a\r\nb", "#a", "##", "a#b", "\\", "\\t", "\\\\n", "a\\u{41}",
      "\u{B}\u{C}\u{85}\u{2028}\u{2029}", "地点検索.swift", "e\u{301}.swift", "😀/👨‍👩‍👧.m", "<<<<<<< a", "=======",
      ">>>>>>> b", "tab\t\u{301}accent", "line\n\u{301}accent", "back\\\u{301}accent", "\u{0}", "\u{1B}[31m",
      String(repeating: "a/", count: 2_000),
    ])
  func roundTrip(path: String) throws {
    let record = baseline([(path, "GMSPlace", 1), ("other", path, 2)])
    #expect(record.text.split(separator: "\n").count == 3)
    let back = try Baseline(text: record.text)
    #expect(back == record)
    // Equal strings may still be spelt differently.
    #expect(back.text.utf8.elementsEqual(record.text.utf8))
  }

  @Test("Line ends of Windows, blank lines, comments and any order are read")
  func lenient() throws {
    let record = baseline([("a.swift", "GMSPlace", 1), ("b.swift", "GMSPlace", 2)])
    let lines = record.text.split(separator: "\n").map(String.init)
    #expect(try Baseline(text: lines.joined(separator: "\r\n")) == record)
    #expect(
      try Baseline(text: [lines[0], "", "# kept for later", lines[2], lines[1]].joined(separator: "\n"))
        == record)
    #expect(try Baseline(text: "# legacy-places baseline 1").counts.isEmpty)
    #expect(try Baseline(text: Baseline().text) == Baseline())
  }

  @Test("A line that two branches both left stands for the smaller number")
  func doubled() throws {
    let text = baseline([("a.swift", "GMSPlace", 5)]).text + "a.swift\tLP141\tuse\t3\tGMSPlace\n"
    #expect(try Baseline(text: text) == baseline([("a.swift", "GMSPlace", 3)]))
  }

  static let damaged: [(String, Int, String)] = [
    ("", 1, "The file does not begin with \"# legacy-places baseline 1\"."),
    ("{}", 1, "The file does not begin with \"# legacy-places baseline 1\"."),
    ("\n# legacy-places baseline 1\n", 1, "The file does not begin with \"# legacy-places baseline 1\"."),
    (
      "# legacy-places baseline 2\n", 1,
      "\"# legacy-places baseline 2\" is of another version; this one reads version 1."
    ),
    (
      "# legacy-places baseline 1\na\tLP141\tuse\t1\tb\na.swift\n", 3,
      "A line has a file, a code, a kind, a number and a symbol, with tabs between."
    ),
    (
      "# legacy-places baseline 1\na\tLP141\tuse\t1\tb\tc\n", 2,
      "A line has a file, a code, a kind, a number and a symbol, with tabs between."
    ),
    (
      "# legacy-places baseline 1\n\na\tLP141\tUse\t1\tb\n", 3,
      "\"Use\" is no kind: use, possible or mistake."
    ),
    ("# legacy-places baseline 1\na\tLP141\tuse\t0\tb\n", 2, "\"0\" is no number of findings."),
    ("# legacy-places baseline 1\na\tLP141\tuse\t-1\tb\n", 2, "\"-1\" is no number of findings."),
    ("# legacy-places baseline 1\na\tLP141\tuse\tone\tb\n", 2, "\"one\" is no number of findings."),
    (
      "# legacy-places baseline 1\na\tLP141\tuse\t99999999999999999999999999999999\tb\n", 2,
      "\"999999999999999999999999999999\" is no number of findings."
    ),
    (
      "# legacy-places baseline 1\n<<<<<<< ours\na\tLP141\tuse\t1\tb\n=======\n>>>>>>> theirs\n", 2,
      "A merge was not finished here: keep the lines of both sides."
    ),
    (
      "# legacy-places baseline 1\na\tLP141\tuse\t1\tb\n=======\n", 3,
      "A merge was not finished here: keep the lines of both sides."
    ),
  ]

  @Test("A damaged file is refused with the line and what is the matter", arguments: damaged)
  func malformed(text: String, line: Int, reason: String) {
    #expect(throws: Baseline.Malformed(line: line, reason: reason)) { try Baseline(text: text) }
  }

  @Test("Any beginning of a record is read or refused, never worse")
  func cutOff() {
    let text = baseline([("a\tb\\.swift", "GMSPlace", 12), ("\u{2028}", "\u{85}", 3)]).text
    for end in text.unicodeScalars.indices {
      let part = String(String.UnicodeScalarView(text.unicodeScalars[..<end]))
      let read = try? Baseline(text: part)
      #expect((read?.total ?? 0) <= 15)
    }
  }

  @Test("New, gone and changed, by file; nothing for what is as recorded")
  func differences() {
    let recorded = baseline([("a", "Gone", 2), ("b", "Fewer", 5), ("b", "More", 1), ("c", "Same", 4)])
    let now = baseline([("a", "New", 1), ("b", "Fewer", 3), ("b", "More", 2), ("c", "Same", 4)])
    let differences = recorded.differences(from: now)
    #expect(
      differences.map { "\($0.sort.rawValue) \($0.key.file) \($0.key.symbol) \($0.recorded) \($0.found)" }
        == [
          "gone a Gone 2 0", "new a New 0 1", "changed b Fewer 5 3", "changed b More 1 2",
        ])
    #expect(recorded.differences(from: recorded).isEmpty)
  }

  @Test("The same symbol as another kind is a difference: a possible use that became certain is new")
  func kinds() {
    var recorded = Baseline()
    recorded.counts[key("a", "LP111", "provide(_:)", .possible)] = 1
    var now = Baseline()
    now.counts[key("a", "LP111", "provide(_:)", .use)] = 1
    #expect(recorded.differences(from: now).map(\.sort) == [.gone, .new])
  }

  @Test("Lines that move change nothing; one use more does; a file that moves is gone and new")
  func moving() async throws {
    let folder = try ScratchFolder()
    let code = "import GooglePlaces\nfunc show(_ place: GMSPlace) {}\n"
    try folder.add("A.swift", code)
    let before = Baseline(await ScanReport.scan(SourceTree([folder.path])))
    #expect(before.total == 2)
    try folder.add(
      "A.swift", "// A comment.\n\nimport GooglePlaces\n\n\n  func show(\n    _ place: GMSPlace\n) {}\n")
    #expect(before.differences(from: Baseline(await ScanReport.scan(SourceTree([folder.path])))).isEmpty)
    try folder.add("A.swift", code + "var last: GMSPlace?\n")
    let more = before.differences(from: Baseline(await ScanReport.scan(SourceTree([folder.path]))))
    #expect(more.map(\.sort) == [.changed])
    #expect(more.map(\.found) == [2])
    try FileManager.default.removeItem(atPath: folder.path("A.swift"))
    try folder.add("B.swift", code)
    let moved = before.differences(from: Baseline(await ScanReport.scan(SourceTree([folder.path]))))
    #expect(moved.map(\.sort) == [.gone, .gone, .new, .new])
  }

  @Test("Branches that port different files merge without a conflict, and the result is what is left")
  func merging() throws {
    let rows = (0..<12).map { ("Screens/Screen\($0).swift", "GMSPlace", 3) }
    let base = baseline(rows)
    var ours = base
    ours.counts = ours.counts.filter { !$0.key.file.hasSuffix("n2.swift") }
    var theirs = base
    for (key, _) in theirs.counts where key.file.hasSuffix("n7.swift") { theirs.counts[key] = 1 }
    let folder = try ScratchFolder()
    for (name, record) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try folder.add(name, record.text)
    }
    let merged = try folder.git(["merge-file", "-p", "ours", "base", "theirs"])
    #expect(merged.status == 0)
    var expected = ours
    for (key, count) in theirs.counts where key.file.hasSuffix("n7.swift") { expected.counts[key] = count }
    #expect(try Baseline(text: merged.output) == expected)
    #expect(expected.total == 31)
  }

  @Test("A conflict that is left is refused; with the marks taken out the smaller number counts")
  func conflict() throws {
    let base = baseline([("a", "GMSPlace", 5)])
    let ours = baseline([("a", "GMSPlace", 4)])
    let theirs = baseline([("a", "GMSPlace", 2)])
    let folder = try ScratchFolder()
    for (name, record) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try folder.add(name, record.text)
    }
    let merged = try folder.git(["merge-file", "-p", "ours", "base", "theirs"])
    #expect(merged.status == 1)
    #expect(
      throws: Baseline.Malformed(
        line: 2, reason: "A merge was not finished here: keep the lines of both sides.")
    ) { try Baseline(text: merged.output) }
    let lines = merged.output.split(separator: "\n").filter { !"<=>".contains($0.first ?? " ") }
    #expect(try Baseline(text: lines.joined(separator: "\n")) == theirs)
  }
}
