import PlacesEngine

/// Makes a scenario smaller that shows something, and keeps it showing it.
///
/// It tries one cut after another (fewer doors, steps, answers, simpler texts, rounder times) and keeps each
/// that still shows it, until no cut does. Every kept cut makes the scenario smaller by ``size(of:)``, so it
/// comes to an end.
///
/// ```swift
/// let small = await Shrinker().smallest(scenario) { scenario in
///   Comparison(scenario, await trace(scenario), await other(scenario)).difference != nil
/// }
/// ```
public struct Shrinker: Sendable {
  /// How many smaller scenarios are tried at most.
  public var tries: Int

  public init(tries: Int = 3_000) {
    self.tries = tries
  }

  /// The smallest scenario found that still shows it; the scenario itself if no smaller one does.
  ///
  /// - Parameter stillDiffers: whether a scenario shows it; it is asked about smaller ones only.
  @MainActor
  public func smallest(
    _ scenario: Scenario, where stillDiffers: @MainActor (Scenario) async -> Bool
  ) async -> Scenario {
    var best = scenario
    var left = tries
    var isSmaller = true
    while isSmaller, left > 0 {
      isSmaller = false
      var cuts = Self.cuts(of: best)
      var index = 0
      // After a cut that held, the list is made anew and gone on with at the same place: what was tried before
      // it is tried again in the next round.
      while index < cuts.count, left > 0 {
        let candidate = cuts[index]
        guard Self.size(of: candidate) < Self.size(of: best) else {
          index += 1
          continue
        }
        left -= 1
        if await stillDiffers(candidate) {
          best = candidate
          isSmaller = true
          cuts = Self.cuts(of: best)
        } else {
          index += 1
        }
      }
    }
    return best
  }

  /// How much there is to read in a scenario: a number that only compares.
  package static func size(of scenario: Scenario) -> Int {
    var size = scenario.doors.count * 1_000
    size += scenario.policy == .legacy ? 0 : scenario.policy == .immediate ? 20 : 60
    size += digits(scenario.delay) + digits(scenario.watch)
    var last = 0
    for step in scenario.steps {
      // Times count as spans: a step that comes earlier makes no later one heavier.
      size += 200 + digits(step.at - last) + (step.at - last) / 100 + weight(step.action)
      last = step.at
    }
    for answer in scenario.answers { size += 100 + weight(answer) }
    return size
  }

  private static func weight(_ action: Scenario.Action) -> Int {
    switch action {
    case .type(let text): weight(text)
    case .find(let text): weight(text)
    case .details(let place): weight(place)
    case .tap(.row(let row)): 5 + row
    case .tap(.place(let place)): 3 + weight(place)
    case .filter(let filter): filter.map { 10 * parts($0) + 10 } ?? 5
    case .bounds(let bounds): bounds == nil ? 5 : 20
    case .fields(let names): 5 + names.count * 5
    case .react(let reaction):
      reaction.times * 20 + reaction.actions.reduce(0) { $0 + 100 + weight($1) }
    case .token, .delegate, .letThrough, .retry, .clear, .cancel, .present, .release: 5
    }
  }

  private static func weight(_ text: String?) -> Int {
    guard let text else { return 1 }
    return text.unicodeScalars.reduce(2) { $0 + ($1.isASCII ? 2 : 4) } + (text.first == "a" ? 0 : 1)
  }

  private static func weight(_ answer: Scenario.Answer) -> Int {
    var weight = digits(answer.after) + (answer.isDeaf ? 20 : 0) + (answer.times.map { 10 + $0 } ?? 0)
    switch answer.match {
    case .text(let text): weight += self.weight(text)
    case .place(let place): weight += self.weight(place)
    case .call(let number): weight += 4 + number
    }
    switch answer.reply {
    case .places(let places):
      for place in places {
        weight += 15 + self.weight(place.id) + (place == ScenarioPlace(place.id) ? 0 : 20)
      }
    case .details(let name): weight += name == nil ? 0 : 10
    case .failure(_, let message): weight += 5 + message.count
    case .never, .gone: weight += 5
    }
    return weight
  }

  private static func parts(_ filter: ScenarioFilter) -> Int {
    [
      filter.type != nil, filter.types != nil, filter.country != nil, filter.countries != nil,
      filter.bias != nil, filter.restriction != nil, filter.origin != nil,
    ].count { $0 } + (filter.types?.count ?? 0) + (filter.countries?.count ?? 0)
  }

  /// What there is to read of a number: 1200 has two digits.
  private static func digits(_ number: Int) -> Int {
    guard number != 0 else { return 0 }
    var number = abs(number)
    while number.isMultiple(of: 10) { number /= 10 }
    return String(number).count * 3
  }
}
