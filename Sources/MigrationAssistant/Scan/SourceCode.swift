/// The text of a file, its tokens, and where its lines begin.
struct SourceCode {
  let bytes: [UInt8]
  let tokens: [Token]

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
  }

  func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The name of an identifier, without backticks.
  func name(_ index: Int) -> String {
    // A known word needs no string of its own.
    if tokens[index].word != .none { return Vocabulary.shared.spelling(tokens[index].word) }
    guard bytes[Int(tokens[index].start)] == UInt8(ascii: "`") else { return text(index) }
    let text = text(index)
    return text.hasPrefix("`") ? text.filter { $0 != "`" } : text
  }

  /// Whether an identifier is spelled so, without backticks; quicker than by its name.
  func isNamed(_ index: Int, _ name: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return false }
    let range = nameBytes(tokens[index])
    guard range.count == name.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<range.count where bytes[range.lowerBound + offset] != name.utf8Start[offset] {
        return false
      }
      return true
    }
  }

  /// Whether two identifiers are the same, backticks aside.
  func isSameName(_ left: Int, _ right: Int) -> Bool {
    let own = nameBytes(tokens[left])
    let others = nameBytes(tokens[right])
    guard own.count == others.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<own.count where bytes[own.lowerBound + offset] != bytes[others.lowerBound + offset] {
        return false
      }
      return true
    }
  }

  private func nameBytes(_ token: Token) -> Range<Int> {
    var range = Int(token.start)..<Int(token.end)
    if bytes[range.lowerBound] == UInt8(ascii: "`") { range = range.dropFirst() }
    if let last = range.last, bytes[last] == UInt8(ascii: "`") { range = range.dropLast() }
    return range
  }

  /// Whether two runs of tokens are written alike.
  func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { first, second in
        let first = tokens[first]
        let second = tokens[second]
        return bytes[Int(first.start)..<Int(first.end)].elementsEqual(
          bytes[Int(second.start)..<Int(second.end)])
      }
  }

  /// The literal numbers of a short run of tokens, signs included.
  func numbers(_ range: Range<Int>) -> [Double] {
    // What is longer is no coordinate.
    guard range.count <= 40 else { return [] }
    return range.compactMap { index in
      guard tokens[index].kind == .number, let value = Double(text(index)) else { return nil }
      return isSign(index - 1, "-") ? -value : value
    }
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

  /// Whether a legacy name stands here, whoever declares it.
  func hasLegacyName(_ index: Int) -> Bool {
    Vocabulary.shared.isLegacy(word(index))
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
