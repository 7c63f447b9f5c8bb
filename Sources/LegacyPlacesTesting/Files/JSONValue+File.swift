extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// The members of an object; of anything else none.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value on one line: `{"at": 0, "tap": 2}`.
  package var line: String {
    switch self {
    case .null, .bool, .int, .double, .string: text()
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONValue.string($0.name).text()): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }

  /// The text of a file, with a line break at its end: each member and each entry on a line of its own where
  /// the key is one of these, and on the top level.
  package func fileText(open: Set<String>) -> String { opened(open, indent: "") + "\n" }

  private func opened(_ open: Set<String>, indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let value =
          open.contains(member.name) ? member.value.opened(open, indent: inner) : member.value.line
        return "\(inner)\(JSONValue.string(member.name).text()): \(value)"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .array(let values) where !values.isEmpty:
      return "[\n\(values.map { inner + $0.line }.joined(separator: ",\n"))\n\(indent)]"
    default: return line
    }
  }
}
