import PlacesEngine

/// Scenarios made up at random, the same ones for the same seed.
///
/// They go on for ever; take a `prefix`. Each has a seed of its own, which its name ends with: the first has
/// the seed that the sequence starts with, the next one more. ``Scenario/random(seed:)`` makes a single one
/// again.
///
/// ```swift
/// for scenario in RandomScenarios(seed: 1).prefix(5_000) { … }
/// ```
public struct RandomScenarios: Sequence, IteratorProtocol, Sendable {
  private var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
  }

  public mutating func next() -> Scenario? {
    defer { seed &+= 1 }
    return .random(seed: seed)
  }
}

extension Scenario {
  /// The scenario of a seed, on any machine and on every run.
  ///
  /// It is about the client, the fetcher, or one or several of the classes with a list, and does only what
  /// all of its front doors can do. It has no expectations of its own.
  public static func random(seed: UInt64) -> Scenario {
    var maker = ScenarioMaker(seed: seed)
    return maker.make(name: "random-\(seed)")
  }
}

/// Makes one scenario.
struct ScenarioMaker {
  var numbers: SeededNumbers
  let doors: [FrontDoor]
  /// What stands in the search field.
  var text = ""
  /// What may be asked about, without the blank space around it.
  var asked: [String] = []
  /// Places that may have been on show.
  var shown: [String] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    doors = numbers.pick([
      (12, [.client]), (26, [.fetcher]), (16, [.table]), (12, [.results]), (20, [.screen]),
      (6, [.table, .results]), (8, FrontDoor.lists),
    ])
  }

  var door: FrontDoor { doors[0] }
  var isList: Bool { FrontDoor.lists.contains(door) }

  mutating func make(name: String) -> Scenario {
    let policy = policy()
    let steps = steps()
    let answers = (0..<numbers.number(0..<6)).map { _ in answer() }
    let delay = numbers.chance(30) ? 100 : numbers.chance(10) ? 0 : numbers.number(3..<332)
    return Scenario(
      name: name, title: "A scenario made up at random", doors: doors, policy: policy, steps: steps,
      answers: answers, delay: delay)
  }

  private mutating func policy() -> TypingPolicy {
    let interval = Duration.milliseconds(numbers.number(20..<400))
    return numbers.pick([
      (40, .legacy), (15, .immediate), (10, .economical),
      (8, TypingPolicy(pace: .throttle(interval), minimumLength: 2)),
      (8, TypingPolicy(pace: .debounce(interval))),
      (8, TypingPolicy(pace: .immediate, mergesInFlight: true)),
      (6, TypingPolicy(pace: .throttle(interval), mergesInFlight: true)),
      (5, TypingPolicy(pace: .debounce(interval), minimumLength: 3)),
    ])
  }

  private mutating func steps() -> [Scenario.Step] {
    var steps: [Scenario.Step] = []
    var at = 0
    for index in 0..<numbers.number(2..<14) {
      if index > 0 { at += gap() }
      steps.append(.init(at: at, index == 0 && numbers.chance(70) ? enter() : action()))
      guard door != .client, numbers.chance(12) else { continue }
      let pace = numbers.chance(30) ? 0 : numbers.number(5..<120)
      for _ in 0..<numbers.number(2..<6) {
        at += pace
        steps.append(.init(at: at, enter()))
      }
    }
    guard numbers.chance(14) else { return steps }
    at += gap()
    steps.append(.init(at: at, .release))
    for _ in 0..<numbers.number(0..<3) {
      at += gap()
      steps.append(.init(at: at, action()))
    }
    return steps
  }

  /// Between two steps: often nothing at all, and seldom a round number, at which things would meet.
  private mutating func gap() -> Int {
    let gaps = [
      (28, 0..<1), (24, 1..<60), (26, 60..<250), (16, 250..<700), (2, 100..<101), (2, 200..<201),
      (2, 1_000..<2_500),
    ]
    return numbers.number(numbers.pick(gaps))
  }
}
