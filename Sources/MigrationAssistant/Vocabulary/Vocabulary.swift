import MigrationCodes

/// Every word that the scanner knows, numbered once: keywords, legacy names, members and their labels.
struct Vocabulary: Sendable {
  /// What a word means to the rules.
  struct Meaning: Sendable {
    /// The code of a legacy name, else `nil`.
    var code: String?
    /// The members of this base name, in Swift.
    var members: [Member] = []
    /// The property of this name, in Objective-C.
    var property: Member.Selector?
  }

  static let shared = Vocabulary()

  let table: WordTable
  private let meanings: [Meaning]
  private let numbers: [String: UInt16]
  private let spellings: [String]
  private let legacyNumbers: ClosedRange<UInt16>
  private let delegateBases: Set<UInt16>
  private let qualifiers: Set<UInt16>

  private init() {
    var words = Keyword.allCases.map(\.rawValue)
    var codes: [String: String] = [:]
    for (code, names) in MigrationCode.legacyNames {
      for name in names { codes[name] = code }
    }
    var members: [String: [Member]] = [:]
    for member in Member.all { members[member.base, default: []].append(member) }
    let keywords = words.count
    words += codes.keys.sorted()
    let lastLegacy = words.count
    words += members.keys.sorted()
    words += Member.all.flatMap { $0.labels ?? [] } + Member.objectiveC.flatMap(\.pieces)
    let delegateBases = DelegateMethod.allBases.sorted()
    words += delegateBases + Self.objectiveCQualifiers
    var numbers: [String: UInt16] = [:]
    var unique: [String] = []
    for word in words where numbers[word] == nil {
      unique.append(word)
      numbers[word] = UInt16(unique.count)
    }
    table = WordTable(unique)
    meanings =
      [Meaning()]
      + unique.map {
        Meaning(code: codes[$0], members: members[$0] ?? [], property: Member.propertiesByName[$0])
      }
    spellings = [""] + unique
    // Keywords and legacy names have nothing in common, so that their numbers are as they were listed.
    legacyNumbers = UInt16(keywords + 1)...UInt16(lastLegacy)
    self.delegateBases = Set(delegateBases.compactMap { numbers[$0] })
    qualifiers = Set(Self.objectiveCQualifiers.compactMap { numbers[$0] })
    self.numbers = numbers
  }

  private static let objectiveCQualifiers = [
    "__weak", "__strong", "__block", "__unsafe_unretained", "static", "const", "nullable", "nonnull",
    "_Nullable", "_Nonnull", "__kindof", "__nullable", "__nonnull", "IBOutlet", "extern", "strong", "weak",
  ]

  func meaning(_ word: Word) -> Meaning { meanings[Int(word.number)] }
  func code(_ word: Word) -> String? { meanings[Int(word.number)].code }
  func spelling(_ word: Word) -> String { spellings[Int(word.number)] }
  func isLegacy(_ word: Word) -> Bool { legacyNumbers.contains(word.number) }
  /// Whether it is the class of a screen or of a list of results.
  func isController(_ word: Word) -> Bool {
    spelling(word) == "GMSAutocompleteViewController"
      || spelling(word) == "GMSAutocompleteResultsViewController"
  }
  /// Whether a requirement of a legacy delegate has or had this base name.
  func isDelegateBase(_ word: Word) -> Bool { delegateBases.contains(word.number) }
  /// Whether it may stand before or after a type in Objective-C.
  func isQualifier(_ word: Word) -> Bool { word != .none && qualifiers.contains(word.number) }

  /// The number of a word that is known; `none` for another.
  func word(_ spelling: String) -> Word { Word(number: numbers[spelling] ?? 0) }
}

/// The words of both languages that the scanner looks at; their order is their number.
enum Keyword: String, CaseIterable {
  case `import`, `class`, `struct`, `enum`, `protocol`, `extension`, actor, `typealias`
  case `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`
  case `if`, `guard`, `while`, `for`, `in`, `return`, `where`, `switch`, `else`, `do`, `catch`
  case `throw`, `try`, await, `as`, `is`, and
  case `self`, selfType = "Self", `super`, `nil`, `true`, `false`
  case override, `static`, lazy, weak, unowned, some, any, `inout`, get, set, willSet, didSet
  case canImport, selector, keyPath, include
  case GooglePlaces, GoogleMaps, LegacyPlaces
  case interface, implementation, end, property, typedef
  case shared, sharedClient, alloc, new, objc
  case type, types, country, countries, sessionToken, none, all, rawValue, max, UInt, address
  case dataSource, delegate, coordinate
  case macroEnum = "NS_ENUM", macroClosedEnum = "NS_CLOSED_ENUM", macroOptions = "NS_OPTIONS"
  case pragma, warning, error, hasInclude = "__has_include", hasIncludeNext = "__has_include_next"

  var word: Word { Word(number: UInt16(Self.order[self] ?? 0)) }

  private static let order: [Keyword: Int] = Dictionary(
    uniqueKeysWithValues: zip(allCases, 1...))
}

extension Word {
  /// The keyword that it is.
  var keyword: Keyword? {
    let index = Int(number) - 1
    return index >= 0 && index < Keyword.count ? Keyword.table[index] : nil
  }

  /// Whether an expression may follow it.
  var isBeforeExpression: Bool {
    switch keyword {
    case .return, .in, .case, .where, .if, .guard, .while, .else, .throw, .try, .await, .as, .is, .switch:
      true
    default: false
    }
  }

  /// Whether an enumeration begins with it in Objective-C.
  var beginsEnumeration: Bool {
    switch keyword {
    case .enum, .macroEnum, .macroClosedEnum, .macroOptions: true
    default: false
    }
  }

  /// Whether the rest of a directive's line is text for people or for the compiler.
  var isBeforeText: Bool { keyword == .pragma || keyword == .warning || keyword == .error }

  /// Whether a header in angle brackets may be asked for after it.
  var isHeaderQuestion: Bool { keyword == .hasInclude || keyword == .hasIncludeNext }

  /// Whether a header follows it in Objective-C.
  var isHeaderImport: Bool { keyword == .import || keyword == .include }
}

extension Keyword {
  static let table = allCases
  static let count = table.count
}
