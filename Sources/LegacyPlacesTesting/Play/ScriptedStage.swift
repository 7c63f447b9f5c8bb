import LegacyPlaces
public import PlacesEngine

/// An environment of its own, with a clock moved by hand, a service that answers by script, and a log.
///
/// Tokens that are made in it are `token-1`, `token-2`, …; notices are counted and not printed.
@MainActor
public final class ScriptedStage {
  public let clock: ManualClock
  public let service: ScriptedService
  public let environment: PlacesEnvironment
  public let log: EventLog

  public init(
    policy: TypingPolicy = .legacy, key: String? = nil,
    rule: @escaping (ScriptedService.Call) -> ScriptedService.Reply = { _ in .hold }
  ) {
    let tokens = Locked(0)
    clock = ManualClock()
    service = ScriptedService(clock: clock, rule: rule)
    environment = PlacesEnvironment(
      service: service, key: key, languageCode: "en", typingPolicy: policy, clock: clock,
      makeToken: {
        tokens.withLock {
          $0 += 1
          return "token-\($0)"
        }
      })
    log = EventLog(clock: clock)
    environment.notices.setHandler { _ in }
  }

  /// Runs old code that takes hold of the current environment.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PlacesEnvironment.$current.withValue(environment, operation: body)
  }

  /// What still waits, in words to print, or `nil` when nothing does: for the end of a test.
  ///
  /// ```swift
  /// #expect(stage.leftOver == nil)
  /// ```
  public var leftOver: String? {
    var left: [String] = []
    if !clock.due.isEmpty {
      left.append("actions due at \(clock.due.map { "\($0.wholeMilliseconds)" }.joined(separator: ", "))")
    }
    if !service.waiting.isEmpty {
      let calls = service.waiting.map { "#\($0.number) \(ServiceQuestion($0.question).words)" }
      left.append("calls without an answer: \(calls.joined(separator: ", "))")
    }
    if let restless = clock.restless {
      left.append("work without end at \(restless.wholeMilliseconds)")
    }
    return left.isEmpty ? nil : "at \(clock.now.wholeMilliseconds): \(left.joined(separator: "; "))"
  }
}
