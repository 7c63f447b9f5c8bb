import Foundation
import LegacyPlacesTesting

/// What is played, on what.
@MainActor
struct ComparePlan {
  let left: Side
  let right: Side
  let pairs: [(scenario: Scenario, door: FrontDoor)]
  /// Whether the scenarios were made up.
  let isRandom: Bool

  init(_ options: CompareOptions) throws(UsageError) {
    let left = try CompareSide(options.left, of: "--left")
    let right = try CompareSide(options.right, of: "--right")
    self.left = left.side
    self.right = right.side
    isRandom = options.random != nil
    var doors = options.door.map { [$0] } ?? FrontDoor.allCases
    let scenarios: [Scenario]
    if let count = options.random {
      scenarios = Self.random(count, seed: options.seed ?? 1)
    } else if options.scenario == nil, let (trace, option) = left.recorded ?? right.recorded {
      scenarios = [
        try Self.scenario(of: trace, option, isAlone: left.recorded == nil || right.recorded == nil)
      ]
      if options.door == nil { doors = [trace.door] }
    } else {
      scenarios = try Self.scenarios(options.scenario ?? "all")
    }
    pairs = scenarios.flatMap { scenario in
      scenario.doors.filter { doors.contains($0) }.map { (scenario, $0) }
    }
  }

  // MARK: - Scenarios

  private static func scenarios(_ word: String) throws(UsageError) -> [Scenario] {
    let bundled = try bundled()
    if word == "all" { return bundled }
    if let one = bundled.first(where: { $0.name == word }) { return [one] }
    switch file(word) {
    case .folder(let url):
      let found = try reading("--scenario, in \(quoted(word))") { () throws(ScenarioFileError) in
        try Scenario.scenarios(inFolder: url)
      }
      guard !found.isEmpty else {
        throw UsageError("--scenario has no scenario in the folder \(quoted(word)).", expected: ".json files")
      }
      return found
    case .file(let url):
      return [
        try reading("--scenario") { () throws(ScenarioFileError) in try Scenario.load(contentsOf: url) }
      ]
    case nil:
      throw TryValue.wrong(
        word, of: "--scenario", expected: "a file, a folder, the name of a bundled scenario, or all",
        nearest: nearestWord(to: word, in: bundled.map(\.name) + ["all"]))
    }
  }

  private static func bundled() throws(UsageError) -> [Scenario] {
    try reading("the bundled scenarios") { () throws(ScenarioFileError) in try Scenario.bundled() }
  }

  private static func scenario(
    of trace: Trace, _ option: String, isAlone: Bool
  ) throws(UsageError) -> Scenario {
    guard let scenario = try bundled().first(where: { $0.name == trace.scenario }) else {
      // Two recordings need no steps to be compared with each other.
      guard isAlone else { return Scenario(name: trace.scenario, doors: [trace.door], steps: []) }
      throw UsageError(
        "\(option) is a trace of the scenario \(quoted(trace.scenario)), which is not a bundled one.",
        expected: "--scenario with its file")
    }
    return scenario
  }

  private static func random(_ count: Int, seed: UInt64) -> [Scenario] {
    Array(RandomScenarios(seed: seed).prefix(count))
  }

  // MARK: - Files

  enum Found {
    case file(URL), folder(URL)
  }

  /// What a path leads to; a word that looks like a path counts as a file, so that the reader says what is
  /// wrong with it.
  nonisolated static func file(_ word: String) -> Found? {
    var isFolder: ObjCBool = false
    // A path with a NUL would be cut there.
    guard !word.contains("\0") else { return nil }
    let url = URL(fileURLWithPath: word)
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      return isFolder.boolValue ? .folder(url) : .file(url)
    }
    return word.contains("/") || word.hasSuffix(".json") ? .file(url) : nil
  }

  /// A reader's error names file, line and key; here it gets the option.
  static func reading<Value>(
    _ what: String, _ read: () throws(ScenarioFileError) -> Value
  ) throws(UsageError) -> Value {
    do {
      return try read()
    } catch {
      throw UsageError("\(what): \(visible(error.description))")
    }
  }
}

/// A side as the user named it.
@MainActor
struct CompareSide {
  let side: Side
  /// The trace, and the option that named it.
  let recorded: (trace: Trace, option: String)?

  nonisolated static let expected = "reference, adapter, async, or a trace file"

  private static let implementations: [(name: String, side: Side)] = [
    ("reference", .reference), ("adapter", .adapter), ("async", .async),
  ]

  init(_ word: String, of option: String) throws(UsageError) {
    if let found = Self.implementations.first(where: { $0.name == word }) {
      side = found.side
      recorded = nil
      return
    }
    guard case .file(let url)? = ComparePlan.file(word) else {
      throw TryValue.wrong(
        word, of: option, expected: Self.expected,
        nearest: nearestWord(to: word, in: Self.implementations.map(\.name)))
    }
    let trace = try ComparePlan.reading(option) { () throws(ScenarioFileError) in
      try Trace.load(contentsOf: url)
    }
    side = .trace(trace)
    recorded = (trace, option)
  }
}
