import Foundation
import PlacesCommand
import Testing

@MainActor
@Suite("Scan")
struct ScanCommandTests {
  @Test("As text: findings, numbers, what was not read, what to do next; exit 0 whatever was found")
  func text() async throws {
    let app = try ScanFolder.app()
    let bench = Bench()
    #expect(await bench.run("scan", app.path) == 0)
    #expect(bench.err.isEmpty)
    #expect(
      app.without(bench.out) == """
        APP/Search <1>.swift:1:8: use LP100 GooglePlaces
        APP/Search <1>.swift:2:10: use LP101 GMSPlacesClient
        APP/Search <1>.swift:4:6: use LP104 findAutocompletePredictions(fromQuery:filter:sessionToken:callback:)
        APP/Search <1>.swift:4:63: mistake LP206 sessionToken
        APP/Search <1>.swift:5:18: possible LP111 sourceTextHasChanged(_:)

        5 findings in 1 of 2 files
          blocks removal      3  ██████████████████████████████
          advice              1  ██████████
          possible            1  ██████████

        By code
          LP100     1  The module GooglePlaces is imported
          LP101     1  GMSPlacesClient belongs to the legacy module
          LP104     1  findAutocompletePredictions is gone from Google's newest SDK
          LP111     1  GMSAutocompleteFetcher belongs to the legacy module
          LP206     1  A query without a session token is billed on its own

        Not read
          APP/Broken.m: The file is not text: it holds null bytes.

        Next: 'legacy-places explain LP100' says what to do about the commonest;
        '--write-baseline legacy-places.baseline' records today's state, so that it only shrinks.

        """)
  }

  @Test("The summary has the numbers without the single findings")
  func summary() async throws {
    let app = try ScanFolder.app()
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--summary") == 0)
    #expect(!bench.out.contains("use LP100"))
    #expect(bench.out.hasPrefix("5 findings in 1 of 2 files\n"))
    #expect(!bench.out.contains("Most in"))
    // Which files hold most is worth saying when there are several.
    try app.add("Other.swift", "import GooglePlaces\n")
    let more = Bench()
    #expect(await more.run("scan", app.path, "--summary") == 0)
    #expect(
      app.without(more.out).contains("Most in\n      5  APP/Search <1>.swift\n      1  APP/Other.swift\n"))
  }

  @Test("As JSON: findings, files that were not read, and counts")
  func json() async throws {
    let app = try ScanFolder.app()
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--format", "json") == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(app.without(bench.out).utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["code"] as? String } == ["LP100", "LP101", "LP104", "LP206", "LP111"])
    #expect(findings.compactMap { $0["kind"] as? String } == ["use", "use", "use", "mistake", "possible"])
    #expect(findings.compactMap { $0["line"] as? Int } == [1, 2, 4, 4, 5])
    #expect(findings.compactMap { $0["column"] as? Int } == [8, 10, 6, 63, 18])
    #expect(Set(findings.compactMap { $0["file"] as? String }) == ["APP/Search <1>.swift"])
    #expect(findings.last?["symbol"] as? String == "sourceTextHasChanged(_:)")
    let skipped = try #require(document["skipped"] as? [[String: String]])
    #expect(skipped == [["file": "APP/Broken.m", "reason": "The file is not text: it holds null bytes."]])
    let counts = try #require(document["counts"] as? [String: Any])
    #expect(counts["files"] as? Int == 2)
    #expect(counts["findings"] as? Int == 5)
    #expect(counts["blocksRemoval"] as? Int == 3)
    #expect(
      counts["byCode"] as? [String: Int] == ["LP100": 1, "LP101": 1, "LP104": 1, "LP206": 1, "LP111": 1])
    #expect(document["baseline"] == nil)
  }

  @Test("As SARIF: rules that results point to, columns in characters, addresses of files")
  func sarif() async throws {
    let app = try ScanFolder.app()
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--format=sarif") == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(bench.out.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      let location = try #require(
        (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
      let uri = try #require((location["artifactLocation"] as? [String: String])?["uri"])
      #expect(URL(string: uri)?.path == app.path("Search <1>.swift"))
      #expect(!uri.contains(" ") && !uri.contains("<"))
    }
    let columns = results.compactMap {
      ((($0["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]?["region"])
        as? [String: Int])?[
          "startColumn"]
    }
    // One less than in bytes behind the é.
    #expect(columns == [8, 9, 5, 62, 18])
    #expect(
      results.compactMap { $0["level"] as? String } == ["warning", "warning", "warning", "warning", "none"])
    #expect(results.last?["kind"] as? String == "review")
  }

  @Test(
    "As HTML: one page with totals, codes and files, in which no text becomes markup and nothing is fetched")
  func html() async throws {
    let app = try ScanFolder.app()
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--format", "html") == 0)
    let page = app.without(bench.out)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>Legacy places code: 3 to port</title>"))
    #expect(page.contains("<p>APP: 5 findings in 1 of 2 files</p>"))
    #expect(page.contains("<summary><span>APP/Search &lt;1&gt;.swift</span> <b>5</b></summary>"))
    #expect(page.contains("<code>legacy-places explain LP100</code>"))
    #expect(page.contains("<code>APP/Broken.m</code>: The file is not text: it holds null bytes."))
    for word in ["http:", "https:", "<script", "<link", "<img", "url(", "@import", "Search <1>"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("A record, then the same scan against it: 0; with something new, gone or changed: 1")
  func ratchet() async throws {
    let app = try ScanFolder.app()
    let record = app.path("legacy.baseline")
    var bench = Bench()
    #expect(await bench.run("scan", app.path, "--write-baseline", record) == 0)
    #expect(
      app.without(bench.out) == """
        Recorded 5 findings in APP/legacy.baseline. Commit it, and let CI run:
          legacy-places scan APP --baseline APP/legacy.baseline

        """)
    #expect(try app.read("legacy.baseline").split(separator: "\n").count == 6)

    bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record) == 0)
    #expect(
      app.without(bench.out) == """
        5 findings in 1 of 2 files

        Not read
          APP/Broken.m: The file is not text: it holds null bytes.

        As the baseline says.

        """)

    // What CI reads is the difference; who wants the numbers beside it asks for them.
    bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record, "--summary") == 0)
    #expect(bench.out.contains("blocks removal"))
    #expect(bench.out.hasSuffix("As the baseline says.\n"))

    try app.add("New.swift", "import GooglePlaces\n")
    try app.add(
      "Search <1>.swift",
      "import GooglePlaces\nlet é = GMSPlacesClient.shared()\nlet o: GMSPlacesClient? = nil\n")
    bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record) == 1)
    let lines = app.without(bench.out).split(separator: "\n").map(String.init)
    #expect(lines.contains("New legacy code (1)"))
    #expect(lines.contains("  New.swift: LP100 GooglePlaces, use: 0 recorded, 1 found (line 1)"))
    #expect(lines.contains("More or fewer than recorded (1)"))
    #expect(lines.contains("  Search <1>.swift: LP101 GMSPlacesClient, use: 1 recorded, 2 found (line 2, 3)"))
    #expect(lines.contains("Gone: the baseline can shrink (3)"))
    #expect(
      lines.contains("  Search <1>.swift: LP206 sessionToken, mistake: 1 recorded, 0 found"))

    // For machines the difference stands in the document, and for people on standard error.
    bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record, "--format", "json") == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(bench.out.utf8)) as? [String: Any])
    let differences = try #require(document["baseline"] as? [[String: Any]])
    #expect(Set(differences.compactMap { $0["difference"] as? String }) == ["new", "gone", "changed"])
    #expect(bench.err.contains("New legacy code (1)"))
  }

  @Test("A record counts from where it lies, however the paths of a scan are written")
  func paths() async throws {
    let app = try ScanFolder.app()
    try app.add("Inner/More.swift", "import GooglePlaces\n")
    let record = app.path("Inner/legacy.baseline")
    #expect(await Bench().run("scan", app.path, "--write-baseline", record) == 0)
    let files = try app.read("Inner/legacy.baseline").split(separator: "\n").dropFirst()
      .map { $0.prefix { $0 != "\t" } }
    #expect(Set(files) == ["../Search <1>.swift", "More.swift"])
    for path in [app.path + "/", app.path + "/.", app.path("Inner/..")] {
      #expect(await Bench().run("scan", path, "--baseline", record) == 0)
    }
    #expect(await Bench().run("scan", app.path("Inner"), app.path, "--baseline", record) == 0)
  }

  @Test("What is recorded of a file that cannot be read is unread, and not gone")
  func unread() async throws {
    let app = try ScanFolder.app()
    let record = app.path("legacy.baseline")
    #expect(await Bench().run("scan", app.path, "--write-baseline", record) == 0)
    try app.add("Search <1>.swift", "\u{0}")
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record) == 1)
    #expect(bench.out.contains("Recorded, but the file cannot be read (5)"))
    #expect(!bench.out.contains("Gone") && !bench.out.contains("--write-baseline"))
  }

  @Test("What is new says where it stands; the page has what is not as recorded")
  func places() async throws {
    let app = try ScanFolder.app()
    let record = app.path("legacy.baseline")
    #expect(await Bench().run("scan", app.path, "--write-baseline", record) == 0)
    try app.add("New.swift", "import GooglePlaces\nvar a: GMSPlace\n\nvar b: GMSPlace\n")
    for format in ["text", "html"] {
      let bench = Bench()
      #expect(await bench.run("scan", app.path, "--baseline", record, "--format", format) == 1)
      #expect(bench.out.contains("New.swift: LP141 GMSPlace, use: 0 recorded, 2 found (line 2, 4)"))
    }
  }

  @Test("A report never takes the place of the record it is compared with")
  func outputOverRecord() async throws {
    let app = try ScanFolder.app()
    let record = app.path("legacy.baseline")
    #expect(await Bench().run("scan", app.path, "--write-baseline", record) == 0)
    let before = try app.read("legacy.baseline")
    let bench = Bench()
    #expect(
      await bench.run("scan", app.path, "--baseline", record, "--output", app.path("x/../legacy.baseline"))
        == 2)
    #expect(bench.err.contains("--output and --baseline are the same file, which would be lost."))
    #expect(try app.read("legacy.baseline") == before)
  }

  @Test("Nothing that could be read is no clean bill")
  func nothingRead() async throws {
    let app = try ScanFolder.app()
    for path in [app.path("Broken.m"), app.path("legacy.txt")] {
      try app.add("legacy.txt", "GMSPlace")
      let bench = Bench()
      #expect(await bench.run("scan", path) == 2)
      #expect(bench.err.contains("nothing could be read. "))
    }
  }

  @Test("A file in another encoding is said to have been read so")
  func encodings() async throws {
    let app = try ScanFolder.app()
    try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: app.url.appendingPathComponent("Old.swift"))
    let bench = Bench()
    #expect(await bench.run("scan", app.path) == 0)
    #expect(app.without(bench.out).contains("Not in UTF-8\n  APP/Old.swift: read as Latin-1\n"))
  }

  @Test("Imports that became the layer's are new and gone, and said to be meant")
  func imports() async throws {
    let app = try ScanFolder.app()
    let record = app.path("legacy.baseline")
    #expect(await Bench().run("scan", app.path, "--write-baseline", record) == 0)
    let source = try app.read("Search <1>.swift")
    try app.add(
      "Search <1>.swift", source.replacingOccurrences(of: "import GooglePlaces", with: "import LegacyPlaces"))
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record) == 1)
    #expect(bench.out.contains("In 1 file the import has become that of LegacyPlaces, the first rung"))
    // A new file that imports the layer is none of these.
    try app.add("Search <1>.swift", source)
    try app.add("New.swift", "import LegacyPlaces\n")
    let other = Bench()
    #expect(await other.run("scan", app.path, "--baseline", record) == 1)
    #expect(!other.out.contains("has become"))
  }

  @Test("Only less than recorded fails too: the record must shrink")
  func shrinking() async throws {
    let app = try ScanFolder.app()
    let record = app.path("legacy.baseline")
    #expect(await Bench().run("scan", app.path, "--write-baseline", record) == 0)
    try app.add("Search <1>.swift", "import GooglePlaces\n")
    let bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", record) == 1)
    #expect(bench.out.contains("Gone: the baseline can shrink (4)"))
    #expect(!bench.out.contains("New legacy code"))
    #expect(bench.out.contains("Record the progress"))
  }

  @Test("A damaged record is wrong use, with its line")
  func damaged() async throws {
    let app = try ScanFolder.app()
    try app.add("b", "# legacy-places baseline 1\nnonsense\n")
    var bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", app.path("b")) == 2)
    #expect(bench.out.isEmpty)
    #expect(app.without(bench.err).contains("'APP/b', line 2: A line has a file, a code, a kind"))
    bench = Bench()
    #expect(await bench.run("scan", app.path, "--baseline", app.path("none")) == 2)
    #expect(app.without(bench.err).contains("the baseline 'APP/none' cannot be read."))
  }

  @Test(
    "A report goes into a file; one that cannot be written, or would replace a source, is wrong use",
    arguments: ["text", "json", "sarif", "html"])
  func output(format: String) async throws {
    let app = try ScanFolder.app()
    let printed = Bench()
    #expect(await printed.run("scan", app.path, "--format", format) == 0)
    var bench = Bench()
    #expect(await bench.run("scan", app.path, "--format", format, "--output", app.path("report")) == 0)
    #expect(bench.out.isEmpty)
    #expect(try app.read("report") == printed.out)
    for option in ["--output", "--write-baseline"] {
      bench = Bench()
      #expect(await bench.run("scan", app.path, "--format", format, option, "/no/such/folder") == 2)
      #expect(bench.out.isEmpty)
      #expect(bench.err.hasPrefix("legacy-places scan: '/no/such/folder' cannot be written: "))
      bench = Bench()
      let source = app.path("Plain.swift")
      #expect(await bench.run("scan", app.path, "--format", format, option, source) == 2)
      #expect(bench.err.contains("\(option) would replace the source"))
      #expect(try app.read("Plain.swift") == "import Foundation\n")
    }
  }

  @Test(
    "An empty folder, or one without legacy code, is no trouble",
    arguments: ["text", "json", "sarif", "html"])
  func nothing(format: String) async throws {
    let folder = try ScanFolder()
    let bench = Bench()
    #expect(await bench.run("scan", folder.path, "--format", format) == 0)
    #expect(bench.err.isEmpty)
    #expect(!bench.out.isEmpty)
    if format == "text" { #expect(bench.out == "No legacy code in 0 files.\n") }
    try folder.add("Plain.swift", "import Foundation\n")
    let plain = Bench()
    #expect(await plain.run("scan", folder.path) == 0)
    #expect(plain.out == "No legacy code in 1 file.\n")
  }

  @Test(
    "Wrong use says what was expected, and reads nothing",
    arguments: [
      ([], "there is no PATH."),
      (["/no/such/path"], "there is no '/no/such/path'. Expected: folders or files that exist."),
      ([".", "--format", "jsn"], "--format cannot be 'jsn'."),
      ([".", "--output"], "--output has no value."),
      ([".", "--exclude", ""], "--exclude cannot be ''."),
      ([".", "--summry"], "Did you mean '--summary'?"),
      (
        [".", "--format", "json", "--summary"], "--summary is about text."
      ),
      (
        [".", "--baseline", "a", "--write-baseline", "b"],
        "--baseline and --write-baseline exclude each other."
      ),
    ] as [([String], String)])
  func wrong(arguments: [String], text: String) async {
    let bench = Bench()
    #expect(await bench.run(["scan"] + arguments) == 2)
    #expect(bench.out.isEmpty)
    #expect(bench.err.hasPrefix("legacy-places scan: "))
    #expect(bench.err.contains(text))
  }

  @Test("Excludes and ignore files count, and can be told not to")
  func excludes() async throws {
    let folder = try ScanFolder()
    for name in ["A.swift", "Tests/T.swift", "Pods/P.swift"] { try folder.add(name, "import GooglePlaces\n") }
    try folder.add(".gitignore", "A.swift\n")
    for (options, count) in [([], 1), (["--no-ignore"], 2), (["--exclude", "Tests/", "--no-ignore"], 1)] {
      let bench = Bench()
      #expect(await bench.run(["scan", folder.path, "--summary"] + options) == 0)
      #expect(bench.out.hasPrefix("\(count) finding"), "\(options)")
    }
  }

  @Test("Progress of a long scan is told on a terminal only, on standard error, and wiped away")
  func progress() async throws {
    let folder = try ScanFolder()
    for number in 0..<260 { try folder.add("F\(number).swift", "import Foundation\n") }
    let quiet = Bench()
    #expect(await quiet.run("scan", folder.path) == 0)
    #expect(quiet.err.isEmpty)
    let bench = Bench()
    bench.errorIsTerminal = true
    #expect(await bench.run("scan", folder.path, "--format", "json") == 0)
    #expect(bench.err.contains("\r\u{1B}[K"))
    #expect(bench.err.hasSuffix("\r\u{1B}[K"))
    #expect(bench.out.hasPrefix("{"))
    #expect(!bench.out.contains("scanning"))
  }

  @Test("Looks on a terminal; plain with NO_COLOR, --no-color or elsewhere")
  func look() async throws {
    let app = try ScanFolder.app()
    let bench = Bench()
    bench.outputIsTerminal = true
    #expect(await bench.run("scan", app.path) == 0)
    #expect(bench.out.contains("\u{1B}["))
    for (arguments, variables) in [(["--no-color"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"])] {
      let plain = Bench()
      plain.outputIsTerminal = true
      plain.variables = variables
      #expect(await plain.run(["scan", app.path] + arguments) == 0)
      #expect(!actsOnTerminal(plain.out))
    }
  }

  @Test("Names of files that would act on a terminal are made visible")
  func hostile() async throws {
    let folder = try ScanFolder()
    try folder.add("a\u{1B}[31m\u{202E}.swift", "import GooglePlaces\n")
    for format in ["text", "html"] {
      let bench = Bench()
      #expect(await bench.run("scan", folder.path, "--format", format) == 0)
      #expect(!actsOnTerminal(bench.out))
      #expect(!bench.out.unicodeScalars.contains("\u{202E}"))
    }
  }
}
