import LegacyPlacesTesting
import Testing

/// The scenarios that come with the package, played on our own sides.
///
/// What they expect is written by hand from the contract, so that a run cannot agree with itself.
@MainActor
@Suite("Bundled scenarios")
struct BundledScenarioTests {
  @Test("the adapter tells and asks exactly what each scenario expects, on each of its front doors")
  func adapter() async throws {
    let report = try await BehaviourSuite.run(on: .adapter)
    #expect(report.difference == nil)
    #expect(report.checks.allSatisfy { $0.result == .passed }, "the adapter leaves nothing out")
  }

  @Test("so does the reference model, which was written without a look at the adapter")
  func reference() async throws {
    let report = try await BehaviourSuite.run(on: .reference)
    #expect(report.difference == nil)
    #expect(report.checks.allSatisfy { $0.result == .passed }, "the reference model leaves nothing out")
  }

  @Test("so does the ported code, unless the scenario says why not")
  func async() async throws {
    let report = try await BehaviourSuite.run(on: .async, doors: [.client, .fetcher])
    #expect(report.difference == nil)
    #expect(report.checks.count { $0.result == .passed } >= 60)
  }

  @Test("every scenario expects something, says what it is about, and is in time to see it")
  func complete() throws {
    for scenario in try Scenario.bundled() {
      #expect(scenario.expected != nil, "\(scenario.name)")
      #expect(!scenario.about.isEmpty, "\(scenario.name)")
      let unknown = scenario.about.filter { ContractItem.item($0) == nil }
      #expect(unknown == [], "\(scenario.name)")
      #expect(!scenario.doors.isEmpty, "\(scenario.name)")
      #expect(scenario.title.count > 20, "\(scenario.name)")
      let end = (scenario.steps.last?.at ?? 0) + scenario.watch
      let last = (scenario.expected?.told ?? []).last?.split(separator: " ").first.flatMap { Int($0) } ?? 0
      #expect(last < end, "\(scenario.name)")
    }
  }

  @Test("a scenario that is not for the ported code would fail there: the reason is none of the past")
  func reasons() async throws {
    for scenario in try Scenario.bundled() where scenario.notFor["async"] != nil {
      var scenario = scenario
      scenario.notFor = [:]
      for door in scenario.doors {
        let report = try await BehaviourSuite.run(on: .async, doors: [door], scenarios: [scenario])
        #expect(report.failed > 0, "\(scenario.name) on \(door.rawValue)")
      }
    }
  }

  // MARK: Coverage

  @Test("there are scenarios for every decision that can be seen from outside")
  func decisions() throws {
    // D15 needs a call from another thread, D17 a place's coordinate, D22 a task of the async client; they
    // have tests of their own.
    let unseen: Set = ["D15", "D17", "D22"]
    let wanted = Set((1...22).map { "D\($0)" }).subtracting(unseen)
    #expect(try wanted.subtracting(abouts()) == [])
  }

  @Test("there are scenarios for every item of the contract that concerns what is asked and told")
  func contract() throws {
    let items = [
      2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 34, 35,
      38,
      39, 40, 41, 43, 44, 45, 47, 48, 49, 50, 51, 52, 53, 54, 55, 57, 58, 59, 60, 61, 62, 63, 69, 70,
    ]
    #expect(try Set(items.map { "C\($0)" }).subtracting(abouts()) == [])
  }

  @Test("there are scenarios for the reports and for the situations of the guides that a scenario can play")
  func reportsAndGuides() throws {
    let reports = [
      "B01", "B02", "B05", "B07", "B08", "B11", "B14", "B16", "B17", "B29", "B32", "B34", "B35", "B38",
    ]
    let guides = [
      "G1", "G2", "G3", "G6", "G8", "G9", "G10", "G11", "G13", "G14", "G15", "G16", "G17", "G18", "G20",
    ]
    let new = ["N1", "N4", "N5", "N7", "N8", "N9", "N12", "N14"]
    #expect(try Set(reports + guides + new).subtracting(abouts()) == [])
  }

  @Test("each front door has scenarios")
  func doors() throws {
    let scenarios = try Scenario.bundled()
    #expect(scenarios.count >= 60)
    for door in FrontDoor.allCases {
      #expect(scenarios.count { $0.doors.contains(door) } >= 15, "\(door.rawValue)")
    }
  }

  private func abouts() throws -> Set<String> {
    Set(try Scenario.bundled().flatMap(\.about))
  }
}
