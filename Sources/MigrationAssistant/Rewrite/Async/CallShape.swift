/// Why something is not moved, and the token that stands in the way.
struct Refusal: Error {
  var token: Int
  var reason: String
}

/// A call with a callback, taken apart.
struct CallShape {
  enum Sort { case query, details, lookUp }

  var sort: Sort
  var callee: Int
  /// The first and last token of the statement.
  var first: Int
  var last: Int
  var arguments: [SourceCode.Argument]
  /// The braces of the callback.
  var open: Int
  var close: Int
  /// The text between the brackets of its captures, else empty.
  var captures: String
  /// The tokens of the captures.
  var captureTokens: Range<Int>
  /// The first token of the callback's body.
  var body: Int
  /// The names of its parameters, `_` for one that is not used.
  var result: String
  var error: String

  func argument(_ label: String?) -> SourceCode.Argument? { arguments.first { $0.label == label } }

  /// Takes a call apart.
  init(_ callee: Int, _ sort: Sort, in code: SourceCode) throws(Refusal) {
    self.callee = callee
    self.sort = sort
    first = code.chainStart(callee)
    guard code.isSign(callee + 1, "("), let end = code.partner(callee + 1), code.keyword(callee - 1) != .func
    else {
      throw Refusal(token: callee, reason: "It is not called here.")
    }
    guard code.startsLine(first), first == 0 || !code.goesOn(first), !Self.isHeld(first, code) else {
      throw Refusal(token: callee, reason: "The call is not a statement on a line of its own.")
    }
    var arguments = code.arguments(callee + 1)
    last = end
    if let callback = arguments.last, callback.label == "callback" {
      guard code.isSign(callback.first, "{"), code.partner(callback.first) == callback.last else {
        throw Refusal(token: callee, reason: "The callback is a value, not a closure that is written here.")
      }
      arguments.removeLast()
      open = callback.first
      close = callback.last
    } else if code.isSign(end + 1, "{"), let brace = code.partner(end + 1) {
      open = end + 1
      close = brace
      last = brace
    } else {
      throw Refusal(token: callee, reason: "The callback is a value, not a closure that is written here.")
    }
    self.arguments = arguments
    let next = last + 1
    guard
      next >= code.tokens.count || code.isSign(next, "}") || code.isSign(next, ";")
        || code.tokens[next].kind == .directive || code.startsLine(next) && !code.goesOn(next)
    else { throw Refusal(token: callee, reason: "The call is not a statement on a line of its own.") }
    var index = open + 1
    captures = ""
    captureTokens = 0..<0
    if code.isSign(index, "["), let bracket = code.partner(index) {
      captures = code.text(index + 1, bracket - 1)
      captureTokens = index + 1..<bracket
      index = bracket + 1
    }
    var names: [String] = []
    if code.isSign(index, "("), let bracket = code.partner(index) {
      var cursor = index + 1
      while cursor < bracket {
        names.append(code.isIdentifier(cursor) ? code.name(cursor) : "?")
        while cursor < bracket, !code.isSign(cursor, ",") {
          if let partner = code.partner(cursor), partner > cursor { cursor = partner }
          cursor += 1
        }
        cursor += 1
      }
      index = bracket + 1
    } else {
      while code.isIdentifier(index), code.keyword(index) != .in {
        names.append(code.name(index))
        index += code.isSign(index + 1, ",") ? 2 : 1
      }
    }
    if code.isOperator(index, "->") {
      index += 1
      while index < close, code.keyword(index) != .in { index += 1 }
    }
    guard names.count == 2, code.keyword(index) == .in, !names.contains("?"), index < close else {
      throw Refusal(token: callee, reason: "The callback does not name its two parameters.")
    }
    guard !code.hasComment(in: first, callee), !code.hasComment(in: open, index),
      !code.hasComment(in: callee + 1, min(open, end))
    else { throw Refusal(token: callee, reason: "A comment stands between the call's arguments.") }
    result = names[0]
    error = names[1]
    body = index + 1
  }

  /// Whether the word before makes the call part of something, as `return` does.
  private static func isHeld(_ index: Int, _ code: SourceCode) -> Bool {
    guard let word = code.keyword(index - 1) else { return false }
    return [.return, .try, .await, .throw, .case, .let, .var].contains(word)
  }
}
