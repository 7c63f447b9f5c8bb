import Testing

@testable import MigrationAssistant

/// What is code in a Swift file, told by the names that the lexer gives.
@Suite("Swift lexer")
struct SwiftLexerTests {
  struct Trap: Sendable, CustomTestStringConvertible {
    var text: String
    var names: [String]
    var testDescription: String { text }

    init(_ text: String, _ names: String...) {
      self.text = text
      self.names = names
    }
  }

  static let traps: [Trap] = [
    // Comments.
    Trap("a // b\nc", "a", "c"),
    Trap("a /* b /* c */ d */ e", "a", "e"),
    Trap("a /* // */ b", "a", "b"),
    Trap("a // /*\nb", "a", "b"),
    Trap("a /**/ b /***/ c", "a", "b", "c"),
    Trap("a /* b", "a"),
    Trap("a */ b", "a", "b"),
    Trap("a+/* b */c", "a", "c"),
    Trap("#!/usr/bin/swift b\na", "a"),
    // Strings.
    Trap(#"a "b" c"#, "a", "c"),
    Trap(#"a "\"b" c"#, "a", "c"),
    Trap(#"a "\\" b"#, "a", "b"),
    Trap(#"a "// b" c"#, "a", "c"),
    Trap(#"a "/*" b "*/" c"#, "a", "b", "c"),
    Trap("a \"b\nc", "a", "c"),
    Trap(#"a "" b"#, "a", "b"),
    Trap(##"a #"b"c"# d"##, "a", "d"),
    Trap(##"a #"\(b)"# c"##, "a", "c"),
    Trap(##"a #"\#(b)"# c"##, "a", "b", "c"),
    Trap(##"a #""# b"##, "a", "b"),
    Trap(###"a ##"b"# c"## d"###, "a", "d"),
    Trap("a \"\"\"\nb \"c\" \"\" d\n\"\"\" e", "a", "e"),
    Trap("a \"\"\"\nb \\(c) d\n\"\"\" e", "a", "c", "e"),
    Trap("a \"\"\"\nb \\\"\"\" c\n\"\"\" d", "a", "d"),
    Trap("a #\"\"\"\nb \"\"\" \\(c)\n\"\"\"# d", "a", "d"),
    // Interpolation.
    Trap(#"a "b \(c) d" e"#, "a", "c", "e"),
    Trap(#"a "\(b(c, "\(d)"))" e"#, "a", "b", "c", "d", "e"),
    Trap(#"a "\(b["c"] ?? ")")" d"#, "a", "b", "d"),
    Trap(#"a "\(b /* ) */)c" d"#, "a", "b", "d"),
    Trap(#"a "\\(b)" c"#, "a", "c"),
    Trap(#"a "\u{1F600}\(b)" c"#, "a", "b", "c"),
    Trap(#"a "\(b.map { "\($0)" })" c"#, "a", "b", "map", "$0", "c"),
    // Regex literals and division.
    Trap("a = /b c/ \nd", "a", "d"),
    Trap(#"a = /b"c/; d"#, "a", "d"),
    Trap("a = b / c / d", "a", "b", "c", "d"),
    Trap("a = b/c/d", "a", "b", "c", "d"),
    Trap("a(/b/, c)", "a", "c"),
    Trap("a = [1]/b/c", "a", "b", "c"),
    Trap("a = (b)/c/d", "a", "b", "c", "d"),
    Trap("return /b/", "return"),
    Trap("a = /[/]b/ + c", "a", "c"),
    Trap(#"a = /\/b/ + c"#, "a", "c"),
    Trap("a = / b", "a", "b"),
    Trap("a.reduce(1, /) + b", "a", "reduce", "b"),
    Trap("a = #/b/c/# + d", "a", "d"),
    Trap("a = #/\n b // c\n/# + d", "a", "d"),
    Trap("a = ##/b/# c/## + d", "a", "d"),
    // Other signs.
    Trap("a.`b`.c", "a", "`b`", "c"),
    Trap("a>>>b", "a", "b"),
    Trap("#if a\nb\n#else\nc\n#endif", "a", "b", "c"),
    Trap("#selector(a.b)", "a", "b"),
    Trap("@objc(a) b", "a", "b"),
    Trap(#"\a.b"#, "a", "b"),
    Trap("0xFF a 1.5e3 b 1_000.c", "a", "b", "c"),
    Trap("ä.名前", "ä", "名前"),
    Trap("a\u{0}b", "a", "b"),
    Trap(""),
  ]

  @Test("Names in code are seen, those in comments, strings and regexes are not", arguments: traps)
  func names(_ trap: Trap) {
    let code = SourceCode(Array(trap.text.utf8), .swift)
    let names = code.tokens.indices.filter { code.tokens[$0].kind == .identifier }.map { code.text($0) }
    #expect(names == trap.names)
  }

  @Test("Tokens lie in order, apart and inside the text, and brackets know each other", arguments: traps)
  func order(_ trap: Trap) {
    expectOrder(SourceCode(Array(trap.text.utf8), .swift))
  }

  @Test("Every beginning of a text is read to its end", arguments: traps)
  func beginnings(_ trap: Trap) {
    let bytes = Array(trap.text.utf8)
    for count in bytes.indices { expectOrder(SourceCode(Array(bytes[..<count]), .swift)) }
  }

  @Test("Brackets find their partners, those that are never closed have none")
  func partners() {
    let code = SourceCode(Array("f([a], { b( } )".utf8), .swift)
    let pairs = code.tokens.indices.compactMap { index in
      code.partner(index).map { "\(code.text(index))\(code.text($0))" }
    }
    #expect(pairs == ["()", "[]", "][", "{}", "}{", ")("])
  }
}

/// Expects what holds of the tokens of any text.
func expectOrder(_ code: SourceCode, sourceLocation: SourceLocation = #_sourceLocation) {
  var end: UInt32 = 0
  for (index, token) in code.tokens.enumerated() {
    // A string that breaks off behind an interpolation ends with nothing.
    let isEmpty = token.start == token.end && token.kind == .stringEnd
    #expect(token.start >= end && (token.end > token.start || isEmpty), sourceLocation: sourceLocation)
    #expect(Int(token.end) <= code.bytes.count, sourceLocation: sourceLocation)
    end = token.end
    if let partner = code.partner(index) {
      #expect(code.partner(partner) == index, sourceLocation: sourceLocation)
    }
  }
}
