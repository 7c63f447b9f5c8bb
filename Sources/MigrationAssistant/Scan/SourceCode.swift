/// The text of a file, its tokens, and where its lines begin.
struct SourceCode {
  let bytes: [UInt8]
  let tokens: [Token]
  private let lines: [UInt32]

  enum Language { case swift, objectiveC }

  init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    let words = Vocabulary.shared.table
    tokens = bytes.withUnsafeBufferPointer { buffer in
      switch language {
      case .swift: SwiftLexer.tokens(of: buffer, words: words)
      case .objectiveC: ObjectiveCLexer.tokens(of: buffer, words: words)
      }
    }
    var lines: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(UInt32(offset + 1))
    }
    self.lines = lines
  }

  /// A finding at an offset.
  func finding(at offset: UInt32, _ symbol: String, _ code: String, _ kind: Finding.Kind) -> Finding {
    let place = place(offset)
    let line = bytes[Int(offset) - place.column + 1..<Int(offset)]
    let characters = line.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return Finding(
      line: place.line, column: place.column, characterColumn: characters, symbol: symbol, code: code,
      kind: kind)
  }

  /// Line and column of an offset, from 1; columns count bytes.
  func place(_ offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lines[low]) + 1)
  }

  /// The offset at which a line begins, from 1.
  func lineStart(_ line: Int) -> UInt32 { lines[line - 1] }

  func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The name of an identifier, without backticks.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.hasPrefix("`") ? text.filter { $0 != "`" } : text
  }

  // Questions about a token that may lie outside the file.

  func isSign(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isPunctuation(character)
  }

  func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  func word(_ index: Int) -> Word {
    tokens.indices.contains(index) && tokens[index].kind == .identifier ? tokens[index].word : .none
  }

  func keyword(_ index: Int) -> Keyword? { word(index).keyword }

  /// The code of the legacy name that stands here.
  func legacyCode(_ index: Int) -> String? {
    Vocabulary.shared.code(word(index))
  }

  func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].startsLine
  }

  /// The partner of a bracket, or `nil`.
  func partner(_ index: Int) -> Int? {
    tokens.indices.contains(index) && tokens[index].partner >= 0 ? Int(tokens[index].partner) : nil
  }

  /// The content of a string literal without interpolation.
  func stringContent(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    return text(index).trimmingPrefixes(["#", "@"]).droppingQuotes
  }
}

extension String {
  fileprivate func trimmingPrefixes(_ characters: Set<Character>) -> Substring {
    drop { characters.contains($0) }
  }
}

extension Substring {
  fileprivate var droppingQuotes: String {
    var text = self
    while text.first == "\"" { text = text.dropFirst() }
    while let last = text.last, last == "\"" || last == "#" { text = text.dropLast() }
    return String(text)
  }
}
