/// What a subject did, line by line, with the time it did it.
///
/// Compare with ``difference(from:)``: `nil` is no difference, anything else is a text to print. That serves
/// every test framework without linking one.
@MainActor
public final class EventLog {
  /// One event.
  public struct Entry: Sendable, Hashable {
    public var time: Duration
    public var event: String
  }

  public private(set) var entries: [Entry] = []
  private let clock: ManualClock

  public init(clock: ManualClock) {
    self.clock = clock
  }

  /// The events without their times.
  public var events: [String] { entries.map(\.event) }

  /// Adds an event at the clock's time.
  public func add(_ event: String) {
    entries.append(Entry(time: clock.now, event: event))
  }

  /// Forgets all events.
  public func clear() {
    entries = []
  }

  /// The first difference from the expected events, or `nil`.
  public func difference(from expected: [String]) -> String? {
    let actual = events
    guard actual != expected else { return nil }
    let index = zip(actual, expected).prefix { $0 == $1 }.count
    func line(_ events: [String]) -> String { index < events.count ? events[index] : "nothing" }
    return """
      event \(index + 1): expected \(line(expected)), got \(line(actual))
      expected: \(expected.joined(separator: " | "))
      got:      \(actual.joined(separator: " | "))
      """
  }
}
