public import PlacesEngine

/// A clock that stands still until a test moves it.
///
/// Actions run on the main actor in the order of their times, and of their making where times are equal.
/// ``advance(by:)`` lets everything an action sets off on the main actor happen before it moves on, so that
/// a test sees the same order on every run: it counts turns of the main queue, which is first in, first
/// out, and never sleeps.
///
/// ```swift
/// let clock = ManualClock()
/// fetcher.sourceTextHasChanged("syd")
/// await clock.advance(by: .milliseconds(200))
/// ```
@MainActor
public final class ManualClock: PlacesClock {
  /// The time that has passed.
  public private(set) var now = Duration.zero

  private struct Entry {
    var due: Duration
    var number: Int
    var action: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  public nonisolated init() {}

  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    lastNumber += 1
    let number = lastNumber
    entries.append(Entry(due: now + max(delay, .zero), number: number, action: action))
    return ScheduledAction { [weak self] in
      self?.entries.removeAll { $0.number == number }
    }
  }

  /// How many actions are waiting for their time.
  public var pending: Int { entries.count }

  /// Moves the time on, running what becomes due, and what that sets off, on the way.
  public func advance(by duration: Duration) async {
    await advance(to: now + duration)
  }

  /// Moves the time to a moment counted from the start; a moment that has passed is a request to settle.
  public func advance(to moment: Duration) async {
    await settle()
    while let next = entries.filter({ $0.due <= moment }).min(by: Self.precedes) {
      entries.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.action()
      await settle()
    }
    now = max(now, moment)
  }

  /// Lets what is queued on the main actor happen, without moving the time, and waits for every answer that
  /// is on its way to its caller.
  ///
  /// A task that waited comes back by way of another thread, so counting turns is not enough for it: whoever
  /// wakes one says so with ``onTheWay()``, and the one that woke with ``arrived()``.
  public func settle() async {
    repeat {
      await mainTurns()
    } while travelling > 0
    await mainTurns()
  }

  private var travelling = 0

  /// Something that waited was woken, and will say ``arrived()`` on the main actor.
  package func onTheWay() {
    travelling += 1
  }

  /// What was woken is back.
  package func arrived() {
    travelling -= 1
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    (left.due, left.number) < (right.due, right.number)
  }
}

/// Waits until what is queued on the main actor has happened, and what that queues, several times over.
///
/// The main queue is first in, first out: one turn lets one link of a chain happen. A keystroke's chain (the
/// call, the answer, the delivery, the next call) is four links; sixteen leave room.
@MainActor
package func mainTurns(_ count: Int = 16) async {
  for _ in 0..<count {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
