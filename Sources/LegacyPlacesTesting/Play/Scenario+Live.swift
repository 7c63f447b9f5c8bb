import PlacesEngine

extension Scenario {
  /// Why a live service cannot take part in the scenario, or `nil`: it answers as it will, has no made-up
  /// places, and its client has a pace of its own.
  var liveObstacle: String? {
    if policy != .legacy { return "A live implementation has its own pace of typing." }
    if let answer = answers.first(where: { !$0.isOrdinary }) {
      return "A live service cannot be told to answer as the scenario says (\(answer.match.words))."
    }
    let namesPlace = steps.contains { $0.action.namesPlace }
    return namesPlace ? "A live service does not know the scenario's places." : nil
  }
}

extension Scenario.Action {
  fileprivate var namesPlace: Bool {
    switch self {
    case .tap(.place), .details: true
    case .react(let reaction): reaction.actions.contains { $0.namesPlace }
    default: false
    }
  }
}

extension Scenario.Answer {
  /// Whether any service may answer so: soon, with places or a place.
  fileprivate var isOrdinary: Bool {
    guard !isDeaf, after <= 300 else { return false }
    return switch reply {
    case .places(let places): !places.isEmpty
    case .details: true
    case .failure, .never, .gone: false
    }
  }
}

extension Scenario.Answer.Match {
  fileprivate var words: String {
    switch self {
    case .text(let text): "to \"\(text)\""
    case .place(let id): "for \(id)"
    case .call(let number): "to call \(number)"
    }
  }
}
