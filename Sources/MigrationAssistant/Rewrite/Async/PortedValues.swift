/// A client, token, filter or mask that a file declares, and where it is used.
struct PortedValue {
  enum Sort: String {
    case client = "GMSPlacesClient", token = "GMSAutocompleteSessionToken", filter = "GMSAutocompleteFilter",
      mask = "GMSPlaceField"
  }

  var sort: Sort
  var name: String
  /// The token of its name where it is declared.
  var declaration: Int
  var isProperty: Bool
  /// The type as it is written: its last token before marks; `nil` where it is inferred.
  var type: Int?
  /// `?`, `!` or nothing.
  var mark: String
  /// The first token of the value that it is made with.
  var value: Int?
  /// The tokens of all other uses.
  var uses: [Int]
  /// Where all that happens.
  var scope: Range<Int>
  /// Whether every use moves.
  var isMoved = true
  /// Whether it goes altogether: the shared client belongs to the main actor, and this is not seen to.
  var isDropped = false
  /// Whether another file may put something else there.
  var isSetElsewhere = false
}

extension Porter {
  /// Finds the values of the file that may move.
  func collectValues() {
    for index in code.tokens.indices {
      guard code.keyword(index) == .let || code.keyword(index) == .var, code.isIdentifier(index + 1),
        !code.isSign(index + 1, "_")
      else { continue }
      if let value = value(index + 1) { values.append(value) }
    }
  }

  private func value(_ name: Int) -> PortedValue? {
    if [.if, .guard, .while, .case].contains(code.keyword(name - 2)) || code.isSign(name - 2, ",") {
      return nil
    }
    var cursor = name + 1
    var sort: PortedValue.Sort?
    var type: Int?
    var mark = ""
    if code.isSign(cursor, ":") {
      cursor += 1
      if code.isName(cursor, "LegacyPlaces"), code.isSign(cursor + 1, ".") { cursor += 2 }
      guard code.isIdentifier(cursor), let known = PortedValue.Sort(rawValue: code.name(cursor)) else {
        return nil
      }
      sort = known
      type = cursor
      cursor += 1
      if code.isSign(cursor, "?") || code.isSign(cursor, "!") {
        mark = code.text(cursor)
        cursor += 1
      }
      // A property that is computed is no value.
      if code.isSign(cursor, "{") { return nil }
    }
    var made: Int?
    if code.isSign(cursor, "=") {
      made = cursor + 1
      if sort == nil, code.isIdentifier(cursor + 1) {
        sort = PortedValue.Sort(rawValue: code.name(cursor + 1))
      }
    }
    guard let sort else { return nil }
    let number = file.outline.innermost(name)
    let scope = file.outline.scopes[number]
    let isProperty = scope.sort == .type || scope.sort == .file
    let text = code.name(name)
    let isHidden = !isProperty || isPrivate(name - 1)
    // Whoever else may see it is not in sight: its type stays.
    let isSeen = !isHidden
    let isSet = isSeen && (file.isSeenElsewhere(text) || isPublic(name - 1))
    let range = isProperty ? 0..<code.tokens.count : max(scope.start, 0)..<scope.end
    var uses: [Int] = []
    let home = file.outline.typeAround(number)
    let places = places[text] ?? []
    guard places.count < 1_000 else { return nil }
    for index in places where range.contains(index) && index != name && !code.isLabel(index) {
      if isProperty, !code.isSign(index - 1, ".") || code.keyword(index - 2) == .self {
        // Another type's own property of that name.
        let type = file.outline.typeAround(file.outline.innermost(index))
        if let type, type != home, file.outline.types[type]?.members[text] != nil { continue }
      }
      uses.append(index)
    }
    let isLost = sort == .client && !isOnMainActor(number)
    let stays = isSeen || isLost && !isHidden || modifiers(name - 1).contains("static")
    return PortedValue(
      sort: sort, name: text, declaration: name, isProperty: isProperty, type: type, mark: mark, value: made,
      uses: uses, scope: range,
      isMoved: !stays, isDropped: isLost, isSetElsewhere: isSet && code.keyword(name - 1) == .var)
  }

  private func modifiers(_ keyword: Int) -> [String] {
    var words: [String] = []
    var index = keyword - 1
    while index >= 0, !code.startsLine(index + 1), code.isIdentifier(index) || code.isSign(index, ")") {
      words.append(code.text(index))
      index -= 1
    }
    return words
  }

  private func isPrivate(_ keyword: Int) -> Bool {
    modifiers(keyword).contains { $0 == "private" || $0 == "fileprivate" }
  }

  private func isPublic(_ keyword: Int) -> Bool {
    modifiers(keyword).contains {
      ["public", "open", "package", "static", "override", "lazy", "weak"].contains($0)
    }
  }

  /// The value that an expression of one name, or of `self` and a name, means.
  func valueIndex(_ first: Int, _ last: Int, _ sort: PortedValue.Sort) -> Int? {
    var name = first
    if code.keyword(first) == .self, code.isSign(first + 1, "."), last == first + 2 { name = first + 2 }
    guard name == last, code.isIdentifier(name) else { return nil }
    return values.lastIndex {
      $0.sort == sort && $0.uses.contains(name) && (name == first || $0.isProperty)
    }
  }

  /// Whether an expression makes a fresh value: its last token.
  func made(_ index: Int, _ sort: PortedValue.Sort) -> Int? {
    guard code.isName(index, sort.rawValue) else { return nil }
    var open = index + 1
    if code.isSign(open, "."), let word = code.keyword(open + 1) {
      guard word == .`init` || sort == .client && word == .shared else { return nil }
      open += 2
    }
    guard code.isSign(open, "("), code.isSign(open + 1, ")") else { return nil }
    return open + 1
  }

  // MARK: In a call

  func receiver(_ call: CallShape) throws -> (text: String, capture: String?) {
    var last = call.callee - 2
    var mark = ""
    if code.isSign(last, "?") || code.isSign(last, "!") {
      mark = code.text(last)
      last -= 1
    }
    if made(call.first, .client) == last { return ("PlacesClient.shared", nil) }
    guard let index = valueIndex(call.first, last, .client) else {
      throw Refusal(token: call.first, reason: "The client is made elsewhere.")
    }
    let value = values[index]
    guard mark != "?" || value.value != nil else {
      throw Refusal(token: call.first, reason: "The client may be nil here, and nothing is asked then.")
    }
    guard !value.isSetElsewhere, isShared(value) else {
      throw Refusal(token: call.first, reason: "The client is made elsewhere.")
    }
    coveredUses.insert(last)
    guard value.isMoved, !value.isDropped else { return ("PlacesClient.shared", nil) }
    guard value.isProperty, file.outline.scopes[file.outline.innermost(value.declaration)].sort == .type
    else {
      return (value.name, nil)
    }
    return (value.name, "\(value.name) = self.\(value.name)" + (value.mark.isEmpty ? "" : "!"))
  }

  /// Whether a client is the shared one wherever it is set.
  private func isShared(_ value: PortedValue) -> Bool {
    if let first = value.value, made(first, .client) == nil { return false }
    let assigned = value.uses.filter { code.isSign($0 + 1, "=") }
    guard value.value != nil || !assigned.isEmpty else { return false }
    return assigned.allSatisfy { made($0 + 2, .client) != nil }
  }

  func token(_ call: CallShape) throws -> String? {
    guard let argument = call.argument("sessionToken"), !code.isNil(argument) else { return nil }
    if made(argument.first, .token) == argument.last { return "AutocompleteSessionToken()" }
    let text = code.text(argument.first, argument.last)
    if let index = valueIndex(argument.first, argument.last, .token) {
      let value = values[index]
      coveredUses.insert(argument.last)
      if value.isMoved { return text }
      return value.mark == "?" || value.mark == "!"
        ? "\(text).map { AutocompleteSessionToken($0) }" : "AutocompleteSessionToken(\(text))"
    }
    // A parameter, or a property that others see.
    guard code.isIdentifier(argument.last),
      argument.first == argument.last || argument.last == argument.first + 2,
      let mark = declaredMark(code.name(argument.last), .token, near: argument.first)
    else { throw Refusal(token: argument.first, reason: "The session token is made elsewhere.") }
    return mark.isEmpty
      ? "AutocompleteSessionToken(\(text))" : "\(text).map { AutocompleteSessionToken($0) }"
  }

  /// The mark after the type that a name is declared with; `nil` where that is not in sight.
  private func declaredMark(_ name: String, _ sort: PortedValue.Sort, near use: Int) -> String? {
    let all = code.tokens.indices.filter {
      code.isName($0, name) && code.isSign($0 + 1, ":") && code.isName($0 + 2, sort.rawValue)
    }
    let made = code.tokens.indices.filter {
      code.isName($0, name) && code.isSign($0 + 1, "=") && [.let, .var].contains(code.keyword($0 - 1))
    }
    guard all.count + made.count == 1 else { return nil }
    guard let index = all.first else {
      return made.first.flatMap { self.made($0 + 2, sort) } == nil ? nil : ""
    }
    return code.isSign(index + 3, "?") || code.isSign(index + 3, "!") ? code.text(index + 3) : ""
  }

  func filter(_ call: CallShape) throws -> String? {
    guard let argument = call.argument("filter"), !code.isNil(argument) else { return nil }
    if made(argument.first, .filter) == argument.last { return "AutocompleteFilter()" }
    guard let index = valueIndex(argument.first, argument.last, .filter) else {
      throw Refusal(token: argument.first, reason: "The filter is made elsewhere.")
    }
    coveredUses.insert(argument.last)
    guard values[index].isMoved else {
      throw Refusal(
        token: argument.first, reason: filterReasons[index] ?? "The filter has uses that are not on the list."
      )
    }
    return code.text(argument.first, argument.last)
  }

  func mask(_ argument: SourceCode.Argument) throws -> String {
    if let names = fields(argument.first, argument.last) { return Self.list(names) }
    guard let index = valueIndex(argument.first, argument.last, .mask) else {
      throw Refusal(
        token: argument.first, reason: "The fields are made elsewhere, or are not all on the list.")
    }
    coveredUses.insert(argument.last)
    guard values[index].isMoved else {
      throw Refusal(token: argument.first, reason: "The fields have uses that are not on the list.")
    }
    return code.text(argument.first, argument.last)
  }

  static func list(_ names: [String]) -> String { "[" + names.map { "." + $0 }.joined(separator: ", ") + "]" }

  /// The properties of a mask that is written out; `nil` where it is not understood.
  func fields(_ first: Int, _ last: Int) -> [String]? {
    var last = last
    if code.isSign(last, "!") { last -= 1 }
    var names: [String] = []
    var index = first
    while index <= last {
      if code.isSign(index, ".") {
        guard code.isIdentifier(index + 1) else { return nil }
        let name = code.name(index + 1)
        if name != "rawValue", name != "init" {
          guard let core = CoreNames.properties[name] else { return nil }
          if !names.contains(core) { names.append(core) }
        }
        index += 2
        continue
      }
      let isSign = ["[", "]", "(", ")", ",", "|", ":"].contains(code.text(index))
      let isWord =
        code.isIdentifier(index)
        && ["GMSPlaceField", "UInt", "UInt64", "rawValue"].contains(code.name(index))
      guard isSign || isWord else { return nil }
      index += 1
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Moving

  /// Takes back what cannot move, until all that is left fits together.
  func settle(_ tops: [CallShape]) {
    collectValues()
    for round in 0... {
      prepareReplacements()
      attemptAll(tops)
      var changed = false
      // What needs many rounds is nothing that people wrote.
      for index in values.indices where values[index].isMoved && (round > 20 || !isMovable(values[index])) {
        values[index].isMoved = false
        changed = true
      }
      if !changed { return }
    }
  }

  private func attemptAll(_ tops: [CallShape]) {
    written = []
    coveredUses = []
    refusals = refusals.filter { calls.isEmpty || !calls.values.map(\.callee).contains($0.key) }
    texts = [:]
    taken = []
    takenIn = -1
    for call in tops { tryTop(call) }
  }

  private func tryTop(_ top: CallShape) {
    var waiting = [top]
    while let call = waiting.popLast() {
      if let text = attempt(call, World(names: [:])) {
        texts[call.first] = text
      } else {
        // Calls inside of one that stays are looked at by themselves.
        waiting += (children[call.first] ?? []).reversed()
      }
    }
  }

  private func isMovable(_ value: PortedValue) -> Bool {
    var hasCall = false
    for use in value.uses {
      if coveredUses.contains(use) {
        hasCall = true
        continue
      }
      let isSelf = code.isSign(use - 1, ".") && code.keyword(use - 2) == .self
      if code.isSign(use - 1, "."), !isSelf { return false }
      switch value.sort {
      case .client, .token:
        guard code.isSign(use + 1, "=") else { return false }
        if value.sort == .token, code.keyword(use + 2) == .nil { continue }
        guard let last = made(use + 2, value.sort), endsStatement(last) else { return false }
      case .filter:
        guard filterTokens.contains(use) else { return false }
      case .mask: return false
      }
    }
    return hasCall
  }

  private func endsStatement(_ last: Int) -> Bool {
    let next = last + 1
    return next >= code.tokens.count || code.startsLine(next) && !code.goesOn(next) || code.isSign(next, ";")
      || code.isSign(next, "}")
  }

  /// What stands for the tokens of values that move.
  private func prepareReplacements() {
    replacements = [:]
    replacedStatements = [:]
    filterTokens = []
    for index in values.indices where values[index].isMoved {
      let value = values[index]
      switch value.sort {
      case .client where value.isDropped:
        for statement in [value.declaration] + value.uses.filter({ code.isSign($0 + 1, "=") }) {
          guard let range = wholeLine(statement), code.lines(range.first, range.last) != nil else {
            values[index].isMoved = false
            break
          }
          replacedStatements[range.first] = (range.last, Porter.nothing)
        }
      case .client, .token:
        let core = value.sort == .client ? "PlacesClient" : "AutocompleteSessionToken"
        if let type = value.type { replacements[type] = core }
        var starts = value.uses.filter { code.isSign($0 + 1, "=") }.map { $0 + 2 }
        if let first = value.value { starts.append(first) }
        for start in starts {
          guard let last = made(start, value.sort) else {
            if code.keyword(start) == .nil, value.sort == .token { continue }
            values[index].isMoved = value.sort == .client ? value.isMoved : false
            if value.value == start { values[index].isMoved = false }
            continue
          }
          replacedStatements[start] = (last, value.sort == .client ? "PlacesClient.shared" : core + "()")
        }
      case .mask:
        guard let first = value.value, let last = endOfValue(first), let names = fields(first, last) else {
          values[index].isMoved = false
          continue
        }
        if let type = value.type {
          replacements[type] = "[PlaceProperty]"
          replacedStatements[first] = (last, Self.list(names))
        } else {
          replacements[value.declaration] = code.text(value.declaration) + ": [PlaceProperty]"
          replacedStatements[first] = (last, Self.list(names))
        }
      case .filter:
        do {
          try prepareFilter(value)
        } catch {
          filterReasons[index] = (error as? Refusal)?.reason
          values[index].isMoved = false
        }
      }
    }
    // What was taken back meanwhile left nothing behind.
    for value in values where !value.isMoved {
      if let type = value.type { replacements[type] = nil }
      replacements[value.declaration] = nil
      if let first = value.value { replacedStatements[first] = nil }
      for use in value.uses where code.isSign(use + 1, "=") { replacedStatements[use + 2] = nil }
      guard value.isDropped else { continue }
      for statement in [value.declaration] + value.uses.filter({ code.isSign($0 + 1, "=") }) {
        if let range = wholeLine(statement) { replacedStatements[range.first] = nil }
      }
    }
  }

  /// The statement that declares or sets a value, when it has its lines for itself.
  func wholeLine(_ name: Int) -> (first: Int, last: Int)? {
    var first = name
    while first > 0, !code.startsLine(first) { first -= 1 }
    guard
      (first..<name).allSatisfy({
        code.isIdentifier($0) || code.isSign($0, ".") || code.tokens[$0].kind == .attribute
      })
    else { return nil }
    guard let last = endOfValue(name) else { return nil }
    return (first, last)
  }

  /// Whether a scope is seen to run on the main actor: it says so, or is of a class of the user interface.
  func isOnMainActor(_ scope: Int) -> Bool {
    var current = scope
    while current > 0 {
      let here = file.outline.scopes[current]
      if here.sort == .function || here.sort == .type {
        let words: Set<Keyword> = [.func, .class, .struct, .enum, .extension, .`init`]
        var word = here.start
        while word > 0, here.start - word < 80, !words.contains(code.keyword(word) ?? .in) { word -= 1 }
        if hasMainActor(before: word) { return true }
      }
      if here.sort == .type,
        file.outline.types[here.name]?.parents.contains(where: {
          $0.name.hasPrefix("UI") || $0.name.hasSuffix("ViewController")
        }) == true
      {
        return true
      }
      current = here.parent
    }
    return false
  }

  private func hasMainActor(before word: Int) -> Bool {
    var cursor = word - 1
    while cursor >= 0, word - cursor < 12, !["{", "}", ";"].contains(code.text(cursor)) {
      if code.tokens[cursor].kind == .attribute, code.text(cursor) == "@MainActor" { return true }
      cursor -= 1
    }
    return false
  }

  /// The last token of a value that ends with its line.
  func endOfValue(_ first: Int) -> Int? {
    code.statements(from: first, to: min(code.tokens.count, nextBrace(first)))?.first?.last
  }

  private func nextBrace(_ first: Int) -> Int {
    let scope = file.outline.scopes[file.outline.innermost(first)]
    return scope.end
  }
}
