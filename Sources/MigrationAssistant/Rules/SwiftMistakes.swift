// Habits in Swift files that go wrong.

extension SwiftScanner {
  mutating func mistakes() {
    guard isPlacesFile else { return }
    found.sort(by: Found.isBefore)
    uses = found.filter { $0.kind != .mistake }.map(\.offset)
    for (found, type) in conditional { conditionalUses[found.offset] = type }
    for index in code.tokens.indices {
      let token = code.tokens[index]
      guard token.kind == .identifier, token.word != .none else { continue }
      guard let keyword = token.word.keyword else {
        if vocabulary.isLegacy(token.word) { legacyCall(index) }
        if code.isNamed(index, "setAutocompleteBoundsUsingNorthEastCorner") { corners(index) }
        continue
      }
      switch keyword {
      case .type: addressType(index)
      case .types: addressTypes(index)
      case .country, .countries: countryCodes(index)
      case .sessionToken: self.token(index)
      case .all: allFields(index)
      case .max: maximalMask(index)
      case .let, .var: localOnly(index)
      default: break
      }
    }
  }

  /// A value that is assigned to a member.
  private struct Assigned {
    var value: Int
    /// Whether what it is assigned to is a filter for certain; else it may be anything.
    var isFilter: Bool
  }

  /// `= VALUE` after a member of a filter, or of something unknown.
  private func assigned(_ index: Int) -> Assigned? {
    guard code.isSign(index + 1, "="), let kind = receiverKind(index, outline.innermost(index)) else {
      return nil
    }
    switch kind {
    case .legacy(let word):
      return vocabulary.spelling(word) == "GMSAutocompleteFilter"
        ? Assigned(value: index + 2, isFilter: true) : nil
    case .unknown, .shared:
      var owner = index - 2
      while code.isSign(owner, "?") || code.isSign(owner, "!") { owner -= 1 }
      return Assigned(value: index + 2, isFilter: code.isNamed(owner, "autocompleteFilter"))
    case .other, .named: return nil
    }
  }

  private mutating func addressType(_ index: Int) {
    guard let assigned = assigned(index) else { return }
    var isGoogles = false
    var end = assigned.value
    while code.isIdentifier(end) || code.isSign(end, ".") {
      if end > assigned.value, code.startsLine(end), !code.isSign(end, ".") { break }
      if code.hasLegacyName(end) { isGoogles = true }
      if code.keyword(end) == .address || code.isNamed(end, "kGMSPlacesAutocompleteTypeFilterAddress") {
        return address(end, assigned, isGoogles)
      }
      end += 1
    }
  }

  /// A filter for addresses; of something unknown only with Google's own word for it, and then it is not certain.
  private mutating func address(_ index: Int, _ assigned: Assigned, _ isGoogles: Bool) {
    guard assigned.isFilter || isGoogles else { return }
    add(index, "address", "LP202", assigned.isFilter ? .mistake : .possible)
  }

  private mutating func addressTypes(_ index: Int) {
    guard let assigned = assigned(index), code.isSign(assigned.value, "["),
      let close = code.partner(assigned.value)
    else { return }
    for inner in assigned.value + 1..<close {
      // Not a list of names but one in which something else is set.
      if code.isSign(inner, "=") { return }
      if code.isNamed(inner, "kGMSPlaceTypeCollectionAddress") {
        address(inner, assigned, true)
      } else if code.stringContent(inner) == "address" {
        address(inner, assigned, false)
      }
    }
  }

  private mutating func countryCodes(_ index: Int) {
    guard let assigned = assigned(index), assigned.isFilter else { return }
    let value = assigned.value
    func check(_ index: Int) -> String? {
      guard let text = code.stringContent(index), text.count != 2, !text.isEmpty else { return nil }
      return text
    }
    if code.keyword(index) == .country {
      if let text = check(value) { add(value, text, "LP304", .mistake) }
    } else if code.isSign(value, "["), let close = code.partner(value) {
      for inner in value + 1..<close {
        if code.isSign(inner, "=") { return }
        if let text = check(inner) { add(inner, text, "LP304", .mistake) }
      }
    }
  }

  /// `sessionToken:` in a query or details call of the client.
  private mutating func token(_ index: Int) {
    guard code.isSign(index + 1, ":"), let open = opening(of: index), code.isIdentifier(open - 1) else {
      return
    }
    guard code.keyword(open - 2) != .func else { return }
    let callee = code.name(open - 1)
    guard callee == "findAutocompletePredictions" || callee == "fetchPlace" else { return }
    let value = index + 2
    let id: String
    if code.keyword(value) == .nil || code.isSign(value, ".") && code.keyword(value + 1) == Keyword.none {
      id = "LP206"
    } else if isTokenMade(value) || isTokenOfOneCall(value, in: open - 1) {
      id = "LP302"
    } else {
      return
    }
    // Only where the call itself is a finding.
    if isUse(open - 1) {
      add(index, "sessionToken", id, .mistake)
    } else if let type = conditionalUses[code.tokens[open - 1].start] {
      add(index, "sessionToken", id, .mistake, if: type)
    }
  }

  /// Whether a use was found at a token.
  private func isUse(_ index: Int) -> Bool {
    let offset = code.tokens[index].start
    var low = 0
    var high = uses.count
    while low < high {
      let middle = (low + high) / 2
      if uses[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < uses.count && uses[low] == offset
  }

  /// The parenthesis around a token.
  private func opening(of index: Int) -> Int? {
    var cursor = index - 1
    // No argument list is longer, counting what is in brackets as one.
    var steps = 300
    while cursor >= 0, steps > 0 {
      steps -= 1
      if code.isSign(cursor, "(") { return cursor }
      if code.isSign(cursor, "{") || code.isSign(cursor, "[") { return nil }
      if let partner = code.partner(cursor), partner < cursor { cursor = partner }
      cursor -= 1
    }
    return nil
  }

  private mutating func allFields(_ index: Int) {
    guard code.isSign(index - 1, ".") else { return }
    if code.isNamed(index - 2, "GMSPlaceField") {
      return add(index, "all", "LP205", .mistake)
    }
    guard code.startsExpression(index - 1) else { return }
    if isMask(index - 1) { return add(index, "all", "LP205", .mistake) }
    // `[.all]` and `[.name, .all]`.
    var open = index - 2
    while index - open < 80, code.isSign(open, ",") || code.isSign(open, ".") || code.isIdentifier(open) {
      open -= 1
    }
    if code.isSign(open, "["), isMask(open) { add(index, "all", "LP205", .mistake) }
  }

  /// Whether a field mask is asked for at a token: `placeFields: …`, `placeFields = …`, `a: GMSPlaceField = …`.
  private func isMask(_ index: Int) -> Bool {
    guard code.isSign(index - 1, ":") || code.isSign(index - 1, "=") else { return false }
    var target = index - 2
    while code.isSign(target, "?") || code.isSign(target, "!") { target -= 1 }
    return code.isNamed(target, "placeFields") || code.isNamed(target, "GMSPlaceField")
  }

  /// `GMSPlaceField(rawValue: UInt.max)`, and with `.init` where a mask is asked for.
  private mutating func maximalMask(_ index: Int) {
    guard code.isSign(index - 1, ".") else { return }
    let hasType = code.keyword(index - 2) == .UInt || code.isNamed(index - 2, "UInt64")
    let first = hasType ? index - 2 : index - 1
    guard code.isSign(first - 1, ":"), code.keyword(first - 2) == .rawValue, code.isSign(first - 3, "(")
    else { return }
    let isMasks =
      code.isNamed(first - 4, "GMSPlaceField")
      || code.keyword(first - 4) == .`init` && code.isSign(first - 5, ".")
        && (code.isNamed(first - 6, "GMSPlaceField") || isMask(first - 5))
    if isMasks { add(hasType ? first : index, "all", "LP205", .mistake) }
  }

  private mutating func legacyCall(_ index: Int) {
    switch code.name(index) {
    case "GMSPlaceRectangularLocationOption", "GMSCoordinateBounds": corners(index)
    default: break
    }
  }

  /// Corners that are equal or the wrong way round.
  private mutating func corners(_ index: Int) {
    guard code.isSign(index + 1, "("), let close = code.partner(index + 1) else { return }
    let arguments = arguments(index + 1, close)
    guard arguments.count == 2 else { return }
    let first = arguments[0].first..<arguments[0].end
    let second = arguments[1].first..<arguments[1].end
    let isSame = code.isSame(first, second)
    let name = code.name(index)
    let symbol: String
    switch name {
    case "GMSCoordinateBounds":
      guard isSame || latitude(first) != nil && code.numbers(first) == code.numbers(second) else { return }
      symbol = name
    case "GMSPlaceRectangularLocationOption":
      symbol = name
    default:
      symbol = "setAutocompleteBoundsUsingNorthEastCorner(_:southWestCorner:)"
    }
    if isSame || code.numbers(first).count == 2 && code.numbers(first) == code.numbers(second) {
      return add(index, symbol, "LP305", .mistake)
    }
    guard name != "GMSCoordinateBounds", let north = latitude(first), let south = latitude(second),
      north < south
    else { return }
    add(index, symbol, "LP305", .mistake)
  }

  /// The latitude of a coordinate written with two literals.
  private func latitude(_ range: Range<Int>) -> Double? {
    let numbers = code.numbers(range)
    return numbers.count == 2 ? numbers[0] : nil
  }

  /// A fetcher or data source that only a local variable holds.
  private mutating func localOnly(_ index: Int) {
    guard code.isIdentifier(index + 1), code.isSign(index + 2, "=") || code.isSign(index + 2, ":") else {
      return
    }
    var hint = outline.innermost(index + 1)
    let scope = outline.scope(at: index + 1, hint: &hint)
    guard outline.scopes[scope].sort != .type, outline.scopes[scope].sort != .file, isInFunction(scope) else {
      return
    }
    let name = code.name(index + 1)
    guard case .legacy(let word) = outline.declared(name, at: outline.scopes[scope].end, in: scope) else {
      return
    }
    let type = vocabulary.spelling(word)
    let isController = vocabulary.isController(word)
    guard isController || type == "GMSAutocompleteFetcher" || type == "GMSAutocompleteTableDataSource" else {
      return
    }
    // Made here, not taken from elsewhere.
    let isMade = (index + 2..<min(index + 9, code.tokens.count)).contains {
      code.isIdentifier($0) && code.name($0) == type
        && (code.isSign($0 + 1, "(") || code.isSign($0 + 1, "."))
    }
    guard isMade else { return }
    var hasDelegate = false
    for use in index + 2..<outline.scopes[scope].end where code.isIdentifier(use) {
      patience -= 1
      guard patience > 0 else { return }
      guard code.isSameName(use, index + 1) else { continue }
      patience -= 100
      if isHeld(use, declaredIn: scope) { return }
      // A method of a controller, such as one of the app's own, may show it.
      if isController, !code.isSign(use - 1, "."), isToldToDo(use) { return }
      if isDelegateSet(use) { hasDelegate = true }
    }
    // One that nobody waits for is only looked at, as in a test.
    guard hasDelegate || !isController else { return }
    add(index + 1, name, "LP303", .mistake)
  }

  private func isDelegateSet(_ index: Int) -> Bool {
    var dot = index + 1
    while code.isSign(dot, "?") || code.isSign(dot, "!") { dot += 1 }
    return code.isSign(dot, ".") && code.keyword(dot + 1) == .delegate && code.isSign(dot + 2, "=")
  }

  /// Whether a method is called on a controller that is none of the SDK's own.
  private func isToldToDo(_ index: Int) -> Bool {
    var dot = index + 1
    while code.isSign(dot, "?") || code.isSign(dot, "!") { dot += 1 }
    guard code.isSign(dot, "."), code.isIdentifier(dot + 1) else { return false }
    return (code.isSign(dot + 2, "(") || code.isSign(dot + 2, "{"))
      && !code.isNamed(dot + 1, "setAutocompleteBoundsUsingNorthEastCorner")
  }

  func isInFunction(_ scope: Int) -> Bool {
    var current = scope
    while current >= 0 {
      if outline.scopes[current].sort == .function { return true }
      if outline.scopes[current].sort == .type { return false }
      current = outline.scopes[current].parent
    }
    return false
  }

  /// Whether a use of a local variable may keep its object: it is assigned, returned, passed on or captured.
  private func isHeld(_ index: Int, declaredIn scope: Int) -> Bool {
    if code.isSign(index - 1, ".") { return false }
    if isCaptured(index, declaredIn: scope) { return true }
    if code.keyword(index - 1) == .return || code.keyword(index + 1) == .as { return true }
    if code.isSign(index - 1, "=") {
      return code.keyword(index - 2) != .dataSource && code.keyword(index - 2) != .delegate
    }
    // One of two values.
    if !code.isSign(index + 1, "."),
      code.isSign(index - 1, ":") || code.tokens[index - 1].byte == UInt8(ascii: "?")
    {
      return true
    }
    // As an argument, by itself.
    var next = index + 1
    if code.isSign(next, "!") { next += 1 }
    return code.isSign(next, ",") || code.isSign(next, ")") || code.isSign(next, "]")
  }

  private func isCaptured(_ index: Int, declaredIn scope: Int) -> Bool {
    var current = outline.innermost(index)
    while current > scope {
      if outline.scopes[current].sort == .closure { return true }
      current = outline.scopes[current].parent
    }
    return false
  }
}

extension SwiftOutline {
  /// The innermost scope around a token.
  func innermost(_ index: Int) -> Int {
    var low = 0
    var high = scopes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if scopes[middle].start < index { low = middle } else { high = middle }
    }
    while low > 0, scopes[low].end <= index { low = scopes[low].parent }
    return low
  }
}
