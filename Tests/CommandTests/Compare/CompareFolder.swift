import Foundation
import LegacyPlacesTesting

/// A folder of its own with scenarios and traces; it goes when it is let go of.
final class CompareFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func add(_ name: String, _ text: String) throws -> String {
    try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  /// A trace of the bundled scenario `outdated-answer` with the stale answer delivered.
  func addStale(door: FrontDoor = .fetcher) throws -> String {
    func rows(_ ids: String...) -> SubjectEvent {
      .predictions(ids.map { PredictionFacts(placeID: $0, text: $0, primary: $0) })
    }
    let trace = Trace(
      scenario: "outdated-answer", door: door, side: "device",
      events: [
        .init(at: 0, .did("token a")), .init(at: 0, .did("type \"york\"")),
        .init(at: 0, .asked(call: 1, ServiceQuestion(text: "york", token: "token-1"))),
        .init(at: 300, .did("type \"thoday\"")),
        .init(at: 300, .asked(call: 2, ServiceQuestion(text: "thoday", token: "token-1"))),
        .init(at: 400, .ended(call: 2, .answered)), .init(at: 400, .told(rows("thoday1"), to: "A")),
        .init(at: 900, .ended(call: 1, .answered)),
        .init(at: 900, .told(rows("york1", "york2"), to: "A")),
      ])
    return try add("stale.json", trace.json)
  }

  static let callsOnly = """
    {"format": "legacy-places-scenario", "version": 1, "title": "A list", "about": [], "doors": ["table"],
     "steps": [{"at": 0, "type": "york"}]}
    """
}
