// Where a use stands, and what that asks of its type.

extension Porter {
  /// How a use stands in the code around it.
  enum Slot {
    /// Its type is given from outside: it is assigned, or handed to a closure whose type is written down.
    case typed
    /// It is handed to something that may look at its type.
    case handed
    /// It is put into a text.
    case text
    /// It is something else: part of an expression.
    case other
  }

  /// The slot of the tokens from one up to another.
  func slot(_ first: Int, _ next: Int) -> Slot {
    if isInterpolated(first, next) { return .text }
    let ends = [")", ",", "]"].contains { code.isSign(next, $0) }
    if ends, ["(", ",", ":", "["].contains(where: { code.isSign(first - 1, $0) }) {
      return isTyped(first) ? .typed : .handed
    }
    let isLast =
      next >= code.tokens.count || code.isSign(next, "}") || code.startsLine(next) && !code.goesOn(next)
    if code.isSign(first - 1, "="), code.isIdentifier(first - 2), isLast {
      var start = first - 2
      while code.isSign(start - 1, ".") || code.isIdentifier(start - 1) && !code.startsLine(start)
        || isMark(start - 1) && start > 1
      {
        start -= 1
      }
      let isNew = (start..<first).contains { [.let, .var].contains(code.keyword($0)) }
      let isAny = (places[code.name(first - 2)] ?? []).contains { code.isName($0 + 2, "Any") }
      if !isNew, !isAny { return .typed }
    }
    return .other
  }

  /// Whether the tokens are all that stands in an interpolation.
  private func isInterpolated(_ first: Int, _ next: Int) -> Bool {
    let start = Int(code.tokens[first].start)
    let end = Int(code.tokens[next - 1].end)
    return start > 1 && code.bytes[start - 1] == UInt8(ascii: "(")
      && code.bytes[start - 2] == UInt8(ascii: "\\")
      && end < code.bytes.count && code.bytes[end] == UInt8(ascii: ")")
  }

  /// Whether an argument is one of a closure that is a parameter: such a call has one meaning, whatever it is given.
  private func isTyped(_ index: Int) -> Bool {
    var open = index - 1
    while open >= 0, !code.isSign(open, "(") {
      let isChoice =
        code.isSign(open, "?") && !isMark(open) && !code.isReserve(open) && !code.isReserve(open - 1)
      if isChoice || code.isSign(open, "{") || code.isSign(open, "[") || code.isSign(open, ";") {
        return false
      }
      if let start = code.partner(open), start < open { open = start }
      open -= 1
    }
    var callee = open - 1
    if callee >= 0, isMark(callee) { callee -= 1 }
    guard callee > 0, code.isIdentifier(callee), !code.isSign(callee - 1, ".") else { return false }
    let name = code.name(callee)
    var isParameter = false
    for place in places[name] ?? [] {
      if declarations.contains(place), !code.isSign(place + 1, ":") { return false }
      if code.keyword(place - 1) == .func { return false }
      guard code.isSign(place + 1, ":"), declarations.contains(place) else { continue }
      let type = place + 2
      guard code.isSign(type, "(") || code.tokens[type].kind == .attribute && code.text(type) == "@escaping"
      else {
        return false
      }
      // What takes anything shows what it is given.
      var end = type
      while !code.isSign(end, ")"), end < type + 80 {
        if code.isName(end, "Any") { return false }
        end += 1
      }
      isParameter = true
    }
    return isParameter
  }

  /// The type of what is read of a name, without the mark of an optional; `nil` where it is not known, or is
  /// not the same in both worlds.
  func type(ofChain name: Int, to end: Int, _ missing: World.Missing) -> String? {
    var path: [String] = []
    var index = name + 1
    while index < end {
      if isMark(index) {
        index += 1
      } else if code.isSign(index, "."), code.isIdentifier(index + 1) {
        path.append(code.name(index + 1))
        index += 2
      } else if code.isSign(index, "["), let close = code.partner(index), path.isEmpty {
        path.append("first")
        index = close + 1
      } else {
        return nil
      }
    }
    switch missing {
    case .error: return path.isEmpty ? "(any Error)" : path == ["localizedDescription"] ? "String" : nil
    case .place: return Self.placeTypes[path.joined(separator: ".")]
    case .list:
      if path.first == "first" || path.first == "last" {
        return Self.suggestionTypes[path.dropFirst().joined(separator: ".")]
      }
      return ["count": "Int", "isEmpty": "Bool"][path.joined(separator: ".")]
    }
  }

  private static let placeTypes: [String: String] = [
    "name": "String", "placeID": "String", "formattedAddress": "String", "phoneNumber": "String",
    "editorialSummary": "String", "website": "URL", "website.absoluteString": "String",
    "coordinate": "CLLocationCoordinate2D", "coordinate.latitude": "Double", "coordinate.longitude": "Double",
    "rating": "Float", "userRatingsTotal": "UInt", "plusCode.globalCode": "String",
    "plusCode.compoundCode": "String", "openingHours.weekdayText": "[String]",
    "viewportInfo.northEast.latitude": "Double", "viewportInfo.northEast.longitude": "Double",
    "viewportInfo.southWest.latitude": "Double", "viewportInfo.southWest.longitude": "Double",
  ]

  private static let suggestionTypes: [String: String] = [
    "placeID": "String", "attributedFullText.string": "String", "attributedPrimaryText.string": "String",
    "attributedSecondaryText.string": "String", "distanceMeters.doubleValue": "Double",
    "distanceMeters.intValue": "Int",
  ]

  /// What stands for a chain that is `nil`, where it has no value in reserve.
  func absent(_ index: Int, _ end: Int, _ missing: World.Missing?) throws -> String {
    switch slot(index, end) {
    case .typed: return "nil"
    case .handed, .text:
      guard let type = missing.flatMap({ self.type(ofChain: index, to: end, $0) }) else {
        throw Refusal(
          token: index, reason: "\(code.name(index)) is nil in one outcome, and its type is not known there.")
      }
      return "nil as \(type)?"
    case .other:
      throw Refusal(
        token: index, reason: "\(code.name(index)) is nil in one outcome, and stands in an expression.")
    }
  }

  /// What stands for a chain that is `nil` and its value in reserve, whose type must not change: the text, and
  /// the token after what it is for.
  func reserve(_ index: Int, _ end: Int, _ missing: World.Missing?) throws -> Use {
    let first = end + 2
    guard code.tokens.indices.contains(first) else { return Use(text: "", next: first) }
    let type = missing.flatMap { self.type(ofChain: index, to: end, $0) }
    func refuse() -> Refusal {
      Refusal(
        token: index, reason: "The value in reserve of \(code.name(index)) may be of another type by itself.")
    }
    let last = simpleValue(first)
    let isTyped = last.map { slot(index, $0 + 1) == .typed } ?? false
    switch code.tokens[first].kind {
    case .number,
      .punctuation where code.isSign(first, "-"):
      guard let last, let type, ["Float", "Double", "Int", "UInt"].contains(type) else { throw refuse() }
      let text = code.text(first, last)
      let isWhole = text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "_" }
      // A whole number by itself is an `Int`.
      guard type == "Int" && isWhole || takesNumber(index, last + 1, type) else { throw refuse() }
      if type == "Int", isWhole || isTyped {
        let isText = isInterpolated(index, last + 1) && text.allSatisfy(\.isNumber)
        return Use(text: isText ? "\u{4}\(text)\u{5}" : text, next: last + 1)
      }
      return Use(text: "\(type)(\(text))", next: last + 1)
    case .string:
      guard isTyped || type == "String" else { throw refuse() }
      let text = code.text(first)
      // A plain text in an interpolation is text.
      if let last, last == first, isInterpolated(index, last + 1), text.hasPrefix("\""), !text.contains("\\")
      {
        return Use(text: "\u{4}" + text.dropFirst().dropLast() + "\u{5}", next: last + 1)
      }
      return Use(text: "", next: first)
    case .stringBegin:
      guard type == "String" else { throw refuse() }
      return Use(text: "", next: first)
    case .identifier:
      if [.true, .false].contains(code.keyword(first)) {
        guard type == "Bool" || isTyped else { throw refuse() }
      } else if code.keyword(first) == .nil || type == "(any Error)" || type == nil {
        guard isTyped else { throw refuse() }
      }
      return Use(text: "", next: first)
    case .punctuation where code.isSign(first, "[") && last != nil:
      guard isTyped || type == "[String]" else { throw refuse() }
      return Use(text: isTyped ? "[]" : "[String]()", next: first + 2)
    default:
      throw refuse()
    }
  }

  /// Calls whose numbers are of one type, whatever is handed to them.
  private static let takersOfNumbers: Set = [
    "CLLocationCoordinate2D", "CLLocation", "GMSCameraPosition", "MKCoordinateSpan", "Double", "Float", "Int",
    "CGFloat",
  ]

  /// Whether a number with its value in reserve is of that type for certain where it stands: what takes anything may
  /// take the literal by itself, as an `Int`.
  private func takesNumber(_ index: Int, _ next: Int, _ type: String) -> Bool {
    let isAssigned = code.isSign(index - 1, "=") && code.isIdentifier(index - 2)
    switch slot(index, next) {
    case .text: return true
    case .typed where isAssigned:
      return (places[code.name(index - 2)] ?? []).contains {
        [.let, .var].contains(code.keyword($0 - 1)) && code.isSign($0 + 1, ":") && code.isName($0 + 2, type)
      }
    case .typed, .handed:
      var open = index - 1
      while open > 0, !code.isSign(open, "("), !code.isSign(open, "["), !code.isSign(open, "{") {
        if let start = code.partner(open), start < open { open = start }
        open -= 1
      }
      guard open > 0, code.isSign(open, "("), code.isIdentifier(open - 1) else { return false }
      if Self.takersOfNumbers.contains(code.name(open - 1)) { return true }
      // A closure that is a parameter, and says the type.
      return (places[code.name(open - 1)] ?? []).contains { place in
        guard code.isSign(place + 1, ":"), declarations.contains(place) else { return false }
        var end = place + 2
        while !code.isSign(end, ")"), end < place + 80 {
          if code.isName(end, type) { return true }
          end += 1
        }
        return false
      }
    case .other:
      guard isAssigned else { return true }
      return [.let, .var].contains(code.keyword(index - 3))
        || code.isName(index - 2, type) && code.isSign(index - 3, ":")
    }
  }

  /// The text of a use that was optional and is no more, where that is seen.
  func asOptional(_ text: String, _ index: Int, _ next: Int, _ type: String?) throws -> String {
    if code.isOperator(next, "==") || code.isSign(next, "!") && code.isSign(next + 1, "=") { return text }
    switch slot(index, next) {
    case .typed: return text
    case .handed, .text:
      guard let type else { break }
      return "\(text) as \(type)?"
    case .other:
      // A statement of its own, whose value nobody sees.
      let isLast =
        next >= code.tokens.count || code.startsLine(next) && !code.goesOn(next) || code.isSign(next, "}")
      let isFirst = code.startsLine(index) && !code.goesOn(index) || code.isSign(index - 1, "{")
      if isLast, isFirst || code.keyword(index - 1) == .in { return text }
    }
    throw Refusal(token: index, reason: "\(code.name(index)) is used as an optional, which it is no more.")
  }

  /// Refuses a comparison with `nil` whose answer is known, where an expression would keep it.
  func refuseConstant(_ first: Int, _ next: Int, inCondition: Bool) throws {
    let before =
      ["(", ",", ":", "=", "{", "["].contains { code.isSign(first - 1, $0) } && !code.isSign(first - 2, "!")
    let after =
      next >= code.tokens.count || code.startsLine(next) && !code.goesOn(next)
      || [")", ",", "]", "}"].contains { code.isSign(next, $0) }
    if before || code.keyword(first - 1) == .return || code.startsLine(first), after, !isChoice(first - 1) {
      return
    }
    if inCondition {
      let opens =
        before || ["&&", "||"].contains { code.isOperator(first - 1, $0) }
        || [.if, .guard, .while, .where].contains(code.keyword(first - 1))
      let closes =
        after || code.isSign(next, "{") || code.keyword(next) == .else
        || ["&&", "||"].contains { code.isOperator(next, $0) }
      if opens, closes { return }
    }
    throw Refusal(token: first, reason: "A comparison with nil stands in an expression.")
  }

  /// Whether a `:` belongs to a choice and not to a label.
  private func isChoice(_ index: Int) -> Bool {
    code.isSign(index, ":")
      && !(code.isLabel(index - 1) || code.tokens[index - 1].kind == .string
        || code.tokens[index - 1].kind == .number || code.keyword(index - 1) == .else)
      || code.isSign(index, ":") && code.tokens[index - 1].end < code.tokens[index].start
  }
}
