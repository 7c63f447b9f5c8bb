// How one use of a tracked name is written for the async core.

extension Porter {
  /// A use as it is to be written.
  struct Use {
    var text: String
    /// The first token after it.
    var next: Int
    /// What it is, when it is something tracked by itself.
    var meaning: Meaning?
    var isOptional = false
  }

  /// Stands for the name of the error in its new form until that is known.
  static let failure = "\u{1}failure\u{1}"

  /// The use of a tracked name at a token.
  ///
  /// - Parameter isBound: whether it is the whole value of a binding or loop, where a tracked thing may stand alone.
  func use(_ index: Int, _ meaning: Meaning, _ world: World, isBound: Bool, inCondition: Bool) throws -> Use {
    let name = code.text(index)
    switch meaning {
    case .null: return try missing(index, world, inCondition: inCondition)
    case .error: return try error(index, world, isBound: isBound, inCondition: inCondition)
    default: break
    }
    let isBare = world.bare.contains(code.name(index))
    if isBare, code.isSign(index + 1, ".") {
      throw Refusal(token: index, reason: "\(name) is asked as an optional.")
    }
    let known = needs.names.contains(code.name(index))
    needs.names.insert(code.name(index))
    var use = Use(text: name, next: index + 1, meaning: meaning, isOptional: meaning.isOptional)
    try follow(&use, index, world, inCondition: inCondition)
    if use.meaning != nil, !isBound {
      if let compared = comparedWithNil(use.next) {
        if use.isOptional { return use }
        // Known without looking at it.
        if !known { needs.names.remove(code.name(index)) }
        try refuseConstant(index, compared.next, inCondition: inCondition)
        return Use(text: compared.isEqual ? "false" : "true", next: compared.next)
      }
      throw Refusal(token: index, reason: "\(name) is handed on as a whole.")
    }
    let hasReserve = (index..<use.next).contains { code.isReserve($0) } || code.isReserve(use.next)
    if isBare, isMark(index + 1), code.isSign(index + 1, "?"), !use.isOptional, use.meaning == nil, !isBound,
      !hasReserve
    {
      let missing: World.Missing = meaning == .place ? .place : .list
      use.text = try asOptional(
        use.text, index, use.next, type(ofChain: index, to: use.next, missing))
    }
    return use
  }

  /// `== nil` gives `true`, `!= nil` gives `false`.
  private func comparedWithNil(_ index: Int) -> (isEqual: Bool, next: Int)? {
    if code.isOperator(index, "=="), code.keyword(index + 1) == .nil { return (true, index + 2) }
    // Both signs are tokens of their own.
    if code.isSign(index, "!"), code.isSign(index + 1, "="), code.keyword(index + 2) == .nil {
      return (false, index + 3)
    }
    return nil
  }

  /// Whether a `?` or `!` belongs to what stands before it.
  func isMark(_ index: Int) -> Bool {
    guard code.isSign(index, "?") || code.isSign(index, "!"),
      code.tokens[index - 1].end == code.tokens[index].start
    else { return false }
    let next = index + 1
    return
      !(code.isSign(index, "!") && code.isSign(next, "=")
      && code.tokens[next].start == code.tokens[index].end)
  }

  /// The token after a chain of members, calls and subscripts.
  func endOfChain(_ index: Int, inCondition: Bool) -> Int {
    var index = index
    while index < code.tokens.count {
      if isMark(index) {
        index += 1
      } else if code.isSign(index, "."), code.isIdentifier(index + 1) {
        index += 2
      } else if code.isSign(index, "(") || code.isSign(index, "["), !code.startsLine(index),
        let close = code.partner(index), code.tokens[index - 1].end == code.tokens[index].start
      {
        index = close + 1
      } else if code.isSign(index, "{"), !inCondition, !code.startsLine(index),
        let close = code.partner(index)
      {
        index = close + 1
      } else {
        break
      }
    }
    return index
  }

  /// What is `nil`: a chain on it is `nil` too.
  private func missing(_ index: Int, _ world: World, inCondition: Bool) throws -> Use {
    let missing = world.missing[code.name(index)]
    if code.isSign(index + 1, "!"), isMark(index + 1) {
      throw Refusal(token: index, reason: "\(code.name(index)) is unwrapped by force where it is nil.")
    }
    if world.bare.contains(code.name(index)), code.isSign(index + 1, ".") {
      throw Refusal(token: index, reason: "\(code.name(index)) is asked as an optional.")
    }
    let end = endOfChain(index + 1, inCondition: inCondition)
    if code.isReserve(end) { return try reserve(index, end, missing) }
    if let compared = comparedWithNil(end) {
      try refuseConstant(index, compared.next, inCondition: inCondition)
      return Use(text: compared.isEqual ? "true" : "false", next: compared.next)
    }
    return Use(text: try absent(index, end, missing), next: end)
  }

  private func error(_ index: Int, _ world: World, isBound: Bool, inCondition: Bool) throws -> Use {
    var next = index + 1
    let isBare = world.bare.contains(code.name(index))
    if isBare, code.isSign(next, ".") {
      throw Refusal(token: index, reason: "\(code.name(index)) is asked as an optional.")
    }
    let isForced = isMark(next) && code.isSign(next, "!")
    if isMark(next) { next += 1 }
    if let compared = comparedWithNil(next) {
      try refuseConstant(index, compared.next, inCondition: inCondition)
      return Use(text: compared.isEqual ? "false" : "true", next: compared.next)
    }
    let end = endOfChain(next, inCondition: inCondition)
    if isBound, next == end, !code.isReserve(end) {
      // Another name for it, which is not a use yet.
      return Use(text: code.text(index), next: end, meaning: .error)
    }
    needs.errors.insert(code.name(index))
    var text = code.text(index)
    if next < end {
      text += space(before: next) + (try rewritten(next, end - 1, world, inCondition: inCondition))
    }
    if code.isReserve(end) {
      guard next == end || code.isSign(next, "."), let last = simpleValue(end + 2),
        !isMark(next + 2)
      else {
        throw Refusal(token: index, reason: "The error has a value in reserve that is not a simple one.")
      }
      return Use(text: text, next: last + 1)
    }
    guard isBare, !isForced, !isBound else { return Use(text: text, next: end) }
    return Use(text: try asOptional(text, index, end, type(ofChain: index, to: end, .error)), next: end)
  }

  /// The last token of a literal, a name or an empty list; `nil` for anything else.
  func simpleValue(_ index: Int) -> Int? {
    guard code.tokens.indices.contains(index) else { return nil }
    var last = index
    switch code.tokens[index].kind {
    case .string, .number: break
    case .identifier:
      while code.isSign(last + 1, "."), code.isIdentifier(last + 2) { last += 2 }
    case .punctuation
    where code.isSign(index, "-") && code.tokens.indices.contains(index + 1)
      && code.tokens[index + 1].kind == .number:
      last = index + 1
    case .punctuation where code.isSign(index, "[") && code.partner(index) == index + 1: last = index + 1
    default: return nil
    }
    let after = last + 1
    let ends =
      after >= code.tokens.count || code.startsLine(after)
      || [")", ",", "]", "}", ";", "{"].contains { code.isSign(after, $0) }
    return ends || code.tokens[after].kind == .stringEnd ? last : nil
  }

  func follow(parenthesised use: inout Use, _ root: Int, _ world: World, inCondition: Bool) throws {
    try follow(&use, root, world, inCondition: inCondition)
  }

  // MARK: Members

  /// Takes the members after a tracked thing into its use, as long as they are on the list.
  private func follow(_ use: inout Use, _ root: Int, _ world: World, inCondition: Bool) throws {
    while let meaning = use.meaning {
      var mark = ""
      var next = use.next
      if isMark(next) {
        // A mark on what cannot be nil goes.
        if use.isOptional { mark = code.text(next) }
        next += 1
      }
      let isForced = mark == "!"
      let isChained = mark == "?"
      // Whether a value in reserve is needed no more.
      if !use.isOptional || isForced, case .list = meaning, code.isReserve(next),
        !code.isSign(next - 1, "!")
      {
        guard let last = simpleValue(next + 2) else { return }
        use.next = last + 1
        use.isOptional = false
        use.meaning = meaning.optional(false)
        continue
      }
      switch meaning {
      case .list(let element, _):
        if code.isSign(next, "["), code.tokens[next - 1].end == code.tokens[next].start,
          let close = code.partner(next)
        {
          use.text += mark + "[" + (try rewritten(next + 1, close - 1, world)) + "]"
          use.next = close + 1
          use.isOptional = isChained
          use.meaning = element.optional(isChained)
          continue
        }
        guard code.isSign(next, "."), code.isIdentifier(next + 1) else {
          if next > use.next {
            use.text += mark
            use.next = next
            if isForced || mark.isEmpty { use.isOptional = false }
            use.meaning = meaning.optional(use.isOptional)
            if mark == "" || isForced { return }
          }
          return
        }
        try listMember(&use, next + 1, mark, element, world, inCondition: inCondition)
      case .suggestion, .place, .component:
        guard code.isSign(next, "."), code.isIdentifier(next + 1) else {
          if next > use.next {
            use.text += mark
            use.next = next
            if !isChained { use.isOptional = false }
            use.meaning = meaning.optional(use.isOptional)
          }
          return
        }
        switch meaning {
        case .suggestion: try suggestionMember(&use, next + 1, mark, world)
        case .component: try componentMember(&use, next + 1, mark, world)
        default: try placeMember(&use, next + 1, world)
        }
      case .error, .null: return
      }
    }
  }

  /// The blank space before a member, so that a chain over several lines stays one.
  private func dot(_ member: Int) -> String {
    code.startsLine(member - 1) ? gap(before: member - 1) + "." : "."
  }

  /// The blank space before a brace that follows a chain.
  private func space(before index: Int) -> String { code.isSign(index, "{") ? gap(before: index) : "" }

  func gap(before index: Int) -> String {
    code.text(bytes: Int(code.tokens[index - 1].end), Int(code.tokens[index].start))
  }

  private func listMember(
    _ use: inout Use, _ member: Int, _ mark: String, _ element: Meaning, _ world: World, inCondition: Bool
  ) throws {
    let name = code.name(member)
    let isChained = mark == "?"
    switch name {
    case "count", "isEmpty":
      use = Use(text: use.text + mark + dot(member) + name, next: member + 1, isOptional: isChained)
      try rest(&use, world, inCondition: inCondition)
    case "first", "last":
      if code.isSign(member + 1, "(") || code.isSign(member + 1, "{") && !inCondition { fallthrough }
      use.text += mark + dot(member) + name
      use.next = member + 1
      use.isOptional = true
      use.meaning = element.optional(true)
    case "map", "compactMap", "flatMap", "forEach", "filter", "contains", "firstIndex", "allSatisfy",
      "prefix",
      "dropFirst", "reversed":
      use.text += mark + dot(member) + name
      var next = member + 1
      var hasClosure = false
      if code.isSign(next, "("), let close = code.partner(next) {
        let inner = next + 1
        if code.isSign(inner, "{") || code.isName(inner, "where") && code.isSign(inner + 2, "{") {
          let brace = code.isSign(inner, "{") ? inner : inner + 2
          guard code.partner(brace) == close - 1 else {
            throw Refusal(token: member, reason: "\(name) has an argument that is not on the list.")
          }
          use.text += code.text(bytes: Int(code.tokens[next].start), Int(code.tokens[brace].start))
          use.text += try closure(brace, world, element: element) + ")"
          hasClosure = true
        } else if code.tokens.indices.contains(inner), code.text(inner).hasPrefix("\\") {
          guard code.isName(close - 1, "placeID"), element == .suggestion(isOptional: false) else {
            throw Refusal(token: member, reason: "The key path is not on the list.")
          }
          use.text += code.text(next, close)
          hasClosure = true
        } else {
          use.text += "(" + (next + 1 < close ? try rewritten(next + 1, close - 1, world) : "") + ")"
        }
        next = close + 1
      } else if code.isSign(next, "{"), !inCondition {
        use.text += gap(before: next) + (try closure(next, world, element: element))
        next = (code.partner(next) ?? next) + 1
        hasClosure = true
      }
      let keeps = ["filter", "prefix", "dropFirst", "reversed"].contains(name)
      guard keeps || hasClosure else {
        throw Refusal(token: member, reason: "\(name) has an argument that is not on the list.")
      }
      use.next = next
      use.isOptional = isChained
      if name == "first" || name == "last" {
        use.isOptional = true
        use.meaning = element.optional(true)
      } else if keeps {
        use.meaning = .list(element, isOptional: isChained)
      } else {
        use.meaning = nil
        try rest(&use, world, inCondition: inCondition)
      }
    default:
      throw Refusal(token: member, reason: "The member \(name) of the list is not on the list of this tool.")
    }
  }

  /// What follows something that is no longer tracked, and its value in reserve if it needs one no more.
  private func rest(_ use: inout Use, _ world: World, inCondition: Bool) throws {
    use.meaning = nil
    let end = endOfChain(use.next, inCondition: inCondition)
    if use.next < end {
      let tail = space(before: use.next) + (try rewritten(use.next, end - 1, world))
      use.isOptional = use.isOptional || tail.contains("?")
      if tail.hasPrefix("!") {
        use.text += use.isOptional ? tail : String(tail.dropFirst())
        use.isOptional = tail.dropFirst().contains("?")
      } else {
        use.text += tail
      }
      use.next = end
    }
    if !use.isOptional, code.isReserve(use.next), let last = simpleValue(use.next + 2) {
      use.next = last + 1
    }
  }

  private func suggestionMember(_ use: inout Use, _ member: Int, _ mark: String, _ world: World) throws {
    let name = code.name(member)
    let base = use.text
    let isChained = mark == "?"
    var next = member + 1
    switch name {
    case "placeID":
      if code.isSign(next, "!"), isMark(next) { next += 1 }
      use = Use(text: base + mark + dot(member) + name, next: next, isOptional: isChained)
    case "attributedFullText", "attributedPrimaryText":
      guard code.isSign(next, "."), code.isName(next + 1, "string") else {
        throw Refusal(token: member, reason: "\(name) is used with its attributes.")
      }
      next += 2
      if isChained {
        use = Use(text: "\(base).map { String($0.\(name).characters) }", next: next, isOptional: true)
        if code.isSign(next, ".") { use.text += "?" }
      } else {
        use = Use(text: "String(\(base)\(mark).\(name).characters)", next: next)
      }
    case "attributedSecondaryText":
      guard isMark(next), code.isSign(next + 1, "."), code.isName(next + 2, "string") else {
        throw Refusal(token: member, reason: "\(name) is used with its attributes.")
      }
      if code.isSign(next, "!") {
        use = Use(text: "String(\(base)\(mark).\(name)!.characters)", next: next + 3)
      } else {
        use = Use(
          text: "\(base)\(mark).\(name).map { String($0.characters) }", next: next + 3, isOptional: true)
        if code.isSign(use.next, ".") { use.text += "?" }
      }
    case "distanceMeters":
      guard isMark(next), code.isSign(next + 1, "."), code.isIdentifier(next + 2) else {
        throw Refusal(token: member, reason: "distanceMeters is used as a number object.")
      }
      let isForced = code.isSign(next, "!")
      switch code.name(next + 2) {
      case "doubleValue":
        use = Use(
          text: "\(base)\(mark).distance\(isForced ? "!" : "?").value", next: next + 3,
          isOptional: !isForced || isChained)
      case "intValue":
        use = Use(
          text: isForced
            ? "Int(\(base)\(mark).distance!.value)" : "\(base)\(mark).distance.map { Int($0.value) }",
          next: next + 3, isOptional: !isForced)
      default: throw Refusal(token: member, reason: "distanceMeters is used as a number object.")
      }
    case "types":
      guard code.isSign(next, "."), code.isName(next + 1, "contains"), code.isSign(next + 2, "("),
        let close = code.partner(next + 2), !code.isName(next + 3, "where")
      else { throw Refusal(token: member, reason: "The types are used as texts in an order.") }
      let type = try placeType(next + 3, close - 1, world)
      use = Use(
        text: "\(base)\(mark).types.contains(\(type))", next: close + 1,
        isOptional: isChained)
    default:
      throw Refusal(token: member, reason: "The member \(name) of a prediction is not on the list.")
    }
    try rest(&use, world, inCondition: true)
  }

  private func componentMember(_ use: inout Use, _ member: Int, _ mark: String, _ world: World) throws {
    let name = code.name(member)
    let base = use.text + mark
    let next = member + 1
    switch name {
    case "name": use = Use(text: base + dot(member) + name, next: next, isOptional: mark == "?")
    case "shortName": use = Use(text: base + dot(member) + name, next: next, isOptional: true)
    case "types":
      guard code.isSign(next, "."), code.isName(next + 1, "contains"), code.isSign(next + 2, "("),
        let close = code.partner(next + 2), !code.isName(next + 3, "where")
      else { throw Refusal(token: member, reason: "The types are used as texts in an order.") }
      let type = try placeType(next + 3, close - 1, world)
      use = Use(
        text: "\(base).types.contains(\(type))", next: close + 1, isOptional: mark == "?"
      )
    default:
      throw Refusal(token: member, reason: "The member \(name) of an address component is not on the list.")
    }
    try rest(&use, world, inCondition: true)
  }

  private func placeMember(_ use: inout Use, _ member: Int, _ world: World) throws {
    let name = code.name(member)
    let base = use.text
    let next = member + 1
    if name == "addressComponents" {
      add(property: name)
      use.text = base + dot(member) + name
      use.next = next
      use.isOptional = true
      use.meaning = .list(.component(isOptional: false), isOptional: true)
      return
    }
    if name == "types" {
      // Legacy types are an optional list, the core's a set that is never nil.
      var call = next
      if isMark(call) { call += 1 }
      guard code.isSign(call, "."), code.isName(call + 1, "contains"), code.isSign(call + 2, "("),
        let close = code.partner(call + 2), !code.isName(call + 3, "where")
      else { throw Refusal(token: member, reason: "The types are used as texts in an order.") }
      add(property: name)
      let type = try placeType(call + 3, close - 1, world)
      use = Use(text: "\(base).types.contains(\(type))", next: close + 1)
      try rest(&use, world, inCondition: true)
      return
    }
    guard let core = CoreNames.placeMembers[name] else {
      throw Refusal(token: member, reason: "The member \(name) of a place is not on the list.")
    }
    if let further = core.further {
      guard isMark(next), code.isSign(next + 1, "."), code.isIdentifier(next + 2),
        further.contains(code.name(next + 2))
      else { throw Refusal(token: member, reason: "\(name) is used as a value of the legacy module.") }
    }
    add(property: core.property)
    var text = base + dot(member) + core.name
    if let around = core.around { text = around.0 + text + around.1 }
    use = Use(text: text, next: next, isOptional: core.isOptional)
    try rest(&use, world, inCondition: true)
  }

  /// A type as the core has it: a member where it has one.
  private func placeType(_ first: Int, _ last: Int, _ world: World) throws -> String {
    if first == last {
      let text =
        code.stringContent(first) ?? (code.isIdentifier(first) ? CoreNames.typeText(code.name(first)) : nil)
      if let text, !["(cities)", "(regions)", "address"].contains(text) { return CoreNames.types(text)[0] }
    }
    return "PlaceType(rawValue: \(try rewritten(first, last, world)))"
  }

  private func add(property: String) {
    if !needs.properties.contains(property) { needs.properties.append(property) }
  }
}
