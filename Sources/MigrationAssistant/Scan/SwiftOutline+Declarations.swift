// What a file declares: types, functions, variables and their kinds.

extension SwiftOutline {
  mutating func declare(_ keyword: Keyword, _ index: Int, in current: Int, _ pending: inout Pending?) {
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
  mutating func enumerationCases(_ index: Int) {
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
  func typeName(_ index: Int) -> (text: String, last: Int)? {
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
  mutating func genericBounds(_ start: Int, after name: Int) -> [String] {
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

  func parents(after index: Int) -> [TypeFacts.Parent] {
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
  func startsDeclaration(_ index: Int) -> Bool {
    switch code.keyword(index) {
    case .class, .struct, .enum, .protocol, .extension, .func, .import: code.isIdentifier(index + 1)
    default: code.isSign(index, "}")
    }
  }

  func hasOverride(before index: Int) -> Bool {
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
  func next(_ index: Int, until close: Int) -> Int {
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

  mutating func add(_ name: String, _ kind: Kind, from: Int, in scope: Int) {
    if scopes[scope].sort == .type {
      types[scopes[scope].name, default: TypeFacts()].members[name] = kind
    } else {
      scopes[scope].variables[name, default: []].append((from, kind))
    }
  }

  mutating func variable(_ index: Int, in current: Int) {
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

  func isCondition(_ index: Int) -> Bool {
    switch code.keyword(index - 1) {
    case .if, .guard, .while, .case: return true
    default: return code.isSign(index - 1, ",")
    }
  }

  /// Where an initial value ends: at the end of its line outside brackets, unless the next line goes on.
  func endOfExpression(_ start: Int, _ isCondition: Bool) -> Int {
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
  func continues(_ index: Int) -> Bool {
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
}
