/// Makes the safe edits to legacy code: an allow-list of shapes, everything else noted and left.
///
/// Edits are made on tokens, in passes, until a pass finds nothing more to do, so that a second run changes
/// nothing. Bytes outside the edits stay as they are.
public enum Rewriter {
  /// More passes than any source needs; a file that asks for more is left alone.
  static let passLimit = 40

  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - isSeenElsewhere: whether another file says this name, so that a property of it has uses that are
  ///     not in sight.
  ///   - isDeclaredElsewhere: whether another file declares a type of this name.
  public static func rewrite(
    _ bytes: [UInt8], _ language: Scanner.Language, level: RewriteLevel,
    isSeenElsewhere: @escaping (String) -> Bool = { _ in false },
    isDeclaredElsewhere: @escaping (String) -> Bool = { _ in false }
  ) -> FileRewrite {
    guard language == .swift else { return objectiveC(bytes) }
    let start = SourceCode(bytes, .swift)
    let outline = SwiftOutline(start)
    if let own = outline.declaredNames.filter({ Vocabulary.shared.code(Vocabulary.shared.word($0)) != nil })
      .min()
    {
      return FileRewrite(bytes: bytes, skipped: "It declares \(own) itself.")
    }
    var result = FileRewrite(bytes: bytes)
    var passes: [Pass] = []
    var isPorted = false
    while true {
      let file = RewriteFile(
        result.bytes, isPorted: isPorted, isSeenElsewhere: isSeenElsewhere,
        isDeclaredElsewhere: isDeclaredElsewhere)
      var notes = Notes(file)
      var edits = ImportLevel.edits(in: file, &notes)
      if edits.isEmpty, level == .async {
        edits = AsyncLevel.edits(in: file, &notes)
        isPorted = isPorted || !edits.isEmpty
      }
      if edits.isEmpty {
        result.notes = notes.list(before: start, file.code, passes)
        return result
      }
      guard passes.count < passLimit else {
        return FileRewrite(bytes: bytes, skipped: "The edits came to no end; nothing was changed.")
      }
      for edit in edits.list where edit.counts { result.edits[edit.rule, default: 0] += 1 }
      let before = result.bytes
      result.bytes = edits.applied(to: before)
      passes.append(Pass(edits: edits, before: before, after: result.bytes))
    }
  }

  /// Objective-C is never changed.
  private static func objectiveC(_ bytes: [UInt8]) -> FileRewrite {
    let code = SourceCode(bytes, .objectiveC)
    let findings = ObjectiveCScanner.findings(in: code)
    let imports = findings.filter { $0.code == "LP100" }
    var result = FileRewrite(bytes: bytes)
    result.notes = (imports.isEmpty ? Array(findings.prefix(1)) : imports).map {
      RewriteNote(
        line: $0.line, column: $0.column, newLine: $0.line, newColumn: $0.column, symbol: $0.symbol,
        code: $0.code,
        reason:
          "Objective-C is not changed: the layer's classes are Swift classes, so port this file by hand.")
    }
    return result
  }
}

/// The edits of a pass, with the text before them and after.
struct Pass {
  var edits: Edits
  var before: [UInt8]
  var after: [UInt8]
}

/// What the rules know of a file in one pass.
struct RewriteFile {
  let code: SourceCode
  let outline: SwiftOutline
  let findings: [Finding]
  /// Whether an earlier pass moved something to the async core.
  let isPorted: Bool
  let isSeenElsewhere: (String) -> Bool
  let isDeclaredElsewhere: (String) -> Bool
  /// The findings of each token, by its index.
  let findingsAt: [Int: [Finding]]
  /// The names that the file says anywhere.
  let names: Set<String>

  init(
    _ bytes: [UInt8], isPorted: Bool, isSeenElsewhere: @escaping (String) -> Bool,
    isDeclaredElsewhere: @escaping (String) -> Bool
  ) {
    code = SourceCode(bytes, .swift)
    outline = SwiftOutline(code)
    findings = SwiftScanner.findings(in: code)
    self.isPorted = isPorted
    self.isSeenElsewhere = isSeenElsewhere
    self.isDeclaredElsewhere = isDeclaredElsewhere
    var tokens: [Int: Int] = [:]
    for index in code.tokens.indices { tokens[Int(code.tokens[index].start)] = index }
    let lines = LineTable(bytes)
    var found: [Int: [Finding]] = [:]
    for finding in findings {
      let offset = lines.offset(line: finding.line, column: finding.column)
      if let token = tokens[offset] { found[token, default: []].append(finding) }
    }
    findingsAt = found
    var names: Set<String> = []
    for index in code.tokens.indices where code.tokens[index].kind == .identifier {
      names.insert(code.name(index))
    }
    self.names = names
  }

  /// Whether the scanner found legacy code here: a name, an import or a member.
  var isPlacesFile: Bool { !findings.isEmpty }

  func edit(_ first: Int, _ last: Int, _ text: String, _ rule: RewriteRule, _ id: String) -> Edit {
    Edit(Int(code.tokens[first].start), Int(code.tokens[last].end), text, rule, id)
  }
}

/// What a pass leaves alone; only those of the last pass count.
struct Notes {
  private let file: RewriteFile
  private var entries: [Int: (symbol: String, code: String, reason: String, because: Int?)] = [:]

  init(_ file: RewriteFile) { self.file = file }

  /// The first reason for a token counts.
  mutating func add(_ token: Int, _ symbol: String, _ code: String, _ reason: String, because: Int? = nil) {
    if entries[token] == nil { entries[token] = (symbol, code, reason, because) }
  }

  func list(before start: SourceCode, _ end: SourceCode, _ passes: [Pass]) -> [RewriteNote] {
    let starts = LineTable(start.bytes)
    let ends = LineTable(end.bytes)
    func places(_ token: Int) -> (old: (line: Int, column: Int), new: (line: Int, column: Int)) {
      let offset = Int(end.tokens[token].start)
      return (
        starts.place(
          passes.reversed().reduce(offset) { $1.edits.origin(of: $0, from: $1.before, to: $1.after) }),
        ends.place(offset)
      )
    }
    return entries.sorted { $0.key < $1.key }.map { token, entry in
      let (old, new) = places(token)
      let because = entry.because.map { places($0) }
        .map { RewriteNote.Because(line: $0.old.line, newLine: $0.new.line) }
      return RewriteNote(
        line: old.line, column: old.column, newLine: new.line, newColumn: new.column, symbol: entry.symbol,
        code: entry.code, reason: entry.reason, because: because?.newLine == new.line ? nil : because)
    }
  }
}
