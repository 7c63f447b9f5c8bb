/// What a file says by itself, and what it says together with others.
struct ScanReading {
  var findings: [Finding] = []
  /// Findings that count only if another file says that a type, by its name, is a legacy one.
  var conditional: [(finding: Finding, type: String)] = []
  /// The subclasses and aliases that the file declares.
  var relations: [TypeRelation] = []

  init() {}

  init(
    _ code: SourceCode, _ found: [Found], _ conditional: [(found: Found, type: String)],
    relations: [TypeRelation]
  ) {
    findings = code.findings(found)
    self.relations = relations
    guard !conditional.isEmpty else { return }
    let sorted = conditional.sorted { Found.isBefore($0.found, $1.found) }
    self.conditional = zip(code.findings(sorted.map(\.found)), sorted).map { ($0, $1.type) }
  }
}

/// That a type is declared as a subclass or alias of another, by their names.
struct TypeRelation {
  var name: String
  var parent: String
}

extension [TypeRelation] {
  /// The names of all that lead to a legacy type.
  var legacyNames: Set<String> {
    let vocabulary = Vocabulary.shared
    let heirs = Dictionary(grouping: self, by: \.parent)
    var queue = heirs.keys.filter { vocabulary.isLegacy(vocabulary.word($0)) && !$0.hasSuffix("Delegate") }
    var found: Set<String> = []
    while let name = queue.popLast() {
      for heir in heirs[name] ?? [] where found.insert(heir.name).inserted { queue.append(heir.name) }
    }
    return found
  }
}
