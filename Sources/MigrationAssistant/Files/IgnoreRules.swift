/// The patterns of a `.gitignore`, as Git reads them.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    /// The parts between slashes.
    var parts: [[UInt8]]
    var isNegated: Bool
    var isForFolders: Bool
    /// Matches only from the folder of the file that holds it, not at any depth.
    var isAnchored: Bool
  }

  private let rules: [Rule]

  init(_ text: String) {
    // A mark at the beginning of the file is none of the first pattern.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    rules = text.split(whereSeparator: \.isNewline).compactMap { Self.rule(String($0)) }
  }

  private static func rule(_ line: String) -> Rule? {
    var line = Substring(line)
    // Blank space at the end counts only behind a backslash.
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line = line.dropLast() }
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    var rule = Rule(parts: [], isNegated: false, isForFolders: false, isAnchored: false)
    if line.hasPrefix("!") {
      rule.isNegated = true
      line = line.dropFirst()
    }
    if line.hasSuffix("/") {
      rule.isForFolders = true
      line = line.dropLast()
    }
    rule.isAnchored = line.contains("/")
    if line.hasPrefix("/") { line = line.dropFirst() }
    guard !line.isEmpty else { return nil }
    // Of two slashes in a row the part between is empty, and fits nothing.
    rule.parts = line.split(separator: "/", omittingEmptySubsequences: false).map { Array($0.utf8) }
    // At the end it stands for everything inside, and so for at least one part.
    if rule.parts.last == Self.anyFolders { rule.parts.append([UInt8(ascii: "*")]) }
    return rule.parts.isEmpty ? nil : rule
  }

  /// What the last rule that fits says of a path below the folder of the rules; `nil` when none does.
  ///
  /// - Parameter path: the parts of the path, the name last.
  func ignores(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
    for rule in rules.reversed() where isFolder || !rule.isForFolders {
      let fits =
        rule.isAnchored
        ? Self.fits(rule.parts, path)
        : path.last.map { Self.fits(rule.parts[0], $0) } ?? false
      if fits { return !rule.isNegated }
    }
    return nil
  }

  private static let anyFolders = [UInt8(ascii: "*"), UInt8(ascii: "*")]

  /// Matches parts, of which `**` stands for any number; as with the stars of a name only the last one may have to
  /// stand for more, so that no pattern takes long.
  private static func fits(_ pattern: [[UInt8]], _ path: ArraySlice<[UInt8]>) -> Bool {
    var at = 0
    var here = path.startIndex
    var star: (pattern: Int, path: Int)?
    while true {
      if at < pattern.count, pattern[at] == anyFolders {
        star = (at + 1, here)
        at += 1
        continue
      }
      if here < path.endIndex, at < pattern.count, fits(pattern[at], path[here]) {
        at += 1
        here += 1
        continue
      }
      if here == path.endIndex, at == pattern.count { return true }
      guard let last = star, last.path < path.endIndex else { return false }
      star = (last.pattern, last.path + 1)
      at = last.pattern
      here = last.path + 1
    }
  }

  /// Matches a name with `*`, `?`, `[…]` and `\`, in time that grows with the product of the lengths at most.
  static func fits(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var at = 0
    var here = 0
    var star: (pattern: Int, name: Int)?
    while true {
      if at < pattern.endIndex, pattern[at] == UInt8(ascii: "*") {
        star = (at + 1, here)
        at += 1
        continue
      }
      if here < name.endIndex, at < pattern.endIndex, let next = step(pattern, at, name[here]) {
        at = next
        here += 1
        continue
      }
      if here == name.endIndex, at == pattern.endIndex { return true }
      guard let last = star, last.name < name.endIndex else { return false }
      star = (last.pattern, last.name + 1)
      at = last.pattern
      here = last.name + 1
    }
  }

  /// Where the pattern goes on when the byte fits at this place.
  private static func step(_ pattern: [UInt8], _ at: Int, _ byte: UInt8) -> Int? {
    switch pattern[at] {
    case UInt8(ascii: "?"): return at + 1
    case UInt8(ascii: "\\") where at + 1 < pattern.endIndex: return pattern[at + 1] == byte ? at + 2 : nil
    case UInt8(ascii: "["): return set(pattern, at + 1, byte)
    default: return pattern[at] == byte ? at + 1 : nil
    }
  }

  /// Where the pattern goes on behind a `[…]` that the byte fits; one that is not closed fits nothing.
  private static func set(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> Int? {
    var index = start
    var isNegated = false
    if index < pattern.endIndex, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    var found = false
    let first = index
    /// The letter before, from which a range may go on.
    var previous: UInt8?
    while index < pattern.endIndex, pattern[index] != UInt8(ascii: "]") || index == first {
      if pattern[index] == UInt8(ascii: "-"), let low = previous, index + 1 < pattern.endIndex,
        pattern[index + 1] != UInt8(ascii: "]")
      {
        index += pattern[index + 1] == UInt8(ascii: "\\") && index + 2 < pattern.endIndex ? 2 : 1
        if low <= byte, byte <= pattern[index] { found = true }
        previous = nil
      } else if pattern[index...].starts(with: "[:".utf8),
        let end = pattern[index...].firstIndex(of: UInt8(ascii: "]")),
        end > index + 3, pattern[end - 1] == UInt8(ascii: ":")
      {
        guard let isMember = characterClass(pattern[index + 2..<end - 1], byte) else { return nil }
        if isMember { found = true }
        index = end
        previous = nil
      } else {
        if pattern[index] == UInt8(ascii: "\\"), index + 1 < pattern.endIndex { index += 1 }
        if pattern[index] == byte { found = true }
        previous = pattern[index]
      }
      index += 1
    }
    guard index < pattern.endIndex else { return nil }
    return found != isNegated ? index + 1 : nil
  }

  /// Whether a byte is of the class in `[:…:]`; `nil` for a class that there is not.
  private static func characterClass(_ name: ArraySlice<UInt8>, _ byte: UInt8) -> Bool? {
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": return isLower || isUpper || isDigit
    case "alpha": return isLower || isUpper
    case "blank": return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return (0x21...0x7E).contains(byte)
    case "lower": return isLower
    case "print": return (0x20...0x7E).contains(byte)
    case "punct": return (0x21...0x7E).contains(byte) && !isLower && !isUpper && !isDigit
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "upper": return isUpper
    case "xdigit":
      return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    default: return nil
    }
  }
}
