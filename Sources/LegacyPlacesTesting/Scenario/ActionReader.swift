/// Reads what a step does.
enum ActionReader {
  /// The action of a step, or of an entry of a reaction's `with`.
  ///
  /// - Parameter depth: how many reactions it stands in.
  static func action(of object: FileObject, depth: Int) throws(ScenarioFileError) -> Scenario.Action {
    let (name, value) = try object.one(of: FileKeys.action, "what is done")
    switch name {
    case "type": return .type(value.isNull ? nil : try value.string())
    case "filter": return .filter(value.isNull ? nil : try FilterReader.filter(value))
    case "bounds": return .bounds(value.isNull ? nil : try FilterReader.bounds(value))
    case "token": return .token(value.isNull ? nil : try value.nonEmptyString())
    case "fields":
      let names = PlaceFieldName.names
      return .fields(
        try value.array().map { field throws(ScenarioFileError) in try field.word(of: names) })
    case "delegate": return .delegate(value.isNull ? nil : try value.nonEmptyString())
    case "tap":
      if value.isText { return .tap(.place(try value.nonEmptyString())) }
      return .tap(.row(try value.int(in: 0...FileLimits.entries)))
    case "letThrough": return .letThrough(try value.bool())
    case "find": return .find(try value.string())
    case "details": return .details(try value.string())
    case "react": return .react(try reaction(value, depth: depth + 1))
    default:
      let word = try value.word(of: plain.map(\.word))
      return plain.first { $0.word == word }?.action ?? .release
    }
  }

  /// What stands under `do`.
  static let plain: [(word: String, action: Scenario.Action)] = [
    ("retry", .retry), ("clear", .clear), ("cancel", .cancel), ("present", .present),
    ("release", .release),
  ]

  private static func reaction(
    _ value: FileValue, depth: Int
  ) throws(ScenarioFileError) -> Scenario.Reaction {
    guard depth <= FileLimits.reactionDepth else {
      throw value.wrong("Reactions stand more than \(FileLimits.reactionDepth) deep inside each other.")
    }
    let object = try value.object(FileKeys.reaction)
    let actions = try object.required("with").array(upTo: FileLimits.entries)
      .map { element throws(ScenarioFileError) in
        try action(of: element.object(FileKeys.action), depth: depth)
      }
    return Scenario.Reaction(
      to: try object.required("to").word(),
      times: try object["times"]?.int(in: 1...FileLimits.reactions) ?? 1, actions)
  }

  // MARK: - Front doors

  /// Refuses an action that none of the scenario's front doors has.
  static func check(
    _ action: Scenario.Action, of object: FileObject, for doors: [FrontDoor]
  ) throws(ScenarioFileError) {
    let (_, value) = try object.one(of: FileKeys.action, "what is done")
    if case .react(let reaction) = action {
      let entries = try value.object(FileKeys.reaction).required("with").array()
      for (action, entry) in zip(reaction.actions, entries) {
        try check(action, of: entry.object(FileKeys.action), for: doors)
      }
      return
    }
    guard !action.doors.contains(where: doors.contains) else { return }
    func names(_ doors: [FrontDoor]) -> String { doors.map(\.rawValue).joined(separator: ", ") }
    throw value.wrong(
      "The scenario is for \(names(doors)), which cannot do this.",
      expected: "one of the front doors \(names(action.doors)) under “doors”, or another action")
  }
}

extension Scenario.Action {
  /// The front doors that it can be done on.
  var doors: [FrontDoor] {
    switch self {
    case .type: [.fetcher] + FrontDoor.lists
    case .token: [.client, .fetcher]
    case .fields: [.client] + FrontDoor.lists
    case .tap, .retry: FrontDoor.lists
    case .clear: [.table]
    case .cancel, .present: [.screen]
    case .find, .details: [.client]
    case .filter, .bounds, .delegate, .letThrough, .release, .react: FrontDoor.allCases
    }
  }
}
