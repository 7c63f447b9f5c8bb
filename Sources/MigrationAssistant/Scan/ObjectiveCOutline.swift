/// What an Objective-C file says about its classes and variables.
struct ObjectiveCOutline {
  typealias Kind = SwiftOutline.Kind

  struct ClassFacts {
    var superclass: String?
    var protocols: Set<String> = []
    var members: [String: Kind] = [:]
  }

  /// A method or function with a body.
  struct Body {
    var owner: String?
    /// The selector of a method.
    var selector: String
    /// The token of the first word of the selector; −1 for a function.
    var nameToken: Int
    var start: Int
    var end: Int
    var variables: [String: [(from: Int, until: Int, kind: Kind)]] = [:]
  }

  private(set) var classes: [String: ClassFacts] = [:]
  private(set) var bodies: [Body] = []
  private(set) var declaredNames: Set<String> = []
  /// Whether the file declares types that bear legacy names.
  private(set) var declaresLegacyNames = false
  private let code: SourceCode
  /// The names of types in the header that this file does not know.
  private var headerNames: [String] = []

  /// - Parameter header: what the header of the file says; the file's own words count more.
  init(_ code: SourceCode, header: ObjectiveCOutline? = nil) {
    self.code = code
    walk()
    let vocabulary = Vocabulary.shared
    declaresLegacyNames = declaredNames.contains { vocabulary.isLegacy(vocabulary.word($0)) }
    if let header { add(header) }
  }

  private mutating func add(_ header: ObjectiveCOutline) {
    for (name, other) in header.classes {
      var facts = classes[name] ?? ClassFacts()
      facts.superclass = facts.superclass ?? other.superclass
      facts.protocols.formUnion(other.protocols)
      let members = other.members.mapValues { kind in
        guard case .named(let token) = kind else { return kind }
        headerNames.append(header.typeName(token))
        return Kind.named(-Int32(headerNames.count))
      }
      facts.members.merge(members) { own, _ in own }
      classes[name] = facts
    }
  }

  /// The name of a type at a token: of the file, or, below zero, of its header.
  func typeName(_ token: Int32) -> String {
    if token >= 0 { return code.name(Int(token)) }
    return headerNames[Int(-1 - token)]
  }

  /// The subclasses that the file declares.
  var relations: [TypeRelation] {
    classes.compactMap { name, facts in
      guard let parent = facts.superclass, !(declaresLegacyNames && declaredNames.contains(parent)) else {
        return nil
      }
      return TypeRelation(name: name, parent: parent)
    }
  }

  /// What a type is as far as the file tells; what another file may tell stays a name.
  func resolved(_ kind: Kind) -> Kind {
    guard case .named(let token) = kind else { return kind }
    let name = typeName(token)
    let known = classKind(name)
    if case .legacy = known { return known }
    return declaredNames.contains(name) && classes[name]?.superclass == nil ? .other : kind
  }

  private mutating func walk() {
    var owner: String?
    var isImplementation = false
    var index = 0
    var bodyEnd = -1
    while index < code.tokens.count {
      let token = code.tokens[index]
      if token.kind == .attribute {
        switch token.word.keyword {
        case .interface:
          owner = interface(index)
          isImplementation = false
        case .implementation:
          owner = code.isIdentifier(index + 1) ? code.name(index + 1) : nil
          isImplementation = true
        case .end: owner = nil
        case .protocol:
          if code.isIdentifier(index + 1), !code.isSign(index + 2, ";"), !code.isSign(index + 2, ","),
            !code.isSign(index + 1, "(")
          {
            declaredNames.insert(code.name(index + 1))
          }
        case .property: property(index, of: owner)
        default: break
        }
      } else if token.kind == .identifier, token.word.keyword == .typedef {
        typedefinition(index)
      } else if token.kind == .identifier, token.word.beginsEnumeration {
        enumeration(index)
      } else if bodyEnd < index, code.isSign(index, "{") {
        bodyEnd = code.partner(index) ?? code.tokens.count
        if isInterfaceBlock(index) {
          instanceVariables(index + 1, bodyEnd, of: owner)
        } else {
          bodies.append(body(index, bodyEnd, owner: isImplementation ? owner : nil))
        }
      }
      index += 1
    }
  }

  /// Whether a brace holds instance variables: it follows the head of a class.
  private func isInterfaceBlock(_ index: Int) -> Bool {
    var cursor = index - 1
    while cursor >= 0 {
      let token = code.tokens[cursor]
      if token.kind == .attribute {
        return token.word.keyword == .interface || token.word.keyword == .implementation
      }
      let isHead =
        token.kind == .identifier
        || [
          UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "("),
          UInt8(ascii: ")"),
        ].contains(token.byte)
      guard isHead, index - cursor < 40 else { return false }
      cursor -= 1
    }
    return false
  }

  private mutating func interface(_ index: Int) -> String? {
    guard code.isIdentifier(index + 1) else { return nil }
    let name = code.name(index + 1)
    var facts = classes[name] ?? ClassFacts()
    var cursor = index + 2
    if code.isSign(cursor, "("), let close = code.partner(cursor) {
      cursor = close + 1
    } else if code.isSign(cursor, ":"), code.isIdentifier(cursor + 1) {
      declaredNames.insert(name)
      facts.superclass = code.name(cursor + 1)
      cursor += 2
    } else if !code.isSign(cursor, "<") {
      declaredNames.insert(name)
    }
    // The protocols; generic arguments look the same and do no harm.
    while code.isSign(cursor, "<") {
      cursor += 1
      while cursor < code.tokens.count, !code.isSign(cursor, ">") {
        if code.isIdentifier(cursor) { facts.protocols.insert(code.name(cursor)) }
        guard code.isIdentifier(cursor) || code.isSign(cursor, ",") || code.isSign(cursor, "*") else { break }
        cursor += 1
      }
      cursor += 1
    }
    classes[name] = facts
    return name
  }

  private mutating func property(_ index: Int, of owner: String?) {
    var cursor = index + 1
    if code.isSign(cursor, "("), let close = code.partner(cursor) { cursor = close + 1 }
    declaration(cursor, until: min(cursor + 200, code.tokens.count)) { name, _, kind in
      if let owner { classes[owner, default: ClassFacts()].members[name] = kind }
    }
  }

  private mutating func instanceVariables(_ start: Int, _ end: Int, of owner: String?) {
    var cursor = start
    while cursor < end {
      declaration(cursor, until: end) { name, _, kind in
        if let owner { classes[owner, default: ClassFacts()].members[name] = kind }
      }
      while cursor < end, !code.isSign(cursor, ";") { cursor += 1 }
      cursor += 1
    }
  }

  private mutating func typedefinition(_ index: Int) {
    // `typedef NS_ENUM(NSInteger, Name)`, `typedef void (^Name)(…)`, `typedef … Name;`
    var cursor = index + 1
    var last: Int?
    while cursor < code.tokens.count, !code.isSign(cursor, ";"), cursor - index < 60 {
      if code.isSign(cursor, "("), let close = code.partner(cursor) {
        if code.isSign(cursor + 1, "^"), code.isIdentifier(cursor + 2) {
          declaredNames.insert(code.name(cursor + 2))
          return
        }
        if code.isIdentifier(close - 1), code.isSign(close - 2, ",") {
          declaredNames.insert(code.name(close - 1))
          return
        }
      }
      if code.isSign(cursor, "{"), let close = code.partner(cursor) {
        cursor = close
      } else if code.isIdentifier(cursor) {
        last = cursor
      }
      cursor += 1
    }
    if let last { declaredNames.insert(code.name(last)) }
  }

  /// The members of an enumeration are the file's own names.
  private mutating func enumeration(_ index: Int) {
    // `enum Name : Type {`, `NS_ENUM(Type, Name) {`
    var open = index + 1
    if code.isSign(open, "("), let close = code.partner(open) { open = close + 1 }
    while code.isIdentifier(open) || code.isSign(open, ":"), open - index < 20 { open += 1 }
    guard code.isSign(open, "{"), let close = code.partner(open) else { return }
    var cursor = open + 1
    var isNext = true
    while cursor < close {
      if isNext, code.hasLegacyName(cursor) { declaredNames.insert(code.name(cursor)) }
      isNext = code.isSign(cursor, ",")
      if let partner = code.partner(cursor), partner > cursor { cursor = partner }
      cursor += 1
    }
  }

  // MARK: Declarations

  /// Reads `TYPE * NAME` at a token, if such stands there.
  private func declaration(_ index: Int, until end: Int, _ found: (String, Int, Kind) -> Void) {
    var cursor = index
    while cursor < end, isQualifier(cursor) { cursor += 1 }
    guard code.isIdentifier(cursor) else { return }
    let type = cursor
    cursor += 1
    let isUnknown =
      code.isNamed(type, "id") || code.isNamed(type, "instancetype") || code.isNamed(type, "__auto_type")
    if code.isSign(cursor, "<") {
      // Protocols or generic arguments.
      var depth = 0
      // Arguments are short, so that a sign of comparison does not lead through the whole file.
      let end = min(end, cursor + 200)
      while cursor < end {
        if code.isSign(cursor, "<") { depth += 1 }
        if code.isSign(cursor, ">") { depth -= 1 }
        cursor += 1
        if depth == 0 { break }
        if code.isSign(cursor, ";") || code.isSign(cursor, "{") { return }
      }
    }
    var stars = 0
    while cursor < end,
      code.isSign(cursor, "*") || isQualifier(cursor)
    {
      if code.isSign(cursor, "*") { stars += 1 }
      cursor += 1
    }
    guard code.isIdentifier(cursor) else { return }
    guard stars > 0 || isUnknown || code.isSign(cursor + 1, "=") || code.isSign(cursor + 1, ";") else {
      return
    }
    let next = cursor + 1
    guard
      code.isSign(next, "=") || code.isSign(next, ";") || code.isSign(next, ",") || code.isSign(next, ")")
        || code.keyword(next) == .in
    else { return }
    let word = code.word(type)
    var kind = Kind.named(Int32(type))
    if Vocabulary.shared.isLegacy(word) {
      kind = .legacy(word)
    } else if isUnknown {
      kind = .unknown
      // What it begins with may tell.
      if code.isSign(next, "="), let made = made(at: next + 1) { kind = made }
    }
    found(code.name(cursor), cursor, kind)
  }

  private func isQualifier(_ index: Int) -> Bool { Vocabulary.shared.isQualifier(code.word(index)) }

  /// What `[[X alloc] init]` or `[X sharedClient]` makes.
  func made(at index: Int) -> Kind? {
    guard code.isSign(index, "[") else { return nil }
    var inner = index + 1
    while code.isSign(inner, "["), inner < index + 8 { inner += 1 }
    guard code.isIdentifier(inner) else { return nil }
    switch code.keyword(inner + 1) {
    case .alloc, .new, .sharedClient:
      let word = code.word(inner)
      return Vocabulary.shared.isLegacy(word) ? .legacy(word) : resolved(.named(Int32(inner)))
    default: return nil
    }
  }

  private func body(_ start: Int, _ end: Int, owner: String?) -> Body {
    var body = Body(owner: owner, selector: "", nameToken: -1, start: start, end: end)
    let head = head(before: start)
    if let head {
      let signature = signature(head)
      body.selector = signature.selector
      body.nameToken = signature.first
      for (name, kind) in signature.parameters {
        body.variables[name, default: []].append((start, end, kind))
      }
    }
    // A function's parameters.
    if head == nil, code.isSign(start - 1, ")"), let open = code.partner(start - 1) {
      parameters(open, start - 1) { name, kind in body.variables[name, default: []].append((start, end, kind))
      }
    }
    var braces = [end]
    var cursor = start + 1
    while cursor < end {
      if code.isSign(cursor, "{") { braces.append(code.partner(cursor) ?? end) }
      if code.isSign(cursor, "}") { _ = braces.count > 1 ? braces.removeLast() : end }
      if code.isSign(cursor, "^"), code.isSign(cursor + 1, "("), let close = code.partner(cursor + 1) {
        var brace = close + 1
        while brace < end, code.isIdentifier(brace) || code.isSign(brace, "*") { brace += 1 }
        let until = code.partner(brace) ?? end
        parameters(cursor + 1, close) { name, kind in
          body.variables[name, default: []].append((cursor, until, kind))
        }
      }
      if startsStatement(cursor) {
        let until = braces.last ?? end
        declaration(cursor, until: end) { name, token, kind in
          body.variables[name, default: []].append((token, until, kind))
        }
      }
      cursor += 1
    }
    return body
  }

  private func startsStatement(_ index: Int) -> Bool {
    guard code.isIdentifier(index) else { return false }
    return code.isSign(index - 1, ";") || code.isSign(index - 1, "{") || code.isSign(index - 1, "}")
      || code.isSign(index - 1, "(") && code.keyword(index - 2) == .for
      || code.isSign(index - 1, ")") && code.startsLine(index)
  }

  private func parameters(_ open: Int, _ close: Int, _ found: (String, Kind) -> Void) {
    var cursor = open + 1
    while cursor < close {
      declaration(cursor, until: close + 1) { name, _, kind in found(name, kind) }
      while cursor < close, !code.isSign(cursor, ",") {
        if let partner = code.partner(cursor), partner > cursor { cursor = partner }
        cursor += 1
      }
      cursor += 1
    }
  }

  /// The `-` or `+` that begins the head of the method whose body opens at a brace.
  private func head(before brace: Int) -> Int? {
    var cursor = brace - 1
    while cursor >= 0, brace - cursor < 200 {
      let token = code.tokens[cursor]
      if token.kind == .punctuation {
        if token.byte == UInt8(ascii: "-") || token.byte == UInt8(ascii: "+"), token.startsLine,
          code.isSign(cursor + 1, "(")
        {
          return cursor
        }
        if token.byte == UInt8(ascii: ";") || token.byte == UInt8(ascii: "}")
          || token.byte == UInt8(ascii: "{")
        {
          return nil
        }
      }
      if token.kind == .attribute { return nil }
      cursor -= 1
    }
    return nil
  }

  /// Selector and parameters of a method whose `-` is at `index`.
  private func signature(_ index: Int) -> (selector: String, first: Int, parameters: [(String, Kind)]) {
    guard let close = code.partner(index + 1) else { return ("", -1, []) }
    var cursor = close + 1
    let first = cursor
    guard code.isIdentifier(cursor) else { return ("", -1, []) }
    if !code.isSign(cursor + 1, ":") { return (code.name(cursor), first, []) }
    var selector = ""
    var parameters: [(String, Kind)] = []
    while code.isIdentifier(cursor), code.isSign(cursor + 1, ":") {
      selector += code.name(cursor) + ":"
      cursor += 2
      var kind = Kind.unknown
      if code.isSign(cursor, "("), let end = code.partner(cursor) {
        kind = writtenType(cursor + 1, end)
        cursor = end + 1
      }
      if code.isIdentifier(cursor) {
        parameters.append((code.name(cursor), kind))
        cursor += 1
      }
    }
    return (selector, first, parameters)
  }

  /// What a type between parentheses is.
  func writtenType(_ start: Int, _ end: Int) -> Kind {
    for index in start..<max(start, end)
    where code.isIdentifier(index) && !isQualifier(index) {
      if code.isNamed(index, "id") || code.isNamed(index, "instancetype") { return .unknown }
      let word = code.word(index)
      return Vocabulary.shared.isLegacy(word) ? .legacy(word) : resolved(.named(Int32(index)))
    }
    return .unknown
  }

  // MARK: Looking up

  func body(around index: Int) -> Body? {
    bodyIndex(around: index).map { bodies[$0] }
  }

  /// Bodies come in order and do not overlap.
  private func bodyIndex(around index: Int) -> Int? {
    var low = 0
    var high = bodies.count
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].start < index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && index < bodies[low - 1].end ? low - 1 : nil
  }

  /// The class in whose implementation a token stands.
  func owner(at index: Int) -> String? {
    bodyIndex(around: index).flatMap { bodies[$0].owner }
  }

  func lookUp(_ name: String, at index: Int) -> Kind {
    guard let body = bodyIndex(around: index) else { return .unknown }
    if let kind = bodies[body].variables[name].flatMap({ Self.last($0, at: index) }) {
      return resolved(kind)
    }
    guard let owner = bodies[body].owner else { return .unknown }
    return member(name, of: owner) ?? .unknown
  }

  /// The last of declarations, which stand in the order of the text, that holds at a token.
  private static func last(_ declared: [(from: Int, until: Int, kind: Kind)], at index: Int) -> Kind? {
    var low = 0
    var high = declared.count
    while low < high {
      let middle = (low + high) / 2
      if declared[middle].from <= index { low = middle + 1 } else { high = middle }
    }
    // Some before may have ended with their blocks.
    return declared[max(low - 100, 0)..<low].last { index <= $0.until }?.kind
  }

  /// A property or instance variable, with or without its underscore.
  func member(_ name: String, of owner: String) -> Kind? {
    guard let members = classes[owner]?.members else { return nil }
    if let kind = members[name] { return resolved(kind) }
    return name.hasPrefix("_") ? members[String(name.dropFirst())].map(resolved) : nil
  }

  /// What `self` is at a token.
  func selfKind(at index: Int) -> Kind {
    guard let owner = owner(at: index) else { return .unknown }
    return classKind(owner)
  }

  private func classKind(_ name: String) -> Kind {
    var name = name
    // A circle, or more than anybody writes into one file, ends here.
    for _ in 0..<32 {
      let word = Vocabulary.shared.word(name)
      if Vocabulary.shared.isLegacy(word), !declaredNames.contains(name) { return .legacy(word) }
      guard let superclass = classes[name]?.superclass else { return .other }
      name = superclass
    }
    return .other
  }

  /// The legacy delegate protocols that a class states in this file.
  func delegateProtocols(of owner: String) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var name: String? = owner
    while let current = name, seen.count < 200, seen.insert(current).inserted {
      for stated in classes[current]?.protocols ?? []
      where stated.hasPrefix("GMS") && stated.hasSuffix("Delegate") {
        found.insert(stated)
      }
      name = classes[current]?.superclass
    }
    return found
  }
}
