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
  /// The functions that the file declares with `async`.
  let asyncFunctions: Set<String>
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
    asyncFunctions = Self.asyncFunctions(in: file.code)
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
    if !head.contains("->") { try refuseInferredType(start, close, world) }
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
    try refuseBuilder(statements)
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
  func plain(_ first: Int, _ last: Int, _ world: World) throws -> Outcome {
    let text = try rewritten(first, last, world)
    return Outcome(
      lines: Lines.cut(text, base: code.indentation(first)), isParticular: isParticular(first, last, world))
  }

  func isParticular(_ first: Int, _ last: Int, _ world: World) -> Bool {
    (first...max(first, last)).contains { tracked($0, world) != nil }
  }

  /// Statements inside braces that come to stand outside of them.
  func inlined(
    _ brace: Int, _ bindings: [String], _ world: World, of whole: Statement, rebinds: Bool = false
  ) throws -> Outcome {
    guard let close = code.partner(brace), let statements = code.statements(from: brace + 1, to: close) else {
      throw Refusal(token: brace, reason: "The branch is not understood.")
    }
    try refuseBuilder(statements, isBranch: true)
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
}
