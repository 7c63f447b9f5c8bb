/// The difference of two texts, line by line, in the form that `patch` and `git apply` read.
public struct UnifiedDiff: Sendable {
  public enum Line: Sendable, Hashable {
    case header(String)
    case hunk(String)
    case same([UInt8])
    case gone([UInt8])
    case new([UInt8])
    /// The last line has no line ending.
    case noNewline
  }

  public private(set) var lines: [Line] = []

  /// - Parameter path: as it is told; `a/` and `b/` are put before it.
  public init(path: String, from old: [UInt8], to new: [UInt8]) {
    let before = Self.split(old)
    let after = Self.split(new)
    let steps = Self.steps(before, after)
    guard steps.contains(where: { $0.kind != 0 }) else { return }
    // Behind a name with a space stands a tab, so that `patch` sees where it ends.
    let tab = path.contains(" ") ? "\t" : ""
    lines = [.header("--- a/\(path)\(tab)"), .header("+++ b/\(path)\(tab)")]
    var index = 0
    while index < steps.count {
      guard let first = steps[index...].firstIndex(where: { $0.kind != 0 }) else { break }
      var last = first
      var cursor = first
      // Two changes with six lines between them are one hunk, since each has three of these around it.
      while cursor < steps.count, cursor - last <= 7 {
        if steps[cursor].kind != 0 { last = cursor }
        cursor += 1
      }
      let hunk = steps[max(first - 3, index)..<min(last + 4, steps.count)]
      add(hunk, before, after)
      index = hunk.endIndex
    }
  }

  private struct Step {
    /// −1 gone, 0 same, 1 new.
    var kind: Int
    var old: Int
    var new: Int
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func steps(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Step] {
    var gone: Set<Int> = []
    var new: Set<Int> = []
    // Lines that are alike get the same number, which compares quicker.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    for change in after.map(number).difference(from: before.map(number)) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var steps: [Step] = []
    var (old, fresh) = (0, 0)
    while old < before.count || fresh < after.count {
      if gone.contains(old) {
        steps.append(Step(kind: -1, old: old, new: fresh))
        old += 1
      } else if new.contains(fresh) {
        steps.append(Step(kind: 1, old: old, new: fresh))
        fresh += 1
      } else {
        steps.append(Step(kind: 0, old: old, new: fresh))
        old += 1
        fresh += 1
      }
    }
    return steps
  }

  private mutating func add(
    _ hunk: ArraySlice<Step>, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) {
    guard let first = hunk.first else { return }
    let olds = hunk.filter { $0.kind <= 0 }.count
    let news = hunk.filter { $0.kind >= 0 }.count
    func range(_ start: Int, _ count: Int) -> String {
      let from = count == 0 ? start : start + 1
      return count == 1 ? "\(from)" : "\(from),\(count)"
    }
    lines.append(.hunk("@@ -\(range(first.old, olds)) +\(range(first.new, news)) @@"))
    for step in hunk {
      let line = step.kind > 0 ? after[step.new] : before[step.old]
      let hasEnd = line.last == UInt8(ascii: "\n")
      let text = Array(hasEnd ? line.dropLast() : line)
      lines.append(step.kind < 0 ? .gone(text) : step.kind > 0 ? .new(text) : .same(text))
      if !hasEnd { lines.append(.noNewline) }
    }
  }
}
