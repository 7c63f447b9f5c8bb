/// Finds legacy code in an Objective-C file.
///
/// The rules are written out beside the labelled corpus, `Tests/ScanCorpus/README.md`.
struct ObjectiveCScanner {
  let code: SourceCode
  let outline: ObjectiveCOutline
  let vocabulary = Vocabulary.shared
  private(set) var found: [Found] = []
  /// What is found if another file says that a type, by its name, is a legacy one.
  private(set) var conditional: [(found: Found, type: String)] = []
  /// The delegate protocols that a class states, as far as asked for.
  private var statedProtocols: [String: Set<String>] = [:]
  /// How much is still looked through for what holds an object: files made to slow a scan down must not.
  var patience = 4_000_000
  private(set) var isPlacesFile = false

  private var importsMaps = false

  static func findings(in code: SourceCode) -> [Finding] {
    reading(of: code, header: nil).findings
  }

  /// - Parameter header: what the file's class declares elsewhere.
  static func reading(of code: SourceCode, header: SourceCode?) -> ScanReading {
    let header = header.map { ObjectiveCScanner($0, header: nil) }
    var scanner = ObjectiveCScanner(code, header: header?.outline)
    scanner.isPlacesFile = header?.saysPlaces == true
    scanner.scan()
    return ScanReading(code, scanner.found, scanner.conditional, relations: scanner.outline.relations)
  }

  private init(_ code: SourceCode, header: ObjectiveCOutline?) {
    self.code = code
    outline = ObjectiveCOutline(code, header: header)
  }

  /// Whether the file has a legacy name or imports a module of places.
  private var saysPlaces: Bool {
    code.tokens.indices.contains {
      isLegacyName($0) || module($0).map { $0.name != "GoogleMapsBase" } == true
    }
  }

  mutating func add(_ index: Int, _ symbol: String, _ code: String, _ kind: Finding.Kind, offset: UInt32 = 0)
  {
    found.append(
      Found(offset: self.code.tokens[index].start + offset, symbol: symbol, code: code, kind: kind))
  }

  mutating func add(_ index: Int, _ symbol: String, _ code: String, _ kind: Finding.Kind, if type: String) {
    let new = Found(offset: self.code.tokens[index].start, symbol: symbol, code: code, kind: kind)
    conditional.append((new, type))
  }

  func isLegacyName(_ index: Int) -> Bool {
    code.hasLegacyName(index)
      && !(outline.declaresLegacyNames && outline.declaredNames.contains(code.name(index)))
  }

  private mutating func scan() {
    for index in code.tokens.indices {
      if isLegacyName(index) { isPlacesFile = true }
      if let module = module(index) {
        if module.name.hasPrefix("GoogleMaps") { importsMaps = true }
        if module.name != "GoogleMapsBase" { isPlacesFile = true }
        if module.name == "GooglePlaces" { add(index, "GooglePlaces", "LP100", .use, offset: module.offset) }
        if module.name == "LegacyPlaces" { add(index, "LegacyPlaces", "LP110", .use, offset: module.offset) }
      }
    }
    for index in code.tokens.indices {
      if isLegacyName(index), let id = code.legacyCode(index) { add(index, code.name(index), id, .use) }
      guard isPlacesFile else { continue }
      if code.isSign(index, "[") { message(index) }
      if code.isSign(index, ".") { property(index) }
      if code.tokens[index].kind == .attribute, code.tokens[index].word.keyword == .selector {
        selector(index)
      }
    }
    if isPlacesFile {
      for body in outline.bodies { delegateMethod(body) }
      mistakes()
    }
    if importsMaps { found.leaveBoundsToMaps() }
  }

  // MARK: Imports

  /// The module of an import, and where its name stands in the token.
  private func module(_ index: Int) -> (name: String, offset: UInt32)? {
    let token = code.tokens[index]
    guard token.kind == .literal || token.kind == .identifier else { return nil }
    func known(_ name: Substring) -> String? {
      ["GooglePlaces", "GoogleMaps", "LegacyPlaces", "GoogleMapsBase"].first { $0 == name }
    }
    if token.kind == .literal {
      let header = code.text(index).dropFirst()
      return known(header.prefix { $0 != "/" && $0 != ">" && $0 != "." }).map { ($0, 1) }
    }
    if code.isIdentifier(index), index > 0, code.tokens[index - 1].kind == .attribute,
      code.tokens[index - 1].word.keyword == .import
    {
      return known(code.name(index)[...]).map { ($0, 0) }
    }
    return nil
  }

  // MARK: Messages

  struct Message {
    var receiver: Range<Int>
    /// The words of the selector and where they stand.
    var pieces: [Int]
    var selector: String
    /// The arguments, one for each word with a colon.
    var arguments: [Range<Int>]
  }

  /// The message that a bracket sends, or `nil` for a subscript or an array.
  func parsed(_ open: Int) -> Message? {
    guard let close = code.partner(open), close > open + 2 else { return nil }
    if open > 0 {
      let before = code.tokens[open - 1]
      if before.kind == .attribute { return nil }
      if before.kind == .identifier, before.word.keyword != .return, before.end == code.tokens[open].start {
        return nil
      }
      if code.isSign(open - 1, "]") && before.end == code.tokens[open].start { return nil }
    }
    // The receiver: what stands before the first word of the selector.
    var cursor = open + 1
    if code.isSign(cursor, "("), let end = code.partner(cursor),
      !code.isIdentifier(end + 1) || code.isIdentifier(end + 2) || code.isSign(end + 2, ".")
        || code.isSign(end + 2, ":") && false
    {
      // A cast, or an expression in parentheses.
      cursor = end + 1
      if code.isIdentifier(cursor), code.isSign(cursor + 1, ":") || cursor + 1 == close {
        return message(open + 1..<cursor, cursor, close)
      }
    }
    if let end = code.partner(cursor), end > cursor {
      cursor = end + 1
    } else {
      cursor += 1
    }
    while code.isSign(cursor, ".") || code.isSign(cursor, "-") && code.isSign(cursor + 1, ">") {
      cursor += code.isSign(cursor, ".") ? 2 : 3
    }
    while code.isSign(cursor, "["), let end = code.partner(cursor) { cursor = end + 1 }
    guard cursor < close else { return nil }
    return message(open + 1..<cursor, cursor, close)
  }

  private func message(_ receiver: Range<Int>, _ start: Int, _ close: Int) -> Message? {
    var cursor = start
    guard code.isIdentifier(cursor) else { return nil }
    if cursor + 1 == close {
      return Message(receiver: receiver, pieces: [cursor], selector: code.name(cursor), arguments: [])
    }
    var message = Message(receiver: receiver, pieces: [], selector: "", arguments: [])
    while cursor < close, code.isIdentifier(cursor), code.isSign(cursor + 1, ":") {
      message.pieces.append(cursor)
      message.selector += code.name(cursor) + ":"
      let first = cursor + 2
      cursor = first
      // The argument goes on to the next word with a colon of the same depth.
      var conditions = 0
      while cursor < close {
        if code.isSign(cursor, "?") { conditions += 1 }
        if cursor > first, code.isIdentifier(cursor), code.isSign(cursor + 1, ":"), conditions == 0 { break }
        if code.isSign(cursor, ":"), conditions > 0 { conditions -= 1 }
        if let partner = code.partner(cursor), partner > cursor { cursor = partner }
        cursor += 1
      }
      message.arguments.append(first..<cursor)
    }
    return message.pieces.isEmpty ? nil : message
  }

  private mutating func message(_ open: Int) {
    guard let message = parsed(open), let first = message.pieces.first else { return }
    mistakes(message, open)
    var member = Member.selectorsByName[message.selector]
    if member == nil, message.selector.hasPrefix("set"), message.pieces.count == 1 {
      // A setter is a use of its property.
      let stem = message.selector.dropFirst(3).dropLast()
      member = Member.propertiesByName[(stem.first?.lowercased() ?? "") + stem.dropFirst()]
    }
    guard let member else { return }
    note(member, first, member.name, kind(of: message.receiver))
  }

  private mutating func note(
    _ member: Member.Selector, _ index: Int, _ symbol: String, _ kind: SwiftOutline.Kind
  ) {
    if member.needsPlace {
      guard case .legacy(let word) = kind, vocabulary.spelling(word) == "GMSPlace" else { return }
    }
    switch kind {
    case .legacy(let word): add(index, symbol, member.code(of: word), .use)
    case .unknown, .shared: add(index, symbol, member.code, .possible)
    case .named(let type):
      add(index, symbol, member.code, .possible, if: outline.typeName(type))
    case .other: break
    }
  }

  /// What a receiver is.
  func kind(of range: Range<Int>, depth: Int = 0) -> SwiftOutline.Kind {
    // Of what is nested without end nothing is known.
    guard depth < 16 else { return .unknown }
    guard let first = range.first, let last = range.last else { return .unknown }
    if code.isSign(first, "("), let close = code.partner(first) {
      // A cast before something, or in parentheses with it.
      if close < last { return outline.writtenType(first + 1, close) }
      if code.isSign(first + 1, "("), let inner = code.partner(first + 1) {
        return outline.writtenType(first + 2, inner)
      }
      return kind(of: first + 1..<close, depth: depth + 1)
    }
    if code.isSign(first, "["), code.partner(first) == last {
      // `[self x]` is the property.
      if range.count == 4, isSelf(first + 1), code.isIdentifier(first + 2),
        let owner = outline.owner(at: first), let kind = outline.member(code.name(first + 2), of: owner)
      {
        return kind
      }
      return outline.made(at: first) ?? .unknown
    }
    guard code.isIdentifier(first) else { return .unknown }
    if range.count == 1 {
      if code.keyword(first) == .self || code.keyword(first) == .super { return outline.selfKind(at: first) }
      if code.hasLegacyName(first) { return .legacy(code.word(first)) }
      let known = outline.lookUp(code.name(first), at: first)
      guard known == .unknown else { return known }
      if isSelf(first) { return outline.selfKind(at: first) }
      return code.name(first).first?.isUppercase == true ? outline.resolved(.named(Int32(first))) : .unknown
    }
    // `GMSPlacesClient.sharedClient`.
    if range.count == 3, code.hasLegacyName(first), code.keyword(last) == .sharedClient {
      return .legacy(code.word(first))
    }
    // `self.x`, `weakSelf.x`, `self->_x`.
    if isSelf(first) || code.keyword(first) == .super, code.isIdentifier(last),
      range.count == 3 || range.count == 4
    {
      guard let owner = outline.owner(at: first) else { return .unknown }
      return outline.member(code.name(last), of: owner) ?? .unknown
    }
    return .unknown
  }

  /// `self`, or what it was called before a block.
  private func isSelf(_ index: Int) -> Bool {
    code.keyword(index) == .self || code.name(index).lowercased().hasSuffix("self")
  }

  private mutating func property(_ dot: Int) {
    guard code.word(dot + 1) != .none, let member = vocabulary.meaning(code.word(dot + 1)).property else {
      return
    }
    guard let receiver = receiver(before: dot) else { return }
    note(member, dot + 1, member.name, kind(of: receiver))
  }

  /// What stands before a dot: a chain of names, or something in brackets.
  func receiver(before dot: Int) -> Range<Int>? {
    var start = dot - 1
    if let open = code.partner(start), open < start {
      start = open
    }
    while start - 1 >= 0, dot - start < 200, code.isSign(start - 1, "."),
      code.isIdentifier(start - 2) || code.isSign(start - 2, "]") || code.isSign(start - 2, ")")
    {
      start -= 2
      if let open = code.partner(start), open < start { start = open }
    }
    return start >= 0 && start < dot ? start..<dot : nil
  }

  private mutating func selector(_ index: Int) {
    guard code.isSign(index + 1, "("), let close = code.partner(index + 1), close - index < 40
    else { return }
    let name = (index + 2..<close).map { code.text($0) }.joined()
    if let member = Member.selectorsByName[name], !member.needsPlace {
      add(index + 2, member.name, member.code, .possible)
    }
  }

  // MARK: Delegate methods

  private mutating func delegateMethod(_ body: ObjectiveCOutline.Body) {
    guard let owner = body.owner, body.nameToken >= 0 else { return }
    let fitting = DelegateMethod.bySelector[body.selector] ?? []
    let misspelt = fitting.isEmpty ? DelegateMethod.byMisspeltSelector[body.selector] ?? [] : []
    guard !fitting.isEmpty || !misspelt.isEmpty else { return }
    let stated = statedProtocols[owner] ?? outline.delegateProtocols(of: owner)
    statedProtocols[owner] = stated
    if let method = fitting.first(where: { stated.contains($0.owner) }) {
      add(body.nameToken, method.selector, method.code, .use)
    } else if let any = fitting.first {
      if stated.isEmpty {
        add(body.nameToken, any.selector, any.code, .possible)
      } else {
        add(body.nameToken, any.selector, "LP171", .mistake)
      }
    } else if misspelt.contains(where: { stated.contains($0.owner) }) {
      add(body.nameToken, body.selector, "LP171", .mistake)
    }
  }
}
