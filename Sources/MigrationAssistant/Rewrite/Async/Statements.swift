/// A statement: its tokens, from the first to the last.
struct Statement {
  var first: Int
  var last: Int
}

extension SourceCode {
  /// The statements between two braces; `nil` where the code is cut in a way that is not understood.
  func statements(from start: Int, to end: Int) -> [Statement]? {
    var list: [Statement] = []
    var index = start
    while index < end {
      if isSign(index, ";") {
        index += 1
        continue
      }
      // Conditional compilation may cut statements anywhere.
      if tokens[index].kind == .directive, ["#if", "#else", "#elseif", "#endif"].contains(text(index)) {
        return nil
      }
      guard let last = endOfStatement(index, before: end), last < end else { return nil }
      list.append(Statement(first: index, last: last))
      index = last + 1
    }
    return list
  }

  /// The last token of the statement that begins here.
  private func endOfStatement(_ start: Int, before end: Int) -> Int? {
    switch keyword(start) {
    case .if: return endOfIf(start, before: end)
    case .guard:
      guard let other = keywordAhead(.else, from: start + 1, before: end), isSign(other + 1, "{") else {
        return nil
      }
      return partner(other + 1)
    case .for, .while, .switch:
      guard let brace = braceAhead(from: start + 1, before: end) else { return nil }
      return partner(brace)
    case .do:
      guard isSign(start + 1, "{"), var last = partner(start + 1) else { return nil }
      while keyword(last + 1) == .catch {
        guard let brace = braceAhead(from: last + 2, before: end), let close = partner(brace) else {
          return nil
        }
        last = close
      }
      return last
    default: break
    }
    var index = start
    while index < end {
      if let close = partner(index), close > index { index = close }
      let next = index + 1
      if next >= end || isSign(next, ";") { return index }
      if tokens[next].kind == .directive, ["#if", "#else", "#elseif", "#endif"].contains(text(next)) {
        return nil
      }
      if tokens[next].startsLine, !goesOn(next) { return index }
      index = next
    }
    return nil
  }

  private func endOfIf(_ start: Int, before end: Int) -> Int? {
    var start = start
    while true {
      guard let brace = braceAhead(from: start + 1, before: end), let close = partner(brace) else {
        return nil
      }
      guard keyword(close + 1) == .else, close + 1 < end else { return close }
      guard keyword(close + 2) == .if else { return isSign(close + 2, "{") ? partner(close + 2) : nil }
      start = close + 2
    }
  }

  /// The next brace outside parentheses and brackets.
  func braceAhead(from start: Int, before end: Int) -> Int? {
    var index = start
    while index < end {
      if isSign(index, "{") { return index }
      if isSign(index, "}") { return nil }
      if let close = partner(index), close > index { index = close }
      index += 1
    }
    return nil
  }

  func keywordAhead(_ wanted: Keyword, from start: Int, before end: Int) -> Int? {
    var index = start
    while index < end {
      if keyword(index) == wanted { return index }
      if isSign(index, "}") { return nil }
      if let close = partner(index), close > index { index = close }
      index += 1
    }
    return nil
  }

  /// Whether a token that starts a line goes on with the line before.
  func goesOn(_ index: Int) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    if before.kind == .punctuation {
      if ["{", ";"].contains(text(index - 1)) { return false }
      // A `?` with space before it is an operator.
      if isSign(index - 1, "?"), tokens[index - 2].end < tokens[index - 1].start || isReserve(index - 2) {
        return true
      }
      let isClosing = [")", "]", "}", "?", "!"].contains(text(index - 1))
      if !isClosing { return true }
    }
    if before.kind == .identifier, let word = before.word.keyword,
      [.as, .is, .try, .await, .throw, .in].contains(word)
    {
      return word != .in
    }
    switch token.kind {
    case .punctuation:
      // A sign with space behind it stands between two operands; one without belongs to what follows.
      switch text(index) {
      case ".": return isIdentifier(index + 1) || tokens[index + 1].kind == .number
      case "{", "(", "[", "}", ")", "]", "\\", "&", "-", "!", "...": break
      default: return true
      }
      return token.byte == UInt8(ascii: "-") && tokens.indices.contains(index + 1)
        && tokens[index + 1].start > token.end
    case .identifier: return [.as, .is, .else, .catch, .where].contains(token.word.keyword)
    default: return false
    }
  }
}

/// Text of some lines, which can be moved to another indentation.
enum Lines {
  /// The lines of a text, the blank space that all but the first share with `base` taken away.
  static func cut(_ text: String, base: String) -> [String] {
    split(text).enumerated().map { number, line in
      number > 0 && line.hasPrefix(base) ? String(line.dropFirst(base.count)) : line
    }
  }

  static func split(_ text: String) -> [String] {
    var lines: [String] = [""]
    for scalar in text.unicodeScalars where scalar != "\r" {
      if scalar == "\n" { lines.append("") } else { lines[lines.count - 1].unicodeScalars.append(scalar) }
    }
    return lines
  }

  static func indent(_ lines: [String], _ by: String) -> [String] {
    lines.map { $0.isEmpty ? $0 : by + $0 }
  }
}
