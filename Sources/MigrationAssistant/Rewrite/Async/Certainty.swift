// What makes the outcome of a move uncertain, so that a call stays as it is.

extension Porter {
  /// Refuses a call that holds what cannot be moved, or split in two outcomes, with certainty.
  func refuseUncertain(_ call: CallShape, _ world: World) throws(Refusal) {
    for index in call.captureTokens {
      guard code.isIdentifier(index), !code.isSign(index - 1, ".") else { continue }
      let name = code.name(index)
      if world[name] != nil || name == call.result || name == call.error {
        throw Refusal(token: index, reason: "The callback captures \(name) by name.")
      }
    }
    for index in call.first...call.last {
      if isOverSeveralLines(index) {
        throw Refusal(token: index, reason: "A literal goes over several lines, whose indentation counts.")
      }
      guard index > call.open, let word = code.keyword(index), !code.isSign(index - 1, "."),
        code.isIdentifier(index + 1), !code.startsLine(index + 1)
      else { continue }
      switch word {
      case .func: throw Refusal(token: index, reason: "A function is declared in the callback.")
      case .class, .struct, .enum, .protocol, .extension, .actor, .typealias:
        throw Refusal(token: index, reason: "A type is declared in the callback.")
      default: break
      }
    }
    try refuseAsyncTrouble(call)
    let next = call.last + 1
    if code.isSign(next, ";"), next + 1 < code.tokens.count, !code.startsLine(next + 1) {
      throw Refusal(token: next, reason: "Statements stand beside each other, with a semicolon.")
    }
  }

  /// Refuses what a function may say, and a task may not or says otherwise: waiting and locking, the current thread, and a
  /// call of a name that the file also declares as `async`, which a task would rather take.
  private func refuseAsyncTrouble(_ call: CallShape) throws(Refusal) {
    guard call.open < call.last else { return }
    for index in call.open...call.last where code.isIdentifier(index) {
      let name = code.name(index)
      if code.isSign(index + 1, "("), asyncFunctions.contains(name) {
        throw Refusal(token: index, reason: "\(name) is declared as async, too, which a task would call.")
      }
      guard code.isSign(index - 1, ".") else { continue }
      let isOfThread = ["Thread", "RunLoop"].contains { code.isName(index - 2, $0) }
      if ["lock", "unlock", "wait"].contains(name) && code.isSign(index + 1, "(")
        || name == "current" && isOfThread
      {
        throw Refusal(
          token: index, reason: "\(name) is not for a task: locks, waiting and the current thread.")
      }
    }
  }

  /// Refuses a closure whose type comes of its first `return`, where an outcome may lose that one.
  func refuseInferredType(_ start: Int, _ close: Int, _ world: World) throws(Refusal) {
    var index = start
    var returns: [Int] = []
    var isDecided = false
    while index < close {
      if code.keyword(index) == .return, !code.startsLine(index + 1), !code.isSign(index + 1, "}") {
        returns.append(index)
      }
      if [.if, .guard, .switch].contains(code.keyword(index)) {
        let end = code.braceAhead(from: index + 1, before: close) ?? close
        isDecided =
          isDecided
          || (index..<end).contains {
            switch tracked($0, world) {
            case .suggestion(isOptional: false), .component(isOptional: false), nil: false
            default: true
            }
          }
      }
      index += 1
    }
    guard isDecided, let first = returns.first, returns.count > 1 else { return }
    throw Refusal(token: first, reason: "What the closure gives is of the type of its first return.")
  }

  /// Refuses a closure that a result builder may read: it has values for statements, and each branch counts there.
  func refuseBuilder(_ statements: [Statement], isBranch: Bool = false) throws(Refusal) {
    guard isBranch || statements.count > 1 else { return }
    for statement in statements where isValue(statement) {
      throw Refusal(token: statement.first, reason: "The closure may be one of a result builder.")
    }
  }

  /// Whether a statement is a value that nobody takes: a literal, a name, or what a type makes.
  private func isValue(_ statement: Statement) -> Bool {
    switch code.tokens[statement.first].kind {
    case .string, .stringBegin, .number, .literal: return true
    case .identifier: break
    default: return false
    }
    let name = code.name(statement.first)
    let words: Set = [
      "return", "break", "continue", "fallthrough", "throw", "let", "var", "if", "guard", "for", "while",
      "repeat",
      "switch", "do", "defer", "try", "await", "case", "default",
    ]
    if words.contains(name) { return false }
    if name.first?.isUppercase == true, ["(", "{"].contains(code.text(statement.first + 1)) { return true }
    return (statement.first...statement.last).allSatisfy {
      code.isIdentifier($0) || [".", "?", "!"].contains(code.text($0))
    }
  }

  /// The functions that a file declares with `async`.
  static func asyncFunctions(in code: SourceCode) -> Set<String> {
    var found: Set<String> = []
    for index in code.tokens.indices where code.keyword(index) == .func && code.isIdentifier(index + 1) {
      guard
        let open = (index + 2..<min(index + 60, code.tokens.count)).first(where: { code.isSign($0, "(") }),
        let close = code.partner(open), code.isName(close + 1, "async")
      else { continue }
      found.insert(code.name(index + 1))
    }
    return found
  }

  private func isOverSeveralLines(_ index: Int) -> Bool {
    switch code.tokens[index].kind {
    case .string, .stringBegin: code.text(index).drop { $0 == "#" }.hasPrefix("\"\"\"")
    case .literal: code.text(index).contains(where: \.isNewline)
    default: false
    }
  }

  /// The tokens that give a name to something new: of `let` and `var` with their patterns, of loops, parameters
  /// of functions and accessors.
  static func declarations(in code: SourceCode) -> Set<Int> {
    var found: Set<Int> = []
    func addAll(_ range: Range<Int>) {
      for index in range where code.isIdentifier(index) && !code.isSign(index - 1, ".") {
        found.insert(index)
      }
    }
    for index in code.tokens.indices {
      // `, name =` goes on with a `let`, or stands among captures.
      if code.isIdentifier(index), code.isSign(index - 1, ","), code.isSign(index + 1, "=") {
        found.insert(index)
      }
      guard let word = code.keyword(index), !code.isSign(index - 1, "."), !code.isSign(index + 1, ":") else {
        continue
      }
      switch word {
      case .let, .var:
        let isCase = code.keyword(index - 1) == .case
        if isCase {
          addAll(index + 1..<endOfPattern(index + 1, in: code))
        } else if code.isSign(index + 1, "("), let close = code.partner(index + 1) {
          addAll(index + 2..<close)
        } else if code.isIdentifier(index + 1) {
          found.insert(index + 1)
        }
        if !isCase { addFurther(index + 1, in: code, to: &found) }
      case .for:
        if let end = code.keywordAhead(.in, from: index + 1, before: min(index + 60, code.tokens.count)) {
          addAll(index + 1..<end)
        }
      case .func, .`init`, .subscript, .set, .willSet, .didSet:
        var open = index + 1
        while open < min(index + 60, code.tokens.count), !code.isSign(open, "(") {
          guard code.isIdentifier(open) || ["<", ">", ",", ":", ".", "?", "&"].contains(code.text(open))
          else { break }
          open += 1
        }
        if code.isSign(open, "("), let close = code.partner(open) {
          addAll(open + 1..<close)
        }
      default: break
      }
    }
    return found
  }

  /// The second and further names of `let a = 1, b: Int = 2`.
  private static func addFurther(_ start: Int, in code: SourceCode, to found: inout Set<Int>) {
    var index = start
    while index < code.tokens.count, index - start < 400 {
      if let close = code.partner(index), close > index { index = close }
      let next = index + 1
      if next >= code.tokens.count || code.isSign(next, "{") || code.isSign(next, "}") { return }
      if code.startsLine(next), !code.goesOn(next) { return }
      if code.isSign(index, ","), code.isIdentifier(next), code.isSign(next + 1, ":") { found.insert(next) }
      index = next
    }
  }

  /// The token after a pattern of `case let`.
  private static func endOfPattern(_ start: Int, in code: SourceCode) -> Int {
    var index = start
    while index < min(start + 60, code.tokens.count) {
      if code.isSign(index, "=") || code.isSign(index, ":") || code.isSign(index, "{") { return index }
      if code.keyword(index) == .in || code.keyword(index) == .where { return index }
      if let close = code.partner(index), close > index { index = close }
      index += 1
    }
    return index
  }

  /// Refuses a name that is followed and given to something else here, in a way that is not followed.
  func refuseDeclaration(_ index: Int, _ world: World) throws(Refusal) {
    guard declarations.contains(index), code.isIdentifier(index), world[code.name(index)] != nil else {
      return
    }
    throw Refusal(token: index, reason: "The name \(code.name(index)) is given to something else here.")
  }

  /// The text of a `catch` and its block: `error` in it is another one, as is what its pattern binds.
  func catchText(_ index: Int, _ last: Int, _ world: World) throws -> (text: String, next: Int)? {
    guard code.keyword(index) == .catch, let brace = code.braceAhead(from: index + 1, before: last + 1),
      let close = code.partner(brace), close <= last
    else { return nil }
    var world = world
    if brace == index + 1 { world["error"] = nil }
    for token in index + 1..<brace where declarations.contains(token) { world[code.name(token)] = nil }
    let pattern =
      brace > index + 1
      ? try rewritten(index + 1, brace - 1, world, inCondition: true) + gap(before: brace) : ""
    let start = brace > index + 1 ? gap(before: index + 1) : gap(before: brace)
    return (code.text(index) + start + pattern + (try closure(brace, world, element: nil)), close + 1)
  }

  /// Whether evaluating some tokens has no effect but their value: names that are followed, what is read of them,
  /// literals and signs.
  func isPure(_ first: Int, _ last: Int, _ world: World) -> Bool {
    (first...max(first, last)).allSatisfy { index in
      switch code.tokens[index].kind {
      case .string, .number: return true
      case .punctuation:
        if code.isSign(index, "{") || code.isSign(index, "[") && code.tokens[index + 1].kind != .number {
          return false
        }
        return !code.isSign(index, "(") || !code.isIdentifier(index - 1)
      case .identifier:
        if code.isSign(index - 1, ".") { return true }
        if [.let, .var].contains(code.keyword(index - 1)) { return true }
        // A property of `self` may be computed.
        if code.keyword(index) == .self { return !code.isSign(index + 1, ".") && !isMark(index + 1) }
        let words: [Keyword] = [.let, .var, .nil, .true, .false]
        return code.keyword(index).map(words.contains) == true || world[code.name(index)] != nil
      default: return false
      }
    }
  }

  /// Whether some tokens hold the `?` of a choice, outside of brackets.
  func hasChoice(_ first: Int, _ last: Int) -> Bool {
    var index = first
    while index <= last {
      if code.isSign(index, "?"), !isMark(index), !code.isReserve(index), !code.isReserve(index - 1) {
        return true
      }
      if let close = code.partner(index), close > index { index = close }
      index += 1
    }
    return false
  }

  /// Whether names that a branch declares are said outside of it, too, where the branch's braces kept them apart.
  ///
  /// - Parameter whole: the statement that the branch is of.
  func mustKeepBraces(_ statements: [Statement], _ bindings: [String], of whole: Statement) -> Bool {
    if statements.contains(where: { code.isName($0.first, "defer") }) { return true }
    var names = Set(bindings.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    for statement in statements where [.let, .var, .guard].contains(code.keyword(statement.first)) {
      for index in statement.first...statement.last {
        if code.isSign(index, "{") { break }
        if declarations.contains(index) { names.insert(code.name(index)) }
      }
    }
    if !names.isDisjoint(with: ownNames) { return true }
    return names.contains { name in
      (places[name] ?? []).contains {
        callback.contains($0) && !(whole.first...whole.last).contains($0) && !code.isSign($0 - 1, ".")
          && !code.isLabel($0)
      }
    }
  }
}
