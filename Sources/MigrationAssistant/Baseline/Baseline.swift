public import Foundation

/// How much legacy code there was on the day of record: how often each symbol stands in each file.
///
/// Kept as text, one line per file and symbol in a fixed order, so that branches merge and lines may move. The
/// record may only shrink: ``differences(from:)`` tells what is new, what is gone, and what stands there more or less
/// often.
public struct Baseline: Sendable, Hashable {
  /// One line.
  public struct Key: Sendable, Hashable, Comparable {
    public var file: String
    public var code: String
    public var symbol: String
    public var kind: Finding.Kind

    public init(file: String, code: String, symbol: String, kind: Finding.Kind) {
      self.file = file
      self.code = code
      self.symbol = symbol
      self.kind = kind
    }

    public static func < (left: Key, right: Key) -> Bool {
      (left.file, left.code, left.symbol, left.kind.rawValue)
        < (right.file, right.code, right.symbol, right.kind.rawValue)
    }
  }

  public var counts: [Key: Int] = [:]

  public init() {}

  /// The record of a scan.
  ///
  /// - Parameter folder: where the record lies. Files are named from there, so that it does not matter where a scan was
  ///   started and how its paths were written; without one they are named as the report has them.
  public init(_ report: ScanReport, in folder: URL? = nil) {
    let base = folder?.standardizedFileURL.pathComponents
    for file in report.files {
      let name = Self.name(file.path, from: base)
      for finding in file.findings {
        let key = Key(file: name, code: finding.code, symbol: finding.symbol, kind: finding.kind)
        counts[key, default: 0] += 1
      }
    }
  }

  /// A file's name in a record.
  private static func name(_ path: String, from base: [String]?) -> String {
    base.map { Self.path(URL(fileURLWithPath: path).standardizedFileURL.pathComponents, from: $0) } ?? path
  }

  /// A path from a folder, both as their parts.
  private static func path(_ path: [String], from base: [String]) -> String {
    let shared = zip(path, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + path[shared...]).joined(separator: "/")
  }

  public var total: Int { counts.values.reduce(0, +) }
}

// MARK: - As text

extension Baseline {
  static let header = "# legacy-places baseline 1"

  /// The file: a header, then `FILE`, `CODE`, `KIND`, `COUNT`, `SYMBOL` with tabs between.
  public var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { key, count in
      [Self.escaped(key.file), key.code, key.kind.rawValue, String(count), Self.escaped(key.symbol)].joined(
        separator: "\t")
    }
    return ([Self.header] + lines).joined(separator: "\n") + "\n"
  }

  /// Why a text is no baseline, and where.
  public struct Malformed: Error, Sendable, Hashable {
    /// From 1.
    public var line: Int
    public var reason: String
  }

  /// Reads a file that ``text`` wrote; lines in any order, so that a merge need not be sorted.
  public init(text: String) throws(Malformed) {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.first, first.hasPrefix("# legacy-places baseline ") else {
      throw Malformed(line: 1, reason: "The file does not begin with \"\(Self.header)\".")
    }
    guard first == Self.header else {
      throw Malformed(
        line: 1, reason: "\"\(first.prefix(60))\" is of another version; this one reads version 1.")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix("#") {
      let number = index + 1
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5 else {
        if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
          throw Malformed(
            line: number,
            reason:
              "A merge was not finished here: keep the lines of both sides, and of two about the same symbol the right one. "
              + "Or take away the file and record anew.")
        }
        throw Malformed(
          line: number, reason: "A line has a file, a code, a kind, a number and a symbol, with tabs between."
        )
      }
      guard parts[1].wholeMatch(of: /LP[0-9]{3}/) != nil else {
        throw Malformed(line: number, reason: "\"\(parts[1].prefix(30))\" is no code such as LP101.")
      }
      guard let kind = Finding.Kind(rawValue: parts[2]) else {
        throw Malformed(
          line: number, reason: "\"\(parts[2].prefix(30))\" is no kind: use, possible or mistake.")
      }
      guard let count = Int(parts[3]), (1...1_000_000_000).contains(count) else {
        throw Malformed(line: number, reason: "\"\(parts[3].prefix(30))\" is no number of findings.")
      }
      let key = Key(
        file: Self.unescaped(parts[0]), code: parts[1], symbol: Self.unescaped(parts[4]), kind: kind)
      // Of two branches that both changed a line the smaller number is what both may have.
      counts[key] = min(counts[key] ?? count, count)
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      case "#" where result.isEmpty: result += "\\#"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    // By scalars, not characters: a mark that combines with what is before it must not hide that.
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "\\", let next = rest.popFirst() else {
        result.append(first)
        continue
      }
      switch next {
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "u" where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(next)
      }
    }
    return String(result)
  }
}

// MARK: - Comparing

extension Baseline {
  /// Something that is not as recorded.
  public struct Difference: Sendable, Hashable {
    public enum Sort: String, Sendable, Hashable, CaseIterable {
      /// Not in the record.
      case new
      /// In the record and no longer there: the record must shrink.
      case gone
      /// There, but more or less often.
      case changed
      /// In the record, and the file cannot be read.
      case unread
    }

    /// From 1; columns count bytes.
    public struct Place: Sendable, Hashable {
      public var line: Int
      public var column: Int
    }

    public var sort: Sort
    public var key: Key
    public var recorded: Int
    public var found: Int
    /// Where it stands now, in the file's order; empty when only numbers were compared.
    public var places: [Place] = []
  }

  /// What is found now that is not as recorded, by file.
  public func differences(from now: Baseline) -> [Difference] {
    let keys = Set(counts.keys).union(now.counts.keys)
    return keys.compactMap { key -> Difference? in
      let recorded = counts[key] ?? 0
      let found = now.counts[key] ?? 0
      guard recorded != found else { return nil }
      let sort: Difference.Sort = recorded == 0 ? .new : found == 0 ? .gone : .changed
      return Difference(sort: sort, key: key, recorded: recorded, found: found)
    }.sorted { $0.key < $1.key }
  }

  /// What a scan found that is not as recorded, by file, with the places of what is new or changed. What is recorded of a
  /// file that could not be read is unread, and not gone.
  ///
  /// - Parameter folder: where the record lies.
  public func differences(from report: ScanReport, in folder: URL? = nil) -> [Difference] {
    let base = folder?.standardizedFileURL.pathComponents
    let unread = Set(report.skipped.map { Self.name($0.path, from: base) })
    var places: [Key: [Difference.Place]] = [:]
    for file in report.files {
      let name = Self.name(file.path, from: base)
      for finding in file.findings {
        let key = Key(file: name, code: finding.code, symbol: finding.symbol, kind: finding.kind)
        places[key, default: []].append(.init(line: finding.line, column: finding.column))
      }
    }
    return differences(from: Baseline(report, in: folder)).map { difference in
      var difference = difference
      difference.places = places[difference.key] ?? []
      if difference.sort == .gone, unread.contains(difference.key.file) { difference.sort = .unread }
      return difference
    }
  }
}
