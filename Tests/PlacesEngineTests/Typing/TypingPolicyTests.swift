import PlacesEngine
import Testing

/// Policies on the bare engine: which texts go out, and when, for a sequence of keystrokes.
///
/// The simulation is the test's own: a list of keystrokes with times, one timer, answers after a fixed time.
@Suite("Typing policies")
struct TypingPolicyTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var policy: TypingPolicy
    /// Milliseconds per keystroke.
    var pace: Int
    var expected: [String]
    var testDescription: String { "\(name) at \(pace) ms" }
  }

  static let keystrokes = ["s", "sy", "syd", "sy", "syd", "sydn"]

  static let economicalAtOnce = TypingPolicy(pace: .immediate, mergesInFlight: true)
  static let lengthAware = TypingPolicy(
    pace: .immediate, shortTexts: [.init(upTo: 2, pace: .debounce(.milliseconds(150)))])

  /// `text@time`, with answers 100 ms after each request.
  static let cases: [Case] = [
    .init(
      name: "immediate", policy: .immediate, pace: 50,
      expected: ["s@0", "sy@50", "syd@100", "sy@150", "syd@200", "sydn@250"]),
    .init(
      name: "immediate", policy: .immediate, pace: 331,
      expected: ["s@0", "sy@331", "syd@662", "sy@993", "syd@1324", "sydn@1655"]),
    .init(name: "throttle", policy: .legacy, pace: 50, expected: ["s@0", "sy@200", "sydn@400"]),
    .init(
      name: "throttle", policy: .legacy, pace: 120,
      // At 360 "sy" comes back, but its answer was lost while "syd" was in the field: it asks again (D3).
      expected: ["s@0", "sy@200", "sy@400", "syd@600", "sydn@800"]),
    .init(
      name: "throttle", policy: .legacy, pace: 231,
      expected: ["s@0", "sy@231", "syd@462", "sy@693", "syd@924", "sydn@1155"]),
    .init(
      name: "debounce", policy: TypingPolicy(pace: .debounce(.milliseconds(300))), pace: 231,
      expected: ["sydn@1455"]),
    .init(
      name: "debounce", policy: TypingPolicy(pace: .debounce(.milliseconds(300))), pace: 331,
      expected: ["s@300", "sy@631", "syd@962", "sy@1293", "syd@1624", "sydn@1955"]),
    .init(
      name: "three letters", policy: TypingPolicy(pace: .immediate, minimumLength: 3), pace: 120,
      expected: ["syd@240", "syd@480", "sydn@600"]),
    .init(
      name: "length aware", policy: lengthAware, pace: 120,
      // At 480 "syd" comes back before "sy" was asked: its rows are still on show (D3).
      expected: ["syd@240", "sydn@600"]),
    .init(
      name: "merge in flight", policy: economicalAtOnce, pace: 50,
      expected: ["s@0", "sy@100", "syd@200", "sydn@300"]),
    .init(name: "economical", policy: .economical, pace: 120, expected: ["sydn@900"]),
  ]

  @Test("each policy asks exactly what it says", arguments: cases)
  func requests(_ item: Case) {
    #expect(simulate(item.policy, pace: item.pace) == item.expected)
  }

  func simulate(_ policy: TypingPolicy, pace: Int) -> [String] {
    var engine = TypingEngine<Int, String>(policy: policy, surface: .fetcher)
    var asked: [String] = []
    var timer: Int?
    var answers: [(time: Int, number: Int)] = []
    func handle(_ event: TypingEngine<Int, String>.Event, at time: Int) {
      for action in engine.handle(event, context: 0) {
        switch action {
        case .startTimer(let interval):
          timer =
            time + Int(interval.components.seconds) * 1000
            + Int(interval.components.attoseconds / 1_000_000_000_000_000)
        case .stopTimer: timer = nil
        case .ask(let number, let text, _, _):
          asked.append("\(text)@\(time)")
          answers.append((time + 100, number))
        case .stop(let number): answers.removeAll { $0.number == number }
        default: break
        }
      }
    }
    for time in 0...3000 {
      if time == timer {
        timer = nil
        handle(.timerFired, at: time)
      }
      for answer in answers where answer.time == time {
        answers.removeAll { $0.number == answer.number }
        handle(.answered(answer.number, ["row"]), at: time)
      }
      if time.isMultiple(of: pace), time / pace < Self.keystrokes.count {
        handle(.textChanged(Self.keystrokes[time / pace]), at: time)
      }
    }
    return asked
  }
}
