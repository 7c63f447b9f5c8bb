// Imports, what can be imported, and qualified names.

/// An import as a file has it.
struct ImportLine {
  /// The first token, of its attributes if it has some.
  var first: Int
  var last: Int
  /// The token of the module.
  var module: Int
  var hasKind: Bool
  var hasAttribute: Bool
  /// The `#if` branches around it, outermost first.
  var conditions: [Int]
}

extension RewriteFile {
  var imports: [ImportLine] {
    var found: [ImportLine] = []
    var branches: [Int] = []
    for index in code.tokens.indices {
      if code.tokens[index].kind == .directive {
        switch code.text(index) {
        case "#if": branches.append(index)
        case "#elseif", "#else": if !branches.isEmpty { branches[branches.count - 1] = index }
        case "#endif": _ = branches.popLast()
        default: break
        }
      }
      guard code.keyword(index) == .import, !code.isSign(index - 1, "."), code.isIdentifier(index + 1) else {
        continue
      }
      var first = index
      while first > 0 {
        if code.tokens[first - 1].kind == .attribute {
          first -= 1
        } else if code.isSign(first - 1, ")"), let open = code.partner(first - 1), open > 0,
          code.tokens[open - 1].kind == .attribute
        {
          first = open - 1
        } else if code.isIdentifier(first - 1), !code.startsLine(first),
          ["public", "internal", "package", "private", "fileprivate"].contains(code.name(first - 1))
        {
          first -= 1
        } else {
          break
        }
      }
      let kinds: Set<Keyword> = [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var]
      let hasKind = code.keyword(index + 1).map { kinds.contains($0) } ?? false
      let module = hasKind ? index + 2 : index + 1
      guard code.isIdentifier(module) else { continue }
      var last = module
      while code.isSign(last + 1, "."), code.isIdentifier(last + 2) { last += 2 }
      found.append(
        ImportLine(
          first: first, last: last, module: module, hasKind: hasKind, hasAttribute: first < index,
          conditions: branches))
    }
    return found
  }
}

extension ImportLevel {
  mutating func imports() {
    let lines = file.imports
    for line in lines where code.keyword(line.module) == .GooglePlaces {
      guard file.findingsAt[line.module]?.contains(where: { $0.code == "LP100" }) == true else { continue }
      if !line.hasKind, !line.hasAttribute, isCovered(line, by: lines),
        let range = code.lines(line.first, line.last)
      {
        edits.add(Edit(range.start, range.end, "", .importName, "LP100"))
      } else if line.hasKind {
        edits.add(file.edit(line.module, line.module, "LegacyPlaces", .importName, "LP100"))
      } else {
        edits.add(file.edit(line.module, line.last, "LegacyPlaces", .importName, "LP100"))
      }
    }
    canImport()
    qualifiedNames(lines)
    missing(lines)
  }

  /// Whether an earlier import of the same module holds wherever this one does.
  private func isCovered(_ line: ImportLine, by lines: [ImportLine]) -> Bool {
    lines.contains {
      ($0.first < line.first && [.GooglePlaces, .LegacyPlaces].contains(code.keyword($0.module))
        || $0.first > line.first && code.keyword($0.module) == .LegacyPlaces && $0.conditions.isEmpty)
        && !$0.hasKind && line.conditions.starts(with: $0.conditions)
    }
  }

  private mutating func canImport() {
    for index in code.tokens.indices where code.keyword(index) == .canImport {
      guard code.isSign(index + 1, "("), code.keyword(index + 2) == .GooglePlaces else { continue }
      if code.isSign(index + 3, ")") || code.isSign(index + 3, ".") {
        let last = (code.partner(index + 1) ?? index + 3) - 1
        edits.add(file.edit(index + 2, last, "LegacyPlaces", .importName, "LP100"))
      } else {
        notes.add(
          index + 2, "GooglePlaces", "LP100",
          "The layer has versions of its own: say what the version is asked for.")
      }
    }
  }

  private mutating func qualifiedNames(_ lines: [ImportLine]) {
    let isImported = Set(lines.map(\.module))
    for index in code.tokens.indices where code.keyword(index) == .GooglePlaces {
      guard !isImported.contains(index), code.isSign(index + 1, "."), code.legacyCode(index + 2) != nil,
        !code.isSign(index - 1, ".")
      else { continue }
      if file.outline.declaredNames.contains("GooglePlaces") {
        notes.add(
          index, "GooglePlaces", "LP100", "The file has a type of this name: drop the qualifier by hand.")
      } else {
        edits.add(file.edit(index, index, "LegacyPlaces", .qualifiedName, "LP100"))
      }
    }
  }

  /// A places file that imports only the maps, where places lived before 2016, or nothing of the kind.
  private mutating func missing(_ lines: [ImportLine]) {
    // The maps have bounds of their own.
    let first = file.findings.first { $0.kind == .use && $0.code != "LP124" && $0.symbol.contains("GMS") }
    let hasPlaces = lines.contains {
      [.GooglePlaces, .LegacyPlaces].contains(code.keyword($0.module)) || code.isName($0.module, "PlacesCore")
    }
    let maps = lines.last { code.keyword($0.module) == .GoogleMaps }
    if let maps, first != nil, !hasPlaces {
      let end = Int(code.tokens[maps.last].end)
      var stop = end
      while stop < code.bytes.count, code.bytes[stop] != UInt8(ascii: "\n"),
        code.bytes[stop] != UInt8(ascii: "\r")
      {
        stop += 1
      }
      let text = code.lineEnding + code.indentation(maps.first) + "import LegacyPlaces"
      edits.add(Edit(stop, stop, text, .importList, "LP100"))
    }
    if maps != nil, first != nil || hasPlaces,
      let bounds = code.tokens.indices.first(where: { code.isName($0, "GMSCoordinateBounds") })
    {
      notes.add(
        bounds, "GMSCoordinateBounds", "LP124",
        "GoogleMaps has this class too: turn on the trait WithoutCoordinateBounds, as MIGRATION.md says.")
    }
    if maps == nil, !hasPlaces, let first {
      let offset = LineTable(code.bytes).offset(line: first.line, column: first.column)
      if let token = code.tokens.firstIndex(where: { Int($0.start) == offset }) {
        notes.add(
          token, first.symbol, first.code,
          "Nothing here imports the SDK; if a bridging header did, add `import LegacyPlaces`.")
      }
    }
  }
}
