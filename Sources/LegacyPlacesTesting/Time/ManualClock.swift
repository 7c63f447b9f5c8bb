public import PlacesEngine

/// A clock that stands still until a test moves it.
///
/// Actions run on the main actor in the order of their times, and of their making where times are equal.
/// Between two of them ``settle()`` lets everything happen that the one before set off, so that a test sees
/// the same order on every run. Nothing sleeps, and nothing is left to the scheduler.
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
  /// The moment at which work went on without end, if one did: ``settle()`` gave up waiting there.
  public private(set) var restless: Duration?

  private struct Entry {
    var due: Duration
    var number: Int
    var action: @MainActor () -> Void
  }

  /// What was woken and is not back yet, and who waits for it.
  private struct HandOvers {
    var underWay = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private var entries: [Entry] = []
  private var lastNumber = 0
  private var happenings = 0
  private let handOvers = Locked(HandOvers())

  /// How many turns of the main queue must pass in which nothing happens; each lets two links of a chain
  /// happen.
  private static let quietTurns = 6
  /// After so many turns at one moment there is no hope.
  private static let mostTurns = 5_000

  public nonisolated init() {}

  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    happened()
    lastNumber += 1
    let number = lastNumber
    entries.append(Entry(due: now + max(delay, .zero), number: number, action: action))
    return ScheduledAction { [weak self] in
      self?.happened()
      self?.entries.removeAll { $0.number == number }
    }
  }

  /// How many actions are waiting for their time.
  public var pending: Int { entries.count }

  /// When the waiting actions are due, the next first.
  public var due: [Duration] { entries.map(\.due).sorted() }

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

  /// Waits, without moving the time, until nothing goes on any more.
  ///
  /// It promises two things:
  ///
  /// - Every caller that the ``ScriptedService`` has answered, failed or stopped has got hold of it, however
  ///   long its way back and over whichever threads. This is counted, not guessed.
  /// - Every chain of work on the main actor has come to its end, provided that of any twelve links in a row
  ///   (a task that starts, a value that arrives) one touches this clock, its service or its log. A
  ///   keystroke's whole chain has four. The main queue is first in, first out, so a link that was queued
  ///   before a turn has happened after it; six turns in which nothing touched anything end the wait.
  ///
  /// It does not know of work that an app itself sends to other threads. Work that goes on for ever without
  /// time passing, such as a delegate that asks again inside each answer, is left alone after 5,000 turns;
  /// ``restless`` says so.
  public func settle() async {
    var quiet = 0
    var turns = 0
    while quiet < Self.quietTurns {
      await allBack()
      let before = happenings
      await mainTurns(1)
      quiet = happenings == before ? quiet + 1 : 0
      turns += 1
      guard turns < Self.mostTurns else { return restless = now }
    }
  }

  /// Something happened that may set off more.
  package func happened() {
    happenings += 1
  }

  /// Someone who waited was woken, and will say ``arrived()`` when back on the main actor.
  package nonisolated func onTheWay() {
    handOvers.withLock { $0.underWay += 1 }
  }

  /// Someone who was woken is back.
  package func arrived() {
    happened()
    let waiting = handOvers.withLock { handOvers in
      handOvers.underWay -= 1
      guard handOvers.underWay == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { handOvers.waiting = [] }
      return handOvers.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until everyone who was woken is back.
  private func allBack() async {
    guard handOvers.withLock({ $0.underWay > 0 }) else { return }
    await withCheckedContinuation { continuation in
      let isBack = handOvers.withLock { handOvers in
        guard handOvers.underWay > 0 else { return true }
        handOvers.waiting.append(continuation)
        return false
      }
      if isBack { continuation.resume() }
    }
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    (left.due, left.number) < (right.due, right.number)
  }
}

/// Waits until what is queued on the main actor has happened, and what that queues, several times over.
///
/// The main queue is first in, first out: one turn lets two links of a chain happen, one before its marker
/// and one before the wait goes on.
@MainActor
package func mainTurns(_ count: Int = 16) async {
  for _ in 0..<count {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
