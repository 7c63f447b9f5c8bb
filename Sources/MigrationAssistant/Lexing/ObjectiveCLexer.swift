/// Cuts Objective-C source into tokens, in one pass and without recursion.
///
/// It never fails: what is not closed ends at the end of its line or of the file. The bodies of macros are code.
struct ObjectiveCLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words: WordTable
  private let classes: UnsafePointer<UInt8>
  private var position = 0
  private var startsLine = true
  private(set) var tokens: [Token] = []
  private var brackets = BracketStack()

  static func tokens(of bytes: UnsafeBufferPointer<UInt8>, words: WordTable) -> [Token] {
    Characters.classes.withUnsafeBufferPointer { classes in
      guard let base = classes.baseAddress else { return [] }
      var lexer = ObjectiveCLexer(bytes, words, base)
      lexer.run()
      return lexer.tokens
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ words: WordTable, _ classes: UnsafePointer<UInt8>) {
    self.bytes = bytes
    self.words = words
    self.classes = classes
    tokens.reserveCapacity(bytes.count / 6 + 16)
  }

  private func byte(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  private mutating func add(_ kind: Token.Kind, _ start: Int, word: Word = .none, byte: UInt8 = 0) {
    tokens.append(
      Token(
        kind: kind, byte: byte, startsLine: startsLine, word: word, start: UInt32(start),
        end: UInt32(position)))
    startsLine = false
  }

  private mutating func run() {
    while position < bytes.count {
      let first = bytes[position]
      let kind = classes[Int(first)]
      if kind & Characters.identifierHead != 0 {
        identifier()
      } else if kind & Characters.space != 0 {
        position += 1
      } else if kind & Characters.lineEnd != 0 {
        startsLine = true
        position += 1
      } else if kind & Characters.digit != 0 {
        let start = position
        while classes[Int(byte(position))] & Characters.identifierTail != 0
          || byte(position) == UInt8(ascii: ".")
        {
          position += 1
        }
        add(.number, start)
      } else {
        other(first)
      }
    }
  }

  private mutating func identifier() {
    let start = position
    skipIdentifier()
    let word = word(start)
    add(.identifier, start, word: word)
    guard word.isHeaderQuestion else { return }
    skipSpaces()
    guard byte(position) == UInt8(ascii: "(") else { return }
    other(UInt8(ascii: "("))
    skipSpaces()
    // A header that is asked for is no import.
    if byte(position) == UInt8(ascii: "<") { header(.string) }
  }

  private mutating func skipIdentifier() {
    while position < bytes.count, classes[Int(bytes[position])] & Characters.identifierTail != 0 {
      position += 1
    }
  }

  private func word(_ start: Int) -> Word {
    start < position ? words.word(UnsafeBufferPointer(rebasing: bytes[start..<position])) : .none
  }

  private mutating func other(_ first: UInt8) {
    let start = position
    switch first {
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
      skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipQuoted(first)
      add(first == UInt8(ascii: "\"") ? .string : .number, start)
    case UInt8(ascii: "@") where byte(position + 1) == UInt8(ascii: "\""):
      position += 1
      skipQuoted(UInt8(ascii: "\""))
      add(.string, start)
    case UInt8(ascii: "@"):
      position += 1
      skipIdentifier()
      add(.attribute, start, word: word(start + 1))
    case UInt8(ascii: "#"):
      directive()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      brackets.open(first, at: tokens.count)
      add(.punctuation, start, byte: first)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      let partner = brackets.close(first, at: tokens.count, &tokens)
      add(.punctuation, start, byte: first)
      tokens[tokens.count - 1].partner = partner
    default:
      position += 1
      add(.punctuation, start, byte: first)
    }
  }

  private mutating func directive() {
    let start = position
    position += 1
    skipSpaces()
    let name = position
    skipIdentifier()
    let word = word(name)
    add(.directive, start, word: word)
    if word.isBeforeText { return skipLine() }
    guard word.isHeaderImport else { return }
    skipSpaces()
    if byte(position) == UInt8(ascii: "<") { header(.literal) }
  }

  private mutating func skipSpaces() {
    while byte(position) == UInt8(ascii: " ") || byte(position) == UInt8(ascii: "\t") { position += 1 }
  }

  /// `position` is at the `<`.
  private mutating func header(_ kind: Token.Kind) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"),
      classes[Int(bytes[position])] & Characters.lineEnd == 0
    {
      position += 1
    }
    if byte(position) == UInt8(ascii: ">") { position += 1 }
    add(kind, start)
  }

  private mutating func skipLine() {
    while position < bytes.count, classes[Int(bytes[position])] & Characters.lineEnd == 0 {
      // A backslash at the end of the line lets the comment go on.
      position += bytes[position] == UInt8(ascii: "\\") ? escaped : 1
    }
    position = min(position, bytes.count)
  }

  /// How many bytes a backslash and what it escapes are: the end of a line may be two.
  private var escaped: Int {
    byte(position + 1) == 0x0D && byte(position + 2) == UInt8(ascii: "\n") ? 3 : 2
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if classes[Int(bytes[position])] & Characters.lineEnd != 0 { startsLine = true }
      position += 1
    }
  }

  /// `position` is at the quote.
  private mutating func skipQuoted(_ quote: UInt8) {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        position += 1
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case UInt8(ascii: "\\"): position += escaped
      default: position += 1
      }
    }
    position = min(position, bytes.count)
  }
}
