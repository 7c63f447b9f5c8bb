import PlacesEngine

extension Trace {
  /// The trace as the text of its file, a line for each event; tokens only by the names `token-1`, `token-2`, ….
  ///
  /// Reading it gives the same trace, provided that its tokens are named so, as those of sides are, and its
  /// numbers are finite and within the limits of the format.
  public var json: String {
    JSONValue.object([
      "format": .string(FileFormat.trace.rawValue),
      "version": .int(Self.formatVersion),
      "scenario": .string(scenario),
      "door": .string(door.rawValue),
      "side": .string(side),
      "sees": .strings(TraceReader.sights.filter { sees.contains($0.sight) }.map(\.word)),
      "events": .array(namingTokens().events.map(\.fileValue)),
    ]).fileText(open: ["events"])
  }
}

extension TraceEvent {
  fileprivate var fileValue: JSONValue {
    let what: JSONValue =
      switch what {
      case .did(let words): ["did": .string(words)]
      case .note(let words): ["note": .string(words)]
      case .told(let event, let name):
        .object(
          event.fileValue.members
            + (name == Scenario.firstDelegate ? [] : [.init(name: "to", value: .string(name))]))
      case .asked(let call, let question):
        ["asked": .object([.init(name: "call", value: .int(call))] + question.fileValue.members)]
      case .ended(let call, let how): ["ended": ["call": .int(call), "how": .string(how.rawValue)]]
      }
    return .object([.init(name: "at", value: .int(at))] + what.members)
  }
}

extension SubjectEvent {
  fileprivate var fileValue: JSONValue {
    let told = JSONValue.string(moment?.rawValue ?? "offMain")
    return switch self {
    case .requested, .cancelled: ["told": told]
    case .updated(let list): .object(["told": told, "rows": list?.fileValue])
    case .predictions(let rows): ["told": told, "rows": .array(rows.map(\.fileValue))]
    case .shouldSelect(let row): ["told": told, "row": row.fileValue]
    case .place(let place):
      [
        "told": told,
        "place": .object(["id": place.id.map(JSONValue.string), "name": place.name.map(JSONValue.string)]),
      ]
    case .failed(let code): ["told": told, "code": .int(code)]
    case .offMain(let what): ["told": told, "what": .string(what)]
    }
  }
}

extension ListState {
  fileprivate var fileValue: JSONValue {
    if case .rows(let rows) = self { return .array(rows.map(\.fileValue)) }
    return .string(TraceReader.states.first { $0.state == self }?.word ?? "empty")
  }
}

extension PredictionFacts {
  fileprivate var fileValue: JSONValue {
    if self == PredictionFacts(placeID: placeID, text: placeID, primary: placeID) { return .string(placeID) }
    return .object([
      "id": .string(placeID), "text": text == placeID ? nil : .string(text),
      "primary": primary == text ? nil : .string(primary), "secondary": secondary.map(JSONValue.string),
      "matches": matches.isEmpty ? nil : .array(matches.map { .array($0.map(JSONValue.int)) }),
      "types": types.isEmpty ? nil : .strings(types), "distance": distance.map(JSONValue.int),
    ])
  }
}

extension ServiceQuestion {
  fileprivate var fileValue: JSONValue {
    .object([
      "text": text.map(JSONValue.string), "place": place.map(JSONValue.string),
      "token": token.map(JSONValue.string), "types": types.isEmpty ? nil : .strings(types),
      "countries": countries.isEmpty ? nil : .strings(countries), "bias": bias?.fileValue,
      "restriction": restriction?.fileValue, "origin": origin?.fileValue,
      "fields": fields.isEmpty ? nil : .strings(fields),
    ])
  }
}

extension GeoArea {
  fileprivate var fileValue: JSONValue {
    switch self {
    case .circle(let center, let radius): ["circle": ["center": center.fileValue, "radius": .double(radius)]]
    case .rectangle(let rectangle): ["low": rectangle.low.fileValue, "high": rectangle.high.fileValue]
    }
  }
}
