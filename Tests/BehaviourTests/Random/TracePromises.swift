import LegacyPlacesTesting

/// Promises that a comparison cannot check, because two sides could break them alike.
///
/// They are read off one trace: from what was done, told and asked, without any model of what should come.
struct TracePromises {
  let scenario: Scenario
  let trace: Trace

  /// The first broken promise, in words, or `nil`.
  var firstBroken: String? {
    offMain ?? underWay ?? tokens ?? indicator ?? ends ?? nothingAfterRelease
  }

  private var isList: Bool { FrontDoor.lists.contains(trace.door) }

  /// C02 C06 every call of a delegate comes on the main thread.
  private var offMain: String? {
    for case .told(.offMain(let what), _) in trace.events.map(\.what) {
      return "off the main thread: \(what)"
    }
    return nil
  }

  /// At most one request and one details call are under way, between two moments.
  private var underWay: String? {
    // A deaf call goes on although it was stopped, and the client asks as often as the app does.
    guard trace.door != .client, !scenario.answers.contains(where: \.isDeaf) else { return nil }
    var requests: Set<Int> = []
    var details: Set<Int> = []
    for (index, event) in trace.events.enumerated() {
      switch event.what {
      case .asked(let call, let question):
        if question.text == nil { details.insert(call) } else { requests.insert(call) }
      case .ended(let call, _):
        requests.remove(call)
        details.remove(call)
      default: break
      }
      let isEndOfMoment = index + 1 == trace.events.count || trace.events[index + 1].at > event.at
      guard isEndOfMoment else { continue }
      if requests.count > 1 { return "two requests under way at \(event.at)" }
      if details.count > 1 { return "two details calls under way at \(event.at)" }
    }
    return nil
  }

  /// D10 a token is used in one session only: for requests in one run, and not after its details, which only
  /// their own retry may follow.
  private var tokens: String? {
    guard isList else { return nil }
    var picked: [String: String] = [:]
    var left: Set<String> = []
    var current: String?
    for case .asked(let call, let question) in trace.events.map(\.what) {
      guard let token = question.token else { return "call #\(call) without a token" }
      if let place = question.place {
        if let before = picked[token], before != place { return "#\(call) picks twice with \(token)" }
        picked[token] = place
      } else {
        if picked[token] != nil { return "#\(call) asks with \(token) after its details" }
        if left.contains(token) { return "#\(call) asks with \(token) of an earlier session" }
        if let current, current != token { left.insert(current) }
        current = token
      }
    }
    return nil
  }

  /// D19 an indicator that was switched on is switched off again: after the last did-request comes a
  /// did-update.
  private var indicator: String? {
    guard isList else { return nil }
    // A call that still waits for its answer owes nothing yet.
    guard !scenario.leavesUnheard, trace.asked.count == trace.ends.count else { return nil }
    var isOn = false
    for case .told(let event, _) in trace.events.map(\.what) {
      switch event {
      case .requested: isOn = true
      case .updated: isOn = false
      // The place ends a presentation of the screen, and with it a newer text's request.
      case .place where trace.door == .screen: isOn = false
      default: break
      }
    }
    return isOn ? "a did-request without a did-update" : nil
  }

  /// B17 a presentation of the screen has one end: its place or its cancellation.
  private var ends: String? {
    guard trace.door == .screen else { return nil }
    var ends = 0
    for event in trace.events {
      switch event.what {
      case .did(Scenario.Action.present.words): ends = 0
      case .told(.place, _), .told(.cancelled, _):
        ends += 1
        if ends > 1 { return "two ends of one presentation at \(event.at)" }
      default: break
      }
    }
    return nil
  }

  /// B19 a list that was let go tells nothing more and asks nothing more.
  private var nothingAfterRelease: String? {
    guard isList,
      let released = trace.events.firstIndex(where: { $0.what == .did(Scenario.Action.release.words) })
    else { return nil }
    let moment = trace.events[released].at
    for event in trace.events[released...] where event.at > moment {
      switch event.what {
      case .told, .asked: return "\(event.line) after the object was let go"
      default: break
      }
    }
    return nil
  }
}

extension Scenario {
  /// The actions of all steps, and those of reactions.
  var allActions: [Action] {
    steps.map(\.action).flatMap { action -> [Action] in
      if case .react(let reaction) = action { [action] + reaction.actions } else { [action] }
    }
  }

  /// Whether somebody stops listening or the search is given up, so that not all of it is heard.
  var leavesUnheard: Bool {
    allActions.contains { action in
      switch action {
      case .delegate, .clear, .cancel, .present, .release: true
      default: false
      }
    }
  }
}
