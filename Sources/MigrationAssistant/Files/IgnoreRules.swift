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
    // A byte order mark is no part of the first pattern.
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
    // An empty part, as in `a//b`, is no name, and fits none.
    rule.parts = line.split(separator: "/", omittingEmptySubsequences: false).map { Array($0.utf8) }
    return line.isEmpty ? nil : rule
  }

  /// What the last rule that fits says of a path below the folder of the rules; `nil` when none does.
  ///
  /// - Parameter path: the parts of the path, the name last.
  func ignores(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
    for rule in rules.reversed() where isFolder || !rule.isForFolders {
      let fits =
        rule.isAnchored
        ? Self.fits(rule.parts[...], path)
        : path.last.map { Self.fits(rule.parts[0][...], $0[...]) } ?? false
      if fits { return !rule.isNegated }
    }
    return nil
  }

  /// Matches parts, of which `**` stands for any number.
  private static func fits(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    var pattern = pattern
    var path = path
    while let first = pattern.first {
      if first == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
        let rest = pattern.dropFirst()
        // At the end it stands for everything inside, and so for at least one part.
        if rest.isEmpty { return !path.isEmpty }
        while true {
          if fits(rest, path) { return true }
          guard !path.isEmpty else { return false }
          path = path.dropFirst()
        }
      }
      guard let name = path.first, fits(first[...], name[...]) else { return false }
      pattern = pattern.dropFirst()
      path = path.dropFirst()
    }
    return path.isEmpty
  }

  /// Matches a name with `*`, `?`, `[…]` and `\`, in time that grows with the product of the lengths at most.
  static func fits(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var at = pattern.startIndex
    var here = name.startIndex
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
  private static func step(_ pattern: ArraySlice<UInt8>, _ at: Int, _ byte: UInt8) -> Int? {
    switch pattern[at] {
    case UInt8(ascii: "?"): return at + 1
    case UInt8(ascii: "\\") where at + 1 < pattern.endIndex: return pattern[at + 1] == byte ? at + 2 : nil
    case UInt8(ascii: "["):
      var index = at + 1
      var isNegated = false
      if index < pattern.endIndex, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^")
      {
        isNegated = true
        index += 1
      }
      var found = false
      let first = index
      while index < pattern.endIndex, pattern[index] != UInt8(ascii: "]") || index == first {
        if pattern[index] == UInt8(ascii: "["), let (end, fits) = namedClass(pattern, index, byte) {
          if fits { found = true }
          index = end
        } else if pattern[index] == UInt8(ascii: "\\"), index + 1 < pattern.endIndex {
          if pattern[index + 1] == byte { found = true }
          index += 2
        } else if index + 2 < pattern.endIndex, pattern[index + 1] == UInt8(ascii: "-"),
          pattern[index + 2] != UInt8(ascii: "]")
        {
          if pattern[index] <= byte, byte <= pattern[index + 2] { found = true }
          index += 3
        } else {
          if pattern[index] == byte { found = true }
          index += 1
        }
      }
      // A bracket that is not closed is a letter.
      guard index < pattern.endIndex else { return pattern[at] == byte ? at + 1 : nil }
      return found != isNegated ? index + 1 : nil
    default: return pattern[at] == byte ? at + 1 : nil
    }
  }

  /// Where a class such as `[:digit:]` inside brackets ends, and whether the byte belongs to it.
  private static func namedClass(_ pattern: ArraySlice<UInt8>, _ at: Int, _ byte: UInt8) -> (Int, Bool)? {
    guard at + 1 < pattern.endIndex, pattern[at + 1] == UInt8(ascii: ":"),
      let close = pattern[(at + 2)...].firstIndex(of: UInt8(ascii: "]")), close > at + 2,
      pattern[close - 1] == UInt8(ascii: ":")
    else { return nil }
    let isUpper = (0x41...0x5A).contains(byte)
    let isLower = (0x61...0x7A).contains(byte)
    let isDigit = (0x30...0x39).contains(byte)
    let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
    let isPrinted = (0x21...0x7E).contains(byte)
    let fits =
      switch String(decoding: pattern[at + 2..<close - 1], as: UTF8.self) {
      case "upper": isUpper
      case "lower": isLower
      case "alpha": isUpper || isLower
      case "digit": isDigit
      case "alnum": isUpper || isLower || isDigit
      case "xdigit": isDigit || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
      case "space": isSpace
      case "blank": byte == 0x20 || byte == 0x09
      case "punct": isPrinted && !isUpper && !isLower && !isDigit
      case "graph": isPrinted
      case "print": isPrinted || byte == 0x20
      case "cntrl": byte < 0x20 || byte == 0x7F
      default: false
      }
    return (close + 1, fits)
  }
}
