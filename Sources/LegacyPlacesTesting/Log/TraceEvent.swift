/// One thing that happened while a scenario was played, and when.
public struct TraceEvent: Sendable, Hashable {
  public enum What: Sendable, Hashable {
    /// The user or the app did something; in the words of ``Scenario/Action``.
    case did(String)
    /// The subject told its delegate of this name, or its callback.
    case told(SubjectEvent, to: String)
    /// The service was asked; calls count from 1.
    case asked(call: Int, ServiceQuestion)
    /// A call of the service ended.
    case ended(call: Int, CallEnd)
    /// Free words.
    case note(String)
  }

  /// How a call of the service ended.
  public enum CallEnd: String, Sendable, Hashable, CaseIterable {
    case answered, failed, cancelled
  }

  /// Milliseconds from the start.
  public var at: Int
  public var what: What

  public init(at: Int, _ what: What) {
    self.at = at
    self.what = what
  }

  public var time: Duration { .milliseconds(at) }

  /// What happened, in words.
  public var words: String {
    switch what {
    case .did(let words), .note(let words): words
    case .told(let event, to: Scenario.firstDelegate): event.words
    case .told(let event, let delegate): "\(event.words) → \(delegate)"
    case .asked(let call, let question): "#\(call) \(question.words)"
    case .ended(let call, let end): "#\(call) \(end.rawValue)"
    }
  }

  /// The time and the words: one line of a time line.
  public var line: String { "\(at) \(words)" }
}

extension Scenario {
  /// The name of the delegate at the start.
  public static let firstDelegate = "A"
}

/// Something that a subject tells, in words that are the same for every implementation.
public enum SubjectEvent: Sendable, Hashable {
  /// A request for predictions went out.
  case requested
  /// The list may have changed; with what it shows, where the subject can show it.
  case updated(ListState?)
  /// The fetcher's or the client's predictions.
  case predictions([PredictionFacts])
  /// Asks whether the row may be selected.
  case shouldSelect(PredictionFacts)
  case place(PlaceFacts)
  /// A failure, by its legacy code.
  case failed(Int)
  case cancelled
  /// A call that came from another thread than the main one; what it was.
  case offMain(String)

  public var words: String {
    switch self {
    case .requested: "request"
    case .updated(let list): ["update", list?.words].compactMap { $0 }.joined(separator: " ")
    case .predictions(let rows): "predictions \(rows.words)"
    case .shouldSelect(let row): "select \(row.words)"
    case .place(let place): "place \(place.words)"
    case .failed(let code): "fail \(code)"
    case .cancelled: "cancelled"
    case .offMain(let what): "off the main thread: \(what)"
    }
  }

  /// The call that this is.
  package var moment: Scenario.Moment? {
    switch self {
    case .requested: .request
    case .updated: .update
    case .predictions: .predictions
    case .shouldSelect: .select
    case .place: .place
    case .failed: .fail
    case .cancelled: .cancelled
    case .offMain: nil
    }
  }
}

/// What a list shows.
public enum ListState: Sendable, Hashable {
  case empty
  case rows([PredictionFacts])
  case noMatch
  case cantLoad

  public var words: String {
    switch self {
    case .empty: "-"
    case .rows(let rows): rows.words
    case .noMatch: "(no match)"
    case .cantLoad: "(can't load)"
    }
  }
}

/// What old code can read of a prediction.
public struct PredictionFacts: Sendable, Hashable {
  public var placeID: String
  public var text: String
  public var primary: String
  public var secondary: String?
  /// The parts of `text` that carry the match attribute: location and length in UTF-16 units.
  public var matches: [[Int]]
  public var types: [String]
  public var distance: Int?

  public init(
    placeID: String, text: String, primary: String, secondary: String? = nil, matches: [[Int]] = [],
    types: [String] = [], distance: Int? = nil
  ) {
    self.placeID = placeID
    self.text = text
    self.primary = primary
    self.secondary = secondary
    self.matches = matches
    self.types = types
    self.distance = distance
  }

  /// The id, and in braces what does not go without saying.
  public var words: String {
    var facts: [String] = []
    if text != placeID { facts.append("\"\(text)\"") }
    if primary != text { facts.append("primary=\"\(primary)\"") }
    if let secondary { facts.append("secondary=\"\(secondary)\"") }
    if !matches.isEmpty {
      facts.append(
        "matches=" + matches.map { $0.map(String.init).joined(separator: "+") }.joined(separator: ","))
    }
    if !types.isEmpty { facts.append("types=\(types.joined(separator: ","))") }
    if let distance { facts.append("distance=\(distance)") }
    return facts.isEmpty ? placeID : "\(placeID){\(facts.joined(separator: " "))}"
  }
}

extension [PredictionFacts] {
  var words: String { isEmpty ? "-" : map(\.words).joined(separator: ",") }
}

/// What a comparison reads of a place.
public struct PlaceFacts: Sendable, Hashable {
  public var id: String?
  public var name: String?

  public init(id: String?, name: String? = nil) {
    self.id = id
    self.name = name
  }

  public var words: String {
    let id = id ?? "(no id)"
    return name.map { "\(id){\"\($0)\"}" } ?? id
  }
}
