import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The whole suite on one side with one call.
@MainActor
@Suite("Behaviour suite")
struct BehaviourSuiteTests {
  /// A fetcher that asks and delivers at once; `told` and `asked` are what is expected of it.
  private static func scenario(
    _ name: String = "york", about: [String], doors: [FrontDoor] = [.fetcher], told: [String]?,
    asked: [String]? = nil, notFor: [String: String] = [:]
  ) -> Scenario {
    Scenario(
      name: name, title: "Typing asks", about: about, doors: doors,
      steps: [.init(at: 0, .type("york"))], expected: .init(told: told, asked: asked), notFor: notFor)
  }

  private static let right = ["100 predictions york1,york2"]
  private static let asked = ["0 #1 \"york\" no token"]

  @Test("The adapter does what the bundled scenarios expect")
  func adapter() async throws {
    let report = try await BehaviourSuite.run(on: .adapter)
    #expect(report.difference == nil)
    #expect(report.failed == 0 && report.passed > 0)
  }

  @Test("What is told and what is asked must both be as expected")
  func lanes() async throws {
    let right = try await BehaviourSuite.run(
      on: .adapter, scenarios: [Self.scenario(about: ["C11"], told: Self.right, asked: Self.asked)])
    #expect(right.difference == nil)
    #expect(right.rows.map(\.item.id) == ["C11"] && right.passed == 1)
    let told = try await BehaviourSuite.run(
      on: .adapter, scenarios: [Self.scenario(about: ["C11"], told: [], asked: Self.asked)])
    #expect(
      told.difference
        == "york (fetcher): told, line 1: expected nothing more, got “100 predictions york1,york2”\n  Must be: Typing asks"
    )
    let asked = try await BehaviourSuite.run(
      on: .adapter, scenarios: [Self.scenario(about: ["C11"], told: Self.right, asked: ["1 #1 \"york\""])])
    #expect(
      asked.difference
        == "york (fetcher): asked, line 1: expected “1 #1 \"york\"”, got “0 #1 \"york\" no token”\n  Must be: Typing asks"
    )
  }

  @Test("An item passes with one pass and no failure, fails with one failure, and else does not apply")
  func items() async throws {
    let scenarios = [
      Self.scenario("one", about: ["D1", "C11", "my-own"], told: Self.right),
      Self.scenario("two", about: ["C11"], told: ["90 predictions york1,york2"]),
      Self.scenario("three", about: ["D1", "B34"], told: Self.right, notFor: ["adapter": "it is slow"]),
      Self.scenario("four", about: ["C12"], told: nil),
    ]
    let report = try await BehaviourSuite.run(on: .adapter, scenarios: scenarios)
    #expect(report.rows.map(\.item.id) == ["C11", "D1", "B34", "my-own"])
    #expect(report.rows[1].result == .passed)
    #expect(report.rows[2].result == .notApplicable("it is slow"))
    guard case .failed(let difference) = report.rows[0].result else {
      Issue.record("C11 did not fail")
      return
    }
    #expect(difference.hasPrefix("two (fetcher): told, line 1: "))
    #expect(report.passed == 2 && report.failed == 1 && report.notApplicable == 1)
    #expect(report.uncovered.contains { $0.id == "C12" } && !report.uncovered.contains { $0.id == "B34" })
    #expect(report.difference == difference + "\n  Must be: Typing asks")
    #expect(difference.hasSuffix(" (the same lines in the same order, at other times)"))
  }

  @Test("Only the front doors asked for are played; nothing played is no pass")
  func doors() async throws {
    let scenario = Self.scenario(about: ["C11"], doors: [.fetcher], told: Self.right)
    let none = try await BehaviourSuite.run(on: .adapter, doors: [.screen], scenarios: [scenario])
    #expect(none.checks.isEmpty && none.difference == "No scenario could be played on adapter.")
  }

  @Test("A front door on which only silence passed did not pass")
  func silence() async throws {
    var quiet = Self.scenario("quiet", about: ["D2"], told: [], asked: [])
    quiet.steps = [.init(at: 0, .type(""))]
    let loud = Self.scenario("loud", about: ["C11"], told: Self.right, notFor: ["adapter": "it is slow"])
    let report = try await BehaviourSuite.run(on: .adapter, scenarios: [quiet, loud])
    #expect(report.failed == 0 && report.passed == 1)
    #expect(
      report.difference
        == "On the front door fetcher only scenarios passed in which nothing is to happen; 1 others could not be played. loud: it is slow"
    )
    // Where nothing else is asked for, silence is what was to be shown; and another door's silence counts alone.
    #expect(try await BehaviourSuite.run(on: .adapter, scenarios: [quiet]).difference == nil)
    let heard = Self.scenario("heard", about: ["C11"], told: Self.right)
    #expect(try await BehaviourSuite.run(on: .adapter, scenarios: [quiet, loud, heard]).difference == nil)
  }

  @Test("D2 how calls end must be as expected, too")
  func ended() async throws {
    var scenario = Self.scenario(about: ["D2"], told: ["50 predictions -"], asked: Self.asked)
    scenario.steps = [.init(at: 0, .type("york")), .init(at: 50, .type(""))]
    for (ended, isSame) in [(["50 #1 cancelled"], true), (["100 #1 answered"], false), ([], false)] {
      scenario.expected?.ended = ended
      let report = try await BehaviourSuite.run(on: .adapter, scenarios: [scenario])
      #expect((report.difference == nil) == isSame)
    }
    #expect(try Scenario(json: scenario.json, name: "york").expected == scenario.expected)
  }

  @Test("A side that never does anything is asked whether it is there")
  func deaf() async throws {
    let scenarios = ["one", "two"].map { Self.scenario($0, about: ["C11"], told: Self.right) }
    func difference(_ event: SubjectEvent?) async throws -> String? {
      let deaf = Side.scripted("deaf") { _, _ in DeafSubject(event) }
      return try await BehaviourSuite.run(on: deaf, scenarios: scenarios).difference
    }
    let hint = "deaf did nothing at all in each of these"
    #expect(try await difference(nil)?.hasPrefix(hint) == true)
    #expect(try await difference(.cancelled)?.contains(hint) == false)
  }

  /// Tells one thing whatever is typed, or nothing.
  private final class DeafSubject: FetcherSubject {
    private let event: SubjectEvent?
    private var ears: SubjectEars?

    init(_ event: SubjectEvent?) { self.event = event }

    func listen(_ ears: SubjectEars?) { self.ears = ears }
    func type(_ text: String?) { if let event { ears?.hear(event) } }
    func setFilter(_ filter: ScenarioFilter?) {}
    func provide(_ token: String?) {}
    func release() {}
  }

  @Test("What a side cannot show is left out of what is expected")
  func blind() async throws {
    let told = ["0 request", "100 update york1,york2 → B"]
    var scenario = Self.scenario(about: ["C17"], doors: [.table], told: told, asked: ["0 nothing"])
    func report(_ sees: Trace.Sees, _ events: [TraceEvent]) async throws -> String? {
      let trace = Trace(scenario: "york", door: .table, side: "google", sees: sees, events: events)
      return try await BehaviourSuite.run(on: .trace(trace), scenarios: [scenario]).difference
    }
    let events: [TraceEvent] = [
      .init(at: 0, .told(.requested, to: "A")), .init(at: 100, .told(.updated(nil), to: "B")),
    ]
    #expect(try await report([.script], events) == nil)
    #expect(try await report([], events.map { TraceEvent(at: $0.at + 7, $0.what) }) == nil)
    #expect(try await report([.script, .rows], events) != nil)
    #expect(try await report([.script, .service], events) != nil)
    #expect(try await report([.script], events.reversed()) != nil)
    #expect(try await report([], [events[0], .init(at: 0, .told(.updated(nil), to: "A"))]) != nil)
    // Nothing is left to compare.
    scenario.expected?.told = nil
    #expect(
      try await report([.script], events)
        == "No scenario could be played on google. york: The side does not show what the service is asked.")
  }

  @Test("A live side's empty list is still told from a full one")
  func live() async throws {
    let scenario = Self.scenario(about: ["C11"], told: Self.right)
    for (rows, isSame) in [([TraceFileTests.plain], true), ([], false)] {
      let trace = Trace(
        scenario: "york", door: .fetcher, side: "google", sees: [],
        events: [.init(at: 431, .told(.predictions(rows), to: "A"))])
      let report = try await BehaviourSuite.run(on: .trace(trace), scenarios: [scenario])
      #expect((report.difference == nil) == isSame)
    }
  }

  @Test("The table is aligned, at most 100 columns wide, and says why")
  func table() async throws {
    let long = "a-scenario-of-a-very-long-name-" + String(repeating: "x", count: 150)
    let scenarios = [
      Self.scenario("one", about: ["D1"], told: Self.right),
      Self.scenario(long, about: ["D1", "C11"], told: ["90 predictions york1,york2"]),
      Self.scenario("off", about: ["B34"], told: [], notFor: ["adapter": "it is slow"]),
    ]
    let table = try await BehaviourSuite.run(on: .adapter, scenarios: scenarios).table
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
    #expect(lines[0] == "Behaviour of adapter")
    #expect(lines[2] == "item  result          scenarios and front doors")
    #expect(lines.contains { $0.hasPrefix("C11   FAILED          Predictions are delivered only for") })
    #expect(lines.contains { $0.hasPrefix("                      a-scenario") })
    #expect(lines.contains("B34   not applicable  off (fetcher)"))
    #expect(lines.contains("                      it is slow"))
    #expect(lines.contains("0 passed, 2 failed, 1 not applicable."))
  }

  @Test("The report as JSON has the counts, each item and each check")
  func json() async throws {
    let scenarios = [
      Self.scenario("one", about: ["D1"], told: Self.right), Self.scenario("two", about: ["C11"], told: []),
    ]
    let text = try await BehaviourSuite.run(on: .adapter, scenarios: scenarios).json
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["passed"] as? Int == 1)
    #expect(object["failed"] as? Int == 1)
    let items = try #require(object["items"] as? [[String: Any]])
    #expect(items.map { $0["item"] as? String ?? "" } == ["C11", "D1"])
    #expect(items.map { $0["result"] as? String ?? "" } == ["failed", "passed"])
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(checks.map { $0["scenario"] as? String ?? "" } == ["one", "two"])
    #expect((checks[1]["difference"] as? String ?? "").hasPrefix("told, line 1: "))
  }
}
