/// Cuts Swift source into tokens, in one pass and without recursion.
///
/// It never fails: what is not closed ends at the end of its line or of the file, as it would confuse a compiler
/// too. Nested comments, raw and multi-line strings, interpolations and regex literals are told apart.
struct SwiftLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words: WordTable
  private let classes: UnsafePointer<UInt8>
  private var position = 0
  private var startsLine = true
  private(set) var tokens: [Token] = []
  /// The strings whose interpolation is being read, innermost last.
  private var strings: [OpenString] = []
  private var brackets = BracketStack()
  /// How many bytes may still be looked at in vain for the ends of regexes, so that a file of slashes takes no
  /// longer than another.
  private var patience: Int

  private struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    /// Open parentheses of the interpolation.
    var depth: Int
  }

  static func tokens(of bytes: UnsafeBufferPointer<UInt8>, words: WordTable) -> [Token] {
    Characters.classes.withUnsafeBufferPointer { classes in
      guard let base = classes.baseAddress else { return [] }
      var lexer = SwiftLexer(bytes, words, base)
      lexer.run()
      return lexer.tokens
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ words: WordTable, _ classes: UnsafePointer<UInt8>) {
    self.bytes = bytes
    self.words = words
    self.classes = classes
    patience = 4 * bytes.count + 10_000
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
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
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
        number()
      } else {
        other(first)
      }
    }
  }

  // MARK: Words and numbers

  private mutating func identifier() {
    let start = position
    while position < bytes.count, classes[Int(bytes[position])] & Characters.identifierTail != 0 {
      position += 1
    }
    let word = words.word(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    add(.identifier, start, word: word)
  }

  private mutating func number() {
    let start = position
    while position < bytes.count {
      let kind = classes[Int(bytes[position])]
      if kind & Characters.identifierTail != 0 {
        position += 1
      } else if bytes[position] == UInt8(ascii: "."), classes[Int(byte(position + 1))] & Characters.digit != 0
      {
        position += 1
      } else {
        break
      }
    }
    add(.number, start)
  }

  // MARK: Signs

  private mutating func other(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "/"):
      slash()
    case UInt8(ascii: "\""):
      string(pounds: 0, from: position)
    case UInt8(ascii: "#"):
      pound()
    case UInt8(ascii: "@"):
      let start = position
      position += 1
      skipIdentifier()
      add(.attribute, start, word: word(start + 1))
    case UInt8(ascii: "`"):
      let start = position
      position += 1
      skipIdentifier()
      let name = word(start + 1)
      if byte(position) == UInt8(ascii: "`") { position += 1 }
      add(.identifier, start, word: name)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(first)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close(first)
    default:
      let start = position
      position += 1
      // Signs that belong together are one token, up to where a comment begins; a `?` or `!` stands alone.
      if classes[Int(first)] & Characters.sign != 0, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
        while position < bytes.count, classes[Int(bytes[position])] & Characters.sign != 0,
          !isComment(position)
        {
          position += 1
        }
      }
      add(.punctuation, start, byte: first)
    }
  }

  private func isComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/")
      && (byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*"))
  }

  private mutating func skipIdentifier() {
    while position < bytes.count, classes[Int(bytes[position])] & Characters.identifierTail != 0 {
      position += 1
    }
  }

  private func word(_ start: Int) -> Word {
    start < position ? words.word(UnsafeBufferPointer(rebasing: bytes[start..<position])) : .none
  }

  private mutating func open(_ first: UInt8) {
    let start = position
    position += 1
    if first == UInt8(ascii: "("), !strings.isEmpty { strings[strings.count - 1].depth += 1 }
    brackets.open(first, at: tokens.count)
    add(.punctuation, start, byte: first)
  }

  private mutating func close(_ first: UInt8) {
    let start = position
    position += 1
    if first == UInt8(ascii: ")"), let string = strings.last, string.depth == 1 {
      // The interpolation is over; the string goes on.
      addClosing(first, start)
      strings.removeLast()
      stringText(string.pounds, string.isMultiline, from: position, isContinued: true)
      return
    }
    if first == UInt8(ascii: ")"), !strings.isEmpty { strings[strings.count - 1].depth -= 1 }
    addClosing(first, start)
  }

  private mutating func addClosing(_ first: UInt8, _ start: Int) {
    let partner = brackets.close(first, at: tokens.count, &tokens)
    add(.punctuation, start, byte: first)
    tokens[tokens.count - 1].partner = partner
  }

  private mutating func pound() {
    let start = position
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let pounds = end - position
    if byte(end) == UInt8(ascii: "\"") {
      position = end
      return string(pounds: pounds, from: start)
    }
    if byte(end) == UInt8(ascii: "/") {
      if patience > 0, let closed = endOfExtendedRegex(from: end + 1, pounds: pounds) {
        position = closed
        return add(.literal, start)
      }
    }
    position = end
    skipIdentifier()
    add(.directive, start, word: word(end))
  }

  // MARK: Comments and regexes

  private mutating func skipLine() {
    while position < bytes.count, classes[Int(bytes[position])] & Characters.lineEnd == 0 { position += 1 }
  }

  private mutating func slash() {
    switch byte(position + 1) {
    case UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "*"):
      skipComment()
    default:
      let start = position
      if mayBeginRegex, patience > 0, let end = endOfRegex(from: position + 1) {
        position = end
        add(.literal, start)
      } else {
        position += 1
        while position < bytes.count, classes[Int(bytes[position])] & Characters.sign != 0,
          !isComment(position)
        {
          position += 1
        }
        add(.punctuation, start, byte: UInt8(ascii: "/"))
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      let first = bytes[position]
      if first == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if first == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if classes[Int(first)] & Characters.lineEnd != 0 { startsLine = true }
        position += 1
      }
    }
  }

  /// Whether an expression may begin here, so that a slash may begin a regex.
  private var mayBeginRegex: Bool {
    let next = byte(position + 1)
    if classes[Int(next)] & (Characters.space | Characters.lineEnd) != 0 { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier: return last.word.isBeforeExpression
    case .number, .string, .stringEnd, .literal, .attribute: return false
    case .directive, .stringBegin: return true
    case .punctuation:
      switch last.byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): return false
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        // After a space it is an operator, else it belongs to what it stands at.
        return Int(last.end) < position
      default: return true
      }
    }
  }

  private mutating func endOfRegex(from start: Int) -> Int? {
    var offset = start
    defer { patience -= offset - start }
    var inClass = false
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): inClass = true
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "(") where !inClass: depth += 1
      case UInt8(ascii: ")") where !inClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/") where !inClass:
        let before = bytes[offset - 1]
        return before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") ? nil : offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  private mutating func endOfExtendedRegex(from start: Int, pounds: Int) -> Int? {
    // Over several lines only when the line ends right after the opening.
    var offset = start
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") {
      offset += 1
    }
    let isMultiline = classes[Int(byte(offset))] & Characters.lineEnd != 0
    offset = start
    defer { patience -= offset - start }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: return nil
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where hasPounds(pounds, at: offset + 1): return offset + 1 + pounds
      default: break
      }
      offset += 1
    }
    return nil
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: Strings

  /// `position` is at the first quote.
  private mutating func string(pounds: Int, from start: Int) {
    let isMultiline =
      byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
      && !isEmptyRaw(pounds)
    position += isMultiline ? 3 : 1
    stringText(pounds, isMultiline, from: start, isContinued: false)
  }

  /// `#""#` is an empty string, `#"""#` opens one over several lines.
  private func isEmptyRaw(_ pounds: Int) -> Bool {
    pounds > 0 && byte(position + 1) == UInt8(ascii: "\"") && hasPounds(pounds, at: position + 2)
      && byte(position + 2) == UInt8(ascii: "#")
  }

  /// Reads the text of a string up to its end or its next interpolation.
  private mutating func stringText(_ pounds: Int, _ isMultiline: Bool, from start: Int, isContinued: Bool) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where hasPounds(pounds, at: position + 1):
        let escaped = position + 1 + pounds
        guard byte(escaped) == UInt8(ascii: "(") else {
          position = escaped
          // A line that is continued, or any other escaped character.
          if classes[Int(byte(position))] & Characters.lineEnd == 0 { position += 1 }
          continue
        }
        position = escaped
        if !isContinued { add(.stringBegin, start) }
        strings.append(OpenString(pounds: pounds, isMultiline: isMultiline, depth: 0))
        return open(UInt8(ascii: "("))
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        if hasQuotes(quotes, at: position), hasPounds(pounds, at: position + quotes) {
          position += quotes + pounds
          return add(isContinued ? .stringEnd : .string, start)
        }
        position += 1
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        // Not closed: it ends with its line.
        return add(isContinued ? .stringEnd : .string, start)
      default:
        position += 1
      }
    }
    position = min(position, bytes.count)
    add(isContinued ? .stringEnd : .string, start)
  }

  private func hasQuotes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "\"") { return false }
    return true
  }
}
