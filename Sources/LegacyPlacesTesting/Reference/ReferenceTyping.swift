import PlacesEngine

/// Where typing stands: what the user wants to know about, and what was asked.
struct ReferenceTyping {
  /// A request, by what it was about.
  struct About: Equatable {
    var text: String
    var meaning: ReferenceMeaning
    /// The app's token, for the fetcher.
    var token: String?
    /// The class's own session, where it has one.
    var session: Int
  }

  /// The text of the search field; `nil` when there is nothing to ask about.
  var text: String?
  /// The request under way.
  var asking: (work: Int, about: About)?
  /// What the newest request was about, if its answer was delivered.
  var delivered: About?
  /// Whether a newer text waits for its turn; what is under way is outdated then.
  var waits = false
  /// The number of the pause that is running.
  var pause: Int?
  var pauses = 0

  var isIdle: Bool { asking == nil && !waits }
}

// When typing becomes a request: D1 to D5, D8.

extension ReferenceModel {
  mutating func typed(_ raw: String?) {
    if list.isOver { return }
    let text = ReferenceTexts.trimmed(raw ?? "")
    guard text.count >= max(scenario.policy.minimumLength, 1) else { return typedNothing() }
    typing.text = text
    // D3: the same again is not asked again while it is under way or when it was delivered.
    let about = currentAbout(text)
    if let asking = typing.asking {
      if asking.about == about { return waitNoLonger() }
    } else if typing.delivered == about {
      listComesBack()
      return waitNoLonger()
    }
    switch scenario.policy.pace {
    case .immediate: askWhenFree()
    case .throttle: if typing.pause == nil { askWhenFree() } else { typing.waits = true }
    case .debounce(let quiet):
      typing.waits = true
      startPause(quiet)
    }
  }

  /// D2: what is under way stops.
  private mutating func typedNothing() {
    let wasIdle = typing.isIdle
    typing.text = nil
    stopAsking()
    if door == .fetcher { fetcherHasNoText(wasIdle: wasIdle) } else { listHasNoText(wasIdle: wasIdle) }
  }

  /// No text waits and no request is under way any more. The spacing of requests goes on.
  mutating func stopAsking() {
    if let asking = typing.asking { stop(asking.work) }
    typing.asking = nil
    typing.delivered = nil
    waitNoLonger()
  }

  private mutating func waitNoLonger() {
    typing.waits = false
    if case .debounce = scenario.policy.pace { typing.pause = nil }
  }

  private func currentAbout(_ text: String) -> ReferenceTyping.About {
    ReferenceTyping.About(
      text: text, meaning: ReferenceMeaning(settings), token: settings.token, session: list.session)
  }

  // MARK: Pauses

  private mutating func startPause(_ length: Duration) {
    typing.pauses += 1
    typing.pause = typing.pauses
    agenda.add(after: length.wholeMilliseconds, .pauseIsOver(typing.pauses))
  }

  mutating func pauseIsOver(_ number: Int) {
    // An older one was replaced.
    guard typing.pause == number else { return }
    typing.pause = nil
    if typing.waits, !isGone { askWhenFree() }
  }

  /// Whether the object is no more: a list goes when it is let go, a fetcher when its work is done (D7).
  private var isGone: Bool { isReleased && FrontDoor.lists.contains(door) }

  /// With merging, a newer text waits for the answer under way.
  private mutating func askWhenFree() {
    if scenario.policy.mergesInFlight, typing.asking != nil {
      typing.waits = true
    } else {
      ask()
    }
  }

  // MARK: Asking

  /// A request about the newest text goes out; an older one is outdated by it.
  mutating func ask() {
    guard let text = typing.text else { return }
    if let asking = typing.asking { stop(asking.work) }
    typing.waits = false
    typing.delivered = nil
    if case .throttle(let interval) = scenario.policy.pace { startPause(interval) }
    let question = ReferenceFilter(settings)?.question(
      about: text, token: door == .fetcher ? settings.token : list.token)
    typing.asking = (start(.predictions, question), currentAbout(text))
    if door != .fetcher {
      list.owesUpdate = true
      tell(.requested)
    }
  }

  mutating func predictionsCameOut(_ outcome: ReferenceWork.Outcome) {
    guard let about = typing.asking?.about else { return }
    typing.asking = nil
    if typing.waits {
      // C11, D5: outdated. The newer text goes out when its pause is over, or now if it waited for this.
      if typing.pause == nil { ask() }
    } else if door == .fetcher {
      fetcherDelivers(outcome, about)
    } else {
      listShows(outcome, about)
    }
  }
}
