import Foundation
import LegacyPlacesTesting
import Testing

/// The traces in Examples/Traces: what two mutants did, for whoever wants to see what a difference looks like.
@MainActor
@Suite("Recorded traces")
struct RecordedTraceTests {
  struct Recorded: CustomTestStringConvertible, Sendable {
    let file: String
    let mutant: Mutant
    let door: FrontDoor
    /// Where it parts from the adapter.
    let left: String
    let right: String?

    var testDescription: String { file }

    var url: URL {
      URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Traces/\(file)")
    }

    static let all = [
      Recorded(
        file: "stale-list.json", mutant: .staleList, door: .fetcher,
        left: "900 predictions york1,york2", right: nil),
      Recorded(
        file: "token-reused-after-failure.json", mutant: .tokenReusedAfterFailure, door: .table,
        left: "600 #3 \"paris\" token-1", right: "600 #3 \"paris\" token-2"),
    ]
  }

  @Test(
    "the files are what their mutants do today; UPDATE_TRACES=1 writes them anew", arguments: Recorded.all)
  func upToDate(recorded: Recorded) async throws {
    let scenario = try scenario(recorded)
    guard case .played(let trace) = await recorded.mutant.side.play(scenario, on: recorded.door) else {
      Issue.record("\(recorded.mutant.name) does not play \(scenario.name).")
      return
    }
    if ProcessInfo.processInfo.environment["UPDATE_TRACES"] == "1" {
      try await TraceRecorder(recorded.mutant.side).record(scenario, on: recorded.door, to: recorded.url)
    }
    #expect(try Trace.load(contentsOf: recorded.url) == trace)
    #expect(try String(contentsOf: recorded.url, encoding: .utf8) == trace.json)
  }

  @Test("a comparison with the adapter shows the fault and names its items", arguments: Recorded.all)
  func difference(recorded: Recorded) async throws {
    let run = await Comparison.run(
      try scenario(recorded), on: recorded.door, left: .trace(try Trace.load(contentsOf: recorded.url)),
      right: .adapter)
    let difference = try #require(run.difference)
    #expect(difference.left?.line == recorded.left)
    #expect(difference.right?.line == recorded.right)
  }

  private func scenario(_ recorded: Recorded) throws -> Scenario {
    try #require(try Scenario.bundled().first { $0.name == recorded.mutant.witness })
  }
}
