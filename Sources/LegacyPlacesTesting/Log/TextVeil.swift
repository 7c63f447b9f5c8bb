import PlacesEngine

/// Puts numbered names for session tokens and, unless texts are kept, for what a user typed and was shown: the same
/// name for the same text.
struct TextVeil {
  private let keepsTexts: Bool
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  init(keepsTexts: Bool) {
    self.keepsTexts = keepsTexts
  }

  /// - Parameter kind: `text`, `place`, `token` or `delegate`.
  private mutating func name(_ text: String, _ kind: String) -> String {
    if let name = names[kind + text] { return name }
    counts[kind, default: 0] += 1
    let name = "\(kind)-\(counts[kind, default: 0])"
    names[kind + text] = name
    return name
  }

  /// Blank text stays blank, because it is treated in a way of its own.
  private mutating func query(_ text: String) -> String {
    text.allSatisfy(\.isWhitespace) ? text : name(text, "text")
  }

  private mutating func row(_ row: PredictionFacts) -> PredictionFacts {
    let id = name(row.placeID, "place")
    return PredictionFacts(placeID: id, text: id, primary: id, types: row.types)
  }

  /// The name of a delegate; that of the first says nothing.
  mutating func delegate(_ delegate: String) -> String {
    keepsTexts || delegate == Scenario.firstDelegate ? delegate : name(delegate, "delegate")
  }

  mutating func veiled(_ action: Scenario.Action) -> Scenario.Action {
    switch action {
    case .token(let token): return .token(token.map { name($0, "token") })
    case .react(var reaction):
      reaction.actions = reaction.actions.map { veiled($0) }
      return .react(reaction)
    case _ where keepsTexts: return action
    case .delegate(let delegate): return .delegate(delegate.map { self.delegate($0) })
    case .type(let text): return .type(text.map { query($0) })
    case .find(let text): return .find(query(text))
    case .details(let place): return .details(name(place, "place"))
    case .tap(.place(let place)): return .tap(.place(name(place, "place")))
    case .filter(let filter):
      var filter = filter
      filter?.bias = nil
      filter?.restriction = nil
      filter?.origin = nil
      return .filter(filter)
    case .bounds(let bounds):
      let nowhere = bounds.map { bounds in
        ScenarioBounds(
          .init(latitude: 0, longitude: 0), .init(latitude: 0, longitude: 0), restricts: bounds.restricts)
      }
      return .bounds(nowhere)
    case .fields, .tap(.row), .letThrough, .retry, .clear, .cancel, .present, .release:
      return action
    }
  }

  mutating func veiled(_ event: SubjectEvent) -> SubjectEvent {
    if keepsTexts { return event }
    switch event {
    case .updated(.rows(let rows)): return .updated(.rows(rows.map { row($0) }))
    case .predictions(let rows): return .predictions(rows.map { row($0) })
    case .shouldSelect(let row): return .shouldSelect(self.row(row))
    case .place(let place): return .place(PlaceFacts(id: place.id.map { name($0, "place") }))
    case .offMain(let what): return .offMain(String(what.prefix { $0 != " " }))
    case .requested, .updated, .failed, .cancelled: return event
    }
  }
}
