/// What a Swift file says about its types and variables: enough to tell what a receiver is.
struct SwiftOutline {
  /// What the file tells about something's type.
  enum Kind: Hashable {
    /// A legacy type.
    case legacy(Word)
    /// A type by the name that stands at a token: which it is, the whole file tells or another one.
    case named(Int32)
    /// What `shared()` of the type gives whose name stands at a token, if that is a legacy one.
    case shared(Int32)
    /// Another type.
    case other
    case unknown
  }

  struct TypeFacts {
    /// The names after the colon, of the declaration and of extensions.
    var parents: [Parent] = []
    var members: [String: Kind] = [:]
    /// Methods, by name with labels.
    var methods: Set<String> = []
    /// Whether the file holds more than extensions of it.
    var isDeclared = false
    /// A token that is its name.
    var nameToken = 0

    struct Parent: Hashable {
      var name: String
      var word: Word
    }
  }

  struct Scope {
    enum Sort { case file, type, function, closure, block }
    var sort: Sort
    var parent: Int
    /// The token of its opening brace; −1 for the file.
    var start: Int
    var end: Int
    /// For a type its name; for a function its name with labels.
    var name: String
    /// The variables and parameters declared in it, with the token from which on they hold.
    var variables: [String: [(from: Int, kind: Kind)]] = [:]
    /// Those of a closure.
    var parameters: [(name: String, kind: Kind)] = []
    /// For a function: whether it says `override`.
    var isOverride = false
  }

  var scopes: [Scope] = []
  var types: [String: TypeFacts] = [:]
  /// The names that the file declares as types of its own.
  var declaredNames: Set<String> = []
  /// Whether the file declares types that bear legacy names.
  private(set) var declaresLegacyNames = false
  /// What the file's type aliases stand for.
  var aliases: [String: Kind] = [:]
  /// The bounds of generic parameters, in the order of the text, each with the tokens in which it holds.
  var bounds: [String: [(from: Int, until: Int, kind: Kind)]] = [:]

  /// How deep scopes nest at most; what lies deeper belongs to the deepest one, so that looking up stays quick.
  static let deepest = 64
  var depths = [0]

  let code: SourceCode

  init(_ code: SourceCode) {
    self.code = code
    scopes = [Scope(sort: .file, parent: -1, start: -1, end: code.tokens.count, name: "")]
    walk()
    let vocabulary = Vocabulary.shared
    declaresLegacyNames = declaredNames.contains { vocabulary.isLegacy(vocabulary.word($0)) }
  }

  // MARK: Walking

  struct Pending {
    var sort: Scope.Sort
    var name: String
    var variables: [(String, Int, Kind)] = []
    var isOverride = false
    /// Generic parameters whose bounds hold to the end of the body.
    var bounded: [String] = []
  }

  mutating func walk() {
    var current = 0
    var pending: Pending?
    var index = 0
    while index < code.tokens.count {
      let token = code.tokens[index]
      switch token.kind {
      case .punctuation where token.byte == UInt8(ascii: "{") && token.end == token.start + 1:
        current = open(index, in: current, &pending)
      case .punctuation where token.byte == UInt8(ascii: "}") && token.end == token.start + 1:
        pending = nil
        if scopes[current].end <= index, scopes[current].parent >= 0 { current = scopes[current].parent }
      case .identifier:
        if let keyword = token.word.keyword { declare(keyword, index, in: current, &pending) }
      default: break
      }
      index += 1
    }
  }

  mutating func open(_ index: Int, in current: Int, _ pending: inout Pending?) -> Int {
    let depth = depths[current] + 1
    guard depth <= Self.deepest else {
      pending = nil
      return current
    }
    // A closure among the default arguments or conditions is not the body that is waited for.
    let isBody = !isClosure(index)
    var scope = Scope(
      sort: .block, parent: current, start: index, end: code.partner(index) ?? code.tokens.count, name: "")
    if isBody, let waiting = pending {
      scope.sort = waiting.sort
      scope.name = waiting.name
      scope.isOverride = waiting.isOverride
      for (name, from, kind) in waiting.variables { scope.variables[name, default: []].append((from, kind)) }
      for name in waiting.bounded {
        if let last = bounds[name]?.indices.last { bounds[name]?[last].until = scope.end }
      }
      pending = nil
    } else {
      if !isBody { scope.sort = .closure }
      // A trailing closure looks like a block; its head tells.
      scope.parameters = closureParameters(index, in: code)
    }
    scopes.append(scope)
    depths.append(depth)
    return scopes.count - 1
  }

  /// Whether a brace opens a closure: after a sign of an expression, a label or an argument list that is a call.
  func isClosure(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = code.tokens[index - 1]
    switch before.kind {
    case .punctuation:
      switch before.byte {
      case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "["): return true
      case UInt8(ascii: "="): return before.end == before.start + 1
      case UInt8(ascii: ":"): return isLabel(index - 2)
      case UInt8(ascii: "?") where before.end == before.start + 2: return true
      default: return false
      }
    case .identifier: return before.word.keyword == .return || before.word.keyword == .in
    default: return false
    }
  }

  func isLabel(_ index: Int) -> Bool {
    code.isIdentifier(index)
      && (code.isSign(index - 1, "(") || code.isSign(index - 1, ",") || code.isSign(index - 1, ")")
        || code.isSign(index - 1, "}"))
  }
}
