/// Writes calls with callbacks for the async core, or says why it does not.
final class Porter {
  let file: RewriteFile
  var code: SourceCode { file.code }
  /// The calls that are tried, by the first token of their statement.
  var calls: [Int: CallShape] = [:]
  /// Why a call was not taken apart or not written, by its callee.
  var refusals: [Int: Refusal] = [:]
  /// The calls that were written, by their callee.
  var written: Set<Int> = []
  /// Values whose every use moves.
  var values: [PortedValue] = []
  /// The values that a written call takes, by the token of the use.
  var coveredUses: Set<Int> = []
  /// What stands for a token where a value moves: its text.
  var replacements: [Int: String] = [:]
  /// Statements that go, by their first token: the last, and what stands there instead.
  var replacedStatements: [Int: (last: Int, text: String)] = [:]
  /// The text for each call that is written by itself, by the first token of its statement.
  var texts: [Int: String] = [:]
  /// The tokens of a filter's lines that go with them.
  var filterTokens: Set<Int> = []
  /// Why a filter stays, by the index of its value.
  var filterReasons: [Int: String] = [:]
  var needs = Needs()
  /// Names that the new code must not take.
  var taken: Set<String> = []
  /// The last number that was put after a name that was taken.
  var lastNumbers: [String: Int] = [:]
  /// The function that they are names of.
  var takenIn = -1
  var isNested = false
  /// How deep the code is that is being written, and how deep it may be.
  private var depth = 0
  private static let depthLimit = 60
  /// One step of indentation, as the file has it.
  let step: String
  /// The tokens of each name.
  let places: [String: [Int]]
  /// The tokens that give a name to something new.
  let declarations: Set<Int>
  /// The body of the callback that is being written.
  var callback = 0..<0
  /// The names of its parameters.
  var ownNames: Set<String> = []
  /// The calls inside of each call, without those inside of these, by the first token.
  var children: [Int: [CallShape]] = [:]
  /// The local variables of a function, by its first token.
  var variables: [Int: [(name: String, index: Int)]] = [:]

  init(_ file: RewriteFile) {
    self.file = file
    var places: [String: [Int]] = [:]
    for index in file.code.tokens.indices where file.code.tokens[index].kind == .identifier {
      places[file.code.name(index), default: []].append(index)
    }
    self.places = places
    declarations = Self.declarations(in: file.code)
    step = file.code.indentationStep
  }

  /// Refuses code that is nested deeper than anyone writes.
  func deeper<Result>(_ token: Int, _ write: () throws -> Result) throws -> Result {
    guard depth < Self.depthLimit else {
      throw Refusal(token: token, reason: "The code is nested too deeply.")
    }
    depth += 1
    defer { depth -= 1 }
    return try write()
  }

  // MARK: Text

  /// The text of some tokens with what is tracked in them written anew.
  func rewritten(
    _ first: Int, _ last: Int, _ world: World, isBound: Bool = false, inCondition: Bool = false
  ) throws -> String {
    guard first <= last else { return "" }
    var text = ""
    var position = Int(code.tokens[first].start)
    var index = first
    func copy(to token: Int) {
      text += code.text(bytes: position, Int(code.tokens[token].start))
    }
    func skip(to token: Int) { position = Int(code.tokens[token - 1].end) }
    while index <= last {
      if let replaced = replacedStatements[index], replaced.last <= last {
        copy(to: index)
        text += replaced.text
        index = replaced.last + 1
        skip(to: index)
        continue
      }
      if let call = calls[index], call.last <= last, let port = attempt(call, world) {
        copy(to: index)
        text += port
        index = call.last + 1
        skip(to: index)
        continue
      }
      if let replacement = replacements[index] {
        copy(to: index)
        text += replacement
        index += 1
        skip(to: index)
        continue
      }
      if code.isSign(index, "{"), let close = code.partner(index), close <= last {
        copy(to: index)
        if world["$0"] != nil, (index...close).contains(where: { code.isName($0, "$0") }) {
          throw Refusal(token: index, reason: "Closures without named parameters stand in each other.")
        }
        text += try closure(index, world, element: nil)
        index = close + 1
        skip(to: index)
        continue
      }
      if let other = try catchText(index, last, world) {
        copy(to: index)
        text += other.text
        index = other.next
        skip(to: index)
        continue
      }
      if !code.isSign(index - 1, ".") { try refuseDeclaration(index, world) }
      if let core = try errorSwitch(index, last, world) {
        copy(to: index)
        text += core.text
        index = core.next
        skip(to: index)
        continue
      }
      // `(results ?? [])` is the list where there is one.
      if code.isSign(index, "("), code.isIdentifier(index + 1), let meaning = tracked(index + 1, world),
        code.isReserve(index + 2), code.isSign(index + 4, "["), code.isSign(index + 5, "]"),
        code.isSign(index + 6, ")")
      {
        copy(to: index)
        switch meaning {
        case .list:
          needs.names.insert(code.name(index + 1))
          let use = try useOfParentheses(index, meaning, world, isBound: isBound, inCondition: inCondition)
          text += use.text
          index = use.next
        case .null:
          text += "[]"
          index += 7
          // Of an empty list, what is made of its elements is empty too.
          let end = endOfChain(index, inCondition: inCondition)
          if end > index {
            let isArgument =
              ["(", ",", ":"].contains { code.isSign(index - 8, $0) }
              && [")", ","].contains { code.isSign(end, $0) }
            guard isArgument, isMapping(index, end) else {
              throw Refusal(token: index, reason: "An empty list stands in where there is an error.")
            }
            index = end
          }
        default: throw Refusal(token: index, reason: "It has a value in reserve that does not fit.")
        }
        skip(to: index)
        continue
      }
      if let meaning = tracked(index, world) {
        let use = try use(index, meaning, world, isBound: isBound, inCondition: inCondition)
        copy(to: index)
        text += use.text
        index = use.next
        position = Int(code.tokens[index - 1].end)
        if use.text.isEmpty, index <= last { position = Int(code.tokens[index].start) }
        continue
      }
      index += 1
    }
    if position < Int(code.tokens[last].end) {
      text += code.text(bytes: position, Int(code.tokens[last].end))
    }
    return text
  }

  private func useOfParentheses(
    _ index: Int, _ meaning: Meaning, _ world: World, isBound: Bool, inCondition: Bool
  ) throws -> Use {
    var inner = Use(
      text: code.text(index + 1), next: index + 7, meaning: meaning.optional(false), isOptional: false)
    try follow(parenthesised: &inner, index, world, inCondition: inCondition)
    guard inner.meaning == nil || isBound else {
      throw Refusal(token: index, reason: "\(code.name(index + 1)) is handed on as a whole.")
    }
    return inner
  }

  /// Whether a chain is one call that makes a list of a list.
  private func isMapping(_ index: Int, _ end: Int) -> Bool {
    guard code.isSign(index, "."), code.isIdentifier(index + 1),
      ["map", "compactMap", "flatMap", "filter"].contains(code.name(index + 1)),
      let close = code.partner(index + 2)
    else { return false }
    return close + 1 == end
  }

  /// What a token stands for, when it is the use of a tracked name.
  func tracked(_ index: Int, _ world: World) -> Meaning? {
    guard code.isIdentifier(index), let meaning = world[code.name(index)] else { return nil }
    if code.isSign(index - 1, "."), !code.startsExpression(index - 1) { return nil }
    if code.isSign(index - 1, ".") { return nil }
    if code.isLabel(index) { return nil }
    return meaning
  }

  // MARK: Braces

  /// The text of a closure or block, from brace to brace.
  ///
  /// - Parameter element: what the first parameter of the closure is.
  func closure(_ brace: Int, _ world: World, element: Meaning?) throws -> String {
    try deeper(brace) { try bracedText(brace, world, element: element) }
  }

  private func bracedText(_ brace: Int, _ world: World, element: Meaning?) throws -> String {
    guard let close = code.partner(brace) else {
      throw Refusal(token: brace, reason: "A brace is not closed.")
    }
    if code.isSign(brace + 1, "["), let bracket = code.partner(brace + 1), endOfHead(brace, close) != nil,
      let name = (brace + 2..<bracket).first(where: {
        code.isIdentifier($0) && !code.isSign($0 - 1, ".") && world[code.name($0)] != nil
      })
    {
      throw Refusal(token: name, reason: "A closure captures \(code.name(name)) by name.")
    }
    if code.tokens.indices.contains(brace + 1), code.tokens[brace + 1].kind == .attribute,
      code.keyword(brace + 2) != .in, (brace..<close).contains(where: { tracked($0, world) != nil })
    {
      throw Refusal(token: brace + 1, reason: "A closure has an attribute.")
    }
    var world = world
    var start = brace + 1
    var head = ""
    let parameters = file.outline.closureParameters(brace, in: code)
    if let first = parameters.first, let end = endOfHead(brace, close) {
      for (name, _) in parameters { world[name] = nil }
      if let element { world[first.0] = element }
      head = code.text(bytes: Int(code.tokens[brace].end), Int(code.tokens[end].end))
      for (name, replacement) in [("GMSAutocompletePrediction", "AutocompletePlaceSuggestion")]
      where element != nil && head.contains(name) { head = head.replacing(name, with: replacement) }
      start = end + 1
    } else {
      if let end = endOfHead(brace, close) {
        head = code.text(bytes: Int(code.tokens[brace].end), Int(code.tokens[end].end))
        start = end + 1
      }
      if let element { world["$0"] = element }
    }
    guard start < close else { return code.text(brace, close) }
    let gap = code.text(bytes: Int(code.tokens[start - 1].end), Int(code.tokens[start].start))
    let body = try block(start, close, world)
    let tail = code.text(bytes: Int(code.tokens[close - 1].end), Int(code.tokens[close].start))
    return "{" + head + gap + body + tail + "}"
  }

  private func endOfHead(_ brace: Int, _ close: Int) -> Int? {
    var index = brace + 1
    if code.isSign(index, "["), let end = code.partner(index) { index = end + 1 }
    let start = index
    if code.isSign(index, "("), let end = code.partner(index) {
      index = end + 1
    } else {
      while code.isIdentifier(index), code.keyword(index) != .in {
        index += code.isSign(index + 1, ",") ? 2 : 1
        if index > start + 12 { return nil }
      }
    }
    if code.isOperator(index, "->") {
      while index < close, code.keyword(index) != .in, index < start + 20 { index += 1 }
    }
    return code.keyword(index) == .in && index < close ? index : nil
  }

  /// The statements between braces, each written anew in its place.
  private func block(_ start: Int, _ close: Int, _ world: World) throws -> String {
    // In the branches of a switch, statements stand behind labels: only their words are looked at.
    let isSwitch =
      code.keyword(start) == .case || code.isName(start, "default") || code.isName(start, "@unknown")
    let mentions = (start..<close).contains { tracked($0, world) != nil }
    guard mentions, !isSwitch, let statements = code.statements(from: start, to: close) else {
      return try rewritten(start, close - 1, world)
    }
    var text = ""
    var position = Int(code.tokens[start].start)
    var world = world
    for statement in statements {
      let outcome = try outcome(of: statement, &world)
      let first = Int(code.tokens[statement.first].start)
      var gap = code.text(bytes: position, first)
      let isBeside = gap.contains(";") || code.isSign(statement.last + 1, ";")
      if isBeside, outcome.lines.count != 1 {
        throw Refusal(
          token: statement.first, reason: "Statements stand beside each other, with a semicolon.")
      }
      position = Int(code.tokens[statement.last].end)
      if outcome.lines.isEmpty {
        // The line goes with what stood on it.
        if gap.allSatisfy({ $0 == " " || $0 == "\t" || $0.isNewline }), gap.contains(where: \.isNewline) {
          gap = ""
        }
        if gap.isEmpty, text.isEmpty, position < code.bytes.count {
          while position < code.bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(code.bytes[position]) {
            position += 1
          }
        }
        text += gap
      } else {
        text += gap
        text += outcome.lines.enumerated().map {
          $0.offset == 0 || $0.element.isEmpty ? $0.element : code.indentation(statement.first) + $0.element
        }.joined(separator: "\n")
      }
      if outcome.ends {
        position = Int(code.tokens[close - 1].end)
        break
      }
    }
    let end = Int(code.tokens[close - 1].end)
    if position < end { text += code.text(bytes: position, end) }
    return text
  }

  // MARK: Statements

  /// What a statement comes to in one outcome of a call.
  struct Outcome {
    /// Without the indentation of the statement; empty when nothing is left of it.
    var lines: [String] = []
    /// Whether what follows is not reached.
    var ends = false
    /// Whether it says something that only one outcome has.
    var isParticular = false
    /// The names that it declares for what follows.
    var declared: Set<String> = []
  }

  func outcome(of statement: Statement, _ world: inout World) throws -> Outcome {
    switch code.keyword(statement.first) {
    case .if: return try outcomeOfIf(statement, &world)
    case .guard: return try outcomeOfGuard(statement, &world)
    case .for: return try outcomeOfFor(statement, world)
    case .return where statement.first == statement.last: return Outcome(lines: ["return"], ends: true)
    case .let, .var: return try outcomeOfLet(statement, &world)
    default: break
    }
    var outcome = try plain(statement.first, statement.last, world)
    outcome.ends = code.keyword(statement.first) == .return
    return outcome
  }

  /// A statement of which only the words are looked at.
  private func plain(_ first: Int, _ last: Int, _ world: World) throws -> Outcome {
    let text = try rewritten(first, last, world)
    return Outcome(
      lines: Lines.cut(text, base: code.indentation(first)), isParticular: isParticular(first, last, world))
  }

  func isParticular(_ first: Int, _ last: Int, _ world: World) -> Bool {
    (first...max(first, last)).contains { tracked($0, world) != nil }
  }

  /// Statements inside braces that come to stand outside of them.
  private func inlined(
    _ brace: Int, _ bindings: [String], _ world: World, of whole: Statement, rebinds: Bool = false
  ) throws -> Outcome {
    guard let close = code.partner(brace), let statements = code.statements(from: brace + 1, to: close) else {
      throw Refusal(token: brace, reason: "The branch is not understood.")
    }
    var inner = world
    var outcome = Outcome(lines: bindings, isParticular: true)
    var position = Int(code.tokens[brace].end)
    for (number, statement) in statements.enumerated() {
      let lead = commentLines(position, Int(code.tokens[statement.first].start))
      var part = try self.outcome(of: statement, &inner)
      position = Int(code.tokens[statement.last].end)
      let next = number + 1 < statements.count ? statements[number + 1].first : close
      if let comment = trailingComment(after: position, before: next) {
        position += comment.utf8.count
        if !part.lines.isEmpty { part.lines[part.lines.count - 1] += comment }
      }
      outcome.lines += lead + part.lines
      outcome.declared.formUnion(part.declared)
      if part.ends {
        outcome.ends = true
        break
      }
      if number + 1 == statements.count {
        outcome.lines += commentLines(position, Int(code.tokens[close].start))
      }
    }
    if !bindings.isEmpty {
      outcome.declared.formUnion(
        bindings.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    }
    if statements.isEmpty, code.hasComment(between: brace, and: close) {
      outcome.lines += commentLines(Int(code.tokens[brace].end), Int(code.tokens[close].start))
    }
    if rebinds || mustKeepBraces(statements, bindings, of: whole) {
      outcome.lines = statements.isEmpty ? [] : ["do {"] + Lines.indent(outcome.lines, step) + ["}"]
      outcome.declared = []
    }
    return outcome
  }

  /// The comment at the end of a statement's line, with the space before it.
  func trailingComment(after position: Int, before next: Int) -> String? {
    let rest = Lines.split(code.text(bytes: position, Int(code.tokens[next].start)))[0]
    return rest.contains { $0 != " " && $0 != "\t" && $0 != ";" } ? rest : nil
  }

  /// The comments between two places, one a line.
  func commentLines(_ start: Int, _ end: Int) -> [String] {
    Lines.split(code.text(bytes: start, end)).map { $0.drop { $0 == " " || $0 == "\t" || $0 == ";" } }.filter
    {
      !$0.isEmpty
    }.map(String.init)
  }

  // MARK: Conditions

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

  private func outcomeOfIf(_ statement: Statement, _ world: inout World) throws -> Outcome {
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

  private func outcomeOfGuard(_ statement: Statement, _ world: inout World) throws -> Outcome {
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

  private func outcomeOfFor(_ statement: Statement, _ world: World) throws -> Outcome {
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

  private func outcomeOfLet(_ statement: Statement, _ world: inout World) throws -> Outcome {
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
