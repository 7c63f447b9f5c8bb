import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

@testable import GoogleShims

extension Headless {
  /// The shims of MIGRATION.md over declarations of Google's SDK with a fake behind them: what they pass on.
  @MainActor
  @Suite("The shims for Google's classes")
  struct GoogleShimsTests {
    /// What a shim tells, once there are so many calls.
    @MainActor
    private final class Listener {
      var told: [String] = []
      var letsThrough = true
      private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

      func ears(_ name: String = "A") -> SubjectEars {
        SubjectEars(name, letsThrough: { self.letsThrough }) { event in
          self.told.append((name == "A" ? "" : name + ": ") + event.words)
          guard let waiting = self.waiting, self.told.count >= waiting.count else { return }
          self.waiting = nil
          waiting.continuation.resume()
        }
      }

      func told(_ count: Int) async -> [String] {
        if told.count < count { await withCheckedContinuation { waiting = (count, $0) } }
        return told
      }
    }

    private let row = #"{matches=0+2}"#

    @Test("The client passes on predictions, a place and a failure")
    func client() async {
      let listener = Listener()
      let client = GoogleClient()
      client.listen(listener.ears())
      client.find("a")
      #expect(await listener.told(1) == ["predictions a1\(row),a2\(row)"])
      client.details("a1")
      #expect(await listener.told(2).last == #"place a1{"the place"}"#)
      client.setFields([])
      client.details("a1")
      #expect(await listener.told(3).last == "fail -12")
    }

    @Test("The fetcher passes on predictions, to whoever is the delegate at delivery")
    func fetcher() async {
      let listener = Listener()
      let fetcher = GoogleFetcher()
      fetcher.listen(listener.ears())
      fetcher.setFilter(
        ScenarioFilter(
          type: "city", restriction: .circle(center: .init(latitude: 1, longitude: 2), radius: 3)))
      fetcher.provide("a")
      fetcher.type("a")
      fetcher.listen(listener.ears("B"))
      #expect(await listener.told(1) == ["B: predictions a1\(row),a2\(row)"])
      fetcher.type(nil)
      #expect(await listener.told(2).last == "B: predictions -")
    }

    enum List: CaseIterable { case table, results, screen }

    private func subject(_ list: List) -> any TypingSubject & RowTapping & FieldsTaking {
      switch list {
      case .table: return GoogleTable()
      case .results: return GoogleResults()
      case .screen:
        let window = UIWindow(frame: .zero)
        let host = UIViewController()
        window.rootViewController = host
        return GoogleScreen(over: host)
      }
    }

    @Test(
      "A class with a list is typed into and tapped on, and passes on every call", arguments: List.allCases)
    func list(_ list: List) async {
      let listener = Listener()
      let subject = subject(list)
      subject.listen(listener.ears())
      subject.setFilter(ScenarioFilter(types: ["bank"]))
      subject.type("a")
      #expect(await listener.told(2) == ["request", "update"])
      subject.tap(.row(2))
      subject.tap(.place("a1"))
      listener.letsThrough = false
      subject.tap(.row(0))
      listener.letsThrough = true
      subject.tap(.row(1))
      #expect(
        await listener.told(5).dropFirst(2) == [
          "select a1\(row)", "select a2\(row)", #"place a2{"the place"}"#,
        ])
    }

    @Test("D9 the table data source is cleared")
    func cleared() async {
      let listener = Listener()
      let table = GoogleTable()
      table.listen(listener.ears())
      table.clear()
      #expect(await listener.told(2) == ["update", "request"])
    }

    @Test("The full-screen controller is cancelled and shown anew")
    func cancelled() async {
      let host = UIViewController()
      let listener = Listener()
      let screen = GoogleScreen(over: host)
      let shown = host.presentedViewController
      #expect(shown != nil)
      screen.listen(listener.ears())
      screen.cancel()
      #expect(listener.told == ["cancelled"])
      host.dismiss(animated: false)
      screen.present()
      #expect(host.presentedViewController === shown)
    }

    @Test(
      "As a live side scenarios play on every shim, and the traces compare with ours by the order of the calls"
    )
    func live() async throws {
      var scenario = Scenario(
        name: "live", doors: FrontDoor.allCases.filter { $0 != .client }, steps: [.init(at: 0, .type("a"))])
      var failing = scenario
      failing.name = "failing"
      failing.answers = [.init(.text("a"), .failure(-9, message: "off"))]
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // The fake answers within the turn of the main queue; the script after 100 ms of its own clock.
      scenario.watch = 1
      try await recordGoogle([scenario, failing], over: UIViewController(), into: folder)
      scenario.watch = 2000
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(files == ["live-fetcher.json", "live-results.json", "live-screen.json", "live-table.json"])
      for door in scenario.doors {
        let trace = try Trace.load(contentsOf: folder.appendingPathComponent("live-\(door.rawValue).json"))
        #expect(
          trace.told.map(\.words)
            == (door == .fetcher ? ["predictions a1\(row),a2\(row)"] : ["request", "update"]))
        guard case .played(let ours) = await Side.adapter.play(scenario, on: door) else {
          Issue.record("not played")
          continue
        }
        #expect(Comparison(scenario, trace, ours).difference == nil)
      }
    }
  }
}
