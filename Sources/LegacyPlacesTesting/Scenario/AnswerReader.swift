import PlacesEngine

/// Reads what the service answers.
enum AnswerReader {
  static func answer(_ value: FileValue) throws(ScenarioFileError) -> Scenario.Answer {
    let object = try value.object(FileKeys.answer)
    var answer = Scenario.Answer(try match(object), try reply(object))
    if let after = object["after"] { answer.after = try after.int(in: 0...FileLimits.time) }
    if let deaf = object["deaf"] { answer.isDeaf = try deaf.bool() }
    if let times = object["times"] { answer.times = try times.int(in: 1...FileLimits.entries) }
    return answer
  }

  private static func match(_ object: FileObject) throws(ScenarioFileError) -> Scenario.Answer.Match {
    let (name, value) = try object.one(of: FileKeys.match, "which calls are answered")
    return switch name {
    case "text": .text(try value.string())
    case "place": .place(try value.string())
    default: .call(try value.int(in: 1...100 * FileLimits.entries))
    }
  }

  private static func reply(_ object: FileObject) throws(ScenarioFileError) -> Scenario.Answer.Reply {
    let (name, value) = try object.one(of: FileKeys.reply, "what is answered")
    if let message = object["message"], name != "failure" {
      throw message.wrong("A message stands without a failure.", expected: "“failure” beside it")
    }
    switch name {
    case "places":
      try refuse(value, besides: object["place"], "A call for details is not answered with predictions.")
      return .places(try value.array(upTo: FileLimits.entries).map(place))
    case "name":
      try refuse(value, besides: object["text"], "A call for predictions is not answered with a place.")
      return .details(name: value.isNull ? nil : try value.string())
    case "failure":
      return .failure(
        try value.int(in: FileLimits.failureCodes), message: try object["message"]?.string() ?? "")
    case "never":
      try value.yes()
      return .never
    default:
      try value.yes()
      return .gone
    }
  }

  private static func refuse(
    _ value: FileValue, besides other: FileValue?, _ problem: String
  ) throws(ScenarioFileError) {
    if other != nil { throw value.wrong(problem) }
  }

  private static func place(_ value: FileValue) throws(ScenarioFileError) -> ScenarioPlace {
    if value.isText { return ScenarioPlace(try value.nonEmptyString()) }
    let object = try value.object(FileKeys.place)
    var place = ScenarioPlace(
      try object.required("id").nonEmptyString(), text: try object["text"]?.string(),
      primary: try object["primary"]?.string(), secondary: try object["secondary"]?.string())
    if let matches = object["matches"] { place.matches = try matches.array().map(match) }
    if let types = object["types"] { place.types = try types.strings() }
    if let distance = object["distance"] { place.distance = try distance.int(in: 0...100_000_000) }
    return place
  }

  /// Start and end of a match, in Unicode scalars; they may lie outside the text, as a service's could.
  private static func match(_ value: FileValue) throws(ScenarioFileError) -> ServiceMatch {
    let offsets = try value.array()
    guard offsets.count == 2 else {
      throw value.wrong("The match has \(offsets.count) numbers.", expected: "[start, end]")
    }
    let range = 0...1_000_000
    let start = try offsets[0].int(in: range)
    let end = try offsets[1].int(in: range)
    guard start < end else { throw value.wrong("The match ends at or before its start.") }
    return ServiceMatch(startOffset: start, endOffset: end)
  }
}
