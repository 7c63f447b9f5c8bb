/// What a file says by itself, and what it says together with others.
struct ScanReading {
  var findings: [Finding] = []
  /// Findings that count only if another file says that a type, by its name, is a legacy one.
  var conditional: [(finding: Finding, type: String)] = []
  /// The types that the file declares as subclass or alias of another, with that one's name.
  var relations: [String: String] = [:]

  init() {}

  init(
    _ code: SourceCode, _ found: [Found], _ conditional: [(found: Found, type: String)],
    relations: [String: String]
  ) {
    findings = code.findings(found)
    let sorted = conditional.sorted { Found.isBefore($0.found, $1.found) }
    self.conditional = zip(code.findings(sorted.map(\.found)), sorted).map { ($0, $1.type) }
    self.relations = relations
  }
}

/// The types of many files that are legacy ones by another name.
struct TypeRelations {
  /// By a type the types that are declared with it.
  private var heirs: [String: Set<String>] = [:]

  mutating func add(_ relations: [String: String]) {
    for (name, parent) in relations { heirs[parent, default: []].insert(name) }
  }

  mutating func add(_ other: TypeRelations) {
    heirs.merge(other.heirs) { $0.union($1) }
  }

  /// The names of all that lead to a legacy type.
  var legacy: Set<String> {
    let vocabulary = Vocabulary.shared
    var queue = heirs.keys.filter { vocabulary.isLegacy(vocabulary.word($0)) && !$0.hasSuffix("Delegate") }
    var found: Set<String> = []
    while let name = queue.popLast() {
      for heir in heirs[name] ?? [] where found.insert(heir).inserted { queue.append(heir) }
    }
    return found
  }
}
