public import Foundation

/// Writes what was seen of an implementation to a file, to be compared with another one elsewhere or later.
///
/// On a device with Google's SDK, play each scenario on a side of its own and bring the files home; or record
/// a session of the running app with ``session(name:door:side:keepsTexts:)``. Session tokens are renamed, those that the
/// service is asked with and those that a session is told of; texts, ids and notes are written as they are, unless
/// a session leaves them out.
///
/// ```swift
/// let google = Side.live("google") { door in door == .fetcher ? GoogleFetcherSubject() : nil }
/// try await TraceRecorder(google).record(scenario, on: .fetcher, to: url)
/// ```
@MainActor
public struct TraceRecorder {
  private let side: Side

  public init(_ side: Side) {
    self.side = side
  }

  /// Plays a scenario and writes its trace, replacing the file that is there.
  ///
  /// - Throws: ``TraceRecorderError``
  @discardableResult
  public func record(
    _ scenario: Scenario, on door: FrontDoor, to url: URL
  ) async throws(TraceRecorderError) -> Trace {
    switch await side.play(scenario, on: door) {
    case .notApplicable(let reason): throw .notApplicable(side: side.name, reason: reason)
    case .played(let trace):
      try trace.write(to: url)
      return trace.namingTokens()
    }
  }

  /// Begins to record a running app, from now on.
  ///
  /// - Parameters:
  ///   - name: the name of the scenario that is acted out. Two recordings of any other name can be compared with each
  ///     other; with an implementation, once the steps are written down as a scenario of that name.
  ///   - side: names the implementation.
  ///   - keepsTexts: `false` puts `text-1`, `place-1`, `delegate-1`, … for what the user typed and was shown and
  ///     for the names of delegates, and leaves out coordinates and distances.
  public static func session(
    name: String, door: FrontDoor, side: String, keepsTexts: Bool = true
  ) -> RecordedSession {
    let start = ContinuousClock.now
    return RecordedSession(name, door, side, keepsTexts: keepsTexts) { start.duration(to: .now) }
  }
}

/// Why nothing was recorded.
public enum TraceRecorderError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
  /// The side cannot play the scenario.
  case notApplicable(side: String, reason: String)
  /// The file cannot be written.
  case unwritable(file: String, reason: String)

  public var description: String {
    switch self {
    case .notApplicable(let side, let reason): "\(side) cannot play this: \(reason)"
    case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)"
    }
  }

  public var errorDescription: String? { description }
}

/// What is being recorded of a running app.
///
/// Hand ``ears`` to a subject, and say what the user does with ``did(_:)``:
///
/// ```swift
/// let session = TraceRecorder.session(name: "my-search", door: .fetcher, side: "google")
/// subject.listen(session.ears)
/// session.did(.type("york"))
/// subject.type("york")
/// …
/// try session.write(to: url)
/// ```
@MainActor
public final class RecordedSession {
  private let name: String
  private let door: FrontDoor
  private let side: String
  private let log: EventLog
  private var veil: TextVeil

  /// - Parameter now: how much time has passed since the start.
  package init(
    _ name: String, _ door: FrontDoor, _ side: String, keepsTexts: Bool,
    now: @escaping @MainActor () -> Duration
  ) {
    self.name = name
    self.door = door
    self.side = side
    log = EventLog(now: now)
    veil = TextVeil(keepsTexts: keepsTexts)
  }

  /// Hears as the first delegate.
  public var ears: SubjectEars { ears(as: Scenario.firstDelegate) }

  /// Hears as the delegate of this name.
  ///
  /// - Parameter letsThrough: what should-select answers.
  public func ears(
    as name: String, letsThrough: @escaping @MainActor @Sendable () -> Bool = { true }
  ) -> SubjectEars {
    SubjectEars(name, letsThrough: letsThrough) { [weak self] event in
      guard let self else { return }
      log.add(.told(veil.veiled(event), to: veil.delegate(name)))
    }
  }

  /// The user or the app does this now.
  public func did(_ action: Scenario.Action) {
    log.add(.did(veil.veiled(action).words))
  }

  /// Adds free words, which are written as they are.
  public func note(_ words: String) {
    log.add(words)
  }

  /// What was seen so far.
  public var trace: Trace {
    let seesRows = log.entries.allSatisfy { event in
      if case .told(.updated(nil), _) = event.what { false } else { true }
    }
    return Trace(
      scenario: name, door: door, side: side, sees: seesRows ? .rows : [], events: log.entries)
  }

  /// Writes what was seen so far, replacing the file that is there.
  public func write(to url: URL) throws(TraceRecorderError) {
    try trace.write(to: url)
  }
}

extension Trace {
  fileprivate func write(to url: URL) throws(TraceRecorderError) {
    do {
      try Data(json.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(
        file: url.lastPathComponent, reason: (error as NSError).localizedDescription)
    }
  }
}
