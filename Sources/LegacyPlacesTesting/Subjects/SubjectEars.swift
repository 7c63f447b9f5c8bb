import LegacyPlaces

/// Who hears what a subject tells: a delegate of a scenario, by its name.
///
/// Calls may come from any thread; those from another than the main one are a difference of their own.
public final class SubjectEars: Sendable {
  /// The delegate's name.
  public let name: String
  private let onEvent: @MainActor @Sendable (SubjectEvent) -> Void
  private let letsThrough: @MainActor @Sendable () -> Bool

  /// - Parameters:
  ///   - letsThrough: what should-select answers.
  ///   - onEvent: hears every event, should-select included.
  public init(
    _ name: String = Scenario.firstDelegate,
    letsThrough: @escaping @MainActor @Sendable () -> Bool = { true },
    onEvent: @escaping @MainActor @Sendable (SubjectEvent) -> Void
  ) {
    self.name = name
    self.letsThrough = letsThrough
    self.onEvent = onEvent
  }

  /// The subject told this.
  public func hear(_ event: SubjectEvent) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { onEvent(event) }
    } else {
      Task { @MainActor in onEvent(.offMain(event.words)) }
    }
  }

  /// The subject asks whether a row may be selected.
  public func shouldSelect(_ prediction: PredictionFacts) -> Bool {
    hear(.shouldSelect(prediction))
    guard MainThread.isCurrent else { return true }
    return MainActor.assumeIsolated { letsThrough() }
  }
}
