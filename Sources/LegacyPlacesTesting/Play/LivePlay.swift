/// Plays a scenario in real time on an implementation with a service of its own.
@MainActor
final class LivePlay {
  private let scenario: Scenario
  private let door: FrontDoor
  private let name: String
  private let log: EventLog
  private let performance: Performance
  private let sees: Trace.Sees
  private let start = ContinuousClock.now

  init(_ scenario: Scenario, _ door: FrontDoor, on subject: any PlacesSubject, _ name: String) {
    self.scenario = scenario
    self.door = door
    self.name = name
    log = EventLog { [start] in start.duration(to: .now) }
    sees = subject is any RowShowing ? .rows : []
    performance = Performance(subject, log: log)
  }

  /// - Throws: `CancellationError` when the task is cancelled: half a play would read as what the side does.
  func run() async throws -> Trace {
    for moment in scenario.moments {
      try await sleep(until: moment.at)
      moment.actions.forEach(performance.perform)
    }
    try await sleep(until: (scenario.steps.last?.at ?? 0) + scenario.watch)
    return Trace(scenario: scenario.name, door: door, side: name, sees: sees, events: log.entries)
  }

  private func sleep(until moment: Int) async throws {
    try await ContinuousClock().sleep(until: start.advanced(by: .milliseconds(moment)))
  }
}
