import MigrationCodes
public import PlacesEngine

/// What becomes of a legacy call that comes from another thread than the main one (decision D15, ours).
///
/// Google calls such a call undefined (contract items 1 and 6); old code makes them, and with callbacks on
/// the main thread they even seemed to work.
public enum OffMainCalls: Sendable, Hashable {
  /// Debug builds stop with a message that names the method; release builds do as ``move``.
  case stopInDebug
  /// Runs the call on the main thread and leaves a notice.
  case move
}

extension PlacesEnvironment {
  /// What becomes of legacy calls from other threads; read at each call.
  public var offMainCalls: OffMainCalls {
    get { legacyState.withLock { $0.offMainCalls } }
    set { legacyState.withLock { $0.offMainCalls = newValue } }
  }
}

/// Sees to it that `work` runs on the main thread, at once if this is it (D15).
///
/// The compiler takes the caller to be on the main actor already; old Swift 5 code does not check.
@MainActor
func onMainThread(
  _ method: StaticString, _ environment: PlacesEnvironment, _ work: @escaping @MainActor () -> Void
) {
  if MainThread.isCurrent {
    work()
    return
  }
  if environment.offMainCalls == .stopInDebug {
    assertionFailure(
      """
      \(method) was called off the main thread. Call it on the main thread; release builds move the call \
      there. To have debug builds move it too, set PlacesEnvironment.current.offMainCalls = .move.
      """)
  }
  environment.notices.report(.offMainThread, "\(method)")
  Task { work() }
}
