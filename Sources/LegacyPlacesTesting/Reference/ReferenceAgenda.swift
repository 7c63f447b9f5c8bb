/// What will happen in the reference model's world, and when.
///
/// Entries of one moment happen in the order in which they were made. What was put off until the current turn
/// is over comes before anything else, first in, first out, and without the time moving.
struct ReferenceAgenda {
  enum Event {
    /// The pause between two requests, or the quiet that one waits for, is over.
    case pauseIsOver(Int)
    /// What was decided in the turn reaches the service.
    case reachService(work: Int)
    case answer(work: Int)
    /// A question that cannot be asked is refused by our own checks.
    case refuse(work: Int)
    /// The fetcher's one empty list (D2).
    case tellEmpty
    /// A did-update that nothing else will bring (D2, D19).
    case tellUpdate
    /// A blank query of the client found nothing.
    case tellNothingFound(to: String?)
  }

  /// Milliseconds from the start.
  var now = 0
  private var entries: [(due: Int, event: Event)] = []
  private var afterTurn: [Event] = []

  mutating func add(after delay: Int, _ event: Event) {
    entries.append((now + max(delay, 0), event))
  }

  mutating func addAfterTurn(_ event: Event) {
    afterTurn.append(event)
  }

  /// Takes the next entry that is due until a moment, and moves the time to it.
  mutating func next(until moment: Int) -> Event? {
    // The first of the earliest ones: entries stand in the order of their making.
    guard let due = entries.map(\.due).min(), due <= moment,
      let index = entries.firstIndex(where: { $0.due == due })
    else { return nil }
    now = max(now, due)
    return entries.remove(at: index).event
  }

  mutating func nextAfterTurn() -> Event? {
    afterTurn.isEmpty ? nil : afterTurn.removeFirst()
  }
}
