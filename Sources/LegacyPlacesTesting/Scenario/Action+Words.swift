extension Scenario.Action {
  /// What is done, in a few words: the line of a time line.
  public var words: String {
    switch self {
    case .type(let text): "type \(text.map { "\"\($0)\"" } ?? "nil")"
    case .filter(let filter): "filter \(filter?.words ?? "none")"
    case .bounds(let bounds): "bounds \(bounds?.words ?? "none")"
    case .token(let name): "token \(name ?? "none")"
    case .fields(let names): "fields \(names.isEmpty ? "none" : names.joined(separator: ","))"
    case .delegate(let name): "delegate \(name ?? "none")"
    case .tap(.row(let index)): "tap row \(index)"
    case .tap(.place(let id)): "tap \(id)"
    case .letThrough(let letsThrough): "should-select says \(letsThrough)"
    case .retry: "try again"
    case .clear: "clear"
    case .cancel: "tap Cancel"
    case .present: "present"
    case .release: "let go"
    case .find(let text): "find \"\(text)\""
    case .details(let place): "fetch \(place)"
    case .react(let reaction):
      "at \(reaction.moment.rawValue)\(reaction.times > 1 ? " ×\(reaction.times)" : ""): "
        + reaction.actions.map(\.words).joined(separator: ", ")
    }
  }
}

extension ScenarioFilter {
  /// What is set, or `empty`.
  public var words: String {
    var words: [String] = []
    if let type { words.append("type=\(type)") }
    if let types { words.append("types=\(types.joined(separator: ","))") }
    if let country { words.append("country=\(country)") }
    if let countries { words.append("countries=\(countries.joined(separator: ","))") }
    if let bias { words.append("bias=\(bias.words)") }
    if let restriction { words.append("restriction=\(restriction.words)") }
    if let origin { words.append("origin=\(origin.words)") }
    return words.isEmpty ? "empty" : words.joined(separator: " ")
  }
}

extension ScenarioArea {
  var words: String {
    switch self {
    case .corners(let first, let second): "\(first.words)…\(second.words)"
    case .circle(let center, let radius): "\(center.words)r\(radius)"
    }
  }
}

extension ScenarioBounds {
  var words: String { "\(first.words)…\(second.words) \(restricts ? "restrict" : "bias")" }
}
