// Delegate methods whose types or names are those of another era.

extension ImportLevel {
  /// A parameter of a function: its tokens.
  private struct Parameter {
    /// `nil` where the name is the label.
    var label: Int?
    var name: Int
    var typeFirst: Int
    var typeLast: Int
  }

  mutating func delegates() {
    for index in code.tokens.indices where code.keyword(index) == .func && code.isIdentifier(index + 1) {
      for finding in file.findingsAt[index + 1] ?? [] {
        if finding.code == "LP171" { renameMethod(index + 1, finding.symbol) }
        if ["LP112", "LP114", "LP116", "LP118"].contains(finding.code), finding.kind == .use {
          types(index + 1)
        }
      }
    }
  }

  private func parameters(_ open: Int) -> [Parameter] {
    guard let close = code.partner(open) else { return [] }
    var parameters: [Parameter] = []
    var index = open + 1
    while index < close {
      let start = index
      while index < close, !code.isSign(index, ",") {
        if let partner = code.partner(index), partner > index { index = partner }
        index += 1
      }
      let hasLabel = code.isIdentifier(start + 1)
      let name = hasLabel ? start + 1 : start
      if code.isIdentifier(name), code.isSign(name + 1, ":"), name + 2 < index {
        parameters.append(
          Parameter(label: hasLabel ? start : nil, name: name, typeFirst: name + 2, typeLast: index - 1))
      }
      index += 1
    }
    return parameters
  }

  /// Types that do not fit the requirement: an implicitly unwrapped one, `NSError`.
  private mutating func types(_ method: Int) {
    guard code.isSign(method + 1, "("), let close = code.partner(method + 1) else { return }
    let body = body(after: close)
    for parameter in parameters(method + 1) {
      let name = code.name(parameter.name)
      let isWrapped = code.isSign(parameter.typeLast, "!")
      let core = isWrapped ? parameter.typeLast - 1 : parameter.typeLast
      let isOldError = core == parameter.typeFirst && code.isName(core, "NSError")
      if code.isSign(parameter.typeLast, "?") {
        notes.add(
          parameter.typeFirst, name, "LP171",
          "The requirement's parameter is no optional: this method is not called.")
        continue
      }
      guard isWrapped || isOldError else { continue }
      guard body.map({ survives(name, in: $0, isOldError: isOldError) }) ?? true else {
        notes.add(
          parameter.typeFirst, name, "LP171",
          "The requirement has \(isOldError ? "Error" : "no optional") here, which the body would not compile with."
        )
        continue
      }
      if isOldError {
        edits.add(file.edit(parameter.typeFirst, parameter.typeLast, "Error", .delegateTypes, "LP171"))
      } else {
        edits.add(file.edit(parameter.typeLast, parameter.typeLast, "", .delegateTypes, "LP171"))
      }
    }
  }

  private func body(after close: Int) -> Range<Int>? {
    var index = close + 1
    while index < code.tokens.count, !code.isSign(index, "{") {
      if code.isSign(index, "}") || code.startsLine(index) && code.keyword(index) == .func { return nil }
      index += 1
    }
    return code.partner(index).map { index..<$0 }
  }

  /// Whether a body still compiles when a parameter is no longer optional, or no longer an `NSError`.
  private func survives(_ name: String, in body: Range<Int>, isOldError: Bool) -> Bool {
    for index in body where code.isName(index, name) && !code.isSign(index - 1, ".") && !code.isLabel(index) {
      if code.isSign(index + 1, "!") || code.isSign(index + 1, "?"),
        code.tokens[index].end == code.tokens[index + 1].start
      {
        return false
      }
      if let keyword = code.keyword(index - 1), keyword == .let || keyword == .var { return false }
      if code.isSign(index - 1, "="), code.isIdentifier(index - 2),
        [.let, .var].contains(code.keyword(index - 3)),
        [.if, .guard, .while].contains(code.keyword(index - 4)) || code.isSign(index - 4, ",")
      {
        return false
      }
      if code.keyword(index + 2) == .nil || code.keyword(index + 3) == .nil { return false }
      if isOldError, code.isSign(index + 1, "."), !code.isName(index + 2, "localizedDescription") {
        return false
      }
      if isOldError, code.keyword(index + 1) == .as { return false }
    }
    return true
  }

  private mutating func renameMethod(_ method: Int, _ symbol: String) {
    let outline = file.outline
    guard let type = outline.typeAround(outline.innermost(method)), code.isSign(method + 1, "(") else {
      return
    }
    let stated = outline.delegateProtocols(of: type, withAncestors: true)
    let fitting = DelegateMethod.all.filter { stated.contains($0.owner) && $0.isOldenSpelling(symbol) }
    guard let target = fitting.first, fitting.count == 1 else {
      return notes.add(method, symbol, "LP171", "It belongs to another class's delegate and is never called.")
    }
    let labels = target.name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    let parameters = parameters(method + 1)
    guard labels.count == parameters.count else {
      return notes.add(method, symbol, "LP171", "\(target.name) has other parameters: write it by hand.")
    }
    guard outline.types[type]?.methods.contains(target.name) != true else {
      return notes.add(method, symbol, "LP171", "\(target.name) is there as well; this one is never called.")
    }
    let base = code.name(method)
    let isCalled = code.tokens.indices.contains {
      code.isName($0, base) && code.isSign($0 + 1, "(") && code.keyword($0 - 1) != .func
    }
    guard !isCalled else {
      return notes.add(
        method, symbol, "LP171", "The file calls it itself: rename it to \(target.name) with its calls.")
    }
    var parts = [file.edit(method, method, target.base, .delegateName, "LP171")]
    for (label, parameter) in zip(labels, parameters) {
      let name = code.name(parameter.name)
      let text = label == name ? code.text(parameter.name) : "\(label) \(code.text(parameter.name))"
      parts.append(file.edit(parameter.label ?? parameter.name, parameter.name, text, .delegateName, "LP171"))
    }
    edits.add(together: parts)
  }
}
