import Foundation
import PlacesEngine

extension Shrinker {
  /// Shorter texts: each text at all its places, in the steps and in the answers, with the places named after
  /// it.
  static func addSimplerTexts(of scenario: Scenario, _ add: ((inout Scenario) -> Void) -> Void) {
    for text in texts(of: scenario) {
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      var shorter = ["a", "b", "ab", "c", "", trimmed, String(text.dropLast()), String(text.dropFirst())]
      shorter.append(text.precomposedStringWithCanonicalMapping)
      for replacement in shorter where replacement != text {
        add { $0.rename(text, replacement) }
      }
    }
  }

  private static func texts(of scenario: Scenario) -> [String] {
    var texts: [String] = []
    func collect(_ action: Scenario.Action) {
      switch action {
      case .type(let text?): texts.append(text)
      case .find(let text): texts.append(text)
      case .react(let reaction): reaction.actions.forEach(collect)
      default: break
      }
    }
    scenario.steps.forEach { collect($0.action) }
    for case .text(let text) in scenario.answers.map(\.match) { texts.append(text) }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension Scenario {
  fileprivate mutating func rename(_ text: String, _ replacement: String) {
    let old = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let new = replacement.trimmingCharacters(in: .whitespacesAndNewlines)
    // The places that are named after the text: the text and a number.
    func place(_ id: String) -> String {
      guard !old.isEmpty, !new.isEmpty, id.hasPrefix(old), Int(id.dropFirst(old.count)) != nil else {
        return id
      }
      return new + id.dropFirst(old.count)
    }
    func renamed(_ action: Action) -> Action {
      switch action {
      case .type(text): .type(replacement)
      case .find(text): .find(replacement)
      case .details(let id): .details(place(id))
      case .tap(.place(let id)): .tap(.place(place(id)))
      case .react(let reaction):
        .react(Reaction(to: reaction.moment, times: reaction.times, reaction.actions.map(renamed)))
      default: action
      }
    }
    for index in steps.indices { steps[index].action = renamed(steps[index].action) }
    for index in answers.indices {
      switch answers[index].match {
      case .text(old): answers[index].match = .text(new)
      case .place(let id): answers[index].match = .place(place(id))
      default: break
      }
      if case .places(let places) = answers[index].reply {
        answers[index].reply = .places(
          places.map { each in
            var renamed = each
            renamed.id = place(each.id)
            if each == ScenarioPlace(each.id) { renamed = ScenarioPlace(renamed.id) }
            return renamed
          })
      }
    }
  }
}
