// Habits in Objective-C files that go wrong.

extension ObjectiveCScanner {
  mutating func mistakes() {
    for index in code.tokens.indices {
      guard code.isIdentifier(index) else { continue }
      switch code.keyword(index) {
      case .type, .types, .country, .countries:
        guard code.isSign(index - 1, "."), code.isSign(index + 1, "="),
          let receiver = receiver(before: index - 1)
        else { continue }
        filter(code.name(index), index + 2, receiver)
      default:
        if code.isNamed(index, "GMSPlaceFieldAll") { add(index, "all", "LP205", .mistake) }
        if code.isNamed(index, "GMSPlaceRectangularLocationOption") { optionCorners(index) }
      }
    }
    for body in outline.bodies { locals(body) }
  }

  /// A property that is given a value, on a filter or on something unknown.
  private mutating func filter(_ property: String, _ value: Int, _ receiver: Range<Int>) {
    let isFilter: Bool
    switch kind(of: receiver) {
    case .legacy(let word):
      guard vocabulary.spelling(word) == "GMSAutocompleteFilter" else { return }
      isFilter = true
    case .unknown, .shared: isFilter = speaksOfFilter(receiver)
    case .other, .named: return
    }
    switch property {
    case "type": addressType(value, isFilter)
    case "types": addressTypes(value, isFilter)
    case "country" where isFilter: countryCode(value)
    case "countries" where isFilter: countryCodes(value)
    default: break
    }
  }

  /// `x.autocompleteFilter` and `[x autocompleteFilter]`.
  private func speaksOfFilter(_ receiver: Range<Int>) -> Bool {
    guard let last = receiver.last else { return false }
    return code.isNamed(last, "autocompleteFilter")
      || code.isSign(last, "]") && code.isNamed(last - 1, "autocompleteFilter")
  }

  /// Of something unknown Google's own word is not certain.
  private mutating func addressType(_ index: Int, _ isFilter: Bool) {
    if code.isNamed(index, "kGMSPlacesAutocompleteTypeFilterAddress") {
      add(index, "address", "LP202", isFilter ? .mistake : .possible)
    }
  }

  private mutating func addressTypes(_ index: Int, _ isFilter: Bool) {
    guard let list = literal(index) else { return }
    // Up to what is no list of names any more.
    for inner in list.prefix(while: { code.tokens[$0].kind != .attribute && !code.isSign($0, "=") })
    where isFilter && code.stringContent(inner) == "address"
      || code.isNamed(inner, "kGMSPlaceTypeCollectionAddress")
    {
      add(inner, "address", "LP202", isFilter ? .mistake : .possible)
    }
  }

  private mutating func countryCode(_ index: Int) {
    if let text = code.stringContent(index), text.count != 2, !text.isEmpty {
      add(index, text, "LP304", .mistake)
    }
  }

  private mutating func countryCodes(_ index: Int) {
    let list = literal(index) ?? index..<index
    for inner in list.prefix(while: { code.tokens[$0].kind != .attribute && !code.isSign($0, "=") }) {
      countryCode(inner)
    }
  }

  /// What stands in `@[ … ]`.
  private func literal(_ index: Int) -> Range<Int>? {
    guard code.tokens.indices.contains(index), code.tokens[index].kind == .attribute,
      code.isSign(index + 1, "["), let close = code.partner(index + 1)
    else { return nil }
    return index + 2..<close
  }

  mutating func mistakes(_ message: Message, _ open: Int) {
    switch message.selector {
    case "setType:", "setTypes:", "setCountry:", "setCountries:":
      let property = message.selector.dropFirst(3).dropLast().lowercased()
      filter(property, message.arguments[0].lowerBound, message.receiver)
    case "initWithCoordinate:coordinate:", "setAutocompleteBoundsUsingNorthEastCorner:SouthWestCorner:":
      corners(message, open)
    default:
      guard Member.selectorsByName[message.selector] != nil else { return }
      let type: String?
      switch kind(of: message.receiver) {
      case .other: return
      case .named(let token): type = outline.typeName(token)
      case .legacy, .unknown, .shared: type = nil
      }
      func tell(_ piece: Int, _ id: String) {
        if let type {
          add(piece, "sessionToken", id, .mistake, if: type)
        } else {
          add(piece, "sessionToken", id, .mistake)
        }
      }
      for (piece, argument) in zip(message.pieces, message.arguments)
      where code.keyword(piece) == .sessionToken {
        if argument.count == 1, ["nil", "NULL", "Nil"].contains(code.text(argument.lowerBound)) {
          tell(piece, "LP206")
        } else if case .legacy? = outline.made(at: argument.lowerBound) {
          tell(piece, "LP302")
        } else if argument.count == 1, isTokenOfOneCall(argument.lowerBound) {
          tell(piece, "LP302")
        }
      }
    }
  }

  /// Whether an argument is a local that was made for this call: nothing else in its body speaks of it.
  private mutating func isTokenOfOneCall(_ value: Int) -> Bool {
    guard code.isIdentifier(value), let body = outline.body(around: value),
      let variables = body.variables[code.name(value)], variables.count == 1,
      case .legacy(let word) = outline.resolved(variables[0].kind),
      vocabulary.spelling(word) == "GMSAutocompleteSessionToken"
    else { return false }
    let made = variables[0].from
    guard made < value, code.isIdentifier(made), code.isSameName(made, value), code.isSign(made + 1, "="),
      outline.made(at: made + 2) != nil
    else { return false }
    // How deep the call lies in braces, and whether something may do it again.
    var open = 0
    for index in made + 1..<value {
      patience -= 1
      guard patience > 0 else { return false }
      if code.isSign(index, "{") { open += 1 }
      if code.isSign(index, "}") { open -= 1 }
    }
    guard open == 0 else { return false }
    for use in made + 1..<max(variables[0].until, made + 1) where code.isIdentifier(use) {
      patience -= 1
      guard patience > 0, use == value || !code.isSameName(use, value) else { return false }
    }
    return true
  }

  private mutating func corners(_ message: Message, _ open: Int) {
    guard message.arguments.count == 2, let first = message.pieces.first else { return }
    if message.selector.hasPrefix("init") {
      guard case .legacy = kind(of: message.receiver), isSame(message.arguments) else { return }
      // At the name of the class.
      let name = message.receiver.first { code.isNamed($0, "GMSCoordinateBounds") }
      if let name { add(name, "GMSCoordinateBounds", "LP305", .mistake) }
    } else if isSame(message.arguments) || isUpsideDown(message.arguments) {
      add(first, message.selector, "LP305", .mistake)
    }
  }

  private mutating func optionCorners(_ index: Int) {
    guard code.isSign(index + 1, "("), let close = code.partner(index + 1) else { return }
    var split: Int?
    var cursor = index + 2
    while cursor < close {
      if code.isSign(cursor, ",") { split = split ?? cursor }
      if let partner = code.partner(cursor), partner > cursor { cursor = partner }
      cursor += 1
    }
    guard let split else { return }
    let arguments = [index + 2..<split, split + 1..<close]
    if isSame(arguments) || isUpsideDown(arguments) {
      add(index, "GMSPlaceRectangularLocationOption", "LP305", .mistake)
    }
  }

  private func isSame(_ arguments: [Range<Int>]) -> Bool {
    code.isSame(arguments[0], arguments[1])
      || code.numbers(arguments[0]).count == 2 && code.numbers(arguments[0]) == code.numbers(arguments[1])
  }

  private func isUpsideDown(_ arguments: [Range<Int>]) -> Bool {
    let north = code.numbers(arguments[0])
    let south = code.numbers(arguments[1])
    return north.count == 2 && south.count == 2 && north[0] < south[0]
  }

  /// Fetchers and data sources that only a local variable holds.
  private mutating func locals(_ body: ObjectiveCOutline.Body) {
    for (name, variables) in body.variables {
      for variable in variables
      where variable.from > body.start && code.isIdentifier(variable.from) && code.name(variable.from) == name
      {
        guard case .legacy(let word) = outline.resolved(variable.kind) else { continue }
        let type = vocabulary.spelling(word)
        guard
          type == "GMSAutocompleteFetcher" || type == "GMSAutocompleteTableDataSource"
            || vocabulary.isController(word)
        else { continue }
        guard code.isSign(variable.from + 1, "="), outline.made(at: variable.from + 2) != nil else {
          continue
        }
        let uses = variable.from + 1..<variable.until
        patience -= uses.count
        guard patience > 0 else { return }
        let isController = vocabulary.isController(word)
        var isHeld = false
        var hasDelegate = false
        for use in uses where code.isIdentifier(use) && code.isSameName(use, variable.from) {
          if isHolding(use) || isController && isToldToDo(use) { isHeld = true }
          if isDelegateSet(use) { hasDelegate = true }
        }
        // A controller that nobody waits for is only looked at, as in a test.
        if isController, !hasDelegate { continue }
        if !isHeld { add(variable.from, name, "LP303", .mistake) }
      }
    }
  }

  private func isDelegateSet(_ index: Int) -> Bool {
    code.isSign(index + 1, ".") && code.keyword(index + 2) == .delegate && code.isSign(index + 3, "=")
      || code.isSign(index - 1, "[") && code.isNamed(index + 1, "setDelegate")
  }

  /// Whether a message is sent to a controller that is none of the SDK's own, which may show it.
  private func isToldToDo(_ index: Int) -> Bool {
    guard code.isSign(index - 1, "["), code.isIdentifier(index + 1) else { return false }
    return !code.name(index + 1).hasPrefix("set")
  }

  private func isHolding(_ index: Int) -> Bool {
    if code.isSign(index - 1, ".") { return false }
    if code.keyword(index - 1) == .return { return true }
    if code.isSign(index - 1, "=") {
      return code.keyword(index - 2) != .dataSource && code.keyword(index - 2) != .delegate
    }
    // The receiver of a message does not keep it; an argument may.
    if code.isSign(index - 1, ":") {
      return
        !(code.isIdentifier(index - 2) && ["setDataSource", "setDelegate"].contains(code.name(index - 2)))
    }
    // After a cast, or as one of two values.
    if code.isSign(index - 1, ")") || code.isSign(index - 1, "?"), !code.isSign(index + 1, ".") {
      return true
    }
    return code.isSign(index - 1, ",") || code.isSign(index + 1, ",")
      || code.isSign(index - 1, "[") && code.isSign(index + 1, "]")
  }
}
