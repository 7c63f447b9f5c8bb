import Foundation
import MigrationAssistant
import Testing

/// The record that may only shrink.
@Suite("Baseline")
struct BaselineTests {
  static func report(_ files: [String: String]) -> ScanReport {
    var report = ScanReport()
    report.files = files.sorted { $0.key < $1.key }.map { path, text in
      .init(path: path, findings: Scanner.findings(in: Array(text.utf8), .swift))
    }.filter { !$0.findings.isEmpty }
    return report
  }

  static let places = "import GooglePlaces\nvar a: GMSPlace\nvar b: GMSPlace\nx.placeFields = .all\n"

  @Test("What is written is read back")
  func roundTrip() throws {
    let baseline = Baseline(Self.report(["a.swift": Self.places, "b.swift": Self.places]))
    #expect(baseline.total == 10)
    #expect(try Baseline(text: baseline.text) == baseline)
    #expect(baseline.differences(from: baseline).isEmpty)
  }

  @Test(
    "Any name of a file or symbol is read back",
    arguments: [
      "a b.swift", "a\tb", "a\nb", "a\r\nb", "\\t", "\\", "#a", "\\#a", "<<<<<<< a", "ä/😀.swift",
      "a\u{2028}b", "a\u{0B}b",
      "\u{85}", "e\u{301}", "\u{301}a", "\u{200D}", "", " ", "\\u{2028}", "# legacy-places baseline 1",
      "a\u{0}b",
    ])
  func names(_ name: String) throws {
    var baseline = Baseline()
    baseline.counts[.init(file: name, code: "LP141", symbol: name, kind: .use)] = 3
    let again = try Baseline(text: baseline.text)
    #expect(again == baseline)
    #expect(again.counts.keys.first.map { Array($0.file.utf8) } == Array(name.utf8))
    #expect(baseline.text.split(separator: "\n").count == 2)
  }

  @Test("A byte order mark before the header is no part of it; a code must be one")
  func marks() throws {
    let text = Baseline(Self.report(["a.swift": Self.places])).text
    #expect(try Baseline(text: "\u{FEFF}" + text) == Baseline(text: text))
    let error = #expect(throws: Baseline.Malformed.self) {
      try Baseline(text: text.replacing("LP141", with: "LP1x1"))
    }
    #expect(error?.reason == "\"LP1x1\" is no code such as LP101.")
  }

  @Test("Lines that move do not matter")
  func moved() {
    let before = Baseline(Self.report(["a.swift": Self.places]))
    let after = Baseline(
      Self.report(["a.swift": "// Moved.\n\n" + Self.places.replacing("\n", with: "\n\n")]))
    #expect(before.differences(from: after).isEmpty)
  }

  @Test("New, gone and changed are told apart, by file")
  func differences() {
    let before = Baseline(
      Self.report(["a.swift": "var a: GMSPlace\nvar b: GMSPlace", "b.swift": "GMSTime()"]))
    let after = Baseline(Self.report(["a.swift": "var a: GMSPlace", "c.swift": "GMSEvent()"]))
    #expect(
      before.differences(from: after).map {
        "\($0.sort.rawValue) \($0.key.file) \($0.key.symbol) \($0.recorded) \($0.found)"
      } == ["changed a.swift GMSPlace 2 1", "gone b.swift GMSTime 1 0", "new c.swift GMSEvent 0 1"])
  }

  @Test("Two branches that each port something merge without a conflict, whatever order the lines come in")
  func merged() throws {
    let base = Baseline(
      Self.report(["a.swift": "GMSTime()", "b.swift": "GMSEvent()\nGMSEvent()", "c.swift": "GMSPeriod()"]))
    var lines = base.text.split(separator: "\n").map(String.init)
    // One branch ports a file, the other half of another: lines go and change apart from each other.
    lines.removeAll { $0.hasPrefix("a.swift") }
    lines = lines.map { $0.hasPrefix("b.swift") ? $0.replacing("\t2\t", with: "\t1\t") : $0 }
    let merged = try Baseline(text: ([lines[0]] + lines.dropFirst().reversed()).joined(separator: "\n"))
    let now = Baseline(Self.report(["b.swift": "GMSEvent()", "c.swift": "GMSPeriod()"]))
    #expect(merged.differences(from: now).isEmpty)
  }

  @Test("A line that a merge left twice counts with the smaller number")
  func twice() throws {
    let text =
      "# legacy-places baseline 1\na.swift\tLP141\tuse\t3\tGMSPlace\na.swift\tLP141\tuse\t2\tGMSPlace\n"
    #expect(try Baseline(text: text).total == 2)
  }

  @Test(
    "Git merges two branches of a record by itself, when they port files that do not stand next to each other"
  )
  func git() throws {
    let folder = try TemporaryFolder()
    func record(_ files: [String]) throws {
      try folder.add(
        "record",
        Baseline(Self.report(Dictionary(uniqueKeysWithValues: files.map { ($0, "GMSTime()") }))).text)
    }
    func commit(_ message: String) throws {
      try folder.git(
        "-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-a", "--allow-empty", "-m",
        message)
    }
    let all = ["a", "b", "c", "d", "e", "f"].map { $0 + ".swift" }
    try folder.git("init", "-q", "-b", "one")
    try record(all)
    try folder.git("add", "record")
    try commit("all")
    try folder.git("checkout", "-q", "-b", "other")
    try record(all.filter { $0 != "a.swift" })
    try commit("a")
    try folder.git("checkout", "-q", "one")
    try record(all.filter { $0 != "e.swift" })
    try commit("e")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@example.com", "merge", "-q", "--no-edit", "other")
    let merged = try Baseline(text: String(contentsOfFile: folder.path + "/record", encoding: .utf8))
    #expect(merged.counts.keys.map(\.file).sorted() == ["b.swift", "c.swift", "d.swift", "f.swift"])
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var word: String
    var testDescription: String { "line \(line): \(text.debugDescription)" }
  }

  static let head = "# legacy-places baseline 1\n"
  static let damages: [Damage] = [
    Damage(text: "", line: 1, word: "begin"),
    Damage(text: "{}", line: 1, word: "begin"),
    Damage(text: "\n" + head, line: 1, word: "begin"),
    Damage(text: "# legacy-places baseline 2\n", line: 1, word: "version"),
    Damage(text: head + "a\tLP141\tuse\t1", line: 2, word: "tabs"),
    Damage(text: head + "a\tLP141\tuse\t1\tb\tc", line: 2, word: "tabs"),
    Damage(text: head + "\n# note\na LP141 use 1 b\n", line: 4, word: "tabs"),
    Damage(text: head + "a\tLP141\tbad\t1\tb", line: 2, word: "kind"),
    Damage(text: head + "a\tLP141\tuse\tmany\tb", line: 2, word: "number"),
    Damage(text: head + "a\tLP141\tuse\t0\tb", line: 2, word: "number"),
    Damage(text: head + "a\tLP141\tuse\t-1\tb", line: 2, word: "number"),
    Damage(text: head + "a\tLP141\tuse\t99999999999999999999\tb", line: 2, word: "number"),
    Damage(text: head + "<<<<<<< HEAD\na\tLP141\tuse\t1\tb\n=======\n", line: 2, word: "merge"),
    Damage(text: head + "a\tLP141\tuse\t1\tb\n=======\n", line: 3, word: "merge"),
    Damage(text: head + "a\tLP141\tuse\t1\tb\r\n>>>>>>> other\r\n", line: 3, word: "merge"),
  ]

  @Test("A damaged record is refused with the line and the reason", arguments: damages)
  func damaged(_ damage: Damage) {
    let error = #expect(throws: Baseline.Malformed.self) { try Baseline(text: damage.text) }
    #expect(error?.line == damage.line)
    #expect(error?.reason.contains(damage.word) == true)
  }
}
