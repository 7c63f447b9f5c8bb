import LegacyPlacesTesting
import PlacesEngine

/// The time that typing happens in, real or virtual, and the knowledge of what is still under way.
///
/// Virtual time passes only when it is told to, and only when every call that was asked has been answered:
/// an offline run shows what happens at a typist's pace and is over at once. A real service takes real
/// time, so there nothing is virtual.
@MainActor
final class TryStage: PlacesClock {
  /// Whether time is virtual.
  let isVirtual: Bool

  private let manual = ManualClock()
  private let system = SystemClock()
  private let start = ContinuousClock.now

  /// When the actions that wait for their time are due.
  private var timers: [Int: Duration] = [:]
  private var lastTimer = 0
  private var calls = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(isVirtual: Bool) {
    self.isVirtual = isVirtual
  }

  /// Time since the stage was made.
  var now: Duration { isVirtual ? manual.now : start.duration(to: .now) }

  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    lastTimer += 1
    let number = lastTimer
    timers[number] = now + delay
    let clock: any PlacesClock = isVirtual ? manual : system
    let scheduled = clock.schedule(after: delay) { [self] in
      timers[number] = nil
      action()
      changed()
    }
    return ScheduledAction { [self] in
      scheduled.cancel()
      timers[number] = nil
      changed()
    }
  }

  /// Lets time pass, and with it all that becomes due.
  func pass(_ duration: Duration) async {
    guard isVirtual else {
      try? await Task.sleep(for: duration)
      return
    }
    let end = now + duration
    await answers()
    while let due = timers.values.min(), due <= end {
      await manual.advance(to: due)
      await answers()
    }
    await manual.advance(to: end)
  }

  /// Waits until nothing is under way: no timer runs, no call is out.
  func stillness() async {
    await answers()
    while let due = timers.values.min() {
      if isVirtual {
        await manual.advance(to: due)
      } else {
        await change()
      }
      await answers()
    }
  }

  /// Waits until every call has been answered and its answer has arrived.
  private func answers() async {
    await mainTurns()
    while calls > 0 {
      await change()
      await mainTurns()
    }
  }

  func callBegan() { calls += 1 }

  func callEnded() {
    calls -= 1
    changed()
  }

  private func change() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func changed() {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }
}
