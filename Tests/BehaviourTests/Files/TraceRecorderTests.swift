import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Traces of a side and of a running app, written to files.
@MainActor
@Suite("Trace recorder")
struct TraceRecorderTests {
  private static func temporary() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json")
  }

  @Test("A recorded trace is a side: it is the same as what it was recorded of")
  func recording() async throws {
    let url = Self.temporary()
    defer { try? FileManager.default.removeItem(at: url) }
    let scenario = try #require(try Scenario.bundled().first { $0.name == "outdated-answer" })
    let trace = try await TraceRecorder(.adapter).record(scenario, on: .fetcher, to: url)
    let read = try Trace.load(contentsOf: url)
    #expect(read == trace)
    #expect(read.told.map(\.line) == scenario.expected?.told)
    let run = await Comparison.run(scenario, on: .fetcher, left: .trace(read), right: .adapter)
    guard case .compared(let comparison) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(comparison.difference == nil)
  }

  @Test("What a side cannot play, and what cannot be written, is an error that says so")
  func failures() async {
    let scenario = Scenario(name: "s", doors: [.fetcher], steps: [], notFor: ["adapter": "it is not"])
    let nowhere = Self.temporary().appendingPathComponent("x.json")
    await #expect(throws: TraceRecorderError.notApplicable(side: "adapter", reason: "it is not")) {
      try await TraceRecorder(.adapter).record(scenario, on: .fetcher, to: nowhere)
    }
    let session = RecordedSession("s", .fetcher, "x", keepsTexts: true) { .zero }
    #expect(message { try session.write(to: nowhere) }?.hasPrefix("x.json cannot be written: ") == true)
  }

  /// Plays an app's session of a fetcher and a list.
  private func session(keepsTexts: Bool) async -> Trace {
    let clock = ManualClock()
    let session = RecordedSession("search", .table, "app", keepsTexts: keepsTexts) { clock.now }
    let ears = session.ears
    session.did(.type("my home"))
    ears.hear(.requested)
    await clock.advance(by: .milliseconds(250))
    ears.hear(.updated(.rows([TraceFileTests.facts, TraceFileTests.plain])))
    session.did(.type("my home"))
    session.did(.type(" "))
    session.did(.filter(ScenarioFilter(types: ["bank"], origin: GeoPoint(latitude: 51.5, longitude: -0.1))))
    session.did(.tap(.place("york1")))
    session.did(.token("8f14e45f-real"))
    _ = session.ears(as: "B").shouldSelect(TraceFileTests.plain)
    ears.hear(.place(PlaceFacts(id: "york1", name: "York")))
    session.note("the list flickered")
    return session.trace
  }

  @Test("A session of a running app is a trace with what the user did and what the delegates were told")
  func running() async throws {
    let trace = await session(keepsTexts: true)
    #expect(try Trace(json: trace.json) == trace)
    #expect(trace.sees == .rows && trace.side == "app" && trace.door == .table)
    #expect(trace.events.first?.line == "0 type \"my home\"")
    #expect(trace.events.contains { $0.line == "250 select york1 → B" })
    #expect(trace.events.last?.line == "250 the list flickered")
    #expect(trace.events.contains { $0.line == "250 token token-1" })
    #expect(!trace.json.contains("8f14e45f"), "a token never gets into a file")
  }

  @Test("A session leaves out texts, places and coordinates if asked to; same text, same name")
  func veiled() async {
    let trace = await session(keepsTexts: false)
    #expect(
      trace.events.map(\.words) == [
        "type \"text-1\"", "request", "update place-1{types=locality},place-2", "type \"text-1\"",
        "type \" \"",
        "filter types=bank", "tap place-2", "token token-1", "select place-2 → delegate-1", "place place-2",
        "the list flickered",
      ])
    for word in ["home", "ork", "51.5", "8f14", "UK"] { #expect(!trace.json.contains(word)) }
  }

  @Test("A session on which a list's rows are not seen says so")
  func blind() {
    let session = RecordedSession("s", .table, "x", keepsTexts: true) { .zero }
    session.ears.hear(.updated(nil))
    #expect(session.trace.sees == [])
    let live = TraceRecorder.session(name: "s", door: .screen, side: "y")
    live.ears.hear(.cancelled)
    #expect(live.trace.told.map(\.words) == ["cancelled"] && live.trace.sees == .rows)
  }
}
