import PlacesEngine

// What filters and answers hold.

extension ScenarioMaker {
  /// A filter, now and then one that the service cannot express.
  mutating func filter() -> ScenarioFilter {
    var filter = ScenarioFilter()
    if numbers.chance(25) {
      filter.type = numbers.pick(["geocode", "address", "establishment", "region", "city"])
    }
    if numbers.chance(25) {
      filter.types = numbers.pick([
        (4, ["restaurant"]), (4, ["bank", "cafe"]), (2, ["locality", "museum", "park", "school", "zoo"]),
        (2, ["(regions)"]), (2, []), (1, ["(cities)", "bank"]), (1, ["post_box"]),
        (1, ["bank", "cafe", "locality", "museum", "park", "zoo"]),
      ])
    }
    if numbers.chance(20) { filter.country = numbers.pick([(4, "au"), (4, "DE"), (1, "AUS")]) }
    if numbers.chance(20) {
      filter.countries = numbers.pick([
        (4, ["AU"]), (4, ["de", "AT", "ch"]), (2, []), (1, ["at", "be", "cy", "de", "ee", "fi"]),
        (1, ["AU", "NZL"]), (1, (0..<16).map { "a\(Character(UnicodeScalar(UInt8(97 + $0))))" }),
      ])
    }
    if numbers.chance(25) { filter.bias = area() }
    if numbers.chance(20) { filter.restriction = area() }
    if numbers.chance(15) { filter.origin = point() }
    return filter
  }

  mutating func bounds() -> ScenarioBounds {
    let first = point()
    return ScenarioBounds(first, numbers.chance(6) ? first : point(), restricts: numbers.chance(40))
  }

  private mutating func area() -> ScenarioArea {
    if numbers.chance(50) {
      let first = point()
      return .corners(first, numbers.chance(6) ? first : point())
    }
    let radius = numbers.pick([
      (6, Double(numbers.number(1..<50_000))), (1, 0), (1, 50_000), (1, 50_001), (1, -1),
    ])
    return .circle(center: point(), radius: radius)
  }

  private mutating func point() -> GeoPoint {
    GeoPoint(
      latitude: Double(numbers.number(-720..<721)) / 8, longitude: Double(numbers.number(-1_440..<1_441)) / 8)
  }

  // MARK: Answers

  mutating func answer() -> Scenario.Answer {
    let match = match()
    let after = numbers.pick([
      (14, 100), (10, 0), (20, numbers.number(1..<100)), (30, numbers.number(101..<400)),
      (26, numbers.number(401..<1_200)),
    ])
    return Scenario.Answer(
      match, after: after, isDeaf: numbers.chance(14),
      times: numbers.chance(45) ? numbers.number(1..<4) : nil,
      reply(to: match))
  }

  private mutating func match() -> Scenario.Answer.Match {
    let place = shown.isEmpty ? "somewhere" : numbers.pick(shown)
    let text = asked.isEmpty ? "york" : numbers.pick(asked)
    return numbers.pick([
      (door == .client ? 50 : 62, .text(text)), (22, .call(numbers.number(1..<8))),
      (door == .fetcher ? 0 : 22, .place(place)),
    ])
  }

  private mutating func reply(to match: Scenario.Answer.Match) -> Scenario.Answer.Reply {
    switch (match, numbers.number(0..<100)) {
    case (_, 0..<30): return .failure(-numbers.number(1..<13), message: "scripted")
    case (_, 30..<38): return .never
    case (_, 38..<46): return .gone
    case (.place, _): return .details(name: numbers.chance(70) ? numbers.pick(["York", "Zoë", "👍"]) : nil)
    case (.text(let text), _): return .places(places(for: text))
    case (.call, _):
      // What the call asks for is not known, so only what ends every call.
      return numbers.chance(50) ? .failure(numbers.pick([-1, -2, -9]), message: "scripted") : .gone
    }
  }

  private mutating func places(for text: String) -> [ScenarioPlace] {
    (0..<numbers.number(0..<5)).map { index in
      let id = numbers.chance(20) && index == 0 ? "stays" : "\(text)\(index + 1)"
      shown.append(id)
      guard numbers.chance(35) else { return ScenarioPlace(id) }
      let length = text.unicodeScalars.count
      var matches: [ServiceMatch] = []
      // Now and then two parts, which may overlap and come in any order.
      while matches.count < 2, numbers.chance(matches.isEmpty ? 60 : 30) {
        let start = numbers.number(0..<max(1, length))
        let end = start + 1 + numbers.number(0..<max(1, length))
        matches.append(ServiceMatch(startOffset: start, endOffset: end + (numbers.chance(10) ? 40 : 0)))
      }
      return ScenarioPlace(
        id, primary: text, secondary: numbers.chance(60) ? numbers.pick(["UK", "日本", "Île-de-France"]) : nil,
        matches: matches,
        types: numbers.chance(40) ? ["locality", "political"] : [],
        distance: numbers.chance(30) ? numbers.number(0..<20_000) : nil)
    }
  }
}
