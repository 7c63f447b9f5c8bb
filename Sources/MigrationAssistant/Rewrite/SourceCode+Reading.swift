// Questions that the rules of a rewrite ask of tokens.

extension SourceCode {
  func text(_ first: Int, _ last: Int) -> String {
    guard first <= last else { return "" }
    return text(bytes: Int(tokens[first].start), Int(tokens[last].end))
  }

  func text(bytes start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  func isName(_ index: Int, _ name: String) -> Bool { isIdentifier(index) && self.name(index) == name }

  /// Whether a token is an operator of these characters.
  func isOperator(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation && self.text(index) == text
  }

  /// Whether a `??` stands here: two tokens, with space before the first.
  func isReserve(_ index: Int) -> Bool {
    isSign(index, "?") && isSign(index + 1, "?") && tokens[index].end == tokens[index + 1].start
      && index > 0 && tokens[index - 1].end < tokens[index].start
  }

  /// Whether something other than blank space stands between two neighbouring tokens.
  func hasComment(between first: Int, and second: Int) -> Bool {
    guard tokens.indices.contains(first), tokens.indices.contains(second) else { return false }
    let gap = bytes[Int(tokens[first].end)..<Int(tokens[second].start)]
    return gap.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Whether a comment stands anywhere between the first token and the last.
  func hasComment(in first: Int, _ last: Int) -> Bool {
    first < last && (first..<last).contains { isGapChecked($0) && hasComment(between: $0, and: $0 + 1) }
  }

  /// The text of a string with interpolation gives no tokens, and is no comment.
  private func isGapChecked(_ index: Int) -> Bool {
    tokens[index].kind != .stringBegin && tokens[index + 1].kind != .stringEnd
  }

  /// The blank space that a token's line begins with.
  func indentation(_ index: Int) -> String {
    var start = Int(tokens[index].start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return text(bytes: start, end)
  }

  /// How the file ends its lines.
  var lineEnding: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// One step of indentation, as the file has it: the smallest that occurs.
  var indentationStep: String {
    var least = 0
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0x09 { return "\t" }
      var end = position
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      let width = end - position
      if width >= 2, end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D,
        bytes[end] != UInt8(ascii: "*")
      {
        least = least == 0 ? width : min(least, width)
      }
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      position = end + 1
    }
    return String(repeating: " ", count: least == 0 ? 4 : min(least, 4))
  }

  /// The whole lines of some tokens, with the last line's ending: what goes when a line goes.
  func lines(_ first: Int, _ last: Int) -> (start: Int, end: Int)? {
    var start = Int(tokens[first].start)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = Int(tokens[last].end)
    while end < bytes.count, [0x20, 0x09, 0x0D, 0x3B].contains(bytes[end]) { end += 1 }
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
    return (start, min(end + 1, bytes.count))
  }

  /// An argument between parentheses: its label, and its value's tokens.
  struct Argument {
    var label: String?
    var first: Int
    /// The last token of its value.
    var last: Int
  }

  /// The arguments of a call.
  func arguments(_ open: Int) -> [Argument] {
    guard let close = partner(open), close > open else { return [] }
    var arguments: [Argument] = []
    var start = open + 1
    while start < close {
      var end = start
      while end < close, !isSign(end, ",") {
        if let partner = partner(end), partner > end { end = partner }
        end += 1
      }
      let hasLabel = isIdentifier(start) && isSign(start + 1, ":")
      let first = hasLabel ? start + 2 : start
      if first < end {
        arguments.append(Argument(label: hasLabel ? name(start) : nil, first: first, last: end - 1))
      }
      start = end + 1
    }
    return arguments
  }

  /// Whether a name is an argument's label.
  func isLabel(_ index: Int) -> Bool {
    isSign(index + 1, ":") && (isSign(index - 1, "(") || isSign(index - 1, ",") || isSign(index - 1, "["))
  }
}
