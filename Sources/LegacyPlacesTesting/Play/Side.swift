/// One side of a comparison: an implementation that scenarios are played on, or a trace that was recorded.
@MainActor
public struct Side {
  /// Names the side in reports and in ``Scenario/notFor``.
  public let name: String
  private let perform: @MainActor (Scenario, FrontDoor) async -> Outcome

  /// What came of playing a scenario.
  public enum Outcome: Sendable, Hashable {
    case played(Trace)
    /// The side cannot play it, and why.
    case notApplicable(String)
  }

  init(_ name: String, perform: @escaping @MainActor (Scenario, FrontDoor) async -> Outcome) {
    self.name = name
    self.perform = perform
  }

  /// Plays a scenario on a front door.
  public func play(_ scenario: Scenario, on door: FrontDoor) async -> Outcome {
    if let reason = scenario.notFor[name] { return .notApplicable(reason) }
    guard scenario.doors.contains(door) else {
      return .notApplicable("The scenario is not about the front door \(door.rawValue).")
    }
    return await perform(scenario, door)
  }

  /// An implementation that asks the service of the current ``PlacesEnvironment``: the scenario's script
  /// answers, and time is moved by hand.
  ///
  /// - Parameter make: makes the subject for a front door, or `nil` where there is none; it runs inside the
  ///   stage's environment.
  public static func scripted(
    _ name: String, make: @escaping @MainActor (FrontDoor, ScriptedStage) -> (any PlacesSubject)?
  ) -> Side {
    Side(name) { scenario, door in
      let stage = ScriptedStage(policy: scenario.policy)
      guard let subject = stage.run({ make(door, stage) }) else {
        return .notApplicable("\(name) has no front door \(door.rawValue).")
      }
      if let reason = scenario.obstacle(for: subject, as: door) { return .notApplicable(reason) }
      return .played(await ScenarioPlay(scenario, door, on: subject, name, stage).run())
    }
  }

  /// An implementation that asks a live service in real time, such as Google's own SDK on a device.
  ///
  /// A comparison looks at the order and the number of the calls. A scenario that needs its script does not
  /// apply: one with failures, late or missing answers, made-up places or another pace of typing.
  public static func live(
    _ name: String, make: @escaping @MainActor (FrontDoor) -> (any PlacesSubject)?
  ) -> Side {
    Side(name) { scenario, door in
      if let reason = scenario.liveObstacle { return .notApplicable(reason) }
      guard let subject = make(door) else {
        return .notApplicable("\(name) has no front door \(door.rawValue).")
      }
      if let reason = scenario.obstacle(for: subject, as: door) { return .notApplicable(reason) }
      do {
        return .played(try await LivePlay(scenario, door, on: subject, name).run())
      } catch {
        return .notApplicable("The task was cancelled before the scenario was over.")
      }
    }
  }

  /// What was recorded, whatever is played.
  public static func trace(_ trace: Trace) -> Side {
    Side(trace.side) { scenario, door in
      guard trace.scenario == scenario.name, trace.door == door else {
        return .notApplicable("The trace is of \(trace.scenario) on \(trace.door.rawValue).")
      }
      return .played(trace)
    }
  }

  /// The reference model: the contract written out a second time.
  public static let reference = Side("reference") { scenario, door in
    .played(ReferenceModel.play(scenario, on: door).namingTokens())
  }

  /// The legacy classes of LegacyPlaces.
  public static let adapter = scripted("adapter", by: LegacySubjects())

  /// What ported screens run on: the typing session and the async client.
  public static let async = scripted("async", by: PortedSubjects())

  private static func scripted(_ name: String, by maker: any SubjectMaking) -> Side {
    scripted(name) { door, _ in maker.subject(of: door) }
  }
}

extension Scenario {
  /// Why a subject cannot play the scenario as this front door, or `nil`.
  @MainActor
  func obstacle(for subject: any PlacesSubject, as door: FrontDoor) -> String? {
    guard door.isPlayed(by: subject) else {
      return "The subject of the front door \(door.rawValue) is no \(door.subjectName)."
    }
    return steps.lazy.map(\.action).compactMap { obstacle(to: $0, subject) }.first
  }

  @MainActor
  private func obstacle(to action: Action, _ subject: any PlacesSubject) -> String? {
    func needs<Ability>(_ ability: Ability.Type, _ words: String) -> String? {
      subject is Ability ? nil : "The subject cannot \(words)."
    }
    return switch action {
    case .filter, .delegate, .release, .letThrough: nil
    case .type: needs((any TypingSubject).self, "take text")
    case .bounds: needs((any BoundsTaking).self, "take bounds")
    case .token: needs((any TokenTaking).self, "take a token")
    case .fields: needs((any FieldsTaking).self, "take fields")
    case .tap: needs((any RowTapping).self, "be tapped on")
    case .retry: needs((any RetryTaking).self, "try again")
    case .clear: needs((any TableSubject).self, "be cleared")
    case .cancel: needs((any ScreenSubject).self, "be cancelled")
    case .present: needs((any ScreenSubject).self, "be shown anew")
    case .find: needs((any ClientSubject).self, "find predictions")
    case .details: needs((any ClientSubject).self, "fetch details")
    case .react(let reaction): reaction.actions.lazy.compactMap { obstacle(to: $0, subject) }.first
    }
  }
}
