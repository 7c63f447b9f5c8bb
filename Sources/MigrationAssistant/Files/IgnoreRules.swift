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
    rule.parts = line.split(separator: "/", omittingEmptySubsequences: true).map { Array($0.utf8) }
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
        if index + 2 < pattern.endIndex, pattern[index + 1] == UInt8(ascii: "-"),
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
}
