/// Reads a JSON document (RFC 8259) strictly and keeps where each value stands.
///
/// Foundation's readers say neither line nor key, and let the last of two equal keys win. This one refuses
/// equal keys, lone surrogates, numbers beyond what a `Double` holds, UTF-8 that is not valid, and documents
/// that are too large or too deep; it accepts a byte order mark.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  /// The way to the value that is being read: `steps[3].tap`.
  private var path: [String] = []

  /// The document's value.
  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    guard bytes.count <= JSONLimits.size else {
      throw JSONSyntaxError(
        offset: 0, problem: "The file has \(bytes.count) bytes.",
        expected: "At most \(JSONLimits.size) bytes are read")
    }
    if let offset = bytes.firstInvalidUTF8 {
      throw JSONSyntaxError(
        offset: offset, problem: "The file is not valid UTF-8 here.", expected: "Save it as UTF-8")
    }
    var reader = JSONReader(bytes)
    return try reader.document()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func wrong(
    _ problem: String, expected: String? = nil, at offset: Int? = nil
  ) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? index, key: key, problem: problem, expected: expected)
  }

  private var key: String {
    let key = path.joined()
    return key.hasPrefix(".") ? String(key.dropFirst()) : key
  }

  /// What stands here instead of what was expected.
  private func unexpected(_ expected: String) -> JSONSyntaxError {
    guard let next else { return wrong("The file ends too early.", expected: expected) }
    let rest = String(decoding: bytes[index..<Swift.min(index + 4, bytes.count)], as: UTF8.self)
    guard next > 0x20, let scalar = rest.unicodeScalars.first, !isHidden(scalar) else {
      return wrong("An unexpected character (byte \(next)).", expected: expected)
    }
    return wrong("An unexpected “\(scalar)”.", expected: expected)
  }

  // MARK: - Values

  private mutating func document() throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    guard next != nil else { throw wrong("The file is empty.", expected: "An object in braces") }
    let node = try value(depth: 0)
    skipSpace()
    guard next == nil else { throw unexpected("Nothing more after the end of the value") }
    return node
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let start = index
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < JSONLimits.depth else {
        throw wrong("Lists and objects stand more than \(JSONLimits.depth) deep inside each other.")
      }
      return next == UInt8(ascii: "{") ? try object(depth: depth) : try array(depth: depth)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), offset: start)
    case UInt8(ascii: "-"): return try number()
    case _ where isAtDigit: return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("A value: a text in double quotes, a number, true, false, null, [ or {")
    }
  }

  private mutating func word(_ word: String, _ value: JSONNode.Value) throws(JSONSyntaxError) -> JSONNode {
    let start = index
    guard bytes[index...].starts(with: word.utf8) else {
      throw wrong("An unknown word.", expected: "A value such as \(word), or a text in double quotes")
    }
    index += word.utf8.count
    return JSONNode(value: value, offset: start)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let start = index
    var elements: [JSONNode] = []
    index += 1
    skipSpace()
    if take("]") { return JSONNode(value: .array([]), offset: start) }
    while true {
      skipSpace()
      if next == UInt8(ascii: "]") { throw wrong("A comma stands before the end of the list.") }
      path.append("[\(elements.count)]")
      elements.append(try value(depth: depth + 1))
      path.removeLast()
      skipSpace()
      if take("]") { return JSONNode(value: .array(elements), offset: start) }
      guard take(",") else { throw unexpected("A comma or ] in the list") }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let start = index
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    index += 1
    skipSpace()
    if take("}") { return JSONNode(value: .object([]), offset: start) }
    while true {
      skipSpace()
      if next == UInt8(ascii: "}") { throw wrong("A comma stands before the end of the object.") }
      let offset = index
      guard next == UInt8(ascii: "\"") else { throw unexpected("A key in double quotes") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw wrong("The key “\(shortened(name))” stands twice in one object.", at: offset)
      }
      skipSpace()
      guard take(":") else { throw unexpected("A colon after the key") }
      skipSpace()
      path.append("." + shortened(name))
      members.append(.init(name: name, offset: offset, node: try value(depth: depth + 1)))
      path.removeLast()
      skipSpace()
      if take("}") { return JSONNode(value: .object(members), offset: start) }
      guard take(",") else { throw unexpected("A comma or } in the object") }
    }
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONSyntaxError) -> JSONNode {
    let start = index
    var isWhole = true
    _ = take("-")
    if !take("0") { try digits() }
    if isAtDigit { throw wrong("A number begins with 0.", at: start) }
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let int = Int(text) { return JSONNode(value: .int(int), offset: start) }
    guard let double = Double(text), double.isFinite else {
      throw wrong("A number is out of range.", at: start)
    }
    return JSONNode(value: .double(double), offset: start)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard isAtDigit else { throw unexpected("A digit") }
    while isAtDigit { index += 1 }
  }

  private var isAtDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next ?? 0)
  }

  // MARK: - Texts

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case ..<0x20:
        let what = byte == 0x0A || byte == 0x0D ? "A line ends" : "A control character (\(byte)) stands"
        throw wrong("\(what) inside a text.", expected: #"\n, \t, or \u with four digits"#)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw wrong("The text that begins here has no end.", expected: "A closing double quote", at: start)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Character {
    let start = index
    index += 1
    guard let letter = next else { throw unexpected("A character after the backslash") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar(from: start))
    default:
      throw wrong(
        "An unknown escape.", expected: #"\" \\ \/ \b \f \n \r \t or \u with four digits"#, at: start)
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair; the first `\u` is already read.
  private mutating func scalar(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    if first < 0xDC00, bytes[index...].starts(with: #"\u"#.utf8) {
      index += 2
      let second = try unit()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(
          0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
      {
        return scalar
      }
    }
    throw wrong("Half of a surrogate pair.", expected: "Both halves, or the character itself", at: start)
  }

  private mutating func unit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue, next < 0x80 else {
        throw unexpected("Four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

extension [UInt8] {
  /// Where the first byte stands that is not UTF-8.
  fileprivate var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] < 0x80 {
        offset += 1
        continue
      }
      var rest = self[offset..<Swift.min(offset + 4, count)].makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return offset }
      offset += scalar.count
    }
    return nil
  }
}

/// A word of somebody's file for an error: short, and without what a terminal would act on.
func shortened(_ word: String) -> String {
  let scalars = word.unicodeScalars.prefix(41)
  let clean = String(String.UnicodeScalarView(scalars.prefix(40).map { isHidden($0) ? "�" : $0 }))
  return scalars.count > 40 ? clean + "…" : clean
}
