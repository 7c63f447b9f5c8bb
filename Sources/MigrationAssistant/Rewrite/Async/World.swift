/// What a name stands for in one of the two outcomes of a call.
indirect enum Meaning: Equatable {
  /// A list of suggestions or of parts of an address.
  case list(Meaning, isOptional: Bool)
  case suggestion(isOptional: Bool)
  case component(isOptional: Bool)
  case place
  /// The error, which is there.
  case error
  /// What is `nil` in this outcome.
  case null

  var isOptional: Bool {
    switch self {
    case .list(_, let isOptional), .suggestion(let isOptional), .component(let isOptional): isOptional
    case .place, .error: false
    case .null: true
    }
  }

  func optional(_ isOptional: Bool) -> Meaning {
    switch self {
    case .list(let element, _): .list(element, isOptional: isOptional)
    case .suggestion: .suggestion(isOptional: isOptional)
    case .component: .component(isOptional: isOptional)
    case .place, .error, .null: self
    }
  }
}

/// The names of one outcome, and what was found out about its use while it was written.
struct World {
  var names: [String: Meaning]
  /// The names that are optional in the old code and not in the new: the callback's own, until they are bound anew.
  var bare: Set<String> = []
  /// What the names that are `nil` would be.
  var missing: [String: Missing] = [:]

  enum Missing { case list, place, error }

  subscript(name: String) -> Meaning? {
    get { names[name] }
    set {
      names[name] = newValue
      bare.remove(name)
    }
  }
}

/// What the text of an outcome needs.
struct Needs {
  /// The properties of the place that are read.
  var properties: [String] = []
  /// The tracked names that were used.
  var names: Set<String> = []
  /// The names of errors that are used in their old form.
  var errors: Set<String> = []
  /// Whether the error is used as the core gives it.
  var usesFailure = false

  /// Takes over what an inner call needs of the outer one's names.
  mutating func add(_ inner: Needs, without own: Set<String>) {
    for property in inner.properties where !properties.contains(property) { properties.append(property) }
    names.formUnion(inner.names.subtracting(own))
    errors.formUnion(inner.errors.subtracting(own))
  }
}
