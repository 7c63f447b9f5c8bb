import Foundation
import LegacyPlacesTesting
import PlacesCommand
import Testing

@MainActor
@Suite("Wrong use of compare")
struct CompareWrongUseTests {
  nonisolated static let cases: [([String], String)] = [
    (
      ["--left", "refrence"],
      "--left cannot be 'refrence'. Expected: reference, adapter, async, or a trace file. Did you mean 'reference'?"
    ),
    (
      ["--right", "adaptor"],
      "--right cannot be 'adaptor'. Expected: reference, adapter, async, or a trace file. Did you mean 'adapter'?"
    ),
    (
      ["--scenario", "outdated-anser"],
      "--scenario cannot be 'outdated-anser'. Expected: a file, a folder, the name of a bundled scenario, or all. Did you mean 'outdated-answer'?"
    ),
    (
      ["--door", "feather"],
      "--door cannot be 'feather'. Expected: client or fetcher or table or results or screen. Did you mean 'fetcher'?"
    ),
    (["--scenario", ""], "--scenario cannot be ''. Expected: a file, a folder, a name, or all."),
    (["--report", ""], "--report cannot be ''. Expected: a file such as report.html."),
    (["--random", "0"], "--random cannot be '0'. Expected: a whole number from 1 to 100000."),
    (["--random", "1", "--seed", "x"], "--seed cannot be 'x'. Expected: a whole number from 0."),
    (["--seed", "4"], "--seed is about --random. Expected: --random COUNT --seed N."),
    (
      ["--random", "1", "--scenario", "all"],
      "--random makes its own scenarios. Expected: --random or --scenario, not both."
    ),
    (["york"], "'york' belongs to no option. Expected: --scenario 'york'."),
    (
      ["--lft", "adapter"],
      "'--lft' is not an option. Expected: an option of the list, or text behind '--'. Did you mean '--left'?"
    ),
    (["--left", "no-such/trace.json"], "--left: trace.json: There is no such file."),
    (["--scenario", "no-such.json"], "--scenario: no-such.json: There is no such file."),
  ]

  @Test("Each says what is wrong, what is expected, and what may be meant", arguments: cases)
  func wrong(arguments: [String], text: String) async {
    let bench = Bench()
    #expect(await bench.run(["compare"] + arguments) == 2)
    #expect(bench.err == "legacy-places compare: \(text)\n'legacy-places compare --help' tells more.\n")
    #expect(bench.out.isEmpty)
  }

  @Test("A broken file gives the reader's own error, with line and key")
  func broken() async throws {
    let folder = try CompareFolder()
    let scenario = try folder.add(
      "broken.json", CompareFolder.callsOnly.replacing("\"type\"", with: "\"typ\""))
    let bench = Bench()
    #expect(await bench.run("compare", "--scenario", scenario) == 2)
    #expect(bench.err.contains("--scenario: broken.json:2:") && bench.err.contains("steps[0]"))
    let half = try folder.add("half.json", "{\"format\": \"legacy-places-trace\", ")
    #expect(await bench.run("compare", "--right", half) == 2)
    #expect(bench.err.contains("--right: half.json:1:"))
    let html = try folder.add("page.json", "<html>\u{1B}[31m")
    #expect(await bench.run("compare", "--right", html) == 2)
    #expect(!actsOnTerminal(bench.err))
  }

  @Test("A folder without a scenario, and a trace of one that is not bundled")
  func missing() async throws {
    let folder = try CompareFolder()
    let bench = Bench()
    #expect(await bench.run("compare", "--scenario", folder.url.path) == 2)
    #expect(bench.err.contains("--scenario has no scenario in the folder"))
    let trace = Trace(scenario: "mine", door: .fetcher, side: "device", events: [])
    let file = try folder.add("mine.json", trace.json)
    #expect(await bench.run("compare", "--left", file) == 2)
    #expect(
      bench.err.contains(
        "--left is a trace of the scenario 'mine', which is not a bundled one. Expected: --scenario with its file."
      ))
  }

  @Test("A report never takes the place of what is compared")
  func reportOverInput() async throws {
    let folder = try CompareFolder()
    let file = try folder.addStale()
    let before = try String(contentsOfFile: file, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.html"), withDestinationPath: file)
    for report in [
      file, folder.path("link.html"), folder.path("../\(folder.url.lastPathComponent)/stale.json"),
    ] {
      let bench = Bench()
      #expect(await bench.run("compare", "--left", file, "--report", report) == 2)
      #expect(bench.err.contains("--report and --left are the same file, which would be lost."))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
    let twice = Bench()
    #expect(await twice.run("compare", "--scenario", "all", "--scenario", "all") == 2)
    #expect(twice.err.contains("--scenario is given twice."))
  }

  @Test("Two recordings of a session of their own need no scenario")
  func twoRecordings() async throws {
    let folder = try CompareFolder()
    func add(_ name: String, _ events: [TraceEvent]) throws -> String {
      try folder.add(name, Trace(scenario: "mine", door: .fetcher, side: name, events: events).json)
    }
    let one = try add("one.json", [.init(at: 0, .told(.cancelled, to: "A"))])
    let other = try add("other.json", [])
    #expect(await Bench().run("compare", "--left", one, "--right", one) == 0)
    #expect(await Bench().run("compare", "--left", one, "--right", other) == 1)
  }

  @Test("A text that nobody reads to its end is cut in the time lines")
  func endless() async throws {
    let folder = try CompareFolder()
    let events = [TraceEvent(at: 0, .did("type \"" + String(repeating: "york ", count: 10_000) + "\""))]
    let trace = Trace(scenario: "mine", door: .fetcher, side: "device", events: events)
    let file = try folder.add("mine.json", trace.json)
    let bench = Bench()
    #expect(await bench.run("compare", "--left", file, "--right", file) == 0)
    #expect(bench.out.count < 6_000 && bench.out.contains("… (50007 bytes)"))
  }

  @Test("Help of compare tells of every option and fits 80 columns")
  func help() async {
    let bench = Bench()
    #expect(await bench.run("compare", "--help") == 0)
    #expect(bench.out == CompareCommand.help)
    for option in CompareOptions.table { #expect(bench.out.contains("\n  \(option.synopsis)")) }
    for line in bench.out.split(separator: "\n") { #expect(line.count <= 80) }
  }
}
