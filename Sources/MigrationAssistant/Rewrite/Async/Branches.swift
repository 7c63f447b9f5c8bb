// What conditions and the statements with branches come to in one outcome of a call.

extension Porter {
  private enum Truth {
    case yes(binding: String?)
    case no
    /// The condition as it is to be written.
    case open(String)
  }

  private func conditions(_ first: Int, _ last: Int) -> [(first: Int, last: Int)] {
    var list: [(Int, Int)] = []
    var start = first
    var index = first
    while index <= last {
      if code.isSign(index, ",") {
        list.append((start, index - 1))
        start = index + 1
      } else if let close = code.partner(index), close > index {
        index = close
      }
      index += 1
    }
    if start <= last { list.append((start, last)) }
    return list
  }

  /// Judges the conditions of an `if` or `guard`: what is left of them, what they bind; `nil` when one is false.
  private func judge(_ first: Int, _ last: Int, _ world: inout World) throws -> (
    open: [String], bindings: [String]
  )? {
    var open: [String] = []
    var bindings: [String] = []
    let before = world
    for condition in conditions(first, last) {
      switch try truth(condition.first, condition.last, &world) {
      case .yes(let binding):
        guard let binding else { continue }
        if open.isEmpty {
          bindings.append(binding)
        } else {
          throw Refusal(token: condition.first, reason: "A binding stands behind a condition that is open.")
        }
      case .no:
        // What stands before is asked first, and is no more.
        guard
          condition.first == first || isPure(first, condition.first - 1, world)
            || isPure(first, condition.first - 1, before)
        else {
          throw Refusal(token: first, reason: "A condition that stands before may do something.")
        }
        return nil
      case .open(let text): open.append(text)
      }
    }
    return (open, bindings)
  }

  private func truth(_ first: Int, _ last: Int, _ world: inout World) throws -> Truth {
    if let keyword = code.keyword(first), keyword == .let || keyword == .var, code.isIdentifier(first + 1) {
      return try bindingTruth(first, last, &world)
    }
    guard code.keyword(first) != .case else {
      return .open(try rewritten(first, last, world, inCondition: true))
    }
    return try boolean(first, last, world)
  }

  private func bindingTruth(_ first: Int, _ last: Int, _ world: inout World) throws -> Truth {
    let name = code.name(first + 1)
    var value = first + 1
    if code.isSign(first + 2, "=") {
      value = first + 3
    } else if first + 1 != last {
      // With a type: only one that is not tracked.
      if isParticular(first + 2, last, world) {
        throw Refusal(token: first, reason: "A binding with a type is not on the list.")
      }
      world[name] = nil
      return .open(try rewritten(first, last, world, inCondition: true))
    }
    guard let meaning = tracked(value, world) else {
      let text =
        code.text(first, value - 1) + gap(before: value)
        + (try rewritten(value, last, world, inCondition: true))
      world[name] = nil
      return .open(value == first + 1 ? code.text(first, last) : text)
    }
    let head = code.text(first, first + 1) + " = "
    if meaning == .null {
      let end = endOfChain(value + 1, inCondition: true)
      guard end > last || code.keyword(end) == .as else {
        throw Refusal(
          token: value, reason: "\(code.name(value)) is nil in one outcome, and stands in an expression.")
      }
      return .no
    }
    if value + 2 <= last, code.keyword(value + 1) == .as {
      return try castTruth(name, value, last, meaning, head, &world)
    }
    let use = try use(value, meaning, world, isBound: true, inCondition: true)
    guard use.next == last + 1 else {
      throw Refusal(token: value, reason: "The value of the binding is not on the list.")
    }
    world[name] = use.meaning.map { $0.optional(false) }
    if use.isOptional { return .open(value == first + 1 ? code.text(first, first + 1) : head + use.text) }
    guard use.text != name else { return .yes(binding: nil) }
    if use.meaning == .error { needs.errors.insert(code.name(value)) }
    return .yes(binding: head + use.text)
  }

  /// `as NSError?`, `as? NSError`, and casts that were needed before Swift 3.
  private func castTruth(
    _ name: String, _ value: Int, _ last: Int, _ meaning: Meaning, _ head: String, _ world: inout World
  ) throws -> Truth {
    let type = code.text(value + 2, last).filter { $0 != " " }
    switch meaning {
    case .error where ["NSError?", "?NSError", "Error?", "?Error"].contains(type):
      needs.errors.insert(code.name(value))
      world[name] = .error
      return .yes(binding: head + code.text(value) + (type.contains("NSError") ? " as NSError" : ""))
    case .list(.suggestion, _) where type == "?[GMSAutocompletePrediction]",
      .suggestion where type == "?GMSAutocompletePrediction":
      guard !meaning.isOptional else { break }
      needs.names.insert(code.name(value))
      world[name] = meaning
      return .yes(binding: name == code.name(value) ? nil : head + code.text(value))
    default: break
    }
    throw Refusal(token: value, reason: "The cast is not on the list.")
  }

  /// A condition of `&&` and `||`.
  private func boolean(_ first: Int, _ last: Int, _ world: World) throws -> Truth {
    if hasChoice(first, last) {
      guard !isParticular(first, last, world) else {
        throw Refusal(token: first, reason: "A choice between two values stands in the condition.")
      }
      return .open(try rewritten(first, last, world, inCondition: true))
    }
    for (sign, isAnd) in [("||", false), ("&&", true)] {
      let parts = split(first, last, by: sign)
      guard parts.count > 1 else { continue }
      var open: [String] = []
      for part in parts {
        switch try boolean(part.first, part.last, world) {
        case .yes:
          if !isAnd {
            if open.isEmpty { return .yes(binding: nil) }
            throw Refusal(token: first, reason: "The condition is not on the list.")
          }
        case .no:
          if isAnd {
            if open.isEmpty { return .no }
            throw Refusal(token: first, reason: "The condition is not on the list.")
          }
        case .open(let text): open.append(text)
        }
      }
      if open.isEmpty { return isAnd ? .yes(binding: nil) : .no }
      return .open(open.joined(separator: " \(sign) "))
    }
    if code.isSign(first, "("), code.partner(first) == last {
      let inner = try deeper(first) { try boolean(first + 1, last - 1, world) }
      if case .open(let text) = inner { return .open("(" + text + ")") }
      return inner
    }
    if let pattern = errorPattern(first, last, world) { return .open(pattern) }
    let text = try rewritten(first, last, world, inCondition: true)
    switch text {
    case "true": return .yes(binding: nil)
    case "false": return .no
    default: return .open(text)
    }
  }

  private func split(_ first: Int, _ last: Int, by sign: String) -> [(first: Int, last: Int)] {
    var parts: [(Int, Int)] = []
    var start = first
    var index = first
    while index <= last {
      if code.isOperator(index, sign) {
        parts.append((start, index - 1))
        start = index + 1
      } else if let close = code.partner(index), close > index {
        index = close
      }
      index += 1
    }
    parts.append((start, last))
    return parts
  }

  // MARK: if, guard, for, let

  func outcomeOfIf(_ statement: Statement, _ world: inout World) throws -> Outcome {
    var inner = world
    let outcome = try deeper(statement.first) { try branches(statement, &inner) }
    world = inner
    return outcome
  }

  private func branches(_ statement: Statement, _ world: inout World) throws -> Outcome {
    let first = statement.first
    guard let brace = code.braceAhead(from: first + 1, before: statement.last),
      let close = code.partner(brace)
    else {
      throw Refusal(token: first, reason: "The condition is not understood.")
    }
    let isParticular = isParticular(first + 1, brace - 1, world)
    if isParticular, code.hasComment(in: first, brace) {
      throw Refusal(token: first, reason: "A comment stands in the condition.")
    }
    guard isParticular else { return try plain(first, statement.last, world) }
    var inner = world
    guard let judged = try judge(first + 1, brace - 1, &inner) else {
      // The other branch, if there is one.
      guard close < statement.last else { return Outcome(isParticular: true) }
      if code.keyword(close + 2) == .if {
        var outcome = try outcomeOfIf(Statement(first: close + 2, last: statement.last), &world)
        outcome.isParticular = true
        return outcome
      }
      return try inlined(close + 2, [], world, of: statement)
    }
    if judged.open.isEmpty {
      return try inlined(
        brace, judged.bindings, inner, of: statement, rebinds: judged.bindings.contains(where: isSelfBinding))
    }
    guard judged.bindings.isEmpty else {
      throw Refusal(token: first, reason: "A binding stands beside a condition that is open.")
    }
    var text = "if " + judged.open.joined(separator: ", ") + " " + (try closure(brace, inner, element: nil))
    if close < statement.last {
      text += code.text(bytes: Int(code.tokens[close].end), Int(code.tokens[close + 1].end)) + " "
      if code.keyword(close + 2) == .if {
        let other = try outcomeOfIf(Statement(first: close + 2, last: statement.last), &world)
        if other.lines.isEmpty {
          text = "if " + judged.open.joined(separator: ", ") + " " + (try closure(brace, inner, element: nil))
        } else if other.lines[0].hasPrefix("if ") {
          text += other.lines.joined(separator: "\n" + code.indentation(first))
        } else {
          text += "{\n" + Lines.indent(other.lines, code.indentation(first) + step).joined(separator: "\n")
          text += "\n" + code.indentation(first) + "}"
        }
      } else {
        text += try closure(close + 2, world, element: nil)
      }
    }
    return Outcome(lines: Lines.cut(text, base: code.indentation(first)), isParticular: true)
  }

  func outcomeOfGuard(_ statement: Statement, _ world: inout World) throws -> Outcome {
    let first = statement.first
    guard let other = code.keywordAhead(.else, from: first + 1, before: statement.last) else {
      throw Refusal(token: first, reason: "The condition is not understood.")
    }
    guard isParticular(first + 1, other - 1, world) else {
      var outcome = try plain(first, statement.last, world)
      for index in first + 1..<other
      where [.let, .var].contains(code.keyword(index)) && code.isIdentifier(index + 1) {
        let name = code.name(index + 1)
        world[name] = nil
        outcome.declared.insert(name)
      }
      return outcome
    }
    if code.hasComment(in: first, other) {
      throw Refusal(token: first, reason: "A comment stands in the condition.")
    }
    let before = world
    guard let judged = try judge(first + 1, other - 1, &world) else {
      world = before
      return try inlined(other + 1, [], before, of: statement)
    }
    if judged.bindings.contains(where: isSelfBinding) {
      throw Refusal(token: first, reason: "A name is bound anew to what it is already.")
    }
    let names = Set(
      judged.bindings.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    if judged.open.isEmpty { return Outcome(lines: judged.bindings, isParticular: true, declared: names) }
    guard
      !isParticular(other + 1, statement.last, before)
        || (try? closure(other + 1, before, element: nil)) != nil
    else { throw Refusal(token: first, reason: "The other branch of the guard is not on the list.") }
    let text =
      "guard " + judged.open.joined(separator: ", ") + " else "
      + (try closure(other + 1, before, element: nil))
    return Outcome(
      lines: judged.bindings + Lines.cut(text, base: code.indentation(first)), isParticular: true,
      declared: names)
  }

  func outcomeOfFor(_ statement: Statement, _ world: World) throws -> Outcome {
    let first = statement.first
    guard let brace = code.braceAhead(from: first + 1, before: statement.last),
      let word = code.keywordAhead(.in, from: first + 1, before: brace), word == first + 2,
      code.isIdentifier(first + 1)
    else { return try plain(first, statement.last, world) }
    var value = word + 1
    var end = brace
    // `(results ?? [])` as well as without the parentheses.
    if code.isSign(value, "("), code.partner(value) == brace - 1, tracked(value + 1, world) != nil {
      value += 1
      end = brace - 1
    }
    guard let meaning = tracked(value, world) else { return try plain(first, statement.last, world) }
    if meaning == .null {
      let after = endOfChain(value + 1, inCondition: true)
      guard code.isReserve(after), code.isSign(after + 2, "["), code.isSign(after + 3, "]"), after + 4 == end
      else {
        throw Refusal(
          token: value, reason: "\(code.name(value)) is nil in one outcome, and stands in a loop.")
      }
      return Outcome(isParticular: true)
    }
    var use = try use(value, meaning, world, isBound: true, inCondition: true)
    if use.isOptional, code.isReserve(use.next), code.isSign(use.next + 2, "["),
      code.isSign(use.next + 3, "]")
    {
      use.text += " ?? []"
      use.next += 4
      use.isOptional = false
    }
    let isFiltered = code.keyword(use.next) == .where
    guard isFiltered || use.next == end, !use.isOptional, case .list(let element, _)? = use.meaning else {
      throw Refusal(token: value, reason: "The loop is not over a list that is known.")
    }
    var inner = world
    inner[code.name(first + 1)] = element
    var text = "for \(code.text(first + 1)) in \(use.text) "
    if isFiltered { text += try rewritten(use.next, brace - 1, inner, inCondition: true) + " " }
    text += try closure(brace, inner, element: nil)
    return Outcome(lines: Lines.cut(text, base: code.indentation(first)), isParticular: true)
  }

  func outcomeOfLet(_ statement: Statement, _ world: inout World) throws -> Outcome {
    let (first, last) = (statement.first, statement.last)
    guard code.isIdentifier(first + 1) else { return try plain(first, last, world) }
    let name = code.name(first + 1)
    let isValue = code.isSign(first + 2, "=") && first + 3 <= last
    if isValue, let meaning = tracked(first + 3, world), meaning != .null {
      let use = try use(first + 3, meaning, world, isBound: true, inCondition: false)
      if use.next == last + 1, let meaning = use.meaning {
        let isBare = world.bare.contains(code.name(first + 3)) && use.next == first + 4
        world[name] = meaning
        if isBare { world.bare.insert(name) }
        if meaning == .error { needs.errors.insert(code.name(first + 3)) }
        return Outcome(
          lines: Lines.cut(code.text(first, first + 1) + " = " + use.text, base: code.indentation(first)),
          isParticular: true, declared: [name])
      }
    }
    // The name itself is a new one.
    let head = code.text(first, first + 1)
    var outcome = Outcome(isParticular: first + 2 <= last && isParticular(first + 2, last, world))
    let rest = first + 2 <= last ? gap(before: first + 2) + (try rewritten(first + 2, last, world)) : ""
    outcome.lines = Lines.cut(head + rest, base: code.indentation(first))
    if world[name] != nil { outcome.isParticular = true }
    world[name] = nil
    outcome.declared.insert(name)
    return outcome
  }

  /// Whether a binding gives a name to what bears it: only a scope of its own keeps the two apart.
  private func isSelfBinding(_ binding: String) -> Bool {
    let words = binding.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[3].hasPrefix(words[1]) else { return false }
    let after = words[3].dropFirst(words[1].count).first
    return after.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }
}
