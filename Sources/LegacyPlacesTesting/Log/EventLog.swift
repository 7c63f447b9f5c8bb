/// What happened, line by line, with the time it happened at.
///
/// Compare with ``difference(from:)``: `nil` is no difference, anything else is a text to print. That serves
/// every test framework without linking one.
@MainActor
public final class EventLog {
  public private(set) var entries: [TraceEvent] = []
  private let now: @MainActor () -> Duration
  /// The clock that must know when something happens.
  private let clock: ManualClock?

  /// - Parameter now: how much time has passed since the start.
  public init(now: @escaping @MainActor () -> Duration) {
    self.now = now
    clock = nil
  }

  public init(clock: ManualClock) {
    now = { clock.now }
    self.clock = clock
  }

  /// What happened, without the times.
  public var events: [String] { entries.map(\.words) }

  /// Adds an event at the clock's time.
  public func add(_ what: TraceEvent.What) {
    clock?.happened()
    entries.append(TraceEvent(at: now().wholeMilliseconds, what))
  }

  /// Adds free words at the clock's time.
  public func add(_ words: String) {
    add(.note(words))
  }

  /// Forgets all events.
  public func clear() {
    entries = []
  }

  /// The first difference from the expected events, or `nil`.
  public func difference(from expected: [String]) -> String? {
    LegacyPlacesTesting.difference(of: events, from: expected)
  }
}

/// The first difference of two lists of lines, or `nil`.
func difference(of actual: [String], from expected: [String]) -> String? {
  guard actual != expected else { return nil }
  let index = zip(actual, expected).prefix { $0 == $1 }.count
  func line(_ events: [String]) -> String { index < events.count ? events[index] : "nothing" }
  return """
    event \(index + 1): expected \(line(expected)), got \(line(actual))
    expected: \(expected.joined(separator: " | "))
    got:      \(actual.joined(separator: " | "))
    """
}

extension Duration {
  /// Without the fraction of a millisecond.
  package var wholeMilliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
