/// A value of a JSON document and where it stands, so that errors can name the line.
struct JSONNode: Sendable {
  /// The kinds of JSON values; an object keeps the order of its members.
  enum Value: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// Anything with a fraction or an exponent, and whole numbers beyond `Int`; always finite.
    case double(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A name and its value.
  struct Member: Sendable {
    var name: String
    /// Where the name begins.
    var offset: Int
    var node: JSONNode
  }

  var value: Value
  /// Where it begins, in bytes.
  var offset: Int

  /// What kind of value it is, in words.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .int, .double: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// What makes a text no JSON, and where.
struct JSONSyntaxError: Error {
  /// In bytes from the start.
  var offset: Int
  /// The way to the value that was being read; empty for the whole document.
  var key = ""
  var problem: String
  var expected: String?
}

/// How far one may go into a document.
enum JSONLimits {
  /// In bytes.
  static let size = 8_000_000
  /// Lists and objects inside each other.
  static let depth = 64
}
