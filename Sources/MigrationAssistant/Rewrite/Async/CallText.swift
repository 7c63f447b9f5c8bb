// How a whole call is written for the async core.

extension Porter {
  /// A statement of one outcome, as it is to stand there.
  private struct Item: Equatable {
    var number: Int
    var lines: [String]
    var isParticular: Bool
    var declared: Set<String>
    var ends: Bool
    var isDeferred = false
  }

  /// The text for a call, or `nil` where it is left as it is.
  func attempt(_ call: CallShape, _ world: World) -> String? {
    let saved = (needs, taken, written, coveredUses)
    do {
      let text = try write(call, world)
      written.insert(call.callee)
      refusals[call.callee] = nil
      return text
    } catch {
      (needs, taken, written, coveredUses) = saved
      refusals[call.callee] =
        error as? Refusal ?? Refusal(token: call.callee, reason: "It is not understood.")
      return nil
    }
  }

  private func write(_ call: CallShape, _ world: World) throws -> String {
    try refuseUncertain(call, world)
    try refuseChangingVariables(call)
    let around = callback
    let aroundNames = ownNames
    callback = call.body..<max(call.close, call.body)
    ownNames = [call.result, call.error]
    defer { (callback, ownNames) = (around, aroundNames) }
    guard let statements = code.statements(from: call.body, to: call.close) else {
      throw Refusal(token: call.open, reason: "The callback's body is cut by #if, or not understood.")
    }
    if !isNested { takeNames(call) }
    let outer = needs
    let wasNested = isNested
    isNested = true
    defer { isNested = wasNested }
    var inner = world
    for name in [call.result, call.error] { inner[name] = nil }
    let isQuery = call.sort == .query
    inner.missing[call.result] = isQuery ? .list : .place
    inner.missing[call.error] = .error

    needs = Needs()
    var success = inner
    success[call.result] = isQuery ? .list(.suggestion(isOptional: false), isOptional: false) : .place
    success[call.error] = .null
    success.bare.formUnion([call.result, call.error])
    success["_"] = nil
    var yes = try items(statements, call, &success)
    let yesNeeds = needs

    needs = Needs()
    var failure = inner
    failure[call.result] = .null
    failure[call.error] = .error
    failure.bare.formUnion([call.result, call.error])
    failure["_"] = nil
    var no = try items(statements, call, &failure)
    let noNeeds = needs

    needs = outer
    needs.add(yesNeeds, without: [call.result, call.error])
    needs.add(noNeeds, without: [call.result, call.error])

    let (prefix, suffix) = common(&yes, &no)
    // What is deferred in a branch would be done at the branch's end.
    for item in yes + no + suffix where item.isDeferred {
      throw Refusal(token: statements[item.number].first, reason: "A defer stands behind what is split.")
    }
    let request = try self.request(call, world, yesNeeds.properties)
    let receiver = try self.receiver(call)
    let text = text(
      call, request, receiver, prefix: prefix, yes: yes, no: no, suffix: suffix, yesNeeds, noNeeds)
    try refuseLostComments(call, text)
    return text
  }

  /// The names that the function around a call says; new ones must not be among them.
  private func takeNames(_ call: CallShape) {
    let function = file.outline.functionAround(call.callee)
    guard takenIn != function.lowerBound else { return }
    taken = []
    lastNumbers = [:]
    takenIn = function.lowerBound
    var first = function.lowerBound
    while first > 0, code.keyword(first) != .func, function.lowerBound - first < 200 { first -= 1 }
    for index in first..<function.upperBound where code.isIdentifier(index) && !code.isSign(index - 1, ".") {
      taken.insert(code.name(index))
    }
  }

  /// A closure of a task may not change, nor see changing, a variable of the function around it.
  private func refuseChangingVariables(_ call: CallShape) throws {
    let function = file.outline.functionAround(call.callee)
    let variables = Set(variables(in: function).filter { $0.index < call.open }.map(\.name))
    for index in call.body..<max(call.close, call.body)
    where code.isIdentifier(index) && variables.contains(code.name(index)) && !code.isSign(index - 1, ".")
      && !code.isLabel(index)
    {
      throw Refusal(
        token: index, reason: "The callback uses \(code.name(index)), a variable outside that changes.")
    }
  }

  private func variables(in function: Range<Int>) -> [(name: String, index: Int)] {
    if let known = variables[function.lowerBound] { return known }
    var found: [(String, Int)] = []
    for index in function where code.keyword(index) == .var {
      let scope = file.outline.scopes[file.outline.innermost(index)]
      guard scope.sort != .type, scope.sort != .file else { continue }
      let names =
        code.isSign(index + 1, "(")
        ? index + 2..<(code.partner(index + 1) ?? index + 2) : index + 1..<index + 2
      found += names.filter { code.isIdentifier($0) }.map { (code.name($0), index) }
    }
    variables[function.lowerBound] = found
    return found
  }

  private func items(_ statements: [Statement], _ call: CallShape, _ world: inout World) throws -> [Item] {
    var items: [Item] = []
    var position = Int(code.tokens[call.body - 1].end)
    for (number, statement) in statements.enumerated() {
      let lead = commentLines(position, Int(code.tokens[statement.first].start))
      if [.let, .var].contains(code.keyword(statement.first)), code.isIdentifier(statement.first + 1),
        ownNames.contains(code.name(statement.first + 1))
      {
        throw Refusal(
          token: statement.first + 1,
          reason: "The name \(code.name(statement.first + 1)) is given to something else here.")
      }
      let outcome = try self.outcome(of: statement, &world)
      var lines = outcome.lines.isEmpty ? [] : lead + outcome.lines
      position = Int(code.tokens[statement.last].end)
      let next = number + 1 < statements.count ? statements[number + 1].first : call.close
      // A comment at the end of the line belongs to the statement.
      if let comment = trailingComment(after: position, before: next), !lines.isEmpty {
        lines[lines.count - 1] += comment
        position += comment.utf8.count
      }
      if !lines.isEmpty {
        items.append(
          Item(
            number: number, lines: lines, isParticular: outcome.isParticular, declared: outcome.declared,
            ends: outcome.ends, isDeferred: code.isName(statement.first, "defer")))
      }
      if outcome.ends { return items }
    }
    let last = commentLines(position, Int(code.tokens[call.close].start))
    if !last.isEmpty {
      items.append(
        Item(number: statements.count, lines: last, isParticular: false, declared: [], ends: false))
    }
    return items
  }

  /// What both outcomes begin and end with stands once, before and after.
  private func common(_ yes: inout [Item], _ no: inout [Item]) -> (prefix: [Item], suffix: [Item]) {
    var prefix: [Item] = []
    while let first = yes.first, first == no.first, !first.isParticular, !first.ends {
      prefix.append(first)
      yes.removeFirst()
      no.removeFirst()
    }
    // An end of both at the same place is no more than the end.
    if let last = yes.last, last == no.last, last.lines == ["return"] {
      yes.removeLast()
      no.removeLast()
    }
    var suffix: [Item] = []
    while let last = yes.last, last == no.last, !last.isParticular, !last.ends,
      !yes.dropLast().contains(where: \.ends), !no.dropLast().contains(where: \.ends)
    {
      let declared = (yes.dropLast() + no.dropLast()).reduce(into: Set<String>()) {
        $0.formUnion($1.declared)
      }
      guard declared.allSatisfy({ name in !last.lines.contains { $0.contains(name) } }) else { break }
      suffix.insert(last, at: 0)
      yes.removeLast()
      no.removeLast()
    }
    yes = withoutReturn(yes)
    no = withoutReturn(no)
    return (prefix, suffix)
  }

  private func withoutReturn(_ items: [Item]) -> [Item] {
    guard var last = items.last, last.ends, last.lines.last == "return" else { return items }
    last.lines.removeLast()
    return items.dropLast() + (last.lines.isEmpty ? [] : [last])
  }

  // MARK: Text

  private func fresh(_ names: String...) -> String {
    for name in names where !taken.contains(name) {
      taken.insert(name)
      return name
    }
    var number = lastNumbers[names[0], default: 1] + 1
    while taken.contains("\(names[0])\(number)") { number += 1 }
    lastNumbers[names[0]] = number
    taken.insert("\(names[0])\(number)")
    return "\(names[0])\(number)"
  }

  private func text(
    _ call: CallShape, _ request: String, _ receiver: (text: String, capture: String?), prefix: [Item],
    yes: [Item], no: [Item], suffix: [Item], _ yesNeeds: Needs, _ noNeeds: Needs
  ) -> String {
    let isQuery = call.sort == .query
    let isEmpty = { (lines: [String]) in
      SourceCode(Array(lines.joined(separator: "\n").utf8), .swift).tokens.isEmpty
    }
    let requestName = isQuery ? fresh("request", "query") : fresh("placeRequest", "request")
    let method = isQuery ? "fetchAutocompleteSuggestions" : "fetchPlace"
    var asked = "await \(receiver.text).\(method)(with: \(requestName))"

    var success: [String] = []
    var pattern = ".success"
    if yesNeeds.names.contains(call.result) {
      if isQuery {
        let name = fresh("suggestions", "answers")
        pattern = ".success(let \(name))"
        success += [
          "let \(call.result): [AutocompletePlaceSuggestion] = \(name).compactMap {", "\(step)switch $0 {",
          "\(step)case .place(let suggestion): return suggestion", "\(step)@unknown default: return nil",
          "\(step)}", "}",
        ]
      } else {
        pattern = ".success(let \(call.result))"
      }
    }
    success += yes.flatMap(\.lines)
    var failure: [String] = []
    var failurePattern = ".failure"
    var failureName = call.error
    if !noNeeds.errors.isEmpty {
      failureName = fresh("failure", "placesError")
      failure.append("let \(call.error): any Error = \(failureName).legacyError")
      failurePattern = ".failure(let \(failureName))"
    } else if noNeeds.usesFailure {
      failurePattern = ".failure(let \(failureName))"
    }
    failure += no.flatMap(\.lines)
    failure = failure.map { $0.replacing(Porter.failure, with: failureName) }

    var body: [String] = []
    if yes.isEmpty, no.isEmpty {
      body.append("_ = \(asked)")
      body += prefix.flatMap(\.lines)
    } else {
      if !prefix.isEmpty {
        let result = fresh("result", "answer")
        body.append("let \(result) = \(asked)")
        body += prefix.flatMap(\.lines)
        asked = result
      }
      let branches = [
        ["case \(pattern):"] + Lines.indent(isEmpty(success) ? success + ["break"] : success, step),
        ["case \(failurePattern):"] + Lines.indent(isEmpty(failure) ? failure + ["break"] : failure, step),
      ]
      let failsFirst = (no.first?.number ?? Int.max) < (yes.first?.number ?? Int.max)
      body.append("switch \(asked) {")
      body += failsFirst ? branches[1] + branches[0] : branches[0] + branches[1]
      body.append("}")
    }
    body += suffix.flatMap(\.lines)

    var lines: [String] = []
    let indentation = code.indentation(call.first)
    let one = "let \(requestName) = \(request.replacing("\u{2}", with: ""))"
    if indentation.count + one.count <= 110 {
      lines.append(one)
    } else {
      let parts = request.split(separator: "\u{2}", omittingEmptySubsequences: false).map(String.init)
      lines += ["let \(requestName) = \(parts[0])", step + parts.dropFirst().joined()]
    }
    let captures = [call.captures, receiver.capture ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    lines.append("Task { @MainActor \(captures.isEmpty ? "" : "[\(captures)] ")in")
    lines += Lines.indent(body, step)
    lines.append("}")
    return lines.enumerated().map {
      $0.offset == 0 || $0.element.isEmpty ? $0.element : indentation + $0.element
    }
    .joined(separator: "\n").replacing("\\(\u{4}", with: "").replacing("\u{5})", with: "")
  }

  private func refuseLostComments(_ call: CallShape, _ text: String) throws {
    for index in call.first..<call.last {
      let isString = code.tokens[index].kind == .stringBegin || code.tokens[index + 1].kind == .stringEnd
      guard !isString, code.hasComment(between: index, and: index + 1) else { continue }
      for line in commentLines(Int(code.tokens[index].end), Int(code.tokens[index + 1].start)) {
        guard text.contains(line.reversed().drop { $0.isWhitespace }.reversed().map(String.init).joined())
        else {
          throw Refusal(token: index + 1, reason: "A comment would be lost.")
        }
      }
    }
  }

  // MARK: The request

  /// The value that asks; where a long line is cut stands a control character.
  private func request(_ call: CallShape, _ world: World, _ properties: [String]) throws -> String {
    let known: Set<String?> =
      switch call.sort {
      case .query: ["fromQuery", "bounds", "boundsMode", "filter", "sessionToken"]
      case .details: ["fromPlaceID", "placeFields", "sessionToken"]
      case .lookUp: [nil]
      }
    guard call.arguments.allSatisfy({ known.contains($0.label) }) else {
      throw Refusal(token: call.callee, reason: "The arguments are not those of the method.")
    }
    var parts: [String] = []
    switch call.sort {
    case .query:
      guard let query = call.argument("fromQuery") else {
        throw Refusal(token: call.callee, reason: "The arguments are not those of the method.")
      }
      if let bounds = call.argument("bounds"), !code.isNil(bounds) {
        throw Refusal(token: bounds.first, reason: "It has bounds: give the filter a region instead.")
      }
      parts.append("query: " + (try rewritten(query.first, query.last, world)))
      if let token = try token(call) { parts.append("sessionToken: " + token) }
      if let filter = try filter(call) { parts.append("filter: " + filter) }
      return "AutocompleteRequest(\u{2}" + parts.joined(separator: ", ") + ")"
    case .details:
      guard let id = call.argument("fromPlaceID"), let fields = call.argument("placeFields") else {
        throw Refusal(token: call.callee, reason: "The arguments are not those of the method.")
      }
      parts.append("placeID: " + (try rewritten(id.first, id.last, world)))
      parts.append("placeProperties: " + (try mask(fields)))
      if let token = try token(call) { parts.append("sessionToken: " + token) }
    case .lookUp:
      guard let id = call.argument(nil), call.arguments.count == 1 else {
        throw Refusal(token: call.callee, reason: "The arguments are not those of the method.")
      }
      parts.append("placeID: " + (try rewritten(id.first, id.last, world)))
      // It asked for everything; what is read is enough.
      let read = properties.isEmpty ? ["placeID"] : properties
      parts.append("placeProperties: [" + read.map { "." + $0 }.joined(separator: ", ") + "]")
    }
    return "FetchPlaceRequest(\u{2}" + parts.joined(separator: ", ") + ")"
  }
}
