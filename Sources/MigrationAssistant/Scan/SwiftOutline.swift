/// What a Swift file says about its types and variables: enough to tell what a receiver is.
struct SwiftOutline {
  /// What the file tells about something's type.
  enum Kind: Hashable {
    /// A legacy type.
    case legacy(Word)
    /// A type by the name that stands at a token: which it is, the whole file tells or another one.
    case named(Int32)
    /// What `shared()` of the type gives whose name stands at a token, if that is a legacy one.
    case shared(Int32)
    /// Another type.
    case other
    case unknown
  }

  struct TypeFacts {
    /// The names after the colon, of the declaration and of extensions.
    var parents: [Parent] = []
    var members: [String: Kind] = [:]
    /// Methods, by name with labels.
    var methods: Set<String> = []
    /// Whether the file holds more than extensions of it.
    var isDeclared = false
    /// A token that is its name.
    var nameToken = 0

    struct Parent: Hashable {
      var name: String
      var word: Word
    }
  }

  struct Scope {
    enum Sort { case file, type, function, closure, block }
    var sort: Sort
    var parent: Int
    /// The token of its opening brace; −1 for the file.
    var start: Int
    var end: Int
    /// For a type its name; for a function its name with labels.
    var name: String
    /// The variables and parameters declared in it, with the token from which on they hold.
    var variables: [String: [(from: Int, kind: Kind)]] = [:]
    /// Those of a closure.
    var parameters: [(name: String, kind: Kind)] = []
    /// For a function: whether it says `override`.
    var isOverride = false
  }

  private(set) var scopes: [Scope] = []
  private(set) var types: [String: TypeFacts] = [:]
  /// The names that the file declares as types of its own.
  private(set) var declaredNames: Set<String> = []
  /// Whether the file declares types that bear legacy names.
  private(set) var declaresLegacyNames = false
  /// What the file's type aliases stand for.
  private(set) var aliases: [String: Kind] = [:]
  /// The bounds of generic parameters, in the order of the text, each with the tokens in which it holds.
  private var bounds: [String: [(from: Int, until: Int, kind: Kind)]] = [:]

  /// How deep scopes nest at most; what lies deeper belongs to the deepest one, so that looking up stays quick.
  private static let deepest = 64
  private var depths = [0]

  private let code: SourceCode

  init(_ code: SourceCode) {
    self.code = code
    scopes = [Scope(sort: .file, parent: -1, start: -1, end: code.tokens.count, name: "")]
    walk()
    let vocabulary = Vocabulary.shared
    declaresLegacyNames = declaredNames.contains { vocabulary.isLegacy(vocabulary.word($0)) }
  }

  // MARK: Walking

  private struct Pending {
    var sort: Scope.Sort
    var name: String
    var variables: [(String, Int, Kind)] = []
    var isOverride = false
    /// Generic parameters whose bounds hold to the end of the body.
    var bounded: [String] = []
  }

  private mutating func walk() {
    var current = 0
    var pending: Pending?
    var index = 0
    while index < code.tokens.count {
      let token = code.tokens[index]
      switch token.kind {
      case .punctuation where token.byte == UInt8(ascii: "{") && token.end == token.start + 1:
        current = open(index, in: current, &pending)
      case .punctuation where token.byte == UInt8(ascii: "}") && token.end == token.start + 1:
        pending = nil
        if scopes[current].end <= index, scopes[current].parent >= 0 { current = scopes[current].parent }
      case .identifier:
        if let keyword = token.word.keyword { declare(keyword, index, in: current, &pending) }
      default: break
      }
      index += 1
    }
  }

  private mutating func open(_ index: Int, in current: Int, _ pending: inout Pending?) -> Int {
    let depth = depths[current] + 1
    guard depth <= Self.deepest else {
      pending = nil
      return current
    }
    // A closure among the default arguments or conditions is not the body that is waited for.
    let isBody = !isClosure(index)
    var scope = Scope(
      sort: .block, parent: current, start: index, end: code.partner(index) ?? code.tokens.count, name: "")
    if isBody, let waiting = pending {
      scope.sort = waiting.sort
      scope.name = waiting.name
      scope.isOverride = waiting.isOverride
      for (name, from, kind) in waiting.variables { scope.variables[name, default: []].append((from, kind)) }
      for name in waiting.bounded {
        if let last = bounds[name]?.indices.last { bounds[name]?[last].until = scope.end }
      }
      pending = nil
    } else {
      if !isBody { scope.sort = .closure }
      // A trailing closure looks like a block; its head tells.
      scope.parameters = closureParameters(index, in: code)
    }
    scopes.append(scope)
    depths.append(depth)
    return scopes.count - 1
  }

  /// Whether a brace opens a closure: after a sign of an expression, a label or an argument list that is a call.
  private func isClosure(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = code.tokens[index - 1]
    switch before.kind {
    case .punctuation:
      switch before.byte {
      case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "["): return true
      case UInt8(ascii: "="): return before.end == before.start + 1
      case UInt8(ascii: ":"): return isLabel(index - 2)
      case UInt8(ascii: "?") where before.end == before.start + 2: return true
      default: return false
      }
    case .identifier: return before.word.keyword == .return || before.word.keyword == .in
    default: return false
    }
  }

  private func isLabel(_ index: Int) -> Bool {
    code.isIdentifier(index)
      && (code.isSign(index - 1, "(") || code.isSign(index - 1, ",") || code.isSign(index - 1, ")")
        || code.isSign(index - 1, "}"))
  }

  // MARK: Declarations

  private mutating func declare(_ keyword: Keyword, _ index: Int, in current: Int, _ pending: inout Pending?)
  {
    // A word after a dot or before a colon is a name.
    guard !code.isSign(index - 1, "."), code.keyword(index - 1) != .import else { return }
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor:
      guard let name = typeName(index + 1) else { return }
      if keyword == .class, !code.isIdentifier(index + 1) { return }
      let parents = parents(after: name.last + 1)
      types[name.text, default: TypeFacts(nameToken: name.last)].parents += parents
      if keyword != .extension {
        types[name.text]?.isDeclared = true
        declaredNames.insert(name.text)
      }
      pending = Pending(sort: .type, name: name.text, bounded: genericBounds(index, after: name.last))
    case .typealias:
      guard let name = typeName(index + 1) else { return }
      declaredNames.insert(name.text)
      if code.isSign(name.last + 1, "=") { aliases[name.text] = type(at: name.last + 2).kind }
    case .func:
      guard code.isIdentifier(index + 1) else { return }
      let signature = signature(at: index + 1)
      if scopes[current].sort == .type {
        types[scopes[current].name, default: TypeFacts()].methods.insert(signature.name)
      }
      pending = Pending(
        sort: .function, name: signature.name, variables: signature.parameters,
        isOverride: hasOverride(before: index), bounded: genericBounds(index, after: index + 1))
    case .`init`, .subscript:
      guard code.isSign(index + 1, "(") || code.isSign(index + 1, "?") || code.isSign(index + 1, "!") else {
        return
      }
      guard scopes[current].sort == .type || scopes[current].sort == .block else { return }
      let signature = signature(at: index)
      pending = Pending(sort: .function, name: signature.name, variables: signature.parameters)
    case .deinit:
      pending = Pending(sort: .function, name: "deinit")
    case .let, .var:
      variable(index, in: current)
    case .case:
      if scopes[current].sort == .type { enumerationCases(index) }
    case .for:
      if code.isIdentifier(index + 1), code.keyword(index + 1) == nil || code.keyword(index + 2) == .in {
        add(code.name(index + 1), .unknown, from: index, in: current)
      }
    default: break
    }
  }

  /// Cases that bear legacy names are the file's own.
  private mutating func enumerationCases(_ index: Int) {
    var cursor = index + 1
    while code.isIdentifier(cursor) {
      if code.hasLegacyName(cursor) { declaredNames.insert(code.name(cursor)) }
      cursor += 1
      if code.isSign(cursor, "("), let close = code.partner(cursor) { cursor = close + 1 }
      // A raw value is a literal, with a sign or without.
      if code.isSign(cursor, "=") { cursor += code.isSign(cursor + 1, "-") ? 3 : 2 }
      guard code.isSign(cursor, ",") else { return }
      cursor += 1
    }
  }

  /// A type's name, of a qualified one the last part.
  private func typeName(_ index: Int) -> (text: String, last: Int)? {
    guard code.isIdentifier(index) else { return nil }
    switch code.keyword(index) {
    case .func, .var, .let, .`init`, .subscript, .override, .static, .lazy, .weak: return nil
    default: break
    }
    var last = index
    while code.isSign(last + 1, "."), code.isIdentifier(last + 2) { last += 2 }
    return (code.name(last), last)
  }

  /// Notes the bounds in the generic parameters and the `where` of a declaration, and gives their names.
  private mutating func genericBounds(_ start: Int, after name: Int) -> [String] {
    guard code.tokens.indices.contains(name + 1), code.tokens[name + 1].kind == .punctuation,
      code.tokens[name + 1].byte == UInt8(ascii: "<")
    else { return [] }
    var names: [String] = []
    var index = name + 2
    // No head is longer.
    let limit = min(name + 120, code.tokens.count)
    while index < limit, !code.isSign(index, "{"), !startsDeclaration(index) {
      if code.isIdentifier(index), code.isSign(index + 1, ":") {
        let kind = type(at: index + 2).kind
        names.append(code.name(index))
        bounds[code.name(index), default: []].append((start, limit, kind))
      }
      if let partner = code.partner(index), partner > index { index = partner }
      index += 1
    }
    // Without a body they hold to the end of the head.
    for name in names {
      if let last = bounds[name]?.indices.last { bounds[name]?[last].until = index }
    }
    return names
  }

  private func parents(after index: Int) -> [TypeFacts.Parent] {
    var index = index
    if code.tokens.indices.contains(index), code.tokens[index].byte == UInt8(ascii: "<") {
      // Generic parameters.
      while index < code.tokens.count, code.tokens[index].byte != UInt8(ascii: ">"), !code.isSign(index, "{"),
        !startsDeclaration(index)
      { index += 1 }
      index += 1
    }
    guard code.isSign(index, ":") else { return [] }
    var parents: [TypeFacts.Parent] = []
    index += 1
    while index < code.tokens.count, !code.isSign(index, "{"), code.keyword(index) != .where,
      !startsDeclaration(index)
    {
      if code.isIdentifier(index), !code.isSign(index + 1, ".") {
        parents.append(.init(name: code.name(index), word: code.word(index)))
      }
      index += 1
    }
    return parents
  }

  /// Whether a declaration begins that the one before, of which the body is missing, cannot go on over.
  private func startsDeclaration(_ index: Int) -> Bool {
    switch code.keyword(index) {
    case .class, .struct, .enum, .protocol, .extension, .func, .import: code.isIdentifier(index + 1)
    default: code.isSign(index, "}")
    }
  }

  private func hasOverride(before index: Int) -> Bool {
    let end = index
    var index = index - 1
    while index >= 0, end - index < 40,
      code.tokens[index].kind == .identifier || code.tokens[index].kind == .attribute
    {
      if code.keyword(index) == .override { return true }
      if code.isSign(index, "}") || code.isSign(index, "{") { return false }
      if code.startsLine(index), code.tokens[index].kind == .identifier { return false }
      index -= 1
    }
    return false
  }

  /// The name with labels and the parameters of a function whose name, or `init`, is at `index`.
  func signature(at index: Int) -> (name: String, parameters: [(String, Int, Kind)]) {
    var open = index + 1
    if code.isSign(open, "?") || code.isSign(open, "!") { open += 1 }
    if code.tokens.indices.contains(open), code.tokens[open].kind == .punctuation,
      code.tokens[open].byte == UInt8(ascii: "<")
    {
      var depth = 0
      while open < code.tokens.count, !code.isSign(open, "{"), !startsDeclaration(open) {
        let token = code.tokens[open]
        if token.kind == .punctuation, token.byte == UInt8(ascii: "<") { depth += 1 }
        if token.kind == .punctuation, token.byte == UInt8(ascii: ">") {
          depth -= Int(token.end - token.start)
        }
        open += 1
        if depth <= 0 { break }
      }
    }
    guard code.isSign(open, "("), let close = code.partner(open) else { return (code.name(index), []) }
    var labels = ""
    var parameters: [(String, Int, Kind)] = []
    var cursor = open + 1
    while cursor < close {
      while cursor < close, code.tokens[cursor].kind == .attribute {
        cursor += 1
        if code.isSign(cursor, "("), let end = code.partner(cursor) { cursor = end + 1 }
      }
      guard code.isIdentifier(cursor) else { break }
      let label = code.name(cursor)
      let name = code.isIdentifier(cursor + 1) ? cursor + 1 : cursor
      labels += label + ":"
      if code.isSign(name + 1, ":") {
        parameters.append((code.name(name), open, type(at: name + 2).kind))
      }
      cursor = next(cursor, until: close)
    }
    return ("\(code.name(index))(\(labels))", parameters)
  }

  /// The token after the next comma of the same depth.
  private func next(_ index: Int, until close: Int) -> Int {
    var index = index
    while index < close {
      if code.isSign(index, ",") { return index + 1 }
      if let partner = code.partner(index), partner > index { index = partner }
      index += 1
    }
    return close
  }

  /// The type that is written at `index`.
  func type(at index: Int, depth: Int = 0) -> (kind: Kind, end: Int) {
    var index = index
    while code.tokens.indices.contains(index) {
      if code.tokens[index].kind == .attribute {
        index += 1
      } else if let keyword = code.keyword(index), [.any, .some, .inout, .weak, .unowned].contains(keyword) {
        index += 1
      } else {
        break
      }
    }
    guard code.isIdentifier(index) else { return (.other, index) }
    var last = index
    while code.isSign(last + 1, "."), code.isIdentifier(last + 2) { last += 2 }
    let word = code.word(last)
    if Vocabulary.shared.isLegacy(word) { return (.legacy(word), last + 1) }
    // Of `Optional<GMSPlace>` what is inside.
    if depth < 8, code.isNamed(last, "Optional"), code.tokens.indices.contains(last + 1),
      code.tokens[last + 1].byte == UInt8(ascii: "<")
    {
      return type(at: last + 2, depth: depth + 1)
    }
    return (.named(Int32(last)), last + 1)
  }

  private mutating func add(_ name: String, _ kind: Kind, from: Int, in scope: Int) {
    if scopes[scope].sort == .type {
      types[scopes[scope].name, default: TypeFacts()].members[name] = kind
    } else {
      scopes[scope].variables[name, default: []].append((from, kind))
    }
  }

  private mutating func variable(_ index: Int, in current: Int) {
    let isCondition = isCondition(index)
    guard code.isIdentifier(index + 1) else {
      // A pattern such as `let (a, b)`: the names are somebody's, of whatever type.
      if code.isSign(index + 1, "("), let close = code.partner(index + 1) {
        for inner in index + 2..<max(close, index + 2)
        where code.isIdentifier(inner) && !code.isSign(inner + 1, ":") {
          // None stands in a pattern.
          if code.keyword(inner) == .let || code.keyword(inner) == .var { return }
          add(code.name(inner), .unknown, from: index, in: current)
        }
      }
      return
    }
    var cursor = index + 1
    // `let a: A, b = B()` declares two.
    while code.isIdentifier(cursor) {
      let name = code.name(cursor)
      let nameToken = cursor
      var kind = Kind.unknown
      cursor += 1
      if code.isSign(cursor, ":") {
        let written = type(at: cursor + 1)
        kind = written.kind
        cursor = written.end
        while cursor < code.tokens.count, code.isSign(cursor, "?") || code.isSign(cursor, "!") { cursor += 1 }
        if code.isSign(cursor, "=") { cursor = endOfExpression(cursor + 1, isCondition) }
      } else if code.isSign(cursor, "=") {
        let end = endOfExpression(cursor + 1, isCondition)
        kind = self.kind(ofExpression: cursor + 1, end, in: current)
        cursor = end
      } else if isCondition {
        // `if let client` binds what has the same name.
        kind = declared(name, at: nameToken, in: current)
      }
      add(name, kind, from: cursor, in: current)
      guard !isCondition, code.isSign(cursor, ","), code.isIdentifier(cursor + 1),
        code.isSign(cursor + 2, ":") || code.isSign(cursor + 2, "=")
      else { return }
      cursor += 1
    }
  }

  private func isCondition(_ index: Int) -> Bool {
    switch code.keyword(index - 1) {
    case .if, .guard, .while, .case: return true
    default: return code.isSign(index - 1, ",")
    }
  }

  /// Where an initial value ends: at the end of its line outside brackets, unless the next line goes on.
  private func endOfExpression(_ start: Int, _ isCondition: Bool) -> Int {
    var index = start
    while index < code.tokens.count {
      let token = code.tokens[index]
      if index > start, token.startsLine, !continues(index) { return index }
      if let partner = code.partner(index), partner > index {
        if code.isSign(index, "{"), isCondition { return index }
        index = partner + 1
        continue
      }
      if code.isSign(index, ",") || code.isSign(index, ";") || code.isSign(index, ")")
        || code.isSign(index, "]") || code.isSign(index, "}")
      {
        return index
      }
      if isCondition, code.keyword(index) == .else { return index }
      // The next declaration on one line, where nothing stands between.
      if code.keyword(index) == .let || code.keyword(index) == .var, !code.isSign(index - 1, ".") {
        return index
      }
      index += 1
    }
    return index
  }

  /// Whether a line goes on with what the line before began.
  private func continues(_ index: Int) -> Bool {
    let token = code.tokens[index]
    if token.kind == .punctuation, token.byte == UInt8(ascii: ".") { return true }
    if token.kind == .identifier, token.word.keyword == .as || token.word.keyword == .is { return true }
    if token.kind == .punctuation, token.byte == UInt8(ascii: "?") {
      return true
    }
    let before = code.tokens[index - 1]
    guard before.kind == .punctuation else {
      return before.kind == .identifier
        && (before.word.keyword == .as || before.word.keyword == .try || before.word.keyword == .await)
    }
    return [
      UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"),
    ].contains(before.byte)
  }

  // MARK: Expressions

  /// What an initial value is, as far as it can be told.
  ///
  /// - Parameter depth: how many parentheses it stands in; of what is nested without end nothing is known.
  func kind(ofExpression start: Int, _ end: Int, in scope: Int, depth: Int = 0) -> Kind {
    guard depth < 16 else { return .unknown }
    var start = start
    while start < end {
      guard let keyword = code.keyword(start), keyword == .try || keyword == .await else { break }
      start += 1
      if code.isSign(start, "?") || code.isSign(start, "!") { start += 1 }
    }
    guard start < end else { return .unknown }
    // The last cast decides.
    var depthZero = start
    var cast: Kind?
    while depthZero < end {
      if code.keyword(depthZero) == .as {
        var type = depthZero + 1
        if code.isSign(type, "?") || code.isSign(type, "!") { type += 1 }
        cast = self.type(at: type).kind
      }
      if let partner = code.partner(depthZero), partner > depthZero { depthZero = partner }
      depthZero += 1
    }
    if let cast { return cast }
    switch code.tokens[start].kind {
    case .string, .stringBegin, .number, .literal: return .other
    case .punctuation:
      return code.isSign(start, "[") || code.isSign(start, "{") ? unlessCalled(start, end) : .unknown
    case .identifier: break
    default: return .unknown
    }
    return written(endingAt: end - 1, from: start, in: scope, depth: depth) ?? .unknown
  }

  /// A literal array or closure that nothing is asked of.
  private func unlessCalled(_ start: Int, _ end: Int) -> Kind {
    code.partner(start) == end - 1 ? .other : .unknown
  }

  /// What the expression is whose last token is at `last`; `nil` where nothing is known about it.
  ///
  /// - Parameter from: the first token that may belong to it.
  func receiver(endingAt last: Int, from: Int = 0, in scope: Int, depth: Int = 0) -> Kind? {
    written(endingAt: last, from: from, in: scope, depth: depth).map { resolved($0) }
  }

  private func written(endingAt last: Int, from: Int, in scope: Int, depth: Int) -> Kind? {
    var last = last
    while last >= from, code.isSign(last, "?") || code.isSign(last, "!") { last -= 1 }
    guard last >= from else { return nil }
    if code.isSign(last, ")"), let open = code.partner(last), open >= from {
      return call(open, last, from: from, in: scope, depth: depth)
    }
    guard code.isIdentifier(last) else { return nil }
    if last - 1 >= from, code.isSign(last - 1, ".") {
      // A member of something.
      var owner = last - 2
      while owner >= from, code.isSign(owner, "?") || code.isSign(owner, "!") { owner -= 1 }
      guard code.isIdentifier(owner), owner - 1 < from || !code.isSign(owner - 1, ".") else {
        return .unknown
      }
      if code.keyword(owner) == .self || code.keyword(owner) == .super
        || code.name(owner).lowercased().hasSuffix("self")
      {
        return member(code.name(last), ofTypeAround: scope)
      }
      if code.hasLegacyName(last) { return .legacy(code.word(last)) }
      return .unknown
    }
    if code.keyword(last) == .self || code.keyword(last) == .super { return selfKind(in: scope) }
    if code.hasLegacyName(last) { return .legacy(code.word(last)) }
    let known = declared(code.name(last), at: last, in: scope)
    guard known == .unknown, declaredNames.contains(code.name(last)) else { return known }
    return .named(Int32(last))
  }

  /// What a call gives: an initialiser's type, the shared client, a cast in parentheses.
  private func call(_ open: Int, _ close: Int, from: Int, in scope: Int, depth: Int) -> Kind? {
    let callee = open - 1
    guard callee >= from, code.isIdentifier(callee), !code.startsLine(open) else {
      // Parentheses of their own.
      return kind(ofExpression: open + 1, close, in: scope, depth: depth + 1)
    }
    switch code.keyword(callee) {
    case .`init`, .shared, .sharedClient:
      guard code.isSign(callee - 1, "."), callee - 2 >= from, code.isIdentifier(callee - 2) else {
        return .unknown
      }
      let word = code.word(callee - 2)
      if Vocabulary.shared.isLegacy(word) { return .legacy(word) }
      if code.keyword(callee) == .`init` { return .named(Int32(callee - 2)) }
      return .shared(Int32(callee - 2))
    case .return, .in, .if, .while, .guard, .switch, .case:
      return kind(ofExpression: open + 1, close, in: scope, depth: depth + 1)
    default:
      let word = code.word(callee)
      if Vocabulary.shared.isLegacy(word) { return .legacy(word) }
      // A type's name and its initialiser, as far as capital letters tell.
      let name = code.name(callee)
      if callee == from || !code.isSign(callee - 1, "."), let first = name.first, first.isUppercase {
        return .named(Int32(callee))
      }
      return .unknown
    }
  }

  // MARK: Looking up

  /// The innermost scope around a token.
  func scope(at index: Int, hint: inout Int) -> Int {
    // Tokens come in order: from the last scope go out or in.
    while hint > 0, !(scopes[hint].start < index && index < scopes[hint].end) { hint = scopes[hint].parent }
    return hint
  }

  /// What a name means at a token: the innermost declaration counts.
  func lookUp(_ name: String, at index: Int, in scope: Int) -> Kind {
    resolved(declared(name, at: index, in: scope))
  }

  /// As it is written, without a look at what a type's name stands for.
  func declared(_ name: String, at index: Int, in scope: Int) -> Kind {
    var current = scope
    while current >= 0 {
      if scopes[current].sort == .type {
        if let kind = memberKind(name, of: scopes[current].name) { return kind }
      } else {
        if !scopes[current].variables.isEmpty, let declared = scopes[current].variables[name],
          let kind = Self.last(declared, at: index)
        {
          return kind
        }
        if !scopes[current].parameters.isEmpty,
          let parameter = scopes[current].parameters.last(where: { $0.name == name })
        {
          return parameter.kind
        }
      }
      current = scopes[current].parent
    }
    return .unknown
  }

  /// The last of declarations, which stand in the order of the text, that holds at a token.
  private static func last(_ declared: [(from: Int, kind: Kind)], at index: Int) -> Kind? {
    var low = 0
    var high = declared.count
    while low < high {
      let middle = (low + high) / 2
      if declared[middle].from <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? declared[low - 1].kind : nil
  }

  private func memberKind(_ name: String, of type: String) -> Kind? {
    types[type]?.members[name]
  }

  private func member(_ name: String, ofTypeAround scope: Int) -> Kind {
    guard let type = typeAround(scope) else { return .unknown }
    return memberKind(name, of: type) ?? .unknown
  }

  /// The name of the type that a scope lies in.
  func typeAround(_ scope: Int) -> String? {
    var current = scope
    while current >= 0 {
      if scopes[current].sort == .type { return scopes[current].name }
      current = scopes[current].parent
    }
    return nil
  }

  /// What `self` is in a scope.
  func selfKind(in scope: Int) -> Kind {
    guard let type = typeAround(scope), let facts = types[type] else { return .other }
    return resolved(.named(Int32(facts.nameToken)))
  }

  /// What a type is as far as the file tells: an alias, a bound or a subclass of a legacy type is that type. What
  /// another file may tell stays a name.
  ///
  /// - Parameter steps: how many generic parameters are still followed to their bounds.
  func resolved(_ kind: Kind, steps: Int = 2) -> Kind {
    switch kind {
    case .legacy, .other, .unknown: return kind
    case .shared(let token):
      if case .legacy(let word) = resolved(.named(token), steps: steps) { return .legacy(word) }
      return .unknown
    case .named(let token):
      let name = code.name(Int(token))
      if !bounds.isEmpty, steps > 0, let bound = bound(name, at: Int(token)) {
        return resolved(bound, steps: steps - 1)
      }
      if let ancestor = legacyAncestor(of: name) { return .legacy(ancestor) }
      guard declaredNames.contains(name) else { return kind }
      // Its superclass, or what it stands for, may be told elsewhere.
      return types[name]?.parents.isEmpty == false || aliases[name] != nil ? kind : .other
    }
  }

  /// The bound of a generic parameter, where it holds.
  private func bound(_ name: String, at token: Int) -> Kind? {
    guard let bounds = bounds[name] else { return nil }
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle].from <= token { low = middle + 1 } else { high = middle }
    }
    // Some before may have ended with their bodies.
    return bounds[max(low - 20, 0)..<low].last { token < $0.until }?.kind
  }

  /// The subclasses and aliases that the file declares.
  var relations: [TypeRelation] {
    var relations: [TypeRelation] = []
    for (name, facts) in types where facts.isDeclared {
      guard let parent = facts.parents.first?.name, !declaresLegacy(parent) else { continue }
      relations.append(TypeRelation(name: name, parent: parent))
    }
    for (name, kind) in aliases {
      let parent: String
      switch kind {
      case .legacy(let word): parent = Vocabulary.shared.spelling(word)
      case .named(let token): parent = code.name(Int(token))
      case .shared, .other, .unknown: continue
      }
      if !declaresLegacy(parent) { relations.append(TypeRelation(name: name, parent: parent)) }
    }
    return relations
  }

  private func declaresLegacy(_ name: String) -> Bool {
    declaresLegacyNames && declaredNames.contains(name)
  }

  /// The legacy type that a type is, extends or inherits from, through types of this file.
  func legacyAncestor(of type: String) -> Word? {
    var type = type
    var aliasesLeft = 6
    // A circle, or more than anybody writes into one file, ends here.
    for _ in 0..<32 {
      let word = Vocabulary.shared.word(type)
      if Vocabulary.shared.isLegacy(word), !declaredNames.contains(type) { return word }
      if !aliases.isEmpty, let alias = aliases[type] {
        aliasesLeft -= 1
        guard aliasesLeft > 0 else { return nil }
        switch alias {
        case .legacy(let word): return word
        case .named(let token): type = code.name(Int(token))
        case .other, .unknown, .shared: return nil
        }
        continue
      }
      guard let first = types[type]?.parents.first else { return nil }
      if Vocabulary.shared.isLegacy(first.word), !declaredNames.contains(first.name),
        !first.name.hasSuffix("Delegate")
      {
        return first.word
      }
      type = first.name
    }
    return nil
  }

  /// The legacy delegate protocols that a type states, also through its ancestors in this file.
  func delegateProtocols(of type: String, withAncestors: Bool) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var queue = [type]
    while let name = queue.popLast(), seen.count < 200 {
      guard seen.insert(name).inserted else { continue }
      for parent in types[name]?.parents ?? [] {
        if parent.name.hasPrefix("GMS"), parent.name.hasSuffix("Delegate") { found.insert(parent.name) }
        if withAncestors { queue.append(parent.name) }
      }
    }
    return found
  }
}
