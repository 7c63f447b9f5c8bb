/// What was seen of one implementation while it played a scenario.
public struct Trace: Sendable, Hashable {
  /// The version of the file format.
  public static let formatVersion = 1

  /// The name of the scenario.
  public var scenario: String
  public var door: FrontDoor
  /// The name of the implementation.
  public var side: String
  public var sees: Sees
  public var events: [TraceEvent]

  /// What can be seen of an implementation; what cannot is left out of a comparison.
  public struct Sees: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// What the service was asked.
    public static let service = Sees(rawValue: 1)
    /// What a list shows.
    public static let rows = Sees(rawValue: 2)
    /// Time and answers are those of the scenario; without this, those of a live service.
    public static let script = Sees(rawValue: 4)

    public static let everything: Sees = [.service, .rows, .script]
  }

  public init(scenario: String, door: FrontDoor, side: String, sees: Sees = .everything, events: [TraceEvent])
  {
    self.scenario = scenario
    self.door = door
    self.side = side
    self.sees = sees
    self.events = events
  }

  /// What the delegate or the callbacks were told.
  public var told: [TraceEvent] {
    events.filter { if case .told = $0.what { true } else { false } }
  }

  /// What the service was asked.
  public var asked: [TraceEvent] {
    events.filter { if case .asked = $0.what { true } else { false } }
  }

  /// How the calls of the service ended, in the order of the calls.
  public var ends: [TraceEvent] {
    let ends = events.compactMap { event -> (call: Int, event: TraceEvent)? in
      if case .ended(let call, _) = event.what { (call, event) } else { nil }
    }
    return ends.sorted { $0.call < $1.call }.map(\.event)
  }

  /// Renames tokens in the order in which they appear.
  func namingTokens() -> Trace {
    var names: [String: String] = [:]
    var trace = self
    for index in events.indices {
      guard case .asked(let call, var question) = events[index].what, let token = question.token else {
        continue
      }
      let name = names[token] ?? "token-\(names.count + 1)"
      names[token] = name
      question.token = name
      trace.events[index].what = .asked(call: call, question)
    }
    return trace
  }
}
