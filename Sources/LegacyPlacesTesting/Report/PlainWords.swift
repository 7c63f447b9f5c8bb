import PlacesEngine

// What events mean, for someone who has never seen the notation of traces.

extension TraceEvent {
  /// What happened, as the end of a sentence that begins with the name of a side.
  package var plainWords: String {
    switch what {
    case .did(let words): words
    case .note(let words): "noted: \(words)"
    case .told(let event, to: Scenario.firstDelegate): event.plainWords
    case .told(let event, let delegate): "\(event.plainWords) (told to delegate \(delegate))"
    case .asked(let call, let question): "sent \(question.plainWords) (call \(call))"
    case .ended(let call, .answered): "got an answer to call \(call)"
    case .ended(let call, .failed): "got a failure for call \(call)"
    case .ended(let call, .cancelled): "stopped call \(call)"
    }
  }
}

extension SubjectEvent {
  fileprivate var plainWords: String {
    switch self {
    case .requested: "said that predictions were requested"
    case .updated(nil): "said that the list may have changed"
    case .updated(let list?): "said that the list changed; it shows \(list.plainWords)"
    case .predictions(let rows):
      rows.isEmpty ? "delivered an empty list of predictions" : "delivered the predictions \(rows.plainWords)"
    case .shouldSelect(let row): "asked whether the row \(row.plainWords) may be selected"
    case .place(let place): "delivered the place \(place.name ?? place.id ?? "without an id")"
    case .failed(let code):
      "reported error \(code)"
        + (ServiceFailure.Kind(rawValue: code).map { " (\($0))" } ?? "")
    case .cancelled: "said that the user cancelled"
    case .offMain(let what): "called from another thread than the main one: \(what)"
    }
  }
}

extension ListState {
  package var plainWords: String {
    switch self {
    case .empty: "nothing"
    case .rows(let rows): rows.plainWords
    case .noMatch: "“no match”"
    case .cantLoad: "“can’t load”"
    }
  }
}

extension PredictionFacts {
  fileprivate var plainWords: String { text.isEmpty ? placeID : text }
}

extension [PredictionFacts] {
  package var plainWords: String {
    let shown = prefix(5).map { "“\($0.plainWords)”" }
    let more = count > 5 ? ["\(count - 5) more"] : []
    let words = shown + more
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ServiceQuestion {
  fileprivate var plainWords: String {
    let what = text.map { "a request for “\($0)”" } ?? "a request for the details of \(place ?? "a place")"
    return what + (token.map { " with \($0)" } ?? " without a token")
  }
}

extension FrontDoor {
  /// The class that old code uses.
  package var className: String {
    switch self {
    case .client: "GMSPlacesClient"
    case .fetcher: "GMSAutocompleteFetcher"
    case .table: "GMSAutocompleteTableDataSource"
    case .results: "GMSAutocompleteResultsViewController"
    case .screen: "GMSAutocompleteViewController"
    }
  }
}

extension Comparison {
  /// What each side did at the first difference, as ends of sentences that begin with its name.
  package var deeds: (left: String, right: String)? {
    guard let difference else { return nil }
    func deed(_ event: TraceEvent?, _ other: TraceEvent?, isMarked: Bool, sees: Trace.Sees) -> String {
      guard let event else {
        switch difference.lane {
        case .told: return difference.index == 0 ? "told the app nothing" : "told the app nothing more"
        case .asked: return difference.index == 0 ? "asked nothing" : "asked nothing more"
        case .ended: return other?.call.map { "had no end of call \($0)" } ?? "had no further call end"
        }
      }
      var words = event.plainWords
      if let other, other.at != event.at, sees.contains(.script) { words += " (at \(event.at) ms)" }
      // Facts that plain words leave out, such as the letters that are matched.
      if let other, other.plainWords == event.plainWords, other.words != event.words {
        words += " – exactly: \(event.words)"
      }
      return isMarked ? words : "did not do that; next it \(words)"
    }
    return (
      deed(difference.left, difference.right, isMarked: difference.marksLeft, sees: left.sees),
      deed(difference.right, difference.left, isMarked: difference.marksRight, sees: right.sees)
    )
  }

  /// How many events the two have in common before the first difference, in the lane where they part, or in
  /// all lanes if they are the same.
  package var sameCount: Int {
    difference?.index ?? Difference.Lane.allCases.reduce(0) { $0 + $1.events(of: left).count }
  }

  /// The items that speak about the first difference, or if there is none, about the scenario.
  package var items: [ContractItem] {
    difference?.items ?? scenario.about.compactMap(ContractItem.item)
  }

  /// What is not compared because a side does not show it; `nil` if everything is.
  package var leftOut: String? {
    let sees = left.sees.intersection(right.sees)
    var words: [String] = []
    if !sees.contains(.service) { words.append("calls to the places service") }
    if !sees.contains(.rows) { words.append("what lists show") }
    if !sees.contains(.script) { words.append("times, texts and places") }
    let leftOut =
      words.isEmpty
      ? [] : ["Not compared, because one side does not show it: \(words.joined(separator: "; "))."]
    let notes = leftOut + [drivenApart].compactMap { $0 }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// That the sides were not driven alike, as a recorded session may differ from the scenario whose name it has; up to
  /// the first difference, because what is done from inside a call follows from the call.
  private var drivenApart: String? {
    let one = steps(of: left)
    let other = steps(of: right)
    guard !one.isEmpty, !other.isEmpty else { return nil }
    let same = zip(one, other).prefix { $0 == $1 }.count
    guard same < max(one.count, other.count) else { return nil }
    func step(_ steps: [String]) -> String { same < steps.count ? "“\(steps[same].brief)”" : "nothing more" }
    return
      "Mind: the two were not driven alike; step \(same + 1) is \(step(one)) on the left and \(step(other)) on the right."
  }

  /// What was done before the first difference; of a session that is not the script's only the kinds of steps, and of a
  /// token never its name.
  private func steps(of trace: Trace) -> [String] {
    let end = difference?.at ?? .max
    let isScripted = left.sees.intersection(right.sees).contains(.script)
    return trace.events.prefix { $0.at < end }.compactMap { event in
      guard case .did(let words) = event.what else { return nil }
      return isScripted && !words.hasPrefix("token ") ? words : String(words.prefix { $0 != " " })
    }
  }
}
