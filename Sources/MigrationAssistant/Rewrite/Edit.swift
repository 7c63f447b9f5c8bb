/// A change to a text: the bytes that go, what stands in their place, and the rule that asked for it.
struct Edit: Sendable, Hashable {
  var start: Int
  var end: Int
  var text: String
  var rule: RewriteRule
  /// The code of the catalogue that it is about.
  var code: String
  /// Whether it counts in reports; of several that make one change only the first does.
  var counts = true

  init(_ start: Int, _ end: Int, _ text: String, _ rule: RewriteRule, _ code: String) {
    self.start = start
    self.end = end
    self.text = text
    self.rule = rule
    self.code = code
  }
}

/// Changes of one pass over a text, none of which overlap, in the order of the text.
struct Edits: Sendable {
  private(set) var list: [Edit] = []

  var isEmpty: Bool { list.isEmpty }

  /// Takes an edit, unless it overlaps one that is there; that one's pass comes first, and the next pass sees
  /// what is left to do.
  mutating func add(_ edit: Edit) {
    add(together: [edit])
  }

  /// Takes all of the edits, which make one change, or none.
  mutating func add(together edits: [Edit]) {
    guard edits.allSatisfy({ !overlaps($0) }) else { return }
    for (number, edit) in edits.enumerated() {
      var edit = edit
      edit.counts = number == 0
      list.insert(edit, at: place(of: edit))
    }
  }

  private func place(of edit: Edit) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if (list[middle].start, list[middle].end) < (edit.start, edit.end) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func overlaps(_ edit: Edit) -> Bool {
    let place = place(of: edit)
    return (max(place - 2, 0)..<min(place + 2, list.count)).contains {
      let other = list[$0]
      return edit.start < other.end && other.start < edit.end
        || edit.start == other.start && edit.end == other.end
    }
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in list {
      result += bytes[position..<edit.start]
      result += Array(edit.text.utf8)
      position = edit.end
    }
    result += bytes[position...]
    return result
  }

  /// Where an offset of the new text stood in the old one; of new text, where the same line stood in what it
  /// replaced, or else where that begins.
  func origin(of offset: Int, from old: [UInt8], to new: [UInt8]) -> Int {
    var shift = 0
    for edit in list {
      let start = edit.start + shift
      let length = edit.text.utf8.count
      if offset < start { break }
      if offset < start + length {
        return Self.line(of: offset, in: new, start..<start + length, old, edit.start..<edit.end)
          ?? edit.start
      }
      shift += length - (edit.end - edit.start)
    }
    return offset - shift
  }

  /// The place in a part of the old text of the line at an offset of the new one, indentation aside; of several
  /// lines that are alike, the one of the same number.
  private static func line(
    of offset: Int, in new: [UInt8], _ part: Range<Int>, _ old: [UInt8], _ oldPart: Range<Int>
  ) -> Int? {
    let lines = lines(new, part)
    guard let number = lines.lastIndex(where: { $0.lowerBound <= offset }) else { return nil }
    let line = new[lines[number]]
    let before = lines[..<number].count { new[$0] == line }
    let same = Self.lines(old, oldPart).filter { old[$0] == line }
    guard let range = before < same.count ? same[before] : same.last else { return nil }
    return range.lowerBound + offset - lines[number].lowerBound
  }

  /// The lines of a part of a text, without the blank space around them.
  private static func lines(_ text: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
    text[part].split(separator: UInt8(ascii: "\n")).compactMap { line in
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
      guard let first = line.firstIndex(where: { !isBlank($0) }),
        let last = line.lastIndex(where: { !isBlank($0) })
      else { return nil }
      return first..<last + 1
    }
  }
}

/// What kinds of changes a rewrite makes; the names stand in reports.
public enum RewriteRule: String, Sendable, Hashable, CaseIterable {
  /// `import GooglePlaces` and its forms.
  case importName = "import"
  /// An import that is added or dropped.
  case importList = "import-list"
  /// `GooglePlaces.GMSPlace`.
  case qualifiedName = "qualified-name"
  /// A binding of an initialiser that cannot fail.
  case maskBinding = "mask-binding"
  /// `let raw: UInt64 = field.rawValue`.
  case maskNumber = "mask-number"
  /// `kGMSPlaceTypeBank!`, `[GMSPlaceType.bank]`.
  case typeConstant = "type-constant"
  /// `GMSPlacePropertyName`.
  case propertyConstant = "property-constant"
  /// `sharedClient()` and enumeration cases of Swift 2.
  case swift2 = "swift-2"
  /// The types of a delegate method's parameters.
  case delegateTypes = "delegate-types"
  /// A delegate method in another era's spelling.
  case delegateName = "delegate-name"
  /// `autocompleteQuery`.
  case autocompleteQuery = "autocomplete-query"
  /// A query with a callback.
  case asyncQuery = "async-query"
  /// A details call with a callback.
  case asyncDetails = "async-details"
  /// A client, a session token, a filter or a mask whose every use has moved to the async core.
  case asyncValue = "async-value"
  /// `provideAPIKey`.
  case asyncKey = "async-key"
}
