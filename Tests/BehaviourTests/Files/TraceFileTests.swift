import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Traces as JSON files.
@Suite("Trace files")
struct TraceFileTests {
  static let facts = PredictionFacts(
    placeID: "y2", text: "York, UK", primary: "York", secondary: "UK", matches: [[0, 4]], types: ["locality"],
    distance: 12)
  static let plain = PredictionFacts(placeID: "york1", text: "york1", primary: "york1")

  /// One of everything that the format has.
  static let everything = Trace(
    scenario: "everything", door: .table, side: "mine", sees: [.service, .script],
    events: [
      .init(at: 0, .did("type \"york\"")), .init(at: 0, .told(.requested, to: "A")),
      .init(at: 0, .told(.updated(nil), to: "B")), .init(at: 0, .told(.updated(.empty), to: "A")),
      .init(at: 1, .told(.updated(.noMatch), to: "A")), .init(at: 1, .told(.updated(.cantLoad), to: "A")),
      .init(at: 1, .told(.updated(.rows([plain, facts])), to: "A")),
      .init(at: 2, .told(.predictions([]), to: "A")), .init(at: 2, .told(.predictions([facts]), to: "A")),
      .init(at: 2, .told(.shouldSelect(plain), to: "A")),
      .init(at: 3, .told(.place(PlaceFacts(id: "y2", name: "York")), to: "A")),
      .init(at: 3, .told(.place(PlaceFacts(id: nil)), to: "A")), .init(at: 3, .told(.failed(-9), to: "A")),
      .init(at: 3, .told(.cancelled, to: "A")), .init(at: 3, .told(.offMain("update -"), to: "A")),
      .init(
        at: 4,
        .asked(
          call: 1,
          ServiceQuestion(
            text: "york", token: "token-1", types: ["bank"], countries: ["AU"],
            bias: .circle(center: GeoPoint(latitude: 1, longitude: 2.5), radius: 0),
            restriction: .rectangle(
              GeoRectangle(
                low: GeoPoint(latitude: -1, longitude: 170), high: GeoPoint(latitude: 1, longitude: -170))),
            origin: GeoPoint(latitude: 0, longitude: 0)))),
      .init(at: 4, .asked(call: 2, ServiceQuestion(place: "y2", fields: ["id", "displayName"]))),
      .init(at: 5, .ended(call: 2, .cancelled)), .init(at: 5, .ended(call: 1, .answered)),
      .init(at: 6, .note("free words → “so”")),
    ])

  @Test("Reading what was written gives the same trace")
  func roundTrip() throws {
    let written = Self.everything.json
    let read = try Trace(json: written)
    #expect(read == Self.everything)
    #expect(read.json == written)
    // An event a line: what stands before the events, the events, and the end.
    #expect(written.split(separator: "\n").count == 8 + Self.everything.events.count + 2)
  }

  @Test("A real token is never written")
  func tokens() throws {
    var trace = Self.everything
    trace.events = [
      .init(at: 0, .asked(call: 1, ServiceQuestion(text: "a", token: "8f14e45f-secret"))),
      .init(at: 0, .asked(call: 2, ServiceQuestion(text: "b", token: "other-secret"))),
      .init(at: 0, .asked(call: 3, ServiceQuestion(place: "c", token: "8f14e45f-secret"))),
    ]
    let written = trace.json
    #expect(!written.contains("secret"))
    #expect(
      try Trace(json: written).events.map(\.words) == [
        "#1 \"a\" token-1", "#2 \"b\" token-2", "#3 details c token-1",
      ])
  }

  /// A file with these events from line 4 on.
  static func file(_ events: String) -> String {
    """
    {"format": "legacy-places-trace", "version": 1,
     "scenario": "s", "door": "table", "side": "x",
     "sees": [], "events": [
    \(events)]}
    """
  }

  static let files: [BrokenFile] = [
    BrokenFile("{\"format\": \"legacy-places-scenario\"}", "1:12: format: This is a scenario, not a trace."),
    BrokenFile(
      "{\"format\": \"legacy-places-trace\", \"version\": 7}", "1:46: version: ", "version 7", "newer"),
    BrokenFile(
      "{\"format\": \"legacy-places-trace\", \"version\": 1}", "1:1: The key “scenario” is missing."),
    BrokenFile(file("{\"at\": 0}"), "4:1: events[0]: There is no key that says what happened.", "did, told"),
    BrokenFile(
      file("{\"at\": 1, \"note\": \"\"},\n{\"at\": 0, \"note\": \"\"}"), "5:8: events[1].at: 0 is before"),
    BrokenFile(
      file("{\"at\": 0, \"told\": \"updat\"}"), "4:19: events[0].told: “updat” is unknown.", "“update”"),
    BrokenFile(
      file("{\"at\": 0, \"told\": \"update\", \"row\": 1}"), "4:29: events[0].row: The key does not belong"),
    BrokenFile(
      file("{\"at\": 0, \"did\": \"x\", \"to\": \"A\"}"), "4:23: events[0].to: The key does not belong",
      "at, did"),
    BrokenFile(file("{\"at\": 0, \"told\": \"fail\"}"), "4:1: events[0]: The key “code” is missing."),
    BrokenFile(
      file("{\"at\": 0, \"told\": \"update\", \"rows\": \"nomatch\"}"), "4:37: events[0].rows: ",
      "Did you mean “noMatch”?"),
    BrokenFile(
      file("{\"at\": 0, \"told\": \"predictions\", \"rows\": [{\"text\": \"a\"}]}"),
      "4:43: events[0].rows[0]: The key “id” is missing."),
    BrokenFile(
      file("{\"at\": 0, \"told\": \"place\", \"place\": {\"nam\": \"a\"}}"), "4:38: events[0].place.nam: ",
      "“name”"),
    BrokenFile(
      file("{\"at\": 0, \"asked\": {\"call\": 1}}"), "4:20: events[0].asked: There is no key", "text, place"),
    BrokenFile(
      file("{\"at\": 0, \"asked\": {\"text\": \"a\"}}"), "4:20: events[0].asked: The key “call” is missing."),
    BrokenFile(
      file("{\"at\": 0, \"asked\": {\"call\": 1, \"text\": \"a\", \"bias\": {\"low\": [1, 2]}}}"),
      "4:53: events[0].asked.bias: The key “high” is missing."),
    BrokenFile(
      file("{\"at\": 0, \"asked\": {\"call\": 1, \"text\": \"a\", \"token\": null}}"),
      "4:54: events[0].asked.token: This is null."),
    BrokenFile(
      file("{\"at\": 0, \"ended\": {\"call\": 1, \"how\": \"canceled\"}}"), "4:39: events[0].ended.how: ",
      "“cancelled”"),
    BrokenFile(
      file("").replacingOccurrences(of: "\"sees\": []", with: "\"sees\": [\"rows\", \"rows\"]"),
      "3:19: sees[1]: “rows” stands twice."),
    BrokenFile(
      file("").replacingOccurrences(of: "\"table\"", with: "\"tabel\""), "2:27: door: “tabel” is unknown.",
      "“table”"),
  ]

  @Test("The error names line, column, key and what is right", arguments: files)
  func broken(_ broken: BrokenFile) {
    let error = message { try Trace(json: broken.text, file: "broken.json") } ?? "no error"
    #expect(error.hasPrefix("broken.json:" + broken.start), "\(error)")
    for part in broken.says { #expect(error.contains(part), "\(error)") }
  }

  @Test("A file that was cut or lost a byte gives a trace or an error with a line")
  func damaged() {
    let whole = Array(Self.everything.json.utf8)
    for index in whole.indices {
      var bytes = whole
      bytes.remove(at: index)
      for bytes in [bytes, Array(whole[..<index])] {
        do {
          _ = try Trace(json: String(decoding: bytes, as: UTF8.self))
        } catch {
          #expect(error.line != nil && !error.problem.isEmpty)
        }
      }
    }
  }
}
