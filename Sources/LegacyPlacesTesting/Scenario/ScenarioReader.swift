import PlacesEngine

/// Reads the whole of a scenario file.
enum ScenarioReader {
  static func read(_ text: FileText, name: String) throws(ScenarioFileError) -> Scenario {
    let value = try text.object(format: .scenario, version: Scenario.formatVersion)
    let object = try value.object(FileKeys.scenario)
    var scenario = Scenario(
      name: name, doors: try doors(object.required("doors")), steps: try steps(object.required("steps")))
    if let title = object["title"] { scenario.title = try title.string() }
    if let about = object["about"] {
      scenario.about = try about.array(upTo: 100).map(item)
    }
    if let policy = object["policy"] { scenario.policy = try self.policy(policy) }
    if let delay = object["delay"] { scenario.delay = try delay.int(in: 0...FileLimits.time) }
    if let answers = object["answers"] {
      scenario.answers = try answers.array(upTo: FileLimits.entries).map(AnswerReader.answer)
    }
    if let watch = object["watch"] { scenario.watch = try watch.int(in: 0...FileLimits.time) }
    if let expected = object["expected"] { scenario.expected = try self.expected(expected) }
    if let notFor = object["notFor"] { scenario.notFor = try reasons(notFor) }
    try check(scenario, steps: object.required("steps"))
    return scenario
  }

  /// An id of an item; what has the form of one of ours must be one of ours.
  private static func item(_ value: FileValue) throws(ScenarioFileError) -> String {
    let id = try value.nonEmptyString()
    let digits = id.dropFirst()
    let isOurs = "CDBGNcdbgn".contains(id.prefix(1)) && !digits.isEmpty && digits.allSatisfy(\.isNumber)
    guard !isOurs || ContractItem.item(id) != nil else {
      throw value.wrong(
        "There is no item “\(shortened(id))”.", expected: "C1…C73, D1…D22, B01…B38, G1…G21, N1…N14",
        nearest: nearestWord(
          to: id, in: ContractItem.all.map(\.id).filter { $0.prefix(1) == id.prefix(1).uppercased() }))
    }
    return id
  }

  private static func doors(_ value: FileValue) throws(ScenarioFileError) -> [FrontDoor] {
    var doors: [FrontDoor] = []
    for element in try value.array(upTo: 100) {
      let door: FrontDoor = try element.word()
      guard !doors.contains(door) else { throw element.wrong("“\(door.rawValue)” stands twice.") }
      doors.append(door)
    }
    guard !doors.isEmpty else {
      throw value.wrong(
        "The list is empty.",
        expected: "one or more of \(FrontDoor.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return doors
  }

  private static func steps(_ value: FileValue) throws(ScenarioFileError) -> [Scenario.Step] {
    var steps: [Scenario.Step] = []
    for element in try value.array(upTo: FileLimits.entries) {
      let object = try element.object(FileKeys.step)
      let at = try object.required("at")
      let time = try at.int(in: 0...FileLimits.time)
      guard time >= steps.last?.at ?? 0 else {
        throw at.wrong(
          "\(time) is before the step above it.", expected: "\(steps.last?.at ?? 0) or later")
      }
      steps.append(.init(at: time, try ActionReader.action(of: object, depth: 0)))
    }
    return steps
  }

  /// Whether the actions fit the front doors, which may stand anywhere in the file.
  private static func check(_ scenario: Scenario, steps: FileValue) throws(ScenarioFileError) {
    for (element, step) in zip(try steps.array(), scenario.steps) {
      try ActionReader.check(step.action, of: element.object(FileKeys.step), for: scenario.doors)
    }
  }

  private static func policy(_ value: FileValue) throws(ScenarioFileError) -> TypingPolicy {
    let names = ["legacy", "economical", "immediate"]
    guard case .object = value.node.value else {
      guard value.isText else {
        throw value.wrong(
          "This is \(value.node.kind).", expected: "\(names.joined(separator: ", ")), or an object")
      }
      return switch try value.word(of: names) {
      case "economical": .economical
      case "immediate": .immediate
      default: .legacy
      }
    }
    let object = try value.object(FileKeys.policy)
    let pace = try object.required("pace").word(of: ["throttle", "debounce", "immediate"])
    var policy = TypingPolicy.immediate
    if pace == "immediate" {
      if let interval = object["interval"] { throw interval.wrong("The pace immediate has no interval.") }
    } else {
      let interval = Duration.milliseconds(try object.required("interval").int(in: 1...FileLimits.time))
      policy.pace = pace == "throttle" ? .throttle(interval) : .debounce(interval)
    }
    if let length = object["minimumLength"] {
      policy.minimumLength = try length.int(in: 1...FileLimits.entries)
    }
    if let merges = object["mergesInFlight"] { policy.mergesInFlight = try merges.bool() }
    return policy
  }

  private static func expected(_ value: FileValue) throws(ScenarioFileError) -> Scenario.Expected {
    let object = try value.object(FileKeys.expected)
    let words = Scenario.Moment.allCases.map(\.rawValue)
    return Scenario.Expected(
      told: try lines(object["told"]) { word in words.contains(word) || word == "off" ? nil : words },
      asked: try lines(object["asked"]) { word in word.hasPrefix("#") ? nil : ["#1"] },
      ended: try lines(object["ended"]) { word in word.hasPrefix("#") ? nil : ["#1"] })
  }

  /// Lines of a time line, each a time and words.
  ///
  /// - Parameter wanted: what the first word may be, if it is none of those.
  private static func lines(
    _ value: FileValue?, wanted: (String) -> [String]?
  ) throws(ScenarioFileError) -> [String]? {
    guard let value else { return nil }
    var lines: [String] = []
    for element in try value.array(upTo: 10 * FileLimits.entries) {
      let line = try element.string()
      let parts = line.split(separator: " ", maxSplits: 2)
      guard let first = parts.first, let time = Int(first), time >= 0 else {
        throw element.wrong("The line has no time.", expected: "milliseconds, then words: 100 request")
      }
      let word = parts.count > 1 ? String(parts[1]) : ""
      if let words = wanted(word) {
        throw element.wrong(
          "The word after the time is unknown.", expected: words.joined(separator: ", "),
          nearest: nearestWord(to: word, in: words))
      }
      lines.append(line)
    }
    return lines
  }

  private static func reasons(_ value: FileValue) throws(ScenarioFileError) -> [String: String] {
    var reasons: [String: String] = [:]
    for (side, reason) in try value.anyObject().all { reasons[side] = try reason.nonEmptyString() }
    return reasons
  }
}
