import Foundation

/// A JSON document whose members keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// Numbers that are not finite are written as `null`.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object without the members that have no value.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

  /// Indented text without a line break at its end; anything a terminal would act on is escaped.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return value.isFinite ? "\(value)" : "null"
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      if values.allSatisfy(\.isNumber) {
        return "[" + values.map { $0.text() }.joined(separator: ", ") + "]"
      }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { inner + Self.quoted($0.name) + ": " + $0.value.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }

  private var isNumber: Bool {
    switch self {
    case .int, .double: true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isHidden(scalar):
        for unit in String(scalar).utf16 { result += "\\u" + hex(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hex(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
