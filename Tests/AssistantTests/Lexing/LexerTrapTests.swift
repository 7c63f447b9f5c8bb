import MigrationAssistant
import Testing

/// Sources in which `«GMSPlace»` stands for a name that must be found, and `GMSPlace` for one that must not.
@Suite("What is code and what only looks like it")
struct LexerTrapTests {
  struct Trap: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String

    init(_ name: String, _ source: String) {
      self.name = name
      self.source = source
    }

    var testDescription: String { name }
  }

  static let swiftTraps: [Trap] = [
    Trap("line comment", "// GMSPlace\nlet a: «GMSPlace» // GMSPlace\n//GMSPlace"),
    Trap("a backslash does not carry a comment on", "// GMSPlace \\\nlet a: «GMSPlace»"),
    Trap("nested comments", "/* /* GMSPlace */ GMSPlace */ «GMSPlace»"),
    Trap("stars and slashes", "/**/«GMSPlace»/***/ /*/ GMSPlace */ «GMSPlace» /****/ «GMSPlace»"),
    Trap("a quote in a comment", "// it's \"GMSPlace\n«GMSPlace» /* \" */ «GMSPlace»"),
    Trap("a comment that is not closed", "«GMSPlace» /* GMSPlace\n/* GMSPlace */ GMSPlace"),
    Trap("comment signs in strings", "\"/*\" «GMSPlace» \"*/ //\" «GMSPlace»"),
    Trap(
      "strings", "\"GMSPlace\" «GMSPlace» \"\" «GMSPlace» \"\\\"GMSPlace\" «GMSPlace» \"\\\\\" «GMSPlace»"),
    Trap("a string that is not closed", "\"GMSPlace GMSPlace\n«GMSPlace»"),
    Trap("interpolation", "\"GMSPlace \\(«GMSPlace».self) GMSPlace\" «GMSPlace»"),
    Trap("parentheses inside", "\"\\(f((«GMSPlace»), (1))) GMSPlace\""),
    Trap(
      "strings inside",
      "\"\\(f(\"GMSPlace \\(«GMSPlace».self) GMSPlace\", \")\", «GMSPlace»)) GMSPlace\" «GMSPlace»"),
    Trap("a closure inside", "\"\\(a.map { (x: «GMSPlace») in \"}\" }) GMSPlace\""),
    Trap("a comment inside", "\"\\(a /* ) GMSPlace */ + «GMSPlace») GMSPlace\""),
    Trap("no interpolation behind two backslashes", "\"\\\\(GMSPlace)\" «GMSPlace»"),
    Trap("raw strings", "#\"GMSPlace \" GMSPlace \\(GMSPlace)\"# «GMSPlace»"),
    Trap("raw interpolation", "#\"GMSPlace \\#(«GMSPlace») \\(GMSPlace) \\##(GMSPlace)\"# «GMSPlace»"),
    Trap("more pounds", "##\"GMSPlace \"# GMSPlace \\#(GMSPlace) \\##(«GMSPlace»)\"## «GMSPlace»"),
    Trap("a raw backslash at the end", "#\"\\\"# «GMSPlace»"),
    Trap("an empty raw string", "#\"\"# «GMSPlace» ##\"\"## «GMSPlace»"),
    Trap("several lines", "\"\"\"\nGMSPlace \"GMSPlace\" \"\" GMSPlace\n\"\"\" + «GMSPlace»"),
    Trap(
      "several lines, interpolated",
      "\"\"\"\n\\(«GMSPlace») GMSPlace\n\\(\"\"\"\n GMSPlace\n\"\"\")\n\"\"\" «GMSPlace»"),
    Trap("an escaped triple", "\"\"\"\n\\\"\"\" GMSPlace\n\"\"\"\n«GMSPlace»"),
    Trap("several raw lines", "#\"\"\"\n\"\"\" GMSPlace \\(GMSPlace) \\#(«GMSPlace»)\n\"\"\"#\n«GMSPlace»"),
    Trap("a quote at the end of several lines", "\"\"\"\n\"GMSPlace\\\"\"\"\"\n«GMSPlace»"),
    Trap("a continued line", "\"\"\"\nGMSPlace \\\nGMSPlace\n\"\"\"\n«GMSPlace»"),
    Trap("several lines and CRLF", "\"\"\"\r\nGMSPlace\r\n\"\"\"\r\n«GMSPlace»"),
    Trap("regex", "let a = /GMSPlace \"/ ; «GMSPlace»"),
    Trap("regex with classes and escapes", "f(/[/]GMSPlace\\/GMSPlace/, «GMSPlace»)"),
    Trap("regex behind a keyword", "return /GMSPlace/\n«GMSPlace»"),
    Trap("extended regex", "let a = #/GMSPlace / GMSPlace/# ; «GMSPlace»"),
    Trap("extended regex of several lines", "let a = #/\n GMSPlace # / GMSPlace\n/#\n«GMSPlace»"),
    Trap("division", "let a = b / «GMSPlace».c / 2\nlet d = (b) / «GMSPlace».e / f"),
    Trap("division without spaces", "let a = b/«GMSPlace».c/2; x[1]/«GMSPlace».d/2"),
    Trap("an operator of slashes", "let a = b /^ «GMSPlace».c\nlet d = e ^/ «GMSPlace».f"),
    Trap("slash as an argument", "reduce(1, /) + «GMSPlace».c / 2"),
    Trap("optional division", "a! / «GMSPlace».c / 2; b? / «GMSPlace».d / 2"),
    Trap("backticks", "let `class`: «`GMSPlace`»"),
    Trap(
      "one letter away",
      "GMSPlaces GMSPlac _GMSPlace GMSPlace_ aGMSPlace GMSPlace1 gmsPlace GMSPLACE GMSPlaceé"),
    Trap("between signs", "[«GMSPlace»]?.(«GMSPlace»),<«GMSPlace»>;\\«GMSPlace».name&«GMSPlace»"),
    Trap(
      "every branch", "#if A\n«GMSPlace»\n#elseif os(iOS) // GMSPlace\n«GMSPlace»\n#else\n«GMSPlace»\n#endif"),
    Trap("first line for the shell", "#!/usr/bin/swift GMSPlace\n«GMSPlace»"),
    Trap("selectors and paths", "#selector(«GMSPlace».a) #keyPath(«GMSPlace».b) \\«GMSPlace».c"),
    Trap("emoji and other letters", "let 地 = \"😀GMSPlace\"; let é: «GMSPlace»; let 😀: «GMSPlace»"),
    Trap("brackets that do not match", ")))]]} «GMSPlace» (([{ «GMSPlace» )"),
    Trap("an interpolation that is not closed", "\"\\(a\n«GMSPlace»"),
    Trap("numbers", "1.0e5 0xGMSPlace 1GMSPlace 1_000 «GMSPlace»"),
    Trap("a backslash at the end", "«GMSPlace» \"\\"),
    Trap("null bytes do not end a file", "«GMSPlace» \u{0} «GMSPlace»"),
    Trap("old Mac line ends", "«GMSPlace»\r«GMSPlace»\r// GMSPlace\r«GMSPlace»\r\n«GMSPlace»"),
  ]

  @Test("Swift", arguments: swiftTraps)
  func swift(trap: Trap) { check(trap, .swift) }

  static let objectiveCTraps: [Trap] = [
    Trap("line comment", "// GMSPlace\n«GMSPlace» *a; // GMSPlace"),
    Trap("a backslash carries a comment on", "// GMSPlace \\\n GMSPlace\n«GMSPlace» *a;"),
    Trap("and with CRLF", "// GMSPlace \\\r\n GMSPlace\r\n«GMSPlace» *a;"),
    Trap("comments do not nest", "/* /* GMSPlace */ «GMSPlace» *a;"),
    Trap("stars and slashes", "/**/ «GMSPlace» *a; /*/ GMSPlace */ «GMSPlace» *b;"),
    Trap("strings", "f(\"GMSPlace\", «GMSPlace».a, @\"GMSPlace \\\" GMSPlace\", «GMSPlace».b);"),
    Trap("strings side by side", "f(@\"GMSPlace\" \"GMSPlace\" @\"GMSPlace\", «GMSPlace».b);"),
    Trap("a string continued on the next line", "f(@\"GMSPlace \\\nGMSPlace\", «GMSPlace».a);"),
    Trap("and with CRLF", "f(@\"GMSPlace \\\r\nGMSPlace\", «GMSPlace».a);"),
    Trap(
      "characters",
      "char a = '\"'; «GMSPlace» *b; char c = '\\''; «GMSPlace» *d; char e = '\\\\'; «GMSPlace» *f;"),
    Trap("boxed values", "@[@('\"'), @(«GMSPlace».a), @{@\"GMSPlace\": «GMSPlace».b}]"),
    Trap("macros are code", "#define A(x) [«GMSPlace» x] \\\n  «GMSPlace»\n«GMSPlace» *a;"),
    Trap("headers of other libraries", "#import <Own/GMSPlace.h>\n#import \"GMSPlace.h\"\n«GMSPlace» *a;"),
    Trap("comparison is no header", "if (a <b) { «GMSPlace» *c; } if (d> e) { «GMSPlace» *f; }"),
    Trap("every branch", "#if A\n«GMSPlace» *a;\n#elif B\n«GMSPlace» *a;\n#else\n«GMSPlace» *a;\n#endif"),
    Trap("generics", "NSArray<«GMSPlace» *> *a; NSDictionary<NSString *, «GMSPlace» *> *b;"),
    Trap("one letter away", "GMSPlaces GMSPlac _GMSPlace GMSPlace_ aGMSPlace GMSPlace1 GMSPLACE"),
    Trap("forward declarations", "@class «GMSPlace»;\n@class NSString, «GMSPlace»;"),
    Trap("a string that is not closed", "f(@\"GMSPlace\n«GMSPlace» *a;"),
    Trap("a comment that is not closed", "«GMSPlace» *a; /* GMSPlace\nGMSPlace"),
    Trap("a backslash at the end", "«GMSPlace» *a; \"\\"),
    Trap("marks", "#pragma mark - it's here\n«GMSPlace» *a;"),
    Trap("brackets that do not match", ")))]]} «GMSPlace» *a; (([{ «GMSPlace» *b;"),
  ]

  @Test("Objective-C", arguments: objectiveCTraps)
  func objectiveC(trap: Trap) { check(trap, .objectiveC) }

  private func check(_ trap: Trap, _ language: Scanner.Language) {
    var source: [UInt8] = []
    var expected: [String] = []
    var line = 1
    var column = 1
    let scalars = Array(trap.source.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "«": expected.append("\(line):\(column)")
      case "»": break
      case "\n",
        "\r" where index + 1 == scalars.count || scalars[index + 1] != "\n":
        source.append(UInt8(scalar.value))
        line += 1
        column = 1
      default:
        let bytes = Array(String(scalar).utf8)
        source += bytes
        column += bytes.count
      }
    }
    let found = Scanner.findings(in: source, language).filter { $0.code == "LP141" }
    #expect(found.map { "\($0.line):\($0.column)" } == expected)
    #expect(found.allSatisfy { $0.symbol == "GMSPlace" && $0.kind == .use })
  }

  @Test(
    "Long runs of what nests or is never closed are no trouble",
    arguments: ["\"", "\\", "\"\\(", "/*", "#\"", "(", "[", "{", "`", "/", "<", "@\"", "'", "\"\"\"\\("])
  func deep(piece: String) {
    let bytes =
      Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8) + Array("\nGMSPlace".utf8)
    for language in [Scanner.Language.swift, .objectiveC] {
      // That it comes back is the promise; whatever is found lies inside the text.
      for finding in Scanner.findings(in: bytes, language) {
        #expect(finding.line >= 1 && finding.line <= 2 && finding.column <= bytes.count)
      }
    }
  }

  @Test("Every beginning of a file is read without harm")
  func beginnings() {
    for (traps, language) in [(Self.swiftTraps, Scanner.Language.swift), (Self.objectiveCTraps, .objectiveC)]
    {
      for trap in traps {
        let bytes = Array(trap.source.filter { $0 != "«" && $0 != "»" }.utf8)
        for end in bytes.indices {
          let lines = bytes[..<end].count { $0 == 0x0A || $0 == 0x0D } + 1
          let findings = Scanner.findings(in: Array(bytes[..<end]), language)
          #expect(findings.allSatisfy { $0.line <= lines && $0.column <= end }, "\(trap.name), \(end)")
        }
      }
    }
  }
}
