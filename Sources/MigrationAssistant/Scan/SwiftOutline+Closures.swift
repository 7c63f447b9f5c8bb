extension SwiftOutline {
  /// The parameters of the closure that opens at a brace, and what it captures under a new name.
  func closureParameters(_ brace: Int, in code: SourceCode) -> [(name: String, kind: Kind)] {
    var parameters: [(name: String, kind: Kind)] = []
    var index = brace + 1
    while code.tokens.indices.contains(index), code.tokens[index].kind == .attribute {
      index += 1
      // An attribute's arguments stand right after it, a closure's parameters do not.
      if code.isSign(index, "("), code.tokens[index].start == code.tokens[index - 1].end,
        let close = code.partner(index)
      {
        index = close + 1
      }
    }
    if code.isSign(index, "["), let close = code.partner(index) { index = close + 1 }
    guard mayBeParameters(index, in: code), let head = head(of: brace, in: code) else { return [] }
    if code.isSign(index, "("), let close = code.partner(index) {
      index += 1
      while index < close {
        if code.isIdentifier(index) {
          let name = code.isIdentifier(index + 1) ? index + 1 : index
          let isTyped = code.isSign(name + 1, ":")
          parameters.append((code.name(name), isTyped ? type(at: name + 2).kind : .unknown))
        }
        while index < close, !code.isSign(index, ",") {
          if let partner = code.partner(index), partner > index { index = partner }
          index += 1
        }
        index += 1
      }
    } else {
      while index < head {
        if code.isIdentifier(index) { parameters.append((code.name(index), .unknown)) }
        index += 1
        guard code.isSign(index, ",") else { break }
        index += 1
      }
    }
    return parameters
  }

  /// A quick look at whether parameters may begin at a token, before the end of the head is sought.
  private func mayBeParameters(_ index: Int, in code: SourceCode) -> Bool {
    if code.isSign(index, "("), let close = code.partner(index) {
      return code.isIdentifier(close + 1) || code.isArrow(close + 1)
    }
    guard code.isIdentifier(index) else { return false }
    return code.keyword(index + 1) == .in || code.isSign(index + 1, ",") || code.isArrow(index + 1)
  }

  /// The `in` that ends a closure's head, or `nil` when it has none.
  private func head(of brace: Int, in code: SourceCode) -> Int? {
    var index = brace + 1
    // A head is short and stands before any statement.
    let limit = min(brace + 80, code.tokens.count)
    var isAfterArrow = false
    while index < limit {
      if let keyword = code.keyword(index) {
        if keyword == .in { return index }
        if [.let, .var, .if, .guard, .for, .return, .switch, .func, .while, .do].contains(keyword) {
          return nil
        }
      }
      // The parts of a result type's name have dots between.
      if code.isSign(index, "{") || code.isSign(index, "}") || code.isSign(index, "=")
        || code.isSign(index, ".") && !isAfterArrow
      {
        return nil
      }
      if code.isArrow(index) { isAfterArrow = true }
      if let partner = code.partner(index), partner > index { index = partner }
      index += 1
    }
    return nil
  }
}

extension SourceCode {
  /// Whether `->` stands at a token.
  func isArrow(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation
      && tokens[index].byte == UInt8(ascii: "-") && tokens[index].end == tokens[index].start + 2
      && bytes[Int(tokens[index].start) + 1] == UInt8(ascii: ">")
  }
}
