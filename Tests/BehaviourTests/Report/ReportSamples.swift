import Foundation
import LegacyPlacesTesting
import PlacesEngine

/// Comparisons for the tests of reports.
enum ReportSamples {
  static let scenario = Scenario(
    name: "outdated", title: "An answer for an older text is dropped", about: ["C11", "B34"],
    doors: [.fetcher], steps: [.init(at: 0, .type("york")), .init(at: 300, .type("thoday"))])

  static func rows(_ ids: String...) -> SubjectEvent {
    .predictions(ids.map { PredictionFacts(placeID: $0, text: $0, primary: $0) })
  }

  static func trace(_ side: String, stale: Bool, sees: Trace.Sees = .everything) -> Trace {
    var events: [TraceEvent] = [
      .init(at: 0, .did("type \"york\"")),
      .init(at: 0, .asked(call: 1, ServiceQuestion(text: "york", token: "token-1"))),
      .init(at: 300, .did("type \"thoday\"")),
      .init(at: 300, .asked(call: 2, ServiceQuestion(text: "thoday", token: "token-1"))),
      .init(at: 400, .ended(call: 2, .answered)),
      .init(at: 400, .told(rows("thoday1"), to: "A")),
      .init(at: 900, .ended(call: 1, .answered)),
    ]
    if stale { events.append(.init(at: 900, .told(rows("york1", "york2"), to: "A"))) }
    return Trace(scenario: "outdated", door: .fetcher, side: side, sees: sees, events: events)
  }

  static let different = Comparison(scenario, trace("old", stale: true), trace("new", stale: false))
  static let same = Comparison(scenario, trace("old", stale: false), trace("new", stale: false))

  static func run(_ comparison: Comparison) -> ComparisonRun {
    ComparisonRun(comparison.scenario, on: comparison.door, .compared(comparison))
  }

  static let notApplicable = ComparisonRun(
    scenario, on: .client, .notApplicable(side: "new", reason: "It has no front door client."))

  /// Texts that end what they stand in, that a reader does not see, or that turn their neighbours around.
  static let hostile = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(2)>", "\"><svg onload='alert(3)'>",
    "--><!-- ]]>", "שלום \u{202E}reversed", "a\u{0}b\u{7}c\u{FFFF}", "👩‍👩‍👧 & \u{2028}", "&lt;b&gt;",
  ]

  static func hostile(_ text: String) -> Comparison {
    let scenario = Scenario(
      name: text, title: text, about: [text], doors: [.fetcher], steps: [.init(at: 0, .type(text))])
    func trace(_ side: String, _ more: TraceEvent.What) -> Trace {
      Trace(
        scenario: text, door: .fetcher, side: side + text,
        events: [
          .init(at: 0, .did(text)), .init(at: 0, .note(text)),
          .init(at: 0, .asked(call: 1, ServiceQuestion(text: text, token: text, types: [text]))),
          .init(at: 1, .told(rows(text), to: text)), .init(at: 2, more),
        ])
    }
    return Comparison(
      scenario, trace("one", .told(.offMain(text), to: "A")),
      trace("two", .told(.place(PlaceFacts(id: text, name: text)), to: "A")))
  }
}

extension String {
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }

  /// What stands between the first of one text and the next of another.
  func between(_ start: String, _ end: String) -> String? {
    guard let from = range(of: start)?.upperBound, let to = self[from...].range(of: end)?.lowerBound else {
      return nil
    }
    return String(self[from..<to])
  }
}
