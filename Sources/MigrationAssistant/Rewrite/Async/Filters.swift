// A filter that is made and set in straight lines becomes one value.

extension Porter {
  /// Plans the text for a filter, or says why there is none.
  func prepareFilter(_ value: PortedValue) throws {
    guard !value.isProperty, let first = value.value, made(first, .filter) != nil, value.mark.isEmpty else {
      throw Refusal(token: value.declaration, reason: "The filter is not made in the function that uses it.")
    }
    let scope = file.outline.scopes[file.outline.innermost(value.declaration)]
    guard scope.start >= 0,
      let statements = code.statements(
        from: bodyStart(scope), to: scope.end),
      let start = statements.firstIndex(where: {
        $0.first <= value.declaration && value.declaration <= $0.last
      })
    else {
      throw Refusal(token: value.declaration, reason: "The lines around the filter are not understood.")
    }
    var settings: [(name: String, first: Int, last: Int)] = []
    var removed = [statements[start]]
    var end = statements[start]
    for statement in statements[(start + 1)...] {
      if code.isName(statement.first, value.name), code.isSign(statement.first + 1, "."),
        code.isIdentifier(statement.first + 2), code.isSign(statement.first + 3, "=")
      {
        let name = code.name(statement.first + 2)
        guard !settings.contains(where: { $0.name == name }) else {
          throw Refusal(token: statement.first, reason: "The filter's \(name) is set twice.")
        }
        settings.append((name, statement.first + 4, statement.last))
        removed.append(statement)
        end = statement
        continue
      }
      // Values in between may be what the filter is set to.
      if code.keyword(statement.first) == .let,
        !(statement.first...statement.last).contains(where: { code.isName($0, value.name) })
      {
        continue
      }
      break
    }
    for statement in removed where removed.count > 1 && code.lines(statement.first, statement.last) == nil {
      throw Refusal(token: statement.first, reason: "The filter's lines hold something else, too.")
    }
    for statement in removed where code.hasComment(in: statement.first, statement.last) {
      throw Refusal(token: statement.first, reason: "A comment stands among the filter's lines.")
    }
    let arguments = try filterArguments(settings)
    let head = "let \(code.text(value.declaration)) = AutocompleteFilter("
    var text = head + arguments.joined(separator: ", ") + ")"
    let indentation = code.indentation(value.declaration)
    if indentation.count + text.count > 110 {
      let line = "\n" + indentation + step
      text = head + line + arguments.joined(separator: "," + line) + ")"
    }
    for statement in removed {
      for index in statement.first...statement.last where code.isName(index, value.name) {
        filterTokens.insert(index)
      }
      replacedStatements[statement.first] = (
        statement.last, statement.first == end.first ? text : Porter.nothing
      )
    }
  }

  /// Stands for a statement whose line goes.
  static let nothing = "\u{3}"

  private func bodyStart(_ scope: SwiftOutline.Scope) -> Int {
    guard scope.sort == .closure else { return scope.start + 1 }
    var index = scope.start + 1
    while index < min(scope.end, scope.start + 30), !code.startsLine(index) {
      if code.keyword(index) == .in { return index + 1 }
      index += 1
    }
    return scope.start + 1
  }

  private func filterArguments(_ settings: [(name: String, first: Int, last: Int)]) throws -> [String] {
    var parts: [String: String] = [:]
    for (name, first, last) in settings {
      let text = code.text(first, last)
      switch name {
      case "type":
        guard let types = code.isIdentifier(last) ? CoreNames.types(ofCase: code.name(last)) : nil,
          code.isSign(first, ".") && last == first + 1
            || code.isName(first, "GMSPlacesAutocompleteTypeFilter") && last == first + 2
        else { throw Refusal(token: first, reason: "The filter's type is not written out.") }
        if !types.isEmpty { parts["types"] = "[" + types.joined(separator: ", ") + "]" }
        guard !settings.contains(where: { $0.name == "types" }) else {
          throw Refusal(token: first, reason: "The filter has both type and types.")
        }
      case "types": parts["types"] = try types(first, last)
      case "country":
        guard let country = code.stringContent(first), first == last, isCountry(country) else {
          throw Refusal(token: first, reason: "The filter's country is not a literal of two letters.")
        }
        guard !settings.contains(where: { $0.name == "countries" }) else {
          throw Refusal(token: first, reason: "The filter has both country and countries.")
        }
        parts["countries"] = "[" + text + "]"
      case "countries":
        guard code.isSign(first, "["), code.partner(first) == last, last > first + 1,
          (first + 1..<last).allSatisfy({
            code.isSign($0, ",") || code.stringContent($0).map(isCountry) == true
          })
        else {
          throw Refusal(token: first, reason: "The filter's countries are not literals of two letters.")
        }
        parts["countries"] = text
      case "origin": parts["origin"] = text
      case "regionCode":
        guard let region = code.stringContent(first), first == last, isCountry(region) else {
          throw Refusal(token: first, reason: "The filter's region is not a literal of two letters.")
        }
        parts["regionCode"] = text
      case "locationBias", "locationRestriction":
        parts[name == "locationBias" ? "coordinateRegionBias" : "coordinateRegionRestriction"] = try region(
          first, last)
      default: throw Refusal(token: first, reason: "The filter's \(name) has no counterpart.")
      }
    }
    if parts["coordinateRegionBias"] != nil, parts["coordinateRegionRestriction"] != nil {
      throw Refusal(token: settings[0].first, reason: "The filter has a bias and a restriction.")
    }
    return [
      "types", "countries", "origin", "coordinateRegionBias", "coordinateRegionRestriction", "regionCode",
    ]
    .compactMap { name in parts[name].map { "\(name): \($0)" } }
  }

  private func isCountry(_ text: String) -> Bool {
    text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private func types(_ first: Int, _ last: Int) throws -> String {
    guard code.isSign(first, "["), code.partner(first) == last else {
      throw Refusal(token: first, reason: "The filter's types are not written out.")
    }
    var texts: [String] = []
    for index in first + 1..<last where !code.isSign(index, ",") {
      guard
        let text = code.stringContent(index)
          ?? (code.isIdentifier(index) ? CoreNames.typeText(code.name(index)) : nil)
      else { throw Refusal(token: index, reason: "The filter's types are not written out.") }
      texts.append(text)
    }
    // What the layer refuses, and what the core would not, stays.
    let alone: Set<String> = ["(cities)", "(regions)", "address", "geocode", "establishment"]
    guard !texts.isEmpty, texts.count <= 5, texts.count == 1 || !texts.contains(where: alone.contains),
      !texts.contains(
        where: ["", "floor", "post_box", "room", "street_number", "grocery_or_supermarket"].contains)
    else { throw Refusal(token: first, reason: "The filter's types are refused by the layer.") }
    return "[" + texts.flatMap { CoreNames.types($0) }.joined(separator: ", ") + "]"
  }

  /// A region whose corners are literal numbers in the right order, or a circle.
  private func region(_ first: Int, _ last: Int) throws -> String {
    guard code.isIdentifier(first), code.isSign(first + 1, "("), code.partner(first + 1) == last else {
      throw Refusal(token: first, reason: "The filter's region is not made in sight.")
    }
    let arguments = code.arguments(first + 1)
    guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
      throw Refusal(token: first, reason: "The filter's region is not made in sight.")
    }
    let texts = arguments.map { code.text($0.first, $0.last) }
    switch code.name(first) {
    case "GMSPlaceCircularLocationOption":
      return "CircularCoordinateRegion(center: \(texts[0]), radius: \(texts[1]))"
    case "GMSPlaceRectangularLocationOption":
      guard let one = corner(arguments[0]), let two = corner(arguments[1]) else {
        throw Refusal(token: first, reason: "The corners of the filter's region are not literal numbers.")
      }
      // The layer takes the smaller span, whatever the order; the core takes the corners at their word.
      guard abs(one.longitude - two.longitude) < 180, one.latitude != two.latitude else {
        throw Refusal(
          token: first, reason: "The corners of the filter's region span half the earth or nothing.")
      }
      let isOrdered = one.latitude > two.latitude && one.longitude >= two.longitude
      let isReversed = one.latitude < two.latitude && one.longitude <= two.longitude
      guard isOrdered || isReversed else {
        throw Refusal(
          token: first, reason: "The corners of the filter's region are not north-east and south-west.")
      }
      let (northEast, southWest) = isOrdered ? (texts[0], texts[1]) : (texts[1], texts[0])
      return "RectangularCoordinateRegion(northEast: \(northEast), southWest: \(southWest))"
    default: throw Refusal(token: first, reason: "The filter's region is not made in sight.")
    }
  }

  /// The numbers of a coordinate that is written out here or in a local constant.
  private func corner(_ argument: SourceCode.Argument) -> (latitude: Double, longitude: Double)? {
    var first = argument.first
    var last = argument.last
    if first == last, code.isIdentifier(first) {
      let name = code.name(first)
      let made = code.tokens.indices.filter {
        code.isName($0, name) && code.keyword($0 - 1) == .let && code.isSign($0 + 1, "=")
      }
      guard made.count == 1, let value = made.first.map({ $0 + 2 }), let end = endOfValue(value) else {
        return nil
      }
      (first, last) = (value, end)
    }
    guard code.isName(first, "CLLocationCoordinate2D") || code.isName(first, "CLLocationCoordinate2DMake"),
      code.isSign(first + 1, "("), code.partner(first + 1) == last
    else { return nil }
    let numbers = code.arguments(first + 1).compactMap { number($0) }
    return numbers.count == 2 && code.arguments(first + 1).count == 2 ? (numbers[0], numbers[1]) : nil
  }

  private func number(_ argument: SourceCode.Argument) -> Double? {
    let isNegative = code.isOperator(argument.first, "-")
    let index = isNegative ? argument.first + 1 : argument.first
    guard index == argument.last, code.tokens[index].kind == .number, let value = Double(code.text(index))
    else {
      return nil
    }
    return isNegative ? -value : value
  }
}
