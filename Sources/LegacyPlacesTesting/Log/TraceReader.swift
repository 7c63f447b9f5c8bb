import PlacesEngine

/// Reads the whole of a trace file.
enum TraceReader {
  static func read(_ text: FileText) throws(ScenarioFileError) -> Trace {
    let value = try text.object(format: .trace, version: Trace.formatVersion)
    let object = try value.object(FileKeys.trace)
    return Trace(
      scenario: try object.required("scenario").nonEmptyString(),
      door: try object.required("door").word(),
      side: try object.required("side").nonEmptyString(),
      sees: try sees(object.required("sees")),
      events: try events(object.required("events")))
  }

  /// What stands under `sees`.
  static let sights: [(word: String, sight: Trace.Sees)] = [
    ("service", .service), ("rows", .rows), ("script", .script),
  ]

  private static func sees(_ value: FileValue) throws(ScenarioFileError) -> Trace.Sees {
    var sees: Trace.Sees = []
    for element in try value.array(upTo: 100) {
      let word = try element.word(of: sights.map(\.word))
      guard let sight = sights.first(where: { $0.word == word })?.sight, sees.insert(sight).inserted else {
        throw element.wrong("“\(word)” stands twice.")
      }
    }
    return sees
  }

  private static func events(_ value: FileValue) throws(ScenarioFileError) -> [TraceEvent] {
    var events: [TraceEvent] = []
    for element in try value.array(upTo: FileLimits.events) {
      let object = try element.object(FileKeys.traceEvent)
      let at = try object.required("at")
      let time = try at.int(in: 0...1_000 * FileLimits.time)
      let before = events.last?.at ?? 0
      guard time >= before else {
        throw at.wrong("\(time) is before the event above it.", expected: "\(before) or later")
      }
      events.append(TraceEvent(at: time, try what(object)))
    }
    return events
  }

  private static func what(_ object: FileObject) throws(ScenarioFileError) -> TraceEvent.What {
    let (name, value) = try object.one(of: FileKeys.event, "what happened")
    switch name {
    case "did":
      try object.only(["at", "did"])
      return .did(try value.string())
    case "note":
      try object.only(["at", "note"])
      return .note(try value.string())
    case "told":
      return .told(
        try told(object, value), to: try object["to"]?.nonEmptyString() ?? Scenario.firstDelegate)
    case "asked":
      try object.only(["at", "asked"])
      let question = try value.object(FileKeys.question)
      return .asked(call: try call(question), try self.question(question))
    default:
      try object.only(["at", "ended"])
      let end = try value.object(FileKeys.end)
      return .ended(call: try call(end), try end.required("how").word())
    }
  }

  private static func call(_ object: FileObject) throws(ScenarioFileError) -> Int {
    try object.required("call").int(in: 1...FileLimits.events)
  }

  // MARK: - What was told

  /// What stands under `told`, each with the key that belongs to it.
  static let tellings: [(word: String, key: String?)] =
    Scenario.Moment.allCases.map { moment in
      let key: String? =
        switch moment {
        case .request, .cancelled: nil
        case .update, .predictions: "rows"
        case .select: "row"
        case .place: "place"
        case .fail: "code"
        }
      return (moment.rawValue, key)
    } + [("offMain", "what")]

  private static func told(_ object: FileObject, _ value: FileValue) throws(ScenarioFileError) -> SubjectEvent
  {
    let word = try value.word(of: tellings.map(\.word))
    let key = tellings.first { $0.word == word }?.key
    try object.only(["at", "told", "to"] + [key].compactMap { $0 })
    switch word {
    case "request": return .requested
    case "cancelled": return .cancelled
    case "update": return .updated(try object["rows"].map(list))
    case "predictions": return .predictions(try object.required("rows").array().map(row))
    case "select": return .shouldSelect(try row(object.required("row")))
    case "place":
      let place = try object.required("place").object(FileKeys.placeFacts)
      return .place(PlaceFacts(id: try place["id"]?.string(), name: try place["name"]?.string()))
    case "fail": return .failed(try object.required("code").int(in: -1_000_000...1_000_000))
    default: return .offMain(try object.required("what").string())
    }
  }

  /// Lists that are not rows, by their words.
  static let states: [(word: String, state: ListState)] = [
    ("empty", .empty), ("noMatch", .noMatch), ("cantLoad", .cantLoad),
  ]

  private static func list(_ value: FileValue) throws(ScenarioFileError) -> ListState {
    guard value.isText else { return .rows(try value.array().map(row)) }
    let word = try value.word(of: states.map(\.word))
    return states.first { $0.word == word }?.state ?? .empty
  }

  private static func row(_ value: FileValue) throws(ScenarioFileError) -> PredictionFacts {
    if value.isText {
      let id = try value.string()
      return PredictionFacts(placeID: id, text: id, primary: id)
    }
    let object = try value.object(FileKeys.place)
    let id = try object.required("id").string()
    let text = try object["text"]?.string() ?? id
    return PredictionFacts(
      placeID: id, text: text, primary: try object["primary"]?.string() ?? text,
      secondary: try object["secondary"]?.string(),
      matches: try object["matches"]?.array().map(match) ?? [],
      types: try object["types"]?.strings() ?? [],
      distance: try object["distance"]?.int(in: 0...100_000_000))
  }

  /// Location and length in UTF-16 units.
  private static func match(_ value: FileValue) throws(ScenarioFileError) -> [Int] {
    let numbers = try value.array()
    guard numbers.count == 2 else {
      throw value.wrong("The match has \(numbers.count) numbers.", expected: "[location, length]")
    }
    return try numbers.map { number throws(ScenarioFileError) in try number.int(in: 0...1_000_000) }
  }

  // MARK: - What was asked

  private static func question(_ object: FileObject) throws(ScenarioFileError) -> ServiceQuestion {
    let (name, value) = try object.one(of: ["text", "place"], "what was asked about")
    let about = try value.string()
    return ServiceQuestion(
      text: name == "text" ? about : nil, place: name == "place" ? about : nil,
      token: try object["token"]?.nonEmptyString(),
      types: try object["types"]?.strings() ?? [], countries: try object["countries"]?.strings() ?? [],
      bias: try object["bias"].map(area), restriction: try object["restriction"].map(area),
      origin: try object["origin"].map(FilterReader.point), fields: try object["fields"]?.strings() ?? [])
  }

  private static func area(_ value: FileValue) throws(ScenarioFileError) -> GeoArea {
    let object = try value.object(FileKeys.questionArea)
    if object["circle"] != nil {
      let (center, radius) = try FilterReader.circle(
        object.one(of: FileKeys.questionArea, "where the area is").value)
      return .circle(center: center, radius: radius)
    }
    return .rectangle(
      GeoRectangle(
        low: try FilterReader.point(object.required("low")),
        high: try FilterReader.point(object.required("high"))))
  }
}

extension FileObject {
  /// Refuses keys of the format that do not belong here.
  fileprivate func only(_ names: [String]) throws(ScenarioFileError) {
    for member in members where !names.contains(member.name) {
      throw value.text.error(
        at: member.offset, key: key(of: member.name), "The key does not belong to this event.",
        expected: "only the keys \(names.joined(separator: ", "))")
    }
  }
}
