import PlacesEngine

/// Puts a difference into a sentence for somebody who knows neither the notation nor the project.
struct DifferenceExplanation {
  let lane: Difference.Lane
  /// The position among the events of the lane.
  let index: Int
  let left: TraceEvent?
  let right: TraceEvent?
  let leftTrace: Trace
  let rightTrace: Trace

  private enum Hand: String {
    case left, right
    var side: String { "the \(rawValue) side" }
    var other: Hand { self == .left ? .right : .left }
  }

  private func trace(_ hand: Hand) -> Trace { hand == .left ? leftTrace : rightTrace }
  private func event(_ hand: Hand) -> TraceEvent? { hand == .left ? left : right }
  private var seesTimes: Bool { leftTrace.sees.contains(.script) && rightTrace.sees.contains(.script) }

  /// The left event, unless the right side does the same later and lacks nothing of it here.
  var ofLeft: TraceEvent? { isOnlyOther(left, right, .left) ? nil : left }
  var ofRight: TraceEvent? { isOnlyOther(right, left, .right) ? nil : right }

  /// Whether the event of a side is in the other's rest, and the other's event is not in its own.
  private func isOnlyOther(_ own: TraceEvent?, _ other: TraceEvent?, _ hand: Hand) -> Bool {
    guard let own, let other, otherwise(own, other) == nil else { return false }
    return rest(of: hand.other, from: other).contains { $0.what == own.what }
      && !rest(of: hand, from: own).contains { $0.what == other.what }
  }

  /// Whether one side does something that it did before.
  var isRepeated: Bool {
    func repeats(_ event: TraceEvent?, _ hand: Hand) -> Bool {
      guard let event, case .told(let told, _) = event.what, told != .requested else { return false }
      return !again(event, hand).isEmpty
    }
    return repeats(ofLeft, .left) || repeats(ofRight, .right)
  }

  var sentence: String {
    let sentence: String
    switch (left, right) {
    case (let one?, let other?): sentence = both(one, other)
    case (.some, nil): sentence = more(on: .left)
    case (nil, .some): sentence = more(on: .right)
    case (nil, nil): sentence = "both sides did the same"
    }
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  // MARK: - Kinds of differences

  /// One side does something that the other does not.
  private func more(on hand: Hand) -> String {
    let nothing =
      switch lane {
      case .told: "told nothing more"
      case .asked: "asked nothing more"
      case .ended: "has no such call that ended"
      }
    return "\(told(hand)); \(hand.other.side) \(nothing)\(counts(hand))"
  }

  /// Of what is judged only by its kind, how often each side did it: which one is too many cannot be seen.
  private func counts(_ hand: Hand) -> String {
    guard !seesTimes, let kind = event(hand)?.line.kind else { return "" }
    func count(_ hand: Hand) -> Int { lane.events(of: trace(hand)).count { $0.line.kind == kind } }
    let counts = (count(.left), count(.right))
    guard counts.0 > 0, counts.1 > 0 else { return "" }
    return " (“\(kind)” in all: \(counts.0) on the left, \(counts.1) on the right)"
  }

  private func both(_ one: TraceEvent, _ other: TraceEvent) -> String {
    // Something similar is told of as the same thing done otherwise.
    if let otherwise = otherwise(one, other) { return otherwise }
    let onlyLeft = !rest(of: .right, from: other).contains { $0.what == one.what }
    let onlyRight = !rest(of: .left, from: one).contains { $0.what == other.what }
    switch (onlyLeft, onlyRight) {
    case (false, false):
      return "both sides did the same two things, but in another order: first the left side "
        + "\(doing(one, .left)), and first the right side \(doing(other, .right))"
    case (false, true):
      return "\(told(.right)), which the left side did not; the left side \(doing(one, .left))"
    case (true, false):
      return "\(told(.left)), which the right side did not; the right side \(doing(other, .right))"
    case (true, true): return "\(told(.left)); there \(told(.right))"
    }
  }

  /// The same thing done otherwise: at another time, with another token, about something else.
  private func otherwise(_ one: TraceEvent, _ other: TraceEvent) -> String? {
    switch (one.what, other.what) {
    case (let what, let otherWhat) where what == otherWhat:
      return
        "both sides \(verb(one, .left)), the left one at \(one.at) ms and the right one at \(other.at) ms"
    case (.told(let told, let name), .told(let otherTold, let otherName)) where told == otherTold:
      return
        "both sides \(verb(one.as(delegate: Scenario.firstDelegate), .left)), the left one to its delegate "
        + "\(name) and the right one to its delegate \(otherName)"
    case (.asked(_, let question), .asked(_, let other)) where question.about == other.about:
      return "both sides asked the service for \(question.about), but not alike: \(parts(question, other))"
    case (.ended(let number, let how), .ended(let otherNumber, let otherHow)) where number == otherNumber:
      return "\(call(number, .left)) \(how.words)\(time(one)) on the left side, and "
        + "\(otherHow.words)\(time(other)) on the right side"
    default: return nil
    }
  }

  /// What two questions about the same do not have in common.
  private func parts(_ one: ServiceQuestion, _ other: ServiceQuestion) -> String {
    let none = "none"
    func list(_ words: [String]) -> String { words.isEmpty ? none : words.joined(separator: ", ").brief }
    let parts: [(String, String, String)] = [
      (
        "the session token, which ties the calls of one search together", one.token ?? none,
        other.token ?? none
      ),
      ("the types", list(one.types), list(other.types)),
      ("the countries", list(one.countries), list(other.countries)),
      ("the bias", one.bias?.words ?? none, other.bias?.words ?? none),
      ("the restriction", one.restriction?.words ?? none, other.restriction?.words ?? none),
      ("the origin", one.origin?.words ?? none, other.origin?.words ?? none),
      ("the fields", list(one.fields), list(other.fields)),
    ]
    let apart = parts.filter { $0.1 != $0.2 }
    guard !apart.isEmpty else { return "as another call of the session" }
    return apart.map { "\($0.0): left \($0.1), right \($0.2)" }.joined(separator: "; ")
  }

  // MARK: - Words

  /// A side, what it did, and when.
  private func told(_ hand: Hand) -> String {
    guard let event = event(hand) else { return "\(hand.side) did nothing more" }
    if case .ended(let number, let how) = event.what {
      return "\(call(number, hand)) \(how.words)\(time(event)) on \(hand.side)"
    }
    return "\(hand.side) \(doing(event, hand))"
  }

  private func doing(_ event: TraceEvent, _ hand: Hand) -> String {
    // The time stands before what is on show then.
    if case .told(.updated(let list?), let name) = event.what {
      return
        "\(SubjectEvent.updated(nil).verb(text: nil))\(to(name))\(again(event, hand))\(time(event)) and \(list.verb)"
    }
    return "\(verb(event, hand))\(again(event, hand))\(time(event))\(outdated(event, hand))"
  }

  private func time(_ event: TraceEvent) -> String { seesTimes ? " at \(event.at) ms" : "" }

  private func again(_ event: TraceEvent, _ hand: Hand) -> String {
    lane.events(of: trace(hand)).prefix(index).contains { $0.what == event.what } ? " again" : ""
  }

  private func verb(_ event: TraceEvent, _ hand: Hand) -> String {
    switch event.what {
    case .told(let told, let name):
      let text = answered(before: event, hand)
      return told.verb(text: text) + to(name)
    case .asked(_, let question): return "asked the service for \(question.about)"
    case .ended(let number, let how): return "had \(call(number, hand)), which \(how.words)"
    case .did(let words), .note(let words): return words
    }
  }

  private func to(_ delegate: String) -> String {
    delegate == Scenario.firstDelegate ? "" : " to its delegate \(delegate)"
  }

  /// The call of this number, and what it was about.
  private func call(_ number: Int, _ hand: Hand) -> String {
    let question = question(number, hand)
    return "call \(number)" + (question.map { " (\($0.about))" } ?? "")
  }

  // MARK: - What went before

  private func question(_ number: Int, _ hand: Hand) -> ServiceQuestion? {
    for event in trace(hand).events {
      if case .asked(number, let question) = event.what { return question }
    }
    return nil
  }

  private func rest(of hand: Hand, from event: TraceEvent) -> ArraySlice<TraceEvent> {
    lane.events(of: trace(hand)).drop { $0 != event }
  }

  /// The text whose answer came last before the event.
  private func answered(before event: TraceEvent, _ hand: Hand) -> String? {
    let before = trace(hand).events.prefix { $0 != event }
    for event in before.reversed() {
      if case .ended(let number, .answered) = event.what { return question(number, hand)?.text }
    }
    return nil
  }

  /// That the text had become another one, when what is delivered is about an older one.
  private func outdated(_ event: TraceEvent, _ hand: Hand) -> String {
    guard case .told(.predictions(let rows), _) = event.what, !rows.isEmpty,
      let answered = answered(before: event, hand)
    else { return "" }
    for event in trace(hand).events.prefix(while: { $0 != event }).reversed() {
      guard case .did(let words) = event.what, words.hasPrefix("type ") else { continue }
      if words == "type nil" { return ", after the text had been taken away" }
      let typed = words.dropFirst(6).dropLast()
      return typed.filter { !$0.isWhitespace } == answered.filter { !$0.isWhitespace }
        ? "" : ", after the text had become “\(String(typed).brief)”"
    }
    return ""
  }
}

extension ServiceQuestion {
  /// What it asks for, in words.
  fileprivate var about: String {
    text.map { "predictions for “\($0.brief)”" } ?? "the details of \(place?.brief ?? "a place")"
  }
}

extension TraceEvent.CallEnd {
  fileprivate var words: String {
    switch self {
    case .answered: "was answered"
    case .failed: "failed"
    case .cancelled: "was cancelled"
    }
  }
}

extension TraceEvent {
  fileprivate func `as`(delegate name: String) -> TraceEvent {
    guard case .told(let event, _) = what else { return self }
    return TraceEvent(at: at, .told(event, to: name))
  }
}

extension SubjectEvent {
  /// What a side does that tells this, in the past tense.
  ///
  /// - Parameter text: what the predictions were asked for.
  fileprivate func verb(text: String?) -> String {
    switch self {
    case .requested: "told that a request for predictions goes out"
    case .updated(let list): "told that the list may have changed" + (list.map { " and \($0.verb)" } ?? "")
    case .predictions([]): "delivered an empty list of predictions"
    case .predictions(let rows):
      "delivered the predictions \(rows.words.brief)" + (text.map { " for “\($0.brief)”" } ?? "")
    case .shouldSelect(let row): "asked whether the row \(row.words.brief) may be selected"
    case .place(let place): "delivered the place \(place.words.brief)"
    case .failed(let code): "reported a failure with code \(code)\(Self.name(code))"
    case .cancelled: "told that the user cancelled"
    case .offMain(let what): "called from another thread than the main one (\(what))"
    }
  }

  /// What a legacy code means: ` (access not configured)`.
  private static func name(_ code: Int) -> String {
    guard let kind = ServiceFailure.Kind(rawValue: code) else { return "" }
    let words = "\(kind)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    return " (\(words.joined()))"
  }
}

extension ListState {
  fileprivate var verb: String {
    switch self {
    case .empty, .rows([]): "showed no rows"
    case .rows(let rows): "showed \(rows.words.brief)"
    case .noMatch: "showed that nothing matches"
    case .cantLoad: "showed that it cannot load"
    }
  }
}

extension String {
  /// The first word behind the time.
  fileprivate var kind: String {
    split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? self
  }

  /// Short enough to stand in a sentence; the traces have the whole.
  var brief: String {
    let limit = 120
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }
}
