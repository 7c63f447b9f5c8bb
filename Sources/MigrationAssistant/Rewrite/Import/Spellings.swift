// Spellings that the layer cannot accept and that can be put right word by word.

extension ImportLevel {
  mutating func spellings() {
    for index in code.tokens.indices where code.tokens[index].kind == .identifier {
      let name = code.name(index)
      switch name {
      case "GMSPlaceField": maskBinding(index)
      case "GMSPlaceType": typeName(index)
      case "sharedClient": sharedClient(index)
      case "rawValue": maskNumber(index)
      case "NoFilter", "Geocode", "Address", "Establishment", "Region", "City": filterCase(index, name)
      default:
        guard let id = code.legacyCode(index) else { continue }
        if id == "LP145" { typeConstant(index) }
        if id == "LP108", name.hasPrefix("GMSPlaceProperty") { propertyConstant(index, name) }
      }
    }
  }

  /// `guard let f = GMSPlaceField(rawValue: …) else { … }` and `if let`, of an initialiser that cannot fail.
  private mutating func maskBinding(_ index: Int) {
    var open = index + 1
    if code.isSign(open, "."), code.keyword(open + 1) == .`init` { open += 2 }
    guard code.isSign(open, "("), code.keyword(open + 1) == .rawValue, let close = code.partner(open),
      code.isSign(index - 1, "=")
    else { return }
    var binding = index - 2
    while code.isIdentifier(binding) || code.isSign(binding, ":") || code.isSign(binding, "?") {
      if code.keyword(binding) == .let || code.keyword(binding) == .var { break }
      binding -= 1
    }
    guard code.keyword(binding) == .let || code.keyword(binding) == .var else { return }
    switch code.keyword(binding - 1) {
    case .guard:
      guard code.keyword(close + 1) == .else, code.isSign(close + 2, "{"), let end = code.partner(close + 2),
        !code.hasComment(in: close, end), !code.hasComment(in: binding - 1, index)
      else {
        return notes.add(
          index, "GMSPlaceField", "LP144", "This initialiser cannot fail: take the binding out of the guard.")
      }
      edits.add(
        together: [
          Edit(
            Int(code.tokens[binding - 1].start), Int(code.tokens[binding].start), "", .maskBinding, "LP144"),
          Edit(Int(code.tokens[close].end), Int(code.tokens[end].end), "", .maskBinding, "LP144"),
        ])
    case .if where code.isSign(close + 1, "{") && code.keyword(binding - 2) != .else:
      ifBinding(index, binding, close)
    case .if, .while:
      notes.add(
        index, "GMSPlaceField", "LP144",
        "This initialiser cannot fail: take the binding out of the condition.")
    default:
      if code.isSign(binding - 1, ",") {
        notes.add(
          index, "GMSPlaceField", "LP144",
          "This initialiser cannot fail: take the binding out of the condition.")
      }
    }
  }

  private mutating func ifBinding(_ index: Int, _ binding: Int, _ close: Int) {
    let brace = close + 1
    guard let end = code.partner(brace), !code.hasComment(in: binding - 1, brace), brace + 1 < end,
      code.startsLine(brace + 1)
    else {
      return notes.add(
        index, "GMSPlaceField", "LP144",
        "This initialiser cannot fail: take the binding out of the condition.")
    }
    var parts = [
      file.edit(
        binding - 1, brace,
        "do {" + code.lineEnding + code.indentation(brace + 1) + code.text(binding, close), .maskBinding,
        "LP144")
    ]
    if code.keyword(end + 1) == .else {
      guard code.isSign(end + 2, "{"), let last = code.partner(end + 2), !code.hasComment(in: end, last)
      else {
        return notes.add(
          index, "GMSPlaceField", "LP144",
          "This initialiser cannot fail: take the binding out of the condition.")
      }
      parts.append(Edit(Int(code.tokens[end].end), Int(code.tokens[last].end), "", .maskBinding, "LP144"))
    }
    edits.add(together: parts)
  }

  /// `[GMSPlaceType.bank]` given to a filter's types.
  private mutating func typeName(_ index: Int) {
    guard !file.outline.declaredNames.contains("GMSPlaceType") else { return }
    var open = index - 1
    while open >= 0, index - open < 100, !code.isSign(open, "[") {
      guard
        code.isIdentifier(open) || code.isSign(open, ".") || code.isSign(open, ",")
          || code.tokens[open].kind == .string
      else { break }
      open -= 1
    }
    guard code.isSign(index + 1, "."), code.isIdentifier(index + 2), code.isSign(open, "["),
      code.isSign(open - 1, "="), code.keyword(open - 2) == .types, code.isSign(open - 3, "."),
      code.isSign(index + 3, ",") || code.isSign(index + 3, "]")
    else {
      return notes.add(
        index, "GMSPlaceType", "LP145",
        "The layer has no such type: write the constant kGMSPlaceType… or the text.")
    }
    edits.add(file.edit(index, index, "", .typeConstant, "LP145"))
  }

  private mutating func typeConstant(_ index: Int) {
    guard code.isSign(index + 1, "!"), code.tokens[index].end == code.tokens[index + 1].start else { return }
    let next = index + 2
    if code.tokens.indices.contains(next), code.tokens[next].byte == UInt8(ascii: "="),
      code.tokens[next].start == code.tokens[index + 1].end
    {
      return
    }
    edits.add(file.edit(index + 1, index + 1, "", .typeConstant, "LP145"))
  }

  private mutating func propertyConstant(_ index: Int, _ name: String) {
    let member = LegacyNames.member(of: name, after: "GMSPlaceProperty")
    guard !member.isEmpty, member != "array" else { return }
    if code.isSign(index + 1, "."), code.keyword(index + 2) == .rawValue {
      edits.add(file.edit(index, index, "GMSPlaceProperty.\(member)", .propertyConstant, "LP108"))
    } else {
      edits.add(file.edit(index, index, "GMSPlaceProperty.\(member).rawValue", .propertyConstant, "LP108"))
    }
  }

  private mutating func sharedClient(_ index: Int) {
    guard code.isSign(index - 1, "."), code.isName(index - 2, "GMSPlacesClient"), code.isSign(index + 1, "("),
      code.isSign(index + 2, ")")
    else { return }
    edits.add(file.edit(index, index, "shared", .swift2, "LP101"))
  }

  /// `filter.type = .City`.
  private mutating func filterCase(_ index: Int, _ name: String) {
    guard code.isSign(index - 1, ".") else { return }
    let isSpelledOut = code.isName(index - 2, "GMSPlacesAutocompleteTypeFilter")
    let isAssigned =
      code.isSign(index - 2, "=") && code.keyword(index - 3) == .type && code.isSign(index - 4, ".")
      && isLegacy(endingAt: index - 5, "GMSAutocompleteFilter")
    guard isSpelledOut || isAssigned else { return }
    edits.add(file.edit(index, index, LegacyNames.lowerFirst(name), .swift2, "LP122"))
  }

  /// `let raw: UInt64 = field.rawValue`.
  private mutating func maskNumber(_ index: Int) {
    guard code.isSign(index - 1, ".") else { return }
    var start = index - 1
    while index - start < 40, code.isIdentifier(start) || code.isSign(start, ".") { start -= 1 }
    start += 1
    guard code.isSign(start - 1, "="), code.isName(start - 2, "UInt64"), code.isSign(start - 3, ":"),
      code.isIdentifier(start - 4),
      code.isName(start, "GMSPlaceField") || isLegacy(endingAt: index - 2, "GMSPlaceField"),
      index + 1 == code.tokens.count || code.startsLine(index + 1) || code.isSign(index + 1, ";")
        || code.isSign(index + 1, "}")
    else { return }
    let text = "UInt64(" + code.text(start, index) + ")"
    edits.add(file.edit(start, index, text, .maskNumber, "LP144"))
  }

  /// Whether the expression that ends here is known as a value of a legacy type.
  func isLegacy(endingAt last: Int, _ type: String) -> Bool {
    guard last >= 0,
      case .legacy(let word) = file.outline.receiver(endingAt: last, in: file.outline.innermost(last))
    else { return false }
    return Vocabulary.shared.spelling(word) == type
  }
}

/// How names of one module are spelled in another.
enum LegacyNames {
  static func lowerFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Of `GMSPlacePropertyUTCOffsetMinutes` the member `utcOffsetMinutes`.
  static func member(of name: String, after prefix: String) -> String {
    let rest = String(name.dropFirst(prefix.count))
    return rest.hasPrefix("UTC") ? "utc" + rest.dropFirst(3) : lowerFirst(rest)
  }
}
