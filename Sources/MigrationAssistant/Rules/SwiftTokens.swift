// Session tokens that serve one call.

extension SwiftScanner {
  /// Whether a token is made at an argument: `GMSAutocompleteSessionToken()`, `.init()`, and either in an optional.
  func isTokenMade(_ value: Int) -> Bool {
    var value = value
    // `.some(…)`, `Optional(…)`, `Optional.some(…)`, `GooglePlaces.…`, parentheses of their own.
    for _ in 0..<4 {
      if code.keyword(value) == .GooglePlaces || code.isNamed(value, "Optional"),
        code.isSign(value + 1, "."), code.isIdentifier(value + 2)
      {
        value += code.keyword(value) == .GooglePlaces ? 2 : 1
      }
      if code.isSign(value, "."), code.keyword(value + 1) == .some, code.isSign(value + 2, "(") {
        value += 3
      } else if code.isNamed(value, "Optional"), code.isSign(value + 1, "(") {
        value += 2
      } else if code.isSign(value, "(") {
        value += 1
      } else {
        break
      }
    }
    return code.isNamed(value, "GMSAutocompleteSessionToken")
      || code.isSign(value, ".") && code.keyword(value + 1) == .`init` && code.isSign(value + 2, "(")
        && code.isSign(value + 3, ")")
  }

  /// Whether an argument is a local that was made for this call: nothing else in its function speaks of it.
  mutating func isTokenOfOneCall(_ value: Int, in callee: Int) -> Bool {
    guard code.isIdentifier(value), code.isSign(value + 1, ",") || code.isSign(value + 1, ")") else {
      return false
    }
    let name = code.name(value)
    var scope = outline.innermost(value)
    // Out of what runs as often as what is around it.
    while outline.scopes[scope].variables[name] == nil {
      guard runsOnce(scope) else { return false }
      scope = outline.scopes[scope].parent
    }
    guard outline.scopes[scope].sort != .type, outline.scopes[scope].sort != .file, isInFunction(scope),
      let declared = outline.scopes[scope].variables[name], declared.count == 1,
      case .legacy(let word) = outline.resolved(declared[0].kind),
      vocabulary.spelling(word) == "GMSAutocompleteSessionToken", let made = beginning(declared[0].from, name)
    else { return false }
    for use in made + 1..<max(outline.scopes[scope].end, made + 1) where code.isIdentifier(use) {
      patience -= 1
      guard patience > 0 else { return false }
      if use != value, code.isSameName(use, value), !isLabel(use) { return false }
    }
    return true
  }

  private func isLabel(_ index: Int) -> Bool {
    code.isSign(index + 1, ":") && (code.isSign(index - 1, "(") || code.isSign(index - 1, ","))
  }

  /// The name of a `let token = GMSAutocompleteSessionToken()`, with or without a type, that ends before a token.
  private func beginning(_ end: Int, _ name: String) -> Int? {
    guard code.isSign(end - 1, ")"), let open = code.partner(end - 1), open == end - 2 else { return nil }
    var index = open - 1
    // Back to the name over the type and the initialiser.
    while open - index < 16, code.isIdentifier(index) || isBetween(index) {
      if code.isIdentifier(index), code.name(index) == name,
        code.keyword(index - 1) == .let || code.keyword(index - 1) == .var
      {
        var value = index + 1
        while value < open, !code.isSign(value, "=") { value += 1 }
        return isTokenMade(value + 1) ? index : nil
      }
      index -= 1
    }
    return nil
  }

  private func isBetween(_ index: Int) -> Bool {
    code.isSign(index, ".") || code.isSign(index, "=") || code.isSign(index, ":") || code.isSign(index, "?")
      || code.isSign(index, "!")
  }

  /// Whether a scope is a branch, or the body of a continuation: it runs once at most for what is around it.
  private func runsOnce(_ scope: Int) -> Bool {
    let scope = outline.scopes[scope]
    guard scope.sort == .block, scope.start > 0 else { return false }
    var callee = scope.start - 1
    if code.keyword(callee) == .else || code.keyword(callee) == .do { return true }
    // The line it begins on.
    var first = callee
    while first > 0, scope.start - first < 60, !code.startsLine(first) { first -= 1 }
    if code.isSign(first, "}"), code.keyword(first + 1) == .else { first += 2 }
    if code.keyword(first) == .if { return true }
    if code.isSign(callee, ")"), let open = code.partner(callee) { callee = open - 1 }
    return [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ].contains { code.isIdentifier(callee) && code.name(callee) == $0 }
  }
}
