import PlacesEngine

extension Scenario {
  /// The scenario as the text of its file: a line for each step, answer and expected line, so that a change
  /// of one is a change of one line.
  ///
  /// Reading it gives the same scenario, provided that its numbers are finite and within the limits of the
  /// format. A pace for short texts is no part of the format and is left out. Object order is fixed; what is
  /// at its default is left out.
  public var json: String {
    JSONValue.object([
      "format": .string(FileFormat.scenario.rawValue),
      "version": .int(Self.formatVersion),
      "title": title.isEmpty ? nil : .string(title),
      "about": about.isEmpty ? nil : .strings(about),
      "doors": .strings(doors.map(\.rawValue)),
      "policy": policy.fileValue,
      "delay": delay == 100 ? nil : .int(delay),
      "steps": .array(steps.map(\.fileValue)),
      "answers": answers.isEmpty ? nil : .array(answers.map(\.fileValue)),
      "watch": watch == 2_000 ? nil : .int(watch),
      "expected": expected.map { expected in
        .object([
          "told": expected.told.map(JSONValue.strings), "asked": expected.asked.map(JSONValue.strings),
          "ended": expected.ended.map(JSONValue.strings),
        ])
      },
      "notFor": notFor.isEmpty
        ? nil
        : .object(
          notFor.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: .string($0.value)) }),
    ]).fileText(open: ["steps", "answers", "expected", "told", "asked", "ended", "notFor"])
  }
}

extension TypingPolicy {
  /// `nil` for the one that a file has when it names none.
  fileprivate var fileValue: JSONValue? {
    var policy = self
    policy.shortTexts = []
    switch policy {
    case .legacy: return nil
    case .economical: return .string("economical")
    case .immediate: return .string("immediate")
    default: break
    }
    let name: String
    let interval: Duration?
    switch pace {
    case .immediate: (name, interval) = ("immediate", nil)
    case .throttle(let duration): (name, interval) = ("throttle", duration)
    case .debounce(let duration): (name, interval) = ("debounce", duration)
    }
    return .object([
      "pace": .string(name), "interval": interval.map { .int($0.wholeMilliseconds) },
      "minimumLength": minimumLength == 1 ? nil : .int(minimumLength),
      "mergesInFlight": mergesInFlight ? .bool(true) : nil,
    ])
  }
}

extension Scenario.Step {
  fileprivate var fileValue: JSONValue {
    guard case .object(let action) = action.fileValue else { return action.fileValue }
    return .object([.init(name: "at", value: .int(at))] + action)
  }
}

extension Scenario.Action {
  /// An object with one key.
  fileprivate var fileValue: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return switch self {
    case .type(let typed): ["type": text(typed)]
    case .filter(let filter): ["filter": filter?.fileValue ?? .null]
    case .bounds(let bounds): ["bounds": bounds?.fileValue ?? .null]
    case .token(let name): ["token": text(name)]
    case .fields(let names): ["fields": .strings(names)]
    case .delegate(let name): ["delegate": text(name)]
    case .tap(.row(let index)): ["tap": .int(index)]
    case .tap(.place(let id)): ["tap": .string(id)]
    case .letThrough(let letsThrough): ["letThrough": .bool(letsThrough)]
    case .find(let text): ["find": .string(text)]
    case .details(let id): ["details": .string(id)]
    case .react(let reaction):
      [
        "react": .object([
          "to": .string(reaction.moment.rawValue), "times": reaction.times == 1 ? nil : .int(reaction.times),
          "with": .array(reaction.actions.map(\.fileValue)),
        ])
      ]
    case .retry, .clear, .cancel, .present, .release:
      ["do": text(ActionReader.plain.first { $0.action == self }?.word)]
    }
  }
}

extension ScenarioFilter {
  fileprivate var fileValue: JSONValue {
    .object([
      "type": type.map(JSONValue.string), "types": types.map(JSONValue.strings),
      "country": country.map(JSONValue.string), "countries": countries.map(JSONValue.strings),
      "bias": bias?.fileValue, "restriction": restriction?.fileValue, "origin": origin?.fileValue,
    ])
  }
}

extension ScenarioArea {
  fileprivate var fileValue: JSONValue {
    switch self {
    case .corners(let first, let second): ["corners": .array([first.fileValue, second.fileValue])]
    case .circle(let center, let radius):
      ["circle": ["center": center.fileValue, "radius": .double(radius)]]
    }
  }
}

extension ScenarioBounds {
  fileprivate var fileValue: JSONValue {
    [
      "corners": .array([first.fileValue, second.fileValue]),
      "mode": .string(restricts ? "restrict" : "bias"),
    ]
  }
}

extension GeoPoint {
  var fileValue: JSONValue { .array([.double(latitude), .double(longitude)]) }
}

extension Scenario.Answer {
  fileprivate var fileValue: JSONValue {
    let match: JSONValue.Member =
      switch match {
      case .text(let text): .init(name: "text", value: .string(text))
      case .place(let id): .init(name: "place", value: .string(id))
      case .call(let number): .init(name: "call", value: .int(number))
      }
    let when: JSONValue = .object([
      "after": after == 100 ? nil : .int(after), "times": times.map(JSONValue.int),
      "deaf": isDeaf ? .bool(true) : nil,
    ])
    let reply: JSONValue =
      switch reply {
      case .places(let places): ["places": .array(places.map(\.fileValue))]
      case .details(let name): ["name": name.map(JSONValue.string) ?? .null]
      case .failure(let code, let message):
        .object(["failure": .int(code), "message": message.isEmpty ? nil : .string(message)])
      case .never: ["never": .bool(true)]
      case .gone: ["gone": .bool(true)]
      }
    return .object([match] + when.members + reply.members)
  }
}

extension ScenarioPlace {
  fileprivate var fileValue: JSONValue {
    if self == ScenarioPlace(id) { return .string(id) }
    let usual = ScenarioPlace(id, primary: primary, secondary: secondary)
    return .object([
      "id": .string(id), "text": text == usual.text ? nil : .string(text),
      "primary": .string(primary), "secondary": secondary.map(JSONValue.string),
      "matches": matches.isEmpty
        ? nil : .array(matches.map { .array([.int($0.startOffset), .int($0.endOffset)]) }),
      "types": types.isEmpty ? nil : .strings(types), "distance": distance.map(JSONValue.int),
    ])
  }
}
