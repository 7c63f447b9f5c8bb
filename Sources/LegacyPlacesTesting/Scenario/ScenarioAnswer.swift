public import PlacesEngine

extension Scenario {
  /// What the service answers to the calls it fits.
  public struct Answer: Sendable, Hashable {
    /// The calls that are answered.
    public enum Match: Sendable, Hashable {
      /// Predictions for this text, as it is sent.
      case text(String)
      /// Details of this place.
      case place(String)
      /// The call of this number; calls count from 1.
      case call(Int)
    }

    public enum Reply: Sendable, Hashable {
      case places([ScenarioPlace])
      case details(name: String?)
      /// A failure by its legacy code, -1…-12.
      case failure(Int, message: String)
      /// Never.
      case never
      /// The call ends as cancelled, although nobody stopped it.
      case gone
    }

    public var match: Match
    /// Milliseconds from the call; 0 is at once.
    public var after: Int
    /// Whether it answers although the call was stopped, as a service that is late to notice.
    public var isDeaf: Bool
    /// How many calls it answers; `nil` is all.
    public var times: Int?
    public var reply: Reply

    public init(
      _ match: Match, after: Int = 100, isDeaf: Bool = false, times: Int? = nil, _ reply: Reply
    ) {
      self.match = match
      self.after = after
      self.isDeaf = isDeaf
      self.times = times
      self.reply = reply
    }
  }
}

/// A prediction that the scripted service answers with.
public struct ScenarioPlace: Sendable, Hashable {
  public var id: String
  /// The full text; by default primary and secondary with a comma between them.
  public var text: String
  public var primary: String
  public var secondary: String?
  /// Matched parts of the full text and of the primary text: start and end in Unicode scalars, as on the wire.
  public var matches: [ServiceMatch]
  public var types: [String]
  public var distance: Int?

  public init(
    _ id: String, text: String? = nil, primary: String? = nil, secondary: String? = nil,
    matches: [ServiceMatch] = [], types: [String] = [], distance: Int? = nil
  ) {
    self.id = id
    self.primary = primary ?? text ?? id
    self.secondary = secondary
    self.text = text ?? [primary ?? id, secondary].compactMap { $0 }.joined(separator: ", ")
    self.matches = matches
    self.types = types
    self.distance = distance
  }
}

/// Which answer each call gets, in the order in which the calls come.
///
/// A text that no answer fits gets two places named after it, `york1` and `york2` for `york`; a place gets its
/// details without a name; both after the scenario's delay.
struct ScenarioScript: Sendable {
  private let answers: [Scenario.Answer]
  private let delay: Int
  private var used: [Int: Int] = [:]
  private var calls = 0

  init(_ scenario: Scenario) {
    answers = scenario.answers
    delay = scenario.delay
  }

  /// The answer to the next call.
  ///
  /// - Parameters:
  ///   - text: what predictions are asked for; `nil` for a details call.
  ///   - place: what details are asked for.
  mutating func next(text: String?, place: String?) -> Scenario.Answer {
    calls += 1
    for (index, answer) in answers.enumerated() where used[index, default: 0] < answer.times ?? .max {
      let fits =
        switch answer.match {
        case .text(let wanted): wanted == text
        case .place(let wanted): wanted == place
        case .call(let number): number == calls
        }
      guard fits else { continue }
      used[index, default: 0] += 1
      return answer
    }
    if let text {
      return .init(
        .text(text), after: delay, .places([ScenarioPlace(text + "1"), ScenarioPlace(text + "2")]))
    }
    return .init(.place(place ?? ""), after: delay, .details(name: nil))
  }
}
