import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Differences in sentences.
@Suite("Explanations of differences")
struct ExplanationTests {
  private static let york = PredictionFacts(placeID: "york1", text: "york1", primary: "york1")
  private static let bath = PredictionFacts(placeID: "bath1", text: "bath1", primary: "bath1")
  private static let question = ServiceQuestion(text: "york", token: "token-1")

  private static func told(_ at: Int, _ event: SubjectEvent, to name: String = "A") -> TraceEvent {
    TraceEvent(at: at, .told(event, to: name))
  }

  private static func explanation(
    _ left: [TraceEvent], _ right: [TraceEvent], sees: Trace.Sees = .everything
  ) -> String? {
    func trace(_ events: [TraceEvent]) -> Trace {
      Trace(scenario: "s", door: .fetcher, side: "x", sees: sees, events: events)
    }
    return Comparison(Scenario(name: "s", doors: [.fetcher], steps: []), trace(left), trace(right))
      .difference?.explanation
  }

  @Test("B34 an old answer that comes again is named with the text that it is for and the newer one")
  func outdated() {
    let left: [TraceEvent] = [
      .init(at: 0, .did("type \"york\"")), .init(at: 0, .asked(call: 1, Self.question)),
      .init(at: 100, .ended(call: 1, .answered)), Self.told(100, .predictions([Self.york])),
      .init(at: 300, .did("type \"thoday\"")),
    ]
    #expect(
      Self.explanation(left, left + [Self.told(400, .predictions([Self.york]))])
        == "The right side delivered the predictions york1 for “york” again at 400 ms, after the text had become "
        + "“thoday”; the left side told nothing more.")
  }

  @Test("A text of any length leaves a sentence that can be read")
  func long() throws {
    let endless = String(repeating: "york ", count: 2_000)
    let rows = [PredictionFacts(placeID: endless, text: endless, primary: endless)]
    let asked = TraceEvent(at: 0, .asked(call: 1, ServiceQuestion(text: endless)))
    let left = [asked, .init(at: 100, .ended(call: 1, .answered)), Self.told(100, .predictions(rows))]
    let told = try #require(Self.explanation(left, Array(left.dropLast())))
    let unasked = try #require(Self.explanation([asked], []))
    for sentence in [told, unasked] { #expect(sentence.count < 500 && sentence.contains("…")) }
  }

  @Test("Missing, extra, at another time, in another order, to another delegate, with other content")
  func kinds() {
    let request = Self.told(0, .requested)
    let update = Self.told(0, .updated(.rows([Self.york])))
    let lines: [(left: [TraceEvent], right: [TraceEvent], says: String)] = [
      (
        [request], [],
        "The left side told that a request for predictions goes out at 0 ms; the right side told nothing more."
      ),
      (
        [Self.told(5, .cancelled)], [Self.told(7, .cancelled)],
        "Both sides told that the user cancelled, the left one at 5 ms and the right one at 7 ms."
      ),
      (
        [request, update], [update, request],
        "Both sides did the same two things, but in another order: first the left side told that a request for "
          + "predictions goes out at 0 ms, and first the right side told that the list may have changed at 0 ms and "
          + "showed york1."
      ),
      (
        [request], [Self.told(0, .requested, to: "B")],
        "Both sides told that a request for predictions goes out, the left one to its delegate A and the right "
          + "one to its delegate B."
      ),
      (
        [request], [update, request],
        "The right side told that the list may have changed at 0 ms and showed york1, which the left side did "
          + "not; the left side told that a request for predictions goes out at 0 ms."
      ),
      (
        [Self.told(1, .failed(-9))], [Self.told(1, .updated(.cantLoad))],
        "The left side reported a failure with code -9 (access not configured) at 1 ms; there the right side "
          + "told that the list may have changed at 1 ms and showed that it cannot load."
      ),
      (
        [Self.told(1, .predictions([]))], [Self.told(1, .predictions([Self.bath]))],
        "The left side delivered an empty list of predictions at 1 ms; there the right side delivered the "
          + "predictions bath1 at 1 ms."
      ),
    ]
    for line in lines { #expect(Self.explanation(line.left, line.right) == line.says) }
  }

  @Test("Questions to the service, by the parts that differ, and how calls end")
  func service() {
    var other = Self.question
    other.token = nil
    other.types = ["bank"]
    let asked = TraceEvent(at: 0, .asked(call: 1, Self.question))
    #expect(
      Self.explanation([asked], [.init(at: 0, .asked(call: 1, other))])
        == "Both sides asked the service for predictions for “york”, but not alike: the session token, which ties "
        + "the calls of one search together: left token-1, right none; the types: left none, right bank.")
    #expect(
      Self.explanation([asked], [])
        == "The left side asked the service for predictions for “york” at 0 ms; the right side asked nothing more."
    )
    #expect(
      Self.explanation(
        [asked, .init(at: 90, .ended(call: 1, .cancelled))],
        [asked, .init(at: 100, .ended(call: 1, .answered))])
        == "Call 1 (predictions for “york”) was cancelled at 90 ms on the left side, and was answered at 100 ms on "
        + "the right side.")
    #expect(
      Self.explanation([asked], [asked, .init(at: 100, .ended(call: 1, .failed))])
        == "Call 1 (predictions for “york”) failed at 100 ms on the right side; the left side has no such call "
        + "that ended.")
  }

  @Test("Beside a live service no times are told")
  func live() {
    #expect(
      Self.explanation([], [Self.told(431, .cancelled)], sees: [])
        == "The right side told that the user cancelled; the left side told nothing more.")
    let york = Self.told(0, .predictions([Self.york]))
    #expect(
      Self.explanation([york, Self.told(201, .predictions([Self.bath]))], [york], sees: [])
        == "The left side delivered the predictions bath1; the right side told nothing more (“predictions” in all: "
        + "2 on the left, 1 on the right).")
  }

  @Test("What the other side does as well, only later, is no part of the difference")
  func alone() throws {
    func difference(_ left: [TraceEvent], _ right: [TraceEvent]) throws -> Difference {
      func trace(_ events: [TraceEvent]) -> Trace {
        Trace(scenario: "s", door: .table, side: "x", sees: .everything, events: events)
      }
      let scenario = Scenario(name: "s", about: ["C22", "C17"], doors: [.table], steps: [])
      return try #require(Comparison(scenario, trace(left), trace(right)).difference)
    }
    let update = Self.told(200, .updated(.rows([Self.york])))
    let select = Self.told(300, .shouldSelect(Self.york))
    let missing = try difference([select], [update, select])
    #expect(!missing.marksLeft && missing.marksRight)
    #expect(missing.items.map(\.id).prefix(2) == ["C17", "C18"])
    // Told twice: the items are those about exactly once.
    let twice = try difference([update, update], [update])
    #expect(twice.marksLeft && twice.items.map(\.id).prefix(3) == ["C17", "C8", "D14"])
    let apart = try difference([update], [select])
    #expect(apart.marksLeft && apart.marksRight)
  }
}
