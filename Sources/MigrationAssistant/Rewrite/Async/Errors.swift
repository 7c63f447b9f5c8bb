// Comparisons of error codes.

extension Porter {
  /// The tokens of `(error as NSError).code` or `nsError.code`; the token after them.
  private func errorCode(_ index: Int, _ world: World) -> Int? {
    if code.isSign(index, "("), let meaning = tracked(index + 1, world), meaning == .error,
      code.keyword(index + 2) == .as, code.isName(index + 3, "NSError"), code.isSign(index + 4, ")"),
      code.isSign(index + 5, "."), code.isName(index + 6, "code")
    {
      return index + 7
    }
    return nil
  }

  /// `(error as NSError).code == GMSPlacesErrorCode.networkError.rawValue` as a pattern.
  func errorPattern(_ first: Int, _ last: Int, _ world: World) -> String? {
    guard let end = errorCode(first, world), code.isOperator(end, "=="),
      code.isName(end + 1, "GMSPlacesErrorCode"), code.isSign(end + 2, "."), code.isIdentifier(end + 3),
      let core = CoreNames.errors[code.name(end + 3)], code.isSign(end + 4, "."),
      code.keyword(end + 5) == .rawValue, end + 5 == last
    else { return nil }
    needs.usesFailure = true
    return "case .\(core) = \(Self.failure)"
  }

  /// `switch GMSPlacesErrorCode(rawValue: (error as NSError).code)`, with its labels.
  func errorSwitch(_ index: Int, _ last: Int, _ world: World) throws -> (text: String, next: Int)? {
    guard code.keyword(index) == .switch, code.isName(index + 1, "GMSPlacesErrorCode"),
      code.isSign(index + 2, "("),
      code.keyword(index + 3) == .rawValue, code.isSign(index + 4, ":"),
      let end = errorCode(index + 5, world),
      code.isSign(end, ")"), code.isSign(end + 1, "{"), let close = code.partner(end + 1), close <= last
    else { return nil }
    needs.usesFailure = true
    var text = "switch \(Self.failure) {"
    var position = Int(code.tokens[end + 1].end)
    var cursor = end + 2
    var hasDefault = false
    while cursor < close {
      if code.isName(cursor, "default") { hasDefault = true }
      guard code.keyword(cursor) == .case else {
        // The words of a branch, up to the next label.
        var after = cursor
        while after < close, code.keyword(after) != .case, !(code.isName(after, "default") && after > cursor)
        {
          if let partner = code.partner(after), partner > after { after = partner }
          after += 1
        }
        text += code.text(bytes: position, Int(code.tokens[cursor].start))
        text += try rewritten(cursor, after - 1, world)
        position = Int(code.tokens[after - 1].end)
        cursor = after
        continue
      }
      while !code.isSign(cursor, ":") {
        text += code.text(bytes: position, Int(code.tokens[cursor].start))
        position = Int(code.tokens[cursor].end)
        if let core = code.isSign(cursor - 1, ".") && code.isIdentifier(cursor)
          ? CoreNames.errors[code.name(cursor)] : nil
        {
          text += core
          if code.isSign(cursor + 1, "?") {
            cursor += 1
            position = Int(code.tokens[cursor].end)
          }
        } else if code.isName(cursor, "GMSPlacesErrorCode") {
          // The type is known.
        } else if code.keyword(cursor) == .case || code.isSign(cursor, ".") || code.isSign(cursor, ",") {
          text += code.text(cursor)
        } else {
          throw Refusal(token: cursor, reason: "A label of the switch over error codes is not on the list.")
        }
        cursor += 1
        guard cursor < close else { throw Refusal(token: index, reason: "The switch is not understood.") }
      }
    }
    guard hasDefault else {
      throw Refusal(token: index, reason: "The switch over error codes has no default.")
    }
    text += code.text(bytes: position, Int(code.tokens[close].end))
    return (text, close + 1)
  }
}
