import Testing

@testable import MigrationAssistant

/// What is code in an Objective-C file, told by the names that the lexer gives.
@Suite("Objective-C lexer")
struct ObjectiveCLexerTests {
  typealias Trap = SwiftLexerTests.Trap

  static let traps: [Trap] = [
    Trap("a // b\nc", "a", "c"),
    Trap("a // b \\\nc\nd", "a", "d"),
    Trap("a // b \\\r\nc\r\nd", "a", "d"),
    Trap("a /* b /* c */ d", "a", "d"),
    Trap("a /* b", "a"),
    Trap(#"a "b" c"#, "a", "c"),
    Trap(#"a @"b \"c" d"#, "a", "d"),
    Trap(#"a @"\\" b"#, "a", "b"),
    Trap("a 'b' c", "a", "c"),
    Trap(#"a '\'' b '"' c"#, "a", "b", "c"),
    Trap("a \"b\nc", "a", "c"),
    Trap("a \"b \\\nc\" d", "a", "d"),
    Trap("a \"b \\\r\nc\" d", "a", "d"),
    Trap(#"a @"/*" b @"*/" c"#, "a", "b", "c"),
    Trap(#"a @"//" b"#, "a", "b"),
    Trap("#import <A/B.h>\nc", "c"),
    Trap("#  include  <A/B.h>\nc", "c"),
    Trap("#import \"A.h\"\nb", "b"),
    Trap("#define A(b) [c d:b]\ne", "A", "b", "c", "d", "b", "e"),
    Trap("#define A b \\\n c\nd", "A", "b", "c", "d"),
    Trap("@[a, @\"b\", @(c)]", "a", "c"),
    Trap("@selector(a:b:)", "a", "b"),
    Trap("a < b > c", "a", "b", "c"),
    Trap("@interface A : B <C>", "A", "B", "C"),
    Trap("0x1F a 1.5f b", "a", "b"),
    Trap("#pragma mark - a b\nc", "c"),
    Trap("#warning don't a\nb", "b"),
    Trap("#  error a \"b\nc", "c"),
    Trap("#if __has_include(<A/B.h>)\nc", "__has_include", "c"),
    Trap("#if __has_include( \"A.h\" )\nc", "__has_include", "c"),
    Trap("#if defined(a)\nb\n#elif c\n#endif", "defined", "a", "b", "c"),
    Trap(""),
  ]

  @Test(
    "Names in code are seen, those in comments, strings, headers and the texts of directives are not",
    arguments: traps)
  func names(_ trap: Trap) {
    let code = SourceCode(Array(trap.text.utf8), .objectiveC)
    let names = code.tokens.indices.filter { code.tokens[$0].kind == .identifier }.map { code.text($0) }
    #expect(names == trap.names)
  }

  @Test("Every beginning of a text is read to its end", arguments: traps)
  func beginnings(_ trap: Trap) {
    let bytes = Array(trap.text.utf8)
    for count in 0...bytes.count { expectOrder(SourceCode(Array(bytes[..<count]), .objectiveC)) }
  }
}
