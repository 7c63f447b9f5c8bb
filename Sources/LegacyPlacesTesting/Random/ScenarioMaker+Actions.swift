import Foundation

extension ScenarioMaker {
  private typealias Choice = (weight: Int, choice: Kind)

  private enum Kind {
    case enter, tap, filter, bounds, token, fields, delegate, letThrough, retry, leave, present, react
    case details, release
  }

  /// Something that the user or the app does on these doors, other than letting go.
  mutating func action() -> Scenario.Action { perform(numbers.pick(kinds + [(8, .react)])) }

  /// What is done from inside a call.
  private mutating func innerAction() -> Scenario.Action { perform(numbers.pick(kinds + [(2, .release)])) }

  private var kinds: [Choice] {
    switch door {
    case .client:
      return [
        (36, .enter), (22, .details), (9, .filter), (5, .bounds), (8, .token), (6, .fields), (6, .delegate),
      ]
    case .fetcher:
      return [(52, .enter), (10, .filter), (5, .bounds), (9, .token), (7, .delegate)]
    case .table, .results, .screen:
      var kinds: [Choice] = [
        (34, .enter), (20, .tap), (4, .filter), (3, .bounds), (4, .fields), (5, .delegate), (4, .letThrough),
        (8, .retry),
      ]
      if doors == [.table] { kinds.append((7, .leave)) }
      if doors == [.screen] { kinds += [(5, .leave), (6, .present)] }
      return kinds
    }
  }

  private mutating func perform(_ kind: Kind) -> Scenario.Action {
    switch kind {
    case .enter: enter()
    case .tap: tap()
    case .filter: .filter(numbers.chance(20) ? nil : filter())
    case .bounds: .bounds(numbers.chance(25) ? nil : bounds())
    case .token: .token(numbers.pick(["a", "a", "b", nil]))
    case .fields: .fields(fields())
    case .delegate: .delegate(numbers.pick(["A", "B", "B", nil]))
    case .letThrough: .letThrough(numbers.chance(40))
    case .retry: .retry
    case .leave: door == .table ? .clear : .cancel
    case .present: .present
    case .react: react()
    case .details: .details(shown.isEmpty || numbers.chance(20) ? "somewhere" : numbers.pick(shown))
    case .release: .release
    }
  }

  /// The next text of the field, or the next question to the client.
  mutating func enter() -> Scenario.Action {
    let next = nextText()
    text = next ?? ""
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !trimmed.isEmpty {
      asked.append(trimmed)
      shown += [trimmed + "1", trimmed + "2"]
    }
    return door == .client ? .find(text) : .type(next)
  }

  private mutating func nextText() -> String? {
    switch numbers.number(0..<100) {
    case 0..<44: text + numbers.pick(["a", "b", "o", "r", "k", "é", "é", " ", "👍🏽", "京", "e\u{301}"])
    case 44..<62: String(text.dropLast())
    case 62..<80: numbers.pick(["york", "thoday", "Zoë", "東京", "👩‍👩‍👧‍👦 x", "a", "yo", "St. Gallen"])
    case 80..<86: text
    case 86..<90: " \(text) "
    case 90..<94: ""
    case 94..<96: nil
    case 96..<98: numbers.pick([" ", "\n\t", "\u{3000}"])
    default: asked.isEmpty ? "y" : numbers.pick(asked)
    }
  }

  private mutating func tap() -> Scenario.Action {
    if shown.isEmpty || numbers.chance(40) { return .tap(.row(numbers.pick([0, 0, 1, 1, 2, 4]))) }
    // Mostly of the newest lists; the others are gone.
    return .tap(.place(numbers.chance(70) ? numbers.pick(shown.suffix(2)) : numbers.pick(shown)))
  }

  private mutating func react() -> Scenario.Action {
    let moments: [Scenario.Moment] =
      switch door {
      case .client: [.predictions, .place, .fail]
      case .fetcher: [.predictions, .predictions, .fail]
      case .table, .results: [.request, .update, .update, .select, .place, .fail]
      case .screen:
        [.request, .update, .update, .select, .place, .fail] + (doors == [.screen] ? [.cancelled] : [])
      }
    let actions = (0..<numbers.pick([1, 1, 1, 2])).map { _ in innerAction() }
    return .react(.init(to: numbers.pick(moments), times: numbers.pick([1, 1, 2, 3]), actions))
  }

  private mutating func fields() -> [String] {
    if numbers.chance(15) { return ["all"] }
    return (0..<numbers.number(0..<5)).map { _ in numbers.pick(PlaceFieldName.names) }
  }
}

extension SeededNumbers {
  fileprivate mutating func pick<Choice>(_ choices: ArraySlice<Choice>) -> Choice { pick(Array(choices)) }
}
