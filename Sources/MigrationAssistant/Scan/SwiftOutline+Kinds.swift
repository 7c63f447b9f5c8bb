// What kind of thing an expression or a name stands for.

extension SwiftOutline {
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
  func unlessCalled(_ start: Int, _ end: Int) -> Kind {
    code.partner(start) == end - 1 ? .other : .unknown
  }

  /// What the expression is whose last token is at `last`; `nil` where nothing is known about it.
  ///
  /// - Parameter from: the first token that may belong to it.
  func receiver(endingAt last: Int, from: Int = 0, in scope: Int, depth: Int = 0) -> Kind? {
    written(endingAt: last, from: from, in: scope, depth: depth).map { resolved($0) }
  }

  func written(endingAt last: Int, from: Int, in scope: Int, depth: Int) -> Kind? {
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
  func call(_ open: Int, _ close: Int, from: Int, in scope: Int, depth: Int) -> Kind? {
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
  static func last(_ declared: [(from: Int, kind: Kind)], at index: Int) -> Kind? {
    var low = 0
    var high = declared.count
    while low < high {
      let middle = (low + high) / 2
      if declared[middle].from <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? declared[low - 1].kind : nil
  }

  func memberKind(_ name: String, of type: String) -> Kind? {
    types[type]?.members[name]
  }

  func member(_ name: String, ofTypeAround scope: Int) -> Kind {
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
  func bound(_ name: String, at token: Int) -> Kind? {
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

  func declaresLegacy(_ name: String) -> Bool {
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
