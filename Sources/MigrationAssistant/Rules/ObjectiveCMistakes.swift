// Habits in Objective-C files that go wrong.

extension ObjectiveCScanner {
  mutating func mistakes() {
    for index in code.tokens.indices {
      guard code.isIdentifier(index) else { continue }
      switch code.keyword(index) {
      case .type where code.isSign(index - 1, ".") && code.isSign(index + 1, "="): addressType(index + 2)
      case .types where code.isSign(index - 1, ".") && code.isSign(index + 1, "="): addressTypes(index + 2)
      case .country where code.isSign(index - 1, ".") && code.isSign(index + 1, "="): countryCode(index + 2)
      case .countries where code.isSign(index - 1, ".") && code.isSign(index + 1, "="):
        countryCodes(index + 2)
      default:
        if code.isNamed(index, "GMSPlaceFieldAll") { add(index, "all", "LP205", .mistake) }
        if code.isNamed(index, "GMSPlaceRectangularLocationOption") { optionCorners(index) }
      }
    }
    for body in outline.bodies { locals(body) }
  }

  private mutating func addressType(_ index: Int) {
    if code.isNamed(index, "kGMSPlacesAutocompleteTypeFilterAddress") {
      add(index, "address", "LP202", .mistake)
    }
  }

  private mutating func addressTypes(_ index: Int) {
    guard let list = literal(index) else { return }
    // Up to what is no list of names any more.
    for inner in list.prefix(while: { code.tokens[$0].kind != .attribute && !code.isSign($0, "=") })
    where code.stringContent(inner) == "address"
      || code.isNamed(inner, "kGMSPlaceTypeCollectionAddress")
    {
      add(inner, "address", "LP202", .mistake)
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
    case "setType:": addressType(message.arguments[0].lowerBound)
    case "setTypes:": addressTypes(message.arguments[0].lowerBound)
    case "setCountry:": countryCode(message.arguments[0].lowerBound)
    case "setCountries:": countryCodes(message.arguments[0].lowerBound)
    case "initWithCoordinate:coordinate:", "setAutocompleteBoundsUsingNorthEastCorner:SouthWestCorner:":
      corners(message, open)
    default:
      guard Member.selectorsByName[message.selector] != nil else { return }
      guard kind(of: message.receiver) != .other else { return }
      for (piece, argument) in zip(message.pieces, message.arguments)
      where code.keyword(piece) == .sessionToken {
        if argument.count == 1, ["nil", "NULL", "Nil"].contains(code.text(argument.lowerBound)) {
          add(piece, "sessionToken", "LP206", .mistake)
        } else if case .legacy? = outline.made(at: argument.lowerBound) {
          add(piece, "sessionToken", "LP302", .mistake)
        }
      }
    }
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
        guard case .legacy(let word) = variable.kind else { continue }
        let type = vocabulary.spelling(word)
        guard type == "GMSAutocompleteFetcher" || type == "GMSAutocompleteTableDataSource" else { continue }
        guard code.isSign(variable.from + 1, "="), outline.made(at: variable.from + 2) != nil else {
          continue
        }
        let uses = variable.from + 1..<variable.until
        patience -= uses.count
        guard patience > 0 else { return }
        let isHeld = uses.contains { use in
          code.isIdentifier(use) && code.isSameName(use, variable.from) && isHolding(use)
        }
        if !isHeld { add(variable.from, name, "LP303", .mistake) }
      }
    }
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
    return code.isSign(index - 1, ",") || code.isSign(index + 1, ",")
      || code.isSign(index - 1, "[") && code.isSign(index + 1, "]")
  }
}
