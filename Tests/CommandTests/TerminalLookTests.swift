import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine
import Testing

@MainActor
@Suite("Colour, width and what a terminal would act on")
struct TerminalLookTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var isTerminal: Bool
    var variables: [String: String] = [:]
    var arguments: [String] = []
    var isStyled: Bool
    var testDescription: String { "terminal \(isTerminal), \(variables), \(arguments)" }
  }

  @Test(
    "Looks only on a terminal, and not with NO_COLOR, --no-color or a dumb terminal",
    arguments: [
      Setting(isTerminal: false, isStyled: false),
      Setting(isTerminal: true, isStyled: true),
      Setting(isTerminal: true, variables: ["NO_COLOR": "1"], isStyled: false),
      Setting(isTerminal: true, variables: ["NO_COLOR": ""], isStyled: true),
      Setting(isTerminal: true, variables: ["TERM": "dumb"], isStyled: false),
      Setting(isTerminal: true, variables: ["TERM": "xterm"], isStyled: true),
      Setting(isTerminal: true, arguments: ["--no-color"], isStyled: false),
      Setting(isTerminal: false, variables: ["TERM": "xterm"], isStyled: false),
    ])
  func looks(setting: Setting) async {
    let bench = Bench()
    bench.outputIsTerminal = setting.isTerminal
    bench.columns = 100
    bench.variables = setting.variables
    #expect(await bench.run(["try", "syd"] + setting.arguments) == 0)
    #expect(bench.out.contains("\u{1B}[1;4mSyd\u{1B}[0mney") == setting.isStyled)
    #expect(bench.out.contains("[Syd]ney") == !setting.isStyled)
    #expect(actsOnTerminal(bench.out) == setting.isStyled)
  }

  @Test("Standard error is looked at on its own", arguments: [false, true])
  func errors(isTerminal: Bool) async {
    let bench = Bench()
    bench.errorIsTerminal = isTerminal
    bench.outputIsTerminal = !isTerminal
    #expect(await bench.run("try", "--nonsense") == 2)
    #expect(bench.err.hasPrefix("\u{1B}[1;31mlegacy-places try: \u{1B}[0m") == isTerminal)
    #expect(actsOnTerminal(bench.err) == isTerminal)
  }

  @Test(
    "On a terminal rows of the list are cut to its width, marks in brackets counted", arguments: [20, 30])
  func cut(columns: Int) async {
    let bench = Bench()
    bench.outputIsTerminal = true
    bench.columns = columns
    #expect(await bench.run("try", "syd", "--no-color") == 0)
    let rows = bench.out.split(separator: "\n").filter { $0.contains("[Syd]") }
    #expect(rows.count == 2)
    #expect(rows.first.map { displayWidth($0) } == columns)
    #expect(rows.allSatisfy { displayWidth($0) <= columns })
    #expect(rows.first?.hasSuffix("…") == true)
  }

  @Test("Prose is wrapped at spaces on a terminal, and only there", arguments: [true, false])
  func wrapping(isTerminal: Bool) async {
    let bench = Bench()
    bench.outputIsTerminal = isTerminal
    bench.columns = 40
    #expect(await bench.run("try", "syd", "--no-color") == 0)
    let address = "  Address     Bennelong Point, Sydney"
    #expect(bench.out.contains(address + "\n              NSW 2000, Australia\n") == isTerminal)
    #expect(bench.out.contains(address + " NSW 2000, Australia\n") == !isTerminal)
    #expect(bench.out.split(separator: "\n").allSatisfy { displayWidth($0) <= 40 } == isTerminal)
  }

  @Test(
    "Wrapped rows",
    arguments: [
      ("aa bb cc", 5, ["aa bb", "  cc"]), ("aa bb", 5, ["aa bb"]), ("aaaaaaa bb", 4, ["aaaaaaa", "  bb"]),
      ("  aaaaaaa bb", 4, ["  aaaaaaa", "  bb"]), ("aa    bb", 5, ["aa", "  bb"]),
      ("東京 東京", 6, ["東京", "  東京"]), ("aa bb", 1, ["aa bb"]), ("", 5, [""]),
    ])
  func wrapped(text: String, columns: Int, rows: [String]) {
    #expect(StyledText(text).wrapped(to: columns).map { Style.plain.render($0) } == rows)
  }

  @Test(
    "Columns of a text",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("한글", 4), ("ｆ", 2), ("🍕", 2),
      ("👩‍👩‍👧", 2), ("🇦🇺", 2), ("❤️", 2), ("Zürich", 6), ("→", 1), ("\u{301}", 0),
    ])
  func width(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test("A cut never splits a wide letter, and keeps the looks")
  func cutWide() {
    let text = StyledText("東京", .matched) + StyledText("タワー", .dim)
    #expect(text.width == 10)
    #expect(text.cut(to: 10) == text)
    #expect(text.cut(to: 6) == StyledText("東京", .matched) + StyledText("…"))
    #expect(text.cut(to: 4) == StyledText("東", .matched) + StyledText("…"))
    #expect(text.cut(to: 1) == StyledText("…"))
    #expect(text.cut(to: 0) == StyledText())
  }

  @Test(
    "Absurd texts end in words, not in a crash, and nothing of them acts on the terminal",
    arguments: [
      (String(repeating: "a", count: 100_000), 2),
      (String(repeating: "🍕", count: 200), 0), (String(repeating: "👩‍👩‍👧", count: 201), 2),
      ("\u{0}", 0), ("a\u{0}b", 0), ("\u{1B}[2J\u{1B}]0;x\u{7}", 0), ("\u{9B}31m\u{7F}", 0),
      ("\r\n\t", 0), ("\u{202E}abc", 0), ("\u{FFFD}\u{FEFF}", 0), ("e\u{301}\u{301}\u{301}", 0),
    ] as [(String, Int32)])
  func absurd(text: String, code: Int32) async {
    for extra in [[], ["--json"]] {
      let bench = Bench()
      #expect(await bench.run(["try", text, "--pace", "0"] + extra) == code)
      #expect(!actsOnTerminal(bench.out + bench.err))
      #expect(!(bench.out + bench.err).unicodeScalars.contains("\u{202E}"))
      #expect(bench.err.utf8.count < 1_000)
    }
  }

  @Test(
    "Absurd values are quoted short and harmless",
    arguments: TryOptions.table.filter { $0.value != nil }.map(\.name))
  func absurdValues(name: String) async {
    for value in [
      String(repeating: "9", count: 100_000), "\u{1B}[31m", "\u{0}", "🍕,🍕", ",,,", "nan;", "-inf",
    ] {
      let bench = Bench()
      let code = await bench.run("try", "s", "\(name)=\(value)")
      // Any text may be the name of a file.
      #expect(code == (name == "--places" ? 0 : 2), "\(value.prefix(10))")
      #expect(!actsOnTerminal(bench.out + bench.err))
      #expect(bench.err.utf8.count < 1_000)
    }
  }

  @Test("An absurd option is quoted short and harmless")
  func absurdOption() async {
    for name in [
      "--" + String(repeating: "x", count: 100_000), "-\u{1B}[31m", "--\u{0}", "--🍕", "---", "-=-",
    ] {
      let bench = Bench()
      #expect(await bench.run("try", "s", name) == 2)
      #expect(!actsOnTerminal(bench.err))
      #expect(bench.err.utf8.count < 1_000)
    }
  }

  @Test("What the service says cannot act on the terminal either")
  func hostileService() async {
    let evil = "\u{1B}[2Jevil\u{7}\u{202E}"
    var bench = Bench { call in
      if case .details = call.question { return .place(id: "p", name: evil) }
      return .predictions(PredictionAnswer(places: [.scripted("p", evil, secondary: evil, matched: 3)]))
    }
    #expect(await bench.run("try", "s") == 0)
    #expect(bench.out.contains("[\\u{1B}[2]Jevil\\u{7}\\u{202E}"))
    #expect(!actsOnTerminal(bench.out))
    bench = Bench { _ in .failure(.server, evil) }
    #expect(await bench.run("try", "s") == 1)
    #expect(!actsOnTerminal(bench.err))
  }
}
