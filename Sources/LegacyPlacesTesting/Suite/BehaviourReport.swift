/// What came of the behaviour suite on one side, item by item.
public struct BehaviourReport: Sendable, Hashable {
  /// One scenario on one front door.
  public struct Check: Sendable, Hashable {
    public enum Result: Sendable, Hashable {
      case passed
      /// The first difference from what was expected.
      case failed(String)
      /// Why it says nothing about the side.
      case notApplicable(String)
    }

    public var scenario: Scenario
    public var door: FrontDoor
    public var result: Result

    public init(scenario: Scenario, door: FrontDoor, _ result: Result) {
      self.scenario = scenario
      self.door = door
      self.result = result
    }

    /// `outdated-answer (fetcher)`.
    public var name: String { "\(scenario.name) (\(door.rawValue))" }
  }

  /// An item and the checks that are about it.
  public struct Row: Sendable, Hashable {
    public var item: ContractItem
    public var checks: [Check]

    /// Failed if one check failed; passed if one passed and none failed.
    public var result: Check.Result {
      for check in checks {
        if case .failed(let difference) = check.result { return .failed("\(check.name): \(difference)") }
      }
      if checks.contains(where: { $0.result == .passed }) { return .passed }
      for check in checks {
        if case .notApplicable(let reason) = check.result { return .notApplicable(reason) }
      }
      return .notApplicable("No scenario is about it.")
    }
  }

  /// The name of the side.
  public var side: String
  /// In the order in which they were played.
  public var checks: [Check]
  /// The items that at least one scenario is about, in the order of ``ContractItem/all``; then other names
  /// that scenarios say they are about.
  public var rows: [Row]

  public init(side: String, checks: [Check]) {
    self.side = side
    self.checks = checks
    let ours = ContractItem.all
    var others: [ContractItem] = []
    for scenario in checks.map(\.scenario) {
      for id in scenario.about where ContractItem.item(id) == nil && !others.contains(where: { $0.id == id })
      {
        others.append(ContractItem(id: id, statement: scenario.title))
      }
    }
    rows = (ours + others).compactMap { item in
      let about = checks.filter { $0.scenario.about.contains(item.id) }
      return about.isEmpty ? nil : Row(item: item, checks: about)
    }
  }

  /// The items that none of the played scenarios is about.
  public var uncovered: [ContractItem] {
    let covered = Set(rows.map(\.item.id))
    return ContractItem.all.filter { !covered.contains($0.id) }
  }

  /// How many items passed.
  public var passed: Int { rows.count { $0.result == .passed } }

  /// How many items failed.
  public var failed: Int { rows.count { if case .failed = $0.result { true } else { false } } }

  /// How many items could not be tried.
  public var notApplicable: Int { rows.count - passed - failed }

  /// Every check that failed, to print: a line with the difference, and below it what the scenario says must happen;
  /// `nil` if all passed that apply.
  ///
  /// Too little is a difference as well: when nothing passed, and when on a front door nothing passed but
  /// scenarios in which nothing is to happen, which a subject that does nothing would pass.
  public var difference: String? {
    let failures = checks.compactMap { check in
      if case .failed(let difference) = check.result {
        check.scenario.title.isEmpty
          ? "\(check.name): \(difference)"
          : "\(check.name): \(difference)\n  Must be: \(check.scenario.title)"
      } else {
        nil
      }
    }
    if !failures.isEmpty { return ([idleness].compactMap(\.self) + failures).joined(separator: "\n") }
    guard checks.contains(where: { $0.result == .passed }) else {
      return (["No scenario could be played on \(side)."] + [firstReason(checks)].compactMap { $0 })
        .joined(separator: " ")
    }
    let silent = FrontDoor.allCases.compactMap { silence(on: $0) }
    return silent.isEmpty ? nil : silent.joined(separator: "\n")
  }

  /// What to look at when the side told nothing where something was to be told, each time.
  var idleness: String? {
    let failures = checks.compactMap { check in
      if case .failed(let difference) = check.result { difference } else { nil }
    }
    guard failures.count > 1,
      failures.allSatisfy({ $0.hasSuffix("got nothing more") && $0.contains(", line 1: ") })
    else { return nil }
    return
      "\(side) did nothing at all in each of these: is its subject the one that is typed into, does it reach the service "
      + "through PlacesEnvironment.current, and do its timers run on the stage's clock?"
  }

  /// Why what passed on a front door proves nothing, or `nil`.
  private func silence(on door: FrontDoor) -> String? {
    let here = checks.filter { $0.door == door }
    let passed = here.filter { $0.result == .passed }
    let loud = here.filter { $0.scenario.expected?.isLoud == true }
    guard !passed.isEmpty, !loud.isEmpty, !passed.contains(where: { $0.scenario.expected?.isLoud == true })
    else { return nil }
    let words =
      "On the front door \(door.rawValue) only scenarios passed in which nothing is to happen; "
      + "\(loud.count) others could not be played."
    return ([words] + [firstReason(loud)].compactMap { $0 }).joined(separator: " ")
  }

  private func firstReason(_ checks: [Check]) -> String? {
    for check in checks {
      if case .notApplicable(let reason) = check.result { return "\(check.scenario.name): \(reason)" }
    }
    return nil
  }
}

extension Scenario.Expected {
  /// Whether something is to happen.
  fileprivate var isLoud: Bool {
    told?.isEmpty == false || asked?.isEmpty == false || ended?.isEmpty == false
  }
}
