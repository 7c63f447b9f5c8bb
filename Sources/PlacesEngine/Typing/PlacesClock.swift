/// When the timers of typing fire: real time in an app, time moved by hand in a test.
///
/// A plain scheduler on the main actor instead of a `Clock`: a `Clock` leaves the main actor to sleep,
/// which makes the order in which a test sees things hang on the scheduler.
public protocol PlacesClock: Sendable {
  /// Runs `action` once on the main actor when `delay` has passed, unless cancelled before.
  @MainActor
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction
}

/// Takes back an action that has not run yet.
@MainActor
public struct ScheduledAction {
  private let onCancel: @MainActor () -> Void

  /// - Parameter onCancel: does nothing when the action has already run.
  public init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  public func cancel() {
    onCancel()
  }
}

/// Real time.
public struct SystemClock: PlacesClock {
  public init() {}

  @MainActor
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let task = Task { @MainActor in
      guard (try? await Task.sleep(for: delay)) != nil, !Task.isCancelled else { return }
      action()
    }
    return ScheduledAction { task.cancel() }
  }
}
