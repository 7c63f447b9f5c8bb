/// Finds legacy code in a Swift file.
///
/// The rules are written out beside the labelled corpus, `Tests/ScanCorpus/README.md`.
struct SwiftScanner {
  let code: SourceCode
  let outline: SwiftOutline
  let vocabulary = Vocabulary.shared
  var found: [Found] = []
  /// What is found if another file says that a type, by its name, is a legacy one.
  private(set) var conditional: [(found: Found, type: String)] = []
  /// Where uses were found, in order.
  var uses: [UInt32] = []
  /// The delegate protocols of a type and of its ancestors, as far as asked for.
  private var statedProtocols: [String: Set<String>] = [:]
  /// Those that the type states itself.
  private var ownProtocols: [String: Set<String>] = [:]
  /// How much is still looked through for what holds an object: files made to slow a scan down must not.
  var patience = 4_000_000
  private(set) var isPlacesFile = false
  private var importsOther = false
  private var importsMaps = false
  /// The types of ``conditional``, by where it is.
  var conditionalUses: [UInt32: String] = [:]

  static func findings(in code: SourceCode) -> [Finding] {
    var scanner = SwiftScanner(code)
    scanner.scan()
    return code.findings(scanner.found)
  }

  static func reading(of code: SourceCode) -> ScanReading {
    var scanner = SwiftScanner(code)
    scanner.scan()
    return ScanReading(
      code, scanner.found, scanner.conditional, relations: scanner.outline.relations)
  }

  private init(_ code: SourceCode) {
    self.code = code
    outline = SwiftOutline(code)
  }

  mutating func add(_ index: Int, _ symbol: String, _ code: String, _ kind: Finding.Kind) {
    let new = Found(offset: self.code.tokens[index].start, symbol: symbol, code: code, kind: kind)
    if found.last != new { found.append(new) }
  }

  mutating func add(_ index: Int, _ symbol: String, _ code: String, _ kind: Finding.Kind, if type: String) {
    let new = Found(offset: self.code.tokens[index].start, symbol: symbol, code: code, kind: kind)
    conditional.append((new, type))
  }

  private mutating func scan() {
    lookAround()
    var scope = 0
    var openings = outline.scopes.dropFirst().makeIterator()
    var nextScope = openings.next()
    var number = 0
    for index in code.tokens.indices {
      while let next = nextScope, next.start <= index {
        number += 1
        scope = number
        nextScope = openings.next()
      }
      while scope > 0, outline.scopes[scope].end <= index { scope = outline.scopes[scope].parent }
      let token = code.tokens[index]
      switch token.kind {
      case .identifier where token.word != .none: word(index, scope)
      case .identifier: break
      default: break
      }
    }
    mistakes()
    if importsMaps { found.leaveBoundsToMaps() }
  }

  // MARK: The file as a whole

  private mutating func lookAround() {
    var hasName = false
    var hasImport = false
    for index in code.tokens.indices
    where code.tokens[index].kind == .identifier && code.tokens[index].word != .none {
      if isLegacyName(index) { hasName = true }
      if code.keyword(index) == .import {
        if let module = importedModule(index) {
          if code.keyword(module) == .GoogleMaps || code.isNamed(module, "GoogleMapsBase") {
            importsMaps = true
          }
          hasImport = hasImport || [.GooglePlaces, .GoogleMaps, .LegacyPlaces].contains(code.keyword(module))
        }
      }
      if code.keyword(index) == .GooglePlaces, !isInImport(index) {
        // Another library of this name: a type or a value.
        if code.isSign(index + 1, "("), code.keyword(index - 1) != .canImport { importsOther = true }
        if code.isSign(index + 1, "."), code.isIdentifier(index + 2), !isLegacyName(index + 2) {
          importsOther = true
        }
        if [.class, .struct, .enum].contains(code.keyword(index - 1)) { importsOther = true }
      }
    }
    if hasName { importsOther = false }
    isPlacesFile = (hasName || hasImport) && !importsOther
  }

  /// Whether the token is a legacy name that this file does not declare itself.
  func isLegacyName(_ index: Int) -> Bool {
    code.hasLegacyName(index)
      && !(outline.declaresLegacyNames && outline.declaredNames.contains(code.name(index)))
  }

  private func importedModule(_ index: Int) -> Int? {
    var module = index + 1
    if [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var].contains(code.keyword(module)) {
      module += 1
    }
    return code.isIdentifier(module) ? module : nil
  }

  private func isInImport(_ index: Int) -> Bool {
    let end = index
    var index = index
    while code.isSign(index - 1, "."), code.isIdentifier(index - 2), end - index < 40 { index -= 2 }
    if [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var].contains(code.keyword(index - 1)) {
      index -= 1
    }
    return code.keyword(index - 1) == .import
  }

  // MARK: Words

  private mutating func word(_ index: Int, _ scope: Int) {
    let meaning = vocabulary.meaning(code.word(index))
    if let id = meaning.code {
      if isLegacyName(index) { add(index, code.name(index), id, .use) }
      return
    }
    switch code.keyword(index) {
    case .import:
      guard let module = importedModule(index) else { return }
      if code.keyword(module) == .GooglePlaces, !importsOther { add(module, "GooglePlaces", "LP100", .use) }
      if code.keyword(module) == .LegacyPlaces { add(module, "LegacyPlaces", "LP110", .use) }
    case .func:
      if isPlacesFile { delegateMethod(index, scope) }
    default: break
    }
    if isPlacesFile, !meaning.members.isEmpty { member(meaning.members, index, scope) }
  }

  // MARK: Members

  private mutating func member(_ members: [Member], _ index: Int, _ scope: Int) {
    switch code.keyword(index - 1) {
    case .func, .var, .let, .case, .class, .struct, .enum, .protocol, .import:
      return declaredMember(members, index, scope)
    default: break
    }
    guard let member = members.first(where: { fits($0, index) }) else {
      return reference(members, index, scope)
    }
    if member.labels == nil, isArgumentLabel(index) { return }
    guard let kind = receiverKind(index, scope) else { return }
    if member.needsPlace {
      guard case .legacy(let word) = kind, vocabulary.spelling(word) == "GMSPlace" else { return }
    }
    switch kind {
    case .legacy(let word): add(index, member.name, member.code(of: word), .use)
    case .unknown, .shared: add(index, member.name, member.code, .possible)
    case .named(let type):
      add(index, member.name, member.code, .possible, if: code.name(Int(type)))
    case .other: break
    }
  }

  /// A method that is referred to by its base name alone: only on a receiver that is known.
  private mutating func reference(_ members: [Member], _ index: Int, _ scope: Int) {
    guard code.isSign(index - 1, "."), !code.isSign(index + 1, "("), !code.isSign(index + 1, "{"),
      let member = members.first(where: { $0.labels != nil && !$0.needsPlace }),
      case .legacy(let word)? = receiverKind(index, scope),
      // The file's own property of that name.
      outline.types[vocabulary.spelling(word)]?.members[member.base] == nil
    else { return }
    add(index, member.name, member.code, .use)
  }

  /// A declaration is a use only where it overrides a legacy class's member.
  private mutating func declaredMember(_ members: [Member], _ index: Int, _ scope: Int) {
    guard code.keyword(index - 1) == .func || code.keyword(index - 1) == .var else { return }
    guard isOverride(index - 1), let type = outline.typeAround(scope), outline.legacyAncestor(of: type) != nil
    else { return }
    let name = code.keyword(index - 1) == .func ? outline.signature(at: index).name : code.name(index)
    guard let member = members.first(where: { $0.name == name || ($0.labels == nil && $0.base == name) })
    else { return }
    add(index, member.name, member.code, .use)
  }

  private func isOverride(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= 0, keyword - index < 8 {
      let token = code.tokens[index]
      guard token.kind == .identifier || token.kind == .attribute else { return false }
      if code.keyword(index) == .override { return true }
      if token.startsLine { return false }
      index -= 1
    }
    return false
  }

  /// Whether a name ends `#selector(…)`, where labels may be left out.
  private func isInSelector(_ index: Int) -> Bool {
    guard code.isSign(index + 1, ")"), let open = code.partner(index + 1), open > 0 else { return false }
    return code.tokens[open - 1].kind == .directive && code.tokens[open - 1].word.keyword == .selector
  }

  /// Whether the tokens after a base name are the call, or the reference, of a member.
  private func fits(_ member: Member, _ index: Int) -> Bool {
    if isInSelector(index), !code.isSign(index + 1, "(") { return true }
    guard let labels = member.labels else {
      // A property: not a call of something of that name.
      return !code.isSign(index + 1, "(")
    }
    guard code.isSign(index + 1, "("), let close = code.partner(index + 1) else {
      return member.takesClosure && labels.count == 1 && code.isSign(index + 1, "{")
    }
    let written = writtenLabels(index + 1, close)
    if written == labels { return true }
    if isReference(index + 1, close) { return false }
    // Last what looks back: a long chain of calls must not be walked through at each of them.
    return member.takesClosure && code.isSign(close + 1, "{") && written == Array(labels.dropLast())
      && !isSubject(index)
  }

  /// The labels between two parentheses, `_` where an argument has none; of a reference to a function its labels.
  func writtenLabels(_ open: Int, _ close: Int) -> [String] {
    guard close > open + 1 else { return [] }
    if isReference(open, close) {
      return stride(from: open + 1, to: close, by: 2).map { code.name($0) }
    }
    return arguments(open, close).map { $0.label.map(code.name) ?? "_" }
  }

  /// Whether a call is what a `switch` is over, so that the brace after it is no closure.
  private func isSubject(_ index: Int) -> Bool {
    var before = code.chainStart(index) - 1
    while [.await, .try].contains(code.keyword(before)) { before -= 1 }
    return code.keyword(before) == .switch
  }

  private func isReference(_ open: Int, _ close: Int) -> Bool {
    guard close > open + 2, (close - open - 1) % 2 == 0 else { return false }
    return stride(from: open + 1, to: close, by: 2).allSatisfy {
      code.isIdentifier($0) && code.isSign($0 + 1, ":")
    }
  }

  struct Argument {
    var label: Int?
    var first: Int
    /// The token after its last.
    var end: Int
  }

  func arguments(_ open: Int, _ close: Int) -> [Argument] {
    var arguments: [Argument] = []
    var start = open + 1
    while start < close {
      var end = start
      while end < close, !code.isSign(end, ",") {
        if let partner = code.partner(end), partner > end { end = partner }
        end += 1
      }
      let hasLabel = code.isIdentifier(start) && code.isSign(start + 1, ":")
      arguments.append(Argument(label: hasLabel ? start : nil, first: hasLabel ? start + 2 : start, end: end))
      start = end + 1
    }
    return arguments
  }

  private func isArgumentLabel(_ index: Int) -> Bool {
    code.isSign(index + 1, ":")
      && (code.isSign(index - 1, "(") || code.isSign(index - 1, ",") || code.isSign(index - 1, "["))
  }

  /// What a member is asked of; `nil` when it is not a member there at all.
  func receiverKind(_ index: Int, _ scope: Int) -> SwiftOutline.Kind? {
    if code.isSign(index - 1, ".") {
      if code.tokens.indices.contains(index - 2), code.tokens[index - 2].kind == .punctuation,
        code.tokens[index - 2].byte == UInt8(ascii: "\\")
      {
        return .unknown
      }
      if let before = code.beforeConditions(index - 1) {
        return outline.receiver(endingAt: before, in: scope) ?? .unknown
      }
      guard index >= 2, !code.startsExpression(index - 1) else { return nil }
      return outline.receiver(endingAt: index - 2, in: scope) ?? .unknown
    }
    // Spoken without a receiver: a variable of that name, or self.
    if outline.lookUp(code.name(index), at: index, in: scope) != .unknown { return .other }
    return outline.selfKind(in: scope)
  }

  // MARK: Delegate methods

  private mutating func delegateMethod(_ index: Int, _ scope: Int) {
    guard code.isIdentifier(index + 1), outline.scopes[scope].sort == .type else { return }
    let type = outline.scopes[scope].name
    let selector = objectiveCName(before: index)
    guard selector != nil || vocabulary.isDelegateBase(code.word(index + 1)) else { return }
    let name = outline.signature(at: index + 1).name
    let stated = stated(type)
    let fitting = DelegateMethod.byName[name] ?? []
    if let method = fitting.first(where: { stated.contains($0.owner) }) {
      if method.isOptional, !statesItself(type, method.owner), !implements(name, inAncestorsOf: type) {
        add(index + 1, name, "LP301", .mistake)
      } else {
        add(index + 1, name, method.code, .use)
      }
      return
    }
    if let selector,
      let method = DelegateMethod.bySelector[selector]?.first(where: { stated.contains($0.owner) })
    {
      add(index + 1, name, method.code, .use)
      return
    }
    if stated.isEmpty {
      if let method = fitting.first { add(index + 1, name, method.code, .possible) }
      return
    }
    let isMistaken =
      !fitting.isEmpty
      || DelegateMethod.all.contains { stated.contains($0.owner) && $0.isOldenSpelling(name) }
    if isMistaken { add(index + 1, name, "LP171", .mistake) }
  }

  private mutating func stated(_ type: String) -> Set<String> {
    if let known = statedProtocols[type] { return known }
    let stated = outline.delegateProtocols(of: type, withAncestors: true)
    statedProtocols[type] = stated
    return stated
  }

  private mutating func statesItself(_ type: String, _ delegate: String) -> Bool {
    let own = ownProtocols[type] ?? outline.delegateProtocols(of: type, withAncestors: false)
    ownProtocols[type] = own
    return own.contains(delegate)
  }

  private func implements(_ method: String, inAncestorsOf type: String) -> Bool {
    var seen: Set<String> = [type]
    // More ancestors than this nobody has in one file.
    var queue = outline.types[type]?.parents.map(\.name) ?? []
    while let name = queue.popLast(), seen.count < 200 {
      guard seen.insert(name).inserted, let facts = outline.types[name] else { continue }
      if facts.methods.contains(method) { return true }
      queue += facts.parents.map(\.name)
    }
    return false
  }

  /// The selector in an `@objc(…)` before a declaration.
  private func objectiveCName(before index: Int) -> String? {
    var cursor = index - 1
    while cursor >= 0, index - cursor < 40 {
      let token = code.tokens[cursor]
      if token.kind == .attribute, token.word.keyword == .objc {
        guard code.isSign(cursor + 1, "("), let close = code.partner(cursor + 1) else { return nil }
        return (cursor + 2..<close).map { code.text($0) }.joined()
      }
      if code.isSign(cursor, "{") || code.isSign(cursor, "}") || code.isSign(cursor, ";") { return nil }
      cursor -= 1
    }
    return nil
  }
}

extension SourceCode {
  /// The token before the `#if` whose `#endif` stands before a dot: what is inside goes on with it, as what follows.
  func beforeConditions(_ dot: Int) -> Int? {
    guard dot > 0, isDirective(dot - 1, "#endif") else { return nil }
    var depth = 0
    var index = dot - 1
    // No chain of calls is longer.
    let limit = max(dot - 200, 0)
    while index > limit {
      if isDirective(index, "#endif") {
        depth += 1
      } else if isDirective(index, "#if") {
        depth -= 1
        if depth == 0 { return index - 1 }
      }
      index -= 1
    }
    return nil
  }

  private func isDirective(_ index: Int, _ spelling: StaticString) -> Bool {
    let token = tokens[index]
    guard token.kind == .directive, Int(token.end - token.start) == spelling.utf8CodeUnitCount else {
      return false
    }
    // The sign is the same, and what is as long differs in its second letter.
    return bytes[Int(token.start) + 1] == spelling.utf8Start[1]
      && bytes[Int(token.start) + 2] == spelling.utf8Start[2]
  }

  /// Whether a dot begins an expression, as in `.all`: nothing that it belongs to stands before it.
  func startsExpression(_ dot: Int) -> Bool {
    guard dot > 0 else { return true }
    let before = tokens[dot - 1]
    switch before.kind {
    case .identifier: return before.word.isBeforeExpression
    case .number, .string, .stringEnd, .literal: return false
    case .punctuation:
      return ![
        UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "!"),
        UInt8(ascii: ">"),
      ].contains(before.byte)
    default: return true
    }
  }
}
