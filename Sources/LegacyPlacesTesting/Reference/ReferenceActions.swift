// What the app and its user do in the reference model's world, and what the app hears.

extension ReferenceModel {
  mutating func perform(_ action: Scenario.Action) {
    write(.did(action.words))
    // What concerns the app alone goes on when it has let go of the object.
    switch action {
    case .delegate(let name):
      // The app keeps one delegate alive. An object that it let go of keeps the old one until then.
      delegate = isReleased && door != .client ? nil : name
    case .letThrough(let letsThrough): self.letsThrough = letsThrough
    case .react(let reaction): reactions.append(reaction)
    default:
      if !isReleased { performOnObject(action) }
    }
  }

  private mutating func performOnObject(_ action: Scenario.Action) {
    switch action {
    case .type(let text): typed(text)
    case .filter(let filter): settings.filter = filter
    case .bounds(let bounds): settings.bounds = bounds
    case .token(let name): settings.token = name.map { "app-\($0)" }
    case .fields(let names): settings.fields = names
    case .tap(let row): tap(row)
    case .retry: retry()
    case .clear: clear()
    case .cancel: cancel()
    case .present: present()
    case .release: release()
    case .find(let text): find(text)
    case .details(let place): fetchDetails(of: place)
    case .delegate, .letThrough, .react: break
    }
  }

  /// D7: a fetcher's outstanding work, and a client's calls, are delivered all the same. A list has nobody to
  /// show it any more: all its work stops, and nothing is told.
  private mutating func release() {
    isReleased = true
    guard FrontDoor.lists.contains(door) else { return }
    stopAsking()
    stopDetails()
  }

  mutating func write(_ what: TraceEvent.What) {
    events.append(TraceEvent(at: agenda.now, what))
  }

  /// Tells whoever is the delegate now (D6), and lets it do what it does from inside the call (D16).
  ///
  /// - Returns: whether somebody heard.
  @discardableResult
  mutating func tell(_ event: SubjectEvent) -> Bool {
    tell(event, to: delegate)
  }

  @discardableResult
  mutating func tell(_ event: SubjectEvent, to listener: String?) -> Bool {
    guard let listener else { return false }
    write(.told(event, to: listener))
    // One reaction to a call: the oldest that is left.
    if let index = reactions.firstIndex(where: { $0.moment == event.moment && $0.times > 0 }) {
      reactions[index].times -= 1
      for action in reactions[index].actions { perform(action) }
    }
    return true
  }
}

/// What the app has set on the object: read when a request goes out, not before (D4).
struct ReferenceSettings {
  var filter: ScenarioFilter?
  var bounds: ScenarioBounds?
  /// The app's token, for the fetcher and the client.
  var token: String?
  /// The names of the fields for details; `nil` is the default of the class.
  var fields: [String]?
}
