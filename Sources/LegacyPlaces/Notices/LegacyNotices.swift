import Foundation
public import MigrationCodes
public import PlacesEngine

/// Notices about legacy calls that were mapped, moved or billed in a way worth knowing (ours).
///
/// Each code is told in full once per environment, then only counted. Codes can be switched off or to
/// counting, one by one or together; off means off. By default debug builds print to standard error and
/// release builds print nothing. Texts never hold the API key or a query.
///
/// What is told: each mapping that loses something or surprises, each refused call, each call from another
/// thread. What a list class does by itself, such as a new token after each pick, is none, and neither is a
/// call of the async API. A call that this module does not offer does not compile: `legacy-places scan` and
/// `explain` tell of those (LP161).
///
/// Usable from any thread.
public final class LegacyNotices: Sendable {
  /// What to do with a code.
  public enum Mode: Sendable, Hashable {
    /// Told once, then counted.
    case on
    case countOnly
    /// Neither told nor counted.
    case off
  }

  /// A code that is being told.
  public struct Notice: Sendable, Hashable {
    public let code: MigrationCode
    /// Where it happened or what exactly; `nil` when the code says it all.
    public let detail: String?

    /// One line for people.
    public var text: String {
      var text = "[\(code.id)] \(code.message)"
      if let detail { text += " (\(detail))" }
      if let replacement = code.replacement { text += ". Use \(replacement)" }
      return text + "."
    }
  }

  private struct State: Sendable {
    var mode = Mode.on
    var modes: [String: Mode] = [:]
    var counts: [String: Int] = [:]
    var told: Set<String> = []
    var handler: @Sendable (Notice) -> Void = LegacyNotices.printInDebug
  }

  private let state = Locked(State())

  package init() {}

  /// What is done with codes that have no mode of their own.
  public var mode: Mode {
    get { state.withLock { $0.mode } }
    set { state.withLock { $0.mode = newValue } }
  }

  /// Sets the mode of one code; `nil` takes it back to ``mode``.
  public func setMode(_ mode: Mode?, for code: MigrationCode) {
    state.withLock { $0.modes[code.id] = mode }
  }

  /// Replaces what is done with a notice that is told; called on the thread of the call it is about.
  public func setHandler(_ handler: @escaping @Sendable (Notice) -> Void) {
    state.withLock { $0.handler = handler }
  }

  /// How often each code was reported, by id.
  public var counts: [String: Int] {
    state.withLock { $0.counts }
  }

  /// Forgets the counts, so that each code is told again.
  public func reset() {
    state.withLock {
      $0.counts = [:]
      $0.told = []
    }
  }

  package func report(_ code: MigrationCode, _ detail: String? = nil) {
    let handler: (@Sendable (Notice) -> Void)? = state.withLock { state in
      let mode = state.modes[code.id] ?? state.mode
      guard mode != .off else { return nil }
      state.counts[code.id, default: 0] += 1
      return mode == .on && state.told.insert(code.id).inserted ? state.handler : nil
    }
    handler?(Notice(code: code, detail: detail))
  }

  private static let printInDebug: @Sendable (Notice) -> Void = { notice in
    assert(
      {
        FileHandle.standardError.write(Data("LegacyPlaces \(notice.text)\n".utf8))
        return true
      }())
  }
}

extension PlacesEnvironment {
  /// The notices of this environment's legacy calls.
  public var notices: LegacyNotices {
    extra(LegacyNotices.self) { LegacyNotices() }
  }
}
