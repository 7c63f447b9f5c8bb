/// A value of a file with the way to it: reads it as what it must be, or says what is wrong and where.
struct FileValue {
  let text: FileText
  let node: JSONNode
  /// `steps[3].tap`; empty for the whole file.
  let key: String

  func wrong(_ problem: String, expected: String? = nil, nearest: String? = nil) -> ScenarioFileError {
    text.error(at: node.offset, key: key, problem, expected: expected, nearest: nearest)
  }

  private func wrongKind(_ expected: String) -> ScenarioFileError {
    wrong("This is \(node.kind).", expected: expected)
  }

  var isNull: Bool {
    if case .null = node.value { true } else { false }
  }

  var isText: Bool {
    if case .string = node.value { true } else { false }
  }

  // MARK: - As what it must be

  func string() throws(ScenarioFileError) -> String {
    guard case .string(let string) = node.value else { throw wrongKind("a text") }
    return string
  }

  func nonEmptyString() throws(ScenarioFileError) -> String {
    let string = try string()
    guard !string.isEmpty else { throw wrong("The text is empty.", expected: "a text") }
    return string
  }

  func bool() throws(ScenarioFileError) -> Bool {
    guard case .bool(let bool) = node.value else { throw wrongKind("true or false") }
    return bool
  }

  /// A key that is only ever there as `true`.
  func yes() throws(ScenarioFileError) {
    guard try bool() else { throw wrong("This is false.", expected: "true, or leave the key out") }
  }

  func int(in range: ClosedRange<Int>) throws(ScenarioFileError) -> Int {
    let expected = "a whole number, \(range.lowerBound)…\(range.upperBound)"
    let number: Int
    switch node.value {
    case .int(let int): number = int
    case .double(let double):
      guard let int = Int(exactly: double) else {
        throw wrong("This is no whole number in range.", expected: expected)
      }
      number = int
    default: throw wrongKind(expected)
    }
    guard range.contains(number) else { throw wrong("\(number) is out of range.", expected: expected) }
    return number
  }

  func number() throws(ScenarioFileError) -> Double {
    switch node.value {
    case .int(let int): return Double(int)
    case .double(let double): return double
    default: throw wrongKind("a number")
    }
  }

  /// One of these words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type = Word.self
  ) throws(ScenarioFileError) -> Word where Word.RawValue == String {
    let word = try word(of: type.allCases.map(\.rawValue))
    // It is one of them.
    return Word(rawValue: word) ?? type.allCases[type.allCases.startIndex]
  }

  /// One of these words.
  func word(of words: [String]) throws(ScenarioFileError) -> String {
    let expected = words.joined(separator: ", ")
    guard case .string(let word) = node.value else { throw wrongKind("one of the words \(expected)") }
    guard words.contains(word) else {
      throw wrong(
        "“\(shortened(word))” is unknown.", expected: expected, nearest: nearestWord(to: word, in: words))
    }
    return word
  }

  func array(upTo limit: Int = 1_000) throws(ScenarioFileError) -> [FileValue] {
    guard case .array(let elements) = node.value else { throw wrongKind("a list") }
    guard elements.count <= limit else {
      throw wrong("The list has \(elements.count) entries.", expected: "at most \(limit)")
    }
    return elements.enumerated().map { index, node in
      FileValue(text: text, node: node, key: "\(key)[\(index)]")
    }
  }

  func strings(upTo limit: Int = 1_000) throws(ScenarioFileError) -> [String] {
    try array(upTo: limit).map { value throws(ScenarioFileError) in try value.string() }
  }

  /// An object that has no other keys than these.
  func object(_ keys: [String]) throws(ScenarioFileError) -> FileObject {
    let object = try anyObject()
    for member in object.members where !keys.contains(member.name) {
      throw text.error(
        at: member.offset, key: object.key(of: member.name), "The key is unknown.",
        expected: "only the keys \(keys.joined(separator: ", "))",
        nearest: nearestWord(to: member.name, in: keys))
    }
    return object
  }

  /// An object with any keys.
  func anyObject() throws(ScenarioFileError) -> FileObject {
    guard case .object(let members) = node.value else { throw wrongKind("an object in braces") }
    return FileObject(value: self, members: members)
  }
}

/// An object of a file.
struct FileObject {
  let value: FileValue
  let members: [JSONNode.Member]

  func key(of name: String) -> String {
    value.key.isEmpty ? shortened(name) : "\(value.key).\(shortened(name))"
  }

  /// The value of a key, if it is there.
  subscript(name: String) -> FileValue? {
    members.first { $0.name == name }.map {
      FileValue(text: value.text, node: $0.node, key: key(of: name))
    }
  }

  var all: [(name: String, value: FileValue)] {
    members.map { ($0.name, FileValue(text: value.text, node: $0.node, key: key(of: $0.name))) }
  }

  /// The value of a key that must be there.
  func required(_ name: String) throws(ScenarioFileError) -> FileValue {
    if let value = self[name] { return value }
    throw value.wrong("The key “\(name)” is missing.")
  }

  /// The one key of these that is there.
  ///
  /// - Parameter what: what the keys are for, with its article: `an action`.
  func one(of names: [String], _ what: String) throws(ScenarioFileError) -> (name: String, value: FileValue) {
    let found = members.filter { names.contains($0.name) }
    let expected = "exactly one of \(names.joined(separator: ", "))"
    guard let first = found.first, let value = self[first.name] else {
      throw value.wrong("There is no key that says \(what).", expected: expected)
    }
    guard found.count == 1 else {
      throw value.text.error(
        at: found[1].offset, key: key(of: found[1].name),
        "“\(first.name)” and “\(found[1].name)” stand together.", expected: expected)
    }
    return (first.name, value)
  }
}
