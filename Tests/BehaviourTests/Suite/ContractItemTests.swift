import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The items and which of them speak about a difference.
@Suite("Contract items")
struct ContractItemTests {
  @Test("Every item is there once, and is one sentence")
  func all() {
    let ids = ContractItem.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for (letter, count) in [("C", 73), ("D", 22), ("B", 26), ("G", 21), ("N", 14)] {
      #expect(ids.count { $0.hasPrefix(letter) } == count)
    }
    for item in ContractItem.all {
      let statement = item.statement
      #expect(statement.first?.isUppercase == true && statement.hasSuffix(".") && !statement.contains(". "))
      #expect(statement.count < 130, "\(item.id)")
    }
    #expect(ContractItem.item("C11")?.statement.contains("older texts are dropped") == true)
    #expect(ContractItem.item("C99") == nil)
  }

  @Test("The bundled scenarios are about items that there are")
  func bundled() throws {
    for scenario in try Scenario.bundled() {
      #expect(scenario.about.allSatisfy { ContractItem.item($0) != nil }, "\(scenario.name)")
    }
  }

  static let row = PredictionFacts(placeID: "york1", text: "york1", primary: "york1")
  static let question = ServiceQuestion(text: "york", token: "token-1", types: ["bank"])

  /// The question with one part changed.
  static func changed(_ change: (inout ServiceQuestion) -> Void) -> TraceEvent.What {
    var question = question
    change(&question)
    return .asked(call: 1, question)
  }

  static func told(_ event: SubjectEvent) -> TraceEvent.What { .told(event, to: "A") }

  /// What the left side does at 0 ms, what the right one, and the ids that come first.
  static let differences: [(left: TraceEvent.What?, right: TraceEvent.What?, ids: [String])] = [
    (nil, told(.predictions([row])), ["C11", "B34"]),
    (told(.requested), nil, ["C16", "D14", "C10", "D1"]),
    (nil, told(.updated(nil)), ["C17", "C18", "D19"]),
    (nil, told(.updated(.cantLoad)), ["C27", "D12"]),
    (nil, told(.shouldSelect(row)), ["C22", "C23"]),
    (nil, told(.place(PlaceFacts(id: "a"))), ["C24", "D21"]),
    (nil, told(.failed(-1)), ["C26", "C27", "D12"]),
    (nil, told(.failed(-9)), ["C25", "C12"]),
    (nil, told(.cancelled), ["C30", "B17"]),
    (nil, told(.offMain("update")), ["C2", "C6", "B37"]),
    (.asked(call: 1, question), nil, ["C10", "D1", "D3"]),
    (nil, .asked(call: 1, ServiceQuestion(place: "a")), ["C22", "C24"]),
    (.asked(call: 1, question), changed { $0.text = "yor" }, ["C10", "C11", "D8"]),
    (.asked(call: 1, question), changed { $0.token = nil }, ["C59", "C60", "C61", "C62"]),
    (.asked(call: 1, question), changed { $0.types = [] }, ["C43", "C45"]),
    (.asked(call: 1, question), changed { $0.countries = ["AU"] }, ["C44", "C47"]),
    (
      .asked(call: 1, question),
      changed { $0.bias = .circle(center: GeoPoint(latitude: 0, longitude: 0), radius: 1) }, ["C38", "C39"]
    ),
    (.asked(call: 1, question), changed { $0.origin = GeoPoint(latitude: 0, longitude: 0) }, ["C51"]),
    (.asked(call: 1, question), changed { $0.fields = ["id"] }, ["C34", "C35", "C36"]),
    (.ended(call: 1, .cancelled), .ended(call: 1, .answered), ["D2", "D11"]),
  ]

  @Test("The items that speak about a difference", arguments: differences.indices)
  func items(index: Int) throws {
    let (left, right, ids) = Self.differences[index]
    let scenario = Scenario(name: "s", doors: [.fetcher], steps: [])
    func trace(_ what: TraceEvent.What?) -> Trace {
      Trace(
        scenario: "s", door: .fetcher, side: "x", events: [what].compactMap(\.self).map { .init(at: 0, $0) })
    }
    let difference = try #require(Comparison(scenario, trace(left), trace(right)).difference)
    #expect(Array(difference.items.map(\.id).prefix(ids.count)) == ids)
    // What the scenario is about and fits comes first, what does not fit last.
    var about = scenario
    let last = try #require(ids.last)
    about.about = ["N14", last]
    let items = try #require(Comparison(about, trace(left), trace(right)).difference).items.map(\.id)
    #expect(items.first == last && items.last == "N14" && Set(items).count == items.count)
  }

  @Test("A scenario about an item that there is not is refused, with the nearest one")
  func unknown() {
    var scenario = Scenario(name: "s", about: ["B1"], doors: [.fetcher], steps: [])
    let error = message { try Scenario(json: scenario.json, name: "s") } ?? ""
    #expect(error.contains("about[0]: There is no item “B1”. Did you mean “B01”?"), "\(error)")
    scenario.about = ["C0"]
    #expect(throws: ScenarioFileError.self) { try Scenario(json: scenario.json, name: "s") }
    scenario.about = ["our-own", "APP-12"]
    #expect(throws: Never.self) { try Scenario(json: scenario.json, name: "s") }
  }
}
