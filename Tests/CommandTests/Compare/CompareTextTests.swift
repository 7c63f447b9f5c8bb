import Foundation
import LegacyPlacesTesting
import PlacesCommand
import Testing

@MainActor
@Suite("Text of compare")
struct CompareTextTests {
  private func statement(_ id: String) throws -> String {
    try #require(ContractItem.item(id)?.statement)
  }

  @Test("One scenario, the same: title, what it is about, both time lines, the verdict, the next step")
  func same() async throws {
    let bench = Bench()
    #expect(await bench.run("compare", "--scenario", "outdated-answer") == 0)
    #expect(
      bench.out == """
        An answer for an older text is dropped
        outdated-answer on GMSAutocompleteFetcher: reference beside adapter
        About
          C11  \(try statement("C11"))
          B34  \(try statement("B34"))

          ms     reference                                      adapter
            0    · token a
            0    · type "york"
            0    → #1 "york" token-1                            → #1 "york" token-1
          300    · type "thoday"
          300    → #2 "thoday" token-1                          → #2 "thoday" token-1
          400    ← #2 answered                                  ← #2 answered
          400    predictions thoday1                            predictions thoday1
          900    ← #1 answered                                  ← #1 answered

        = Same: 1 told to the app, 2 asked of the service, 2 of these ended.

        Next: legacy-places compare --scenario outdated-answer --door fetcher --report report.html  (shows it as a picture)

        """)
    #expect(bench.err.isEmpty)
  }

  @Test("C11 a trace that differs: it brings its scenario and door; the difference is marked and explained")
  func different() async throws {
    let folder = try CompareFolder()
    let stale = try folder.addStale()
    let bench = Bench()
    #expect(await bench.run("compare", "--left", stale) == 1)
    #expect(bench.out.contains("outdated-answer on GMSAutocompleteFetcher: device beside adapter\n"))
    #expect(
      bench.out.contains(
        "\n  900  ≠ predictions york1,york2                      ≠ (nothing)\n"))
    #expect(
      bench.out.contains("\n≠ Different at 900 ms: The left side delivered the predictions york1,york2"))
    #expect(bench.out.contains("\nWhat the contract says\n  C11  \(try statement("C11"))\n"))
    #expect(
      bench.out.hasSuffix(
        "--scenario outdated-answer --door fetcher --left \(stale) --report report.html  (shows it as a picture)\n"
      ))
  }

  @Test(
    "Narrower than 80 columns one time line stands below the other, and nothing is wider",
    arguments: [
      40, 79,
    ])
  func narrow(columns: Int) async throws {
    let folder = try CompareFolder()
    let bench = Bench()
    bench.outputIsTerminal = true
    bench.columns = columns
    bench.variables["NO_COLOR"] = "1"
    #expect(await bench.run("compare", "--left", try folder.addStale()) == 1)
    #expect(
      bench.out.contains(
        """
        device
            0  · token a
            0  · type "york"
            0  → #1 "york" token-1
          300  · type "thoday"
          300  → #2 "thoday" token-1
          400  ← #2 answered
          400  predictions thoday1
          900  ← #1 answered
        ≠ 900  predictions york1,york2

        adapter
            0  · token a
        """))
    #expect(bench.out.contains("\n≠ 900  (nothing)\n"))
    #expect(!actsOnTerminal(bench.out))
    for line in bench.out.split(separator: "\n") where !line.contains("/") {
      #expect(displayWidth(line) <= columns)
    }
  }

  @Test("At 80 columns they stand side by side, and long words are broken inside their column")
  func wide() async throws {
    let folder = try CompareFolder()
    let text = String(repeating: "x", count: 70)
    try folder.add(
      "long.json", CompareFolder.callsOnly.replacing("york", with: text))
    let bench = Bench()
    bench.outputIsTerminal = true
    bench.columns = 80
    bench.variables["NO_COLOR"] = "1"
    #expect(await bench.run("compare", "--scenario", folder.path("long.json")) == 0)
    #expect(bench.out.contains("  ms     reference                            adapter\n"))
    for line in bench.out.split(separator: "\n") where !line.contains("/") {
      #expect(displayWidth(line) <= 80)
    }
  }

  @Test("Many: a line each, the totals, then the first difference in full")
  func many() async throws {
    let folder = try CompareFolder()
    let stale = try folder.addStale()
    let bundled = try Scenario.bundled().first { $0.name == "outdated-answer" }
    let scenarios = try CompareFolder()
    try scenarios.add("outdated-answer.json", try #require(bundled).json)
    try scenarios.add("list.json", CompareFolder.callsOnly)
    let bench = Bench()
    #expect(await bench.run("compare", "--scenario", scenarios.url.path, "--right", stale) == 1)
    #expect(
      bench.out.hasPrefix(
        """
        – not applicable  list             table    device: The trace is of outdated-answer on fetcher.
        ≠ different       outdated-answer  fetcher  The right side delivered the predictions york1,york2
        """))
    #expect(
      bench.out.contains(
        "\nreference beside device: 0 the same, 1 different, 1 not applicable.\n\nThe first difference\n\n"
          + "An answer for an older text is dropped\n"))
    #expect(await bench.run("compare", "--scenario", scenarios.url.path) == 0)
    #expect(bench.out.hasSuffix("\nreference beside adapter: 2 the same, 0 different, 0 not applicable.\n"))
  }

  @Test("Where nothing could be compared it is wrong use, with the reason")
  func notApplicable() async throws {
    let folder = try CompareFolder()
    let list = try folder.add("list.json", CompareFolder.callsOnly)
    let bench = Bench()
    #expect(await bench.run("compare", "--scenario", list, "--right", "async") == 2)
    #expect(bench.out.isEmpty)
    #expect(
      bench.err.hasPrefix(
        "legacy-places compare: nothing could be compared. list on table: async: async has no front door table."
      ))
    #expect(await bench.run("compare", "--scenario", list, "--door", "client") == 2)
    #expect(bench.err.contains("no scenario is played on the front door client."))
  }

  @Test("Progress goes to a terminal's standard error only, and is cleared; colour to a terminal only")
  func terminals() async throws {
    let folder = try CompareFolder()
    try folder.add("a.json", CompareFolder.callsOnly)
    try folder.add("b.json", CompareFolder.callsOnly)
    let bench = Bench()
    bench.errorIsTerminal = true
    #expect(await bench.run("compare", "--scenario", folder.url.path) == 0)
    #expect(bench.err.contains("1 of 2  a") && bench.err.hasSuffix("\r\u{1B}[K"))
    #expect(!actsOnTerminal(bench.out))
    let terminal = Bench()
    terminal.outputIsTerminal = true
    terminal.columns = 100
    #expect(await terminal.run("compare", "--left", try folder.addStale()) == 1)
    #expect(terminal.out.contains("\u{1B}[1;31m  ≠ \u{1B}[0m\u{1B}[1;31m(nothing)\u{1B}[0m"))
    let plain = Bench()
    plain.outputIsTerminal = true
    #expect(await plain.run("compare", "--scenario", "outdated-answer", "--no-color") == 0)
    #expect(!actsOnTerminal(plain.out))
  }

  @Test("--report writes the document, and says where")
  func report() async throws {
    let folder = try CompareFolder()
    let bench = Bench()
    let file = folder.path("report.html")
    #expect(await bench.run("compare", "--scenario", "outdated-answer", "--report", file) == 0)
    #expect(bench.out.hasSuffix("\nThe report is in \(file).\n"))
    let html = try String(contentsOfFile: file, encoding: .utf8)
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("An answer for an older text is dropped"))
    #expect(
      await bench.run("compare", "--scenario", "outdated-answer", "--report", folder.path("no/r.html")) == 2)
    #expect(bench.err.contains("the report cannot be written to"))
  }

  @Test("--random compares made-up scenarios, the same ones for the same seed")
  func random() async {
    let one = Bench()
    let other = Bench()
    let code = await one.run("compare", "--random", "3", "--seed", "7", "--json")
    #expect(await other.run("compare", "--random", "3", "--seed", "7", "--json") == code)
    #expect(one.out == other.out)
    for seed in 7...9 { #expect(one.out.contains("\"random-\(seed)\"")) }
    #expect(!one.out.contains("\"random-10\""))
  }
}
