// autocompleteQuery, which left Google's SDK with version 4.0.

extension ImportLevel {
  mutating func queries() {
    for (index, findings) in file.findingsAt.sorted(by: { $0.key < $1.key }) {
      guard let finding = findings.first(where: { $0.code == "LP102" }) else { continue }
      guard finding.kind == .use else {
        notes.add(index, finding.symbol, "LP102", "What it is asked of is not known from this file.")
        continue
      }
      if let reason = query(index) { notes.add(index, finding.symbol, "LP102", reason) }
    }
  }

  /// Rewrites a call; gives the reason when it does not.
  private mutating func query(_ callee: Int) -> String? {
    guard code.isSign(callee + 1, "("), code.keyword(callee - 1) != .func else {
      return "It is not called here: name the method that is meant."
    }
    let arguments = code.arguments(callee + 1)
    let labels = arguments.map(\.label)
    guard arguments.count >= 3, labels[0] == nil, labels[1] == "bounds",
      let filter = arguments.first(where: { $0.label == "filter" })
    else { return "Its arguments have another order than the method's." }
    let mode = arguments.first { $0.label == "boundsMode" }
    let bounds = arguments[1]
    guard !code.hasComment(in: bounds.first - 3, filter.first - 2) else {
      return "A comment stands between its arguments."
    }
    var parts = [
      file.edit(callee, callee, "findAutocompletePredictions", .autocompleteQuery, "LP102"),
      Edit(
        Int(code.tokens[arguments[0].first].start), Int(code.tokens[arguments[0].first].start), "fromQuery: ",
        .autocompleteQuery, "LP102"),
      Edit(
        Int(code.tokens[bounds.first - 2].start), Int(code.tokens[filter.first - 2].start), "",
        .autocompleteQuery, "LP102"),
      Edit(
        Int(code.tokens[filter.last].end), Int(code.tokens[filter.last].end), ", sessionToken: nil",
        .autocompleteQuery, "LP102"),
    ]
    if !code.isNil(bounds) {
      switch region(bounds, mode, filter, callee) {
      case .failure(let refused): return refused.reason
      case .success(let edit): parts.append(edit)
      }
    }
    edits.add(together: parts)
    return nil
  }

  private struct Refused: Error { var reason: String }

  /// The line that gives the bounds to the filter instead.
  private func region(
    _ bounds: SourceCode.Argument, _ mode: SourceCode.Argument?, _ filter: SourceCode.Argument, _ callee: Int
  ) -> Result<Edit, Refused> {
    guard filter.first == filter.last, code.isIdentifier(filter.first) else {
      return .failure(Refused(reason: "It has bounds and no filter in sight to give them to."))
    }
    let name = code.name(filter.first)
    guard let block = block(around: callee), let made = declaration(of: name, in: block, before: callee),
      code.isName(made, "GMSAutocompleteFilter"), code.isSign(made + 1, "("), code.isSign(made + 2, ")")
    else { return .failure(Refused(reason: "It has bounds, and the filter is not made in sight.")) }
    let outer = file.outline.functionAround(callee)
    for index in outer where code.isName(index, name) && index != filter.first && !code.isLabel(index) {
      if code.isSign(index - 1, ".") || index == made - 2 { continue }
      guard code.isSign(index + 1, "."), code.isIdentifier(index + 2),
        !["locationBias", "locationRestriction"].contains(code.name(index + 2))
      else { return .failure(Refused(reason: "It has bounds, and its filter has a region or other uses.")) }
    }
    let property: String
    switch mode.map({ code.name($0.last) }) {
    case nil, "bias", "Bias": property = "locationBias"
    case "restrict", "Restrict": property = "locationRestriction"
    default: return .failure(Refused(reason: "It has bounds, and their mode is not known here."))
    }
    let option: String
    if let corners = corners(bounds.first), corners.close == bounds.last {
      option = "\(corners.first), \(corners.second)"
    } else if bounds.first == bounds.last, code.isIdentifier(bounds.first),
      let made = declaration(of: code.name(bounds.first), in: block, before: callee), corners(made) != nil
    {
      let name = code.text(bounds.first)
      option = "\(name).northEast, \(name).southWest"
    } else {
      return .failure(Refused(reason: "It has bounds that are not made of two corners in sight."))
    }
    let start = code.chainStart(callee)
    guard code.startsLine(start) else {
      return .failure(Refused(reason: "It has bounds, and does not stand on a line of its own."))
    }
    let offset = Int(code.tokens[start].start)
    let text =
      "\(code.text(filter.first)).\(property) = GMSPlaceRectangularLocationOption(\(option))"
      + code.lineEnding
      + code.indentation(start)
    return .success(Edit(offset, offset, text, .autocompleteQuery, "LP102"))
  }

  /// The two arguments of `GMSCoordinateBounds(coordinate:coordinate:)`.
  private func corners(_ index: Int) -> (first: String, second: String, close: Int)? {
    guard code.isName(index, "GMSCoordinateBounds"), code.isSign(index + 1, "("),
      let close = code.partner(index + 1)
    else { return nil }
    let arguments = code.arguments(index + 1)
    guard arguments.count == 2, arguments.allSatisfy({ $0.label == "coordinate" }) else { return nil }
    return (
      code.text(arguments[0].first, arguments[0].last), code.text(arguments[1].first, arguments[1].last),
      close
    )
  }

  /// The tokens of the innermost braces around a token.
  private func block(around index: Int) -> Range<Int>? {
    let scope = file.outline.scopes[file.outline.innermost(index)]
    guard scope.start >= 0 else { return nil }
    return scope.start + 1..<scope.end
  }

  /// Where the value begins that a local of this block is made with.
  private func declaration(of name: String, in block: Range<Int>, before end: Int) -> Int? {
    var index = block.lowerBound
    var found: Int?
    while index < min(end, block.upperBound) {
      if code.isName(index, name), [.let, .var].contains(code.keyword(index - 1)), code.isSign(index + 1, "=")
      {
        found = index + 2
      }
      if let partner = code.partner(index), partner > index, partner < end { index = partner }
      index += 1
    }
    return found
  }
}

extension SourceCode {
  /// Whether an argument is `nil` or `.none`.
  func isNil(_ argument: Argument) -> Bool {
    argument.first == argument.last && keyword(argument.first) == .nil
      || argument.first + 1 == argument.last && isSign(argument.first, ".")
        && keyword(argument.last) == Keyword.none
  }

  /// The first token of the chain that a member ends: of `a.b(c)?.d` at `d` the `a`.
  func chainStart(_ index: Int) -> Int {
    var start = index
    while isSign(start - 1, ".") {
      var before = start - 2
      while before >= 0 {
        if isSign(before, "?") || isSign(before, "!") {
          before -= 1
        } else if isSign(before, ")") || isSign(before, "]"), let open = partner(before), open < before {
          if !isIdentifier(open - 1) && !isSign(open - 1, "?") && !isSign(open - 1, "!")
            && !isSign(open - 1, ")")
            && !isSign(open - 1, "]")
          {
            return open
          }
          before = open - 1
        } else {
          break
        }
      }
      guard isIdentifier(before) else { return start - 1 }
      start = before
    }
    return start
  }
}

extension SwiftOutline {
  /// The tokens of the function around a token, or of the file.
  func functionAround(_ index: Int) -> Range<Int> {
    var current = innermost(index)
    while current > 0, scopes[current].sort != .function { current = scopes[current].parent }
    return max(scopes[current].start, 0)..<scopes[current].end
  }
}
