import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Scenarios as JSON files.
@Suite("Scenario files")
struct ScenarioFileTests {
  /// One of everything that the format has.
  static let everything = Scenario(
    name: "everything", title: "All of the \"format\" 🗺 \u{1}", about: ["C11", "D5"],
    doors: FrontDoor.allCases,
    policy: TypingPolicy(pace: .debounce(.milliseconds(150)), minimumLength: 2, mergesInFlight: true),
    steps: [
      .init(at: 0, .type("york")), .init(at: 0, .type(nil)), .init(at: 0, .filter(nil)),
      .init(
        at: 0,
        .filter(
          ScenarioFilter(
            type: "address", types: ["bank"], country: "AU", countries: [],
            bias: .corners(point(39, -95), point(37.5, -100)),
            restriction: .circle(center: point(440.9, -1e30), radius: -0.5), origin: point(0, 0)))),
      .init(at: 5, .filter(ScenarioFilter())), .init(at: 5, .bounds(nil)),
      .init(at: 5, .bounds(ScenarioBounds(point(1, 2), point(3, 4)))),
      .init(at: 5, .bounds(ScenarioBounds(point(1, 2), point(3, 4), restricts: true))),
      .init(at: 5, .token("a")), .init(at: 5, .token(nil)), .init(at: 5, .fields(["name", "placeID"])),
      .init(at: 5, .fields([])), .init(at: 5, .delegate("B")), .init(at: 5, .delegate(nil)),
      .init(at: 5, .tap(.row(3))), .init(at: 5, .tap(.place("york1"))), .init(at: 5, .letThrough(false)),
      .init(at: 6, .retry), .init(at: 6, .clear), .init(at: 6, .cancel), .init(at: 6, .present),
      .init(at: 6, .release), .init(at: 7, .find("")), .init(at: 7, .details("y/1")),
      .init(
        at: 3_600_000,
        .react(
          .init(
            to: .update, times: 20,
            [.react(.init(to: .fail, [.react(.init(to: .place, [.type("x"), .clear]))]))]))),
    ],
    answers: [
      .init(
        .text("york"), after: 0, isDeaf: true, times: 2,
        .places([
          ScenarioPlace("york1"), ScenarioPlace("y2", primary: "York", secondary: "UK"),
          ScenarioPlace(
            "y3", text: "York here", primary: "York", secondary: "there",
            matches: [ServiceMatch(startOffset: 0, endOffset: 4)], types: ["locality"], distance: 0),
        ])),
      .init(.place("y2"), .details(name: nil)), .init(.place("y3"), .details(name: "York")),
      .init(.call(2), after: 50, .failure(-9, message: "off")), .init(.call(3), .failure(-1, message: "")),
      .init(.text("x"), .never), .init(.text("y"), .gone), .init(.text("z"), .places([])),
    ],
    delay: 0, watch: 0,
    expected: .init(told: ["0 request", "1 off the main thread: update -"], asked: []),
    notFor: ["async": "D13", "my own side": "it is slow"])

  static func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(latitude: latitude, longitude: longitude)
  }

  @Test("Reading what was written gives the same scenario")
  func roundTrip() throws {
    let written = Self.everything.json
    let read = try Scenario(json: written, name: "everything")
    #expect(read == Self.everything)
    #expect(read.json == written)
  }

  @Test(
    "The named policies, and paces of one's own",
    arguments: [
      .legacy, .economical, .immediate, TypingPolicy(pace: .immediate, minimumLength: 3),
      TypingPolicy(pace: .throttle(.milliseconds(1))),
      TypingPolicy(pace: .throttle(.milliseconds(200)), mergesInFlight: true),
    ])
  func policies(policy: TypingPolicy) throws {
    let scenario = Scenario(name: "p", doors: [.fetcher], policy: policy, steps: [])
    #expect(try Scenario(json: scenario.json, name: "p") == scenario)
  }

  @Test("A step, an answer and an expected line stand on a line each, and defaults are left out")
  func layout() {
    let scenario = Scenario(
      name: "s", title: "T", about: ["C11"], doors: [.fetcher, .table],
      steps: [.init(at: 0, .type("york")), .init(at: 300, .react(.init(to: .update, [.clear])))],
      answers: [.init(.text("york"), after: 900, .places([ScenarioPlace("york1")]))],
      expected: .init(told: ["900 predictions york1"]))
    #expect(
      scenario.json == """
        {
          "format": "legacy-places-scenario",
          "version": 1,
          "title": "T",
          "about": ["C11"],
          "doors": ["fetcher", "table"],
          "steps": [
            {"at": 0, "type": "york"},
            {"at": 300, "react": {"to": "update", "with": [{"do": "clear"}]}}
          ],
          "answers": [
            {"text": "york", "after": 900, "places": ["york1"]}
          ],
          "expected": {
            "told": [
              "900 predictions york1"
            ]
          }
        }

        """)
  }

  @Test("The bundled scenarios can be read, by name, and are named for their files")
  func bundled() throws {
    let scenarios = try Scenario.bundled()
    #expect(scenarios.map(\.name).contains("outdated-answer"))
    #expect(scenarios.map(\.name) == scenarios.map(\.name).sorted())
    for scenario in scenarios {
      #expect(try Scenario(json: scenario.json, name: scenario.name) == scenario)
    }
  }

  @Test("A byte order mark, blank lines, whole doubles and surrogate pairs are read")
  func tolerated() throws {
    let text = """
      \u{FEFF}

      {"format": "legacy-places-scenario", "version": 1.0, "doors": ["fetcher"],\r
       "steps": [{"at": 1e2, "type": "\\ud83d\\uDDFA\\/\\b\\f\\n\\r\\t\\u00e9"}]}
      """
    let scenario = try Scenario(json: Data(text.utf8), name: "t")
    #expect(scenario.steps == [.init(at: 100, .type("🗺/\u{8}\u{C}\n\r\té"))])
  }

  @Test("A missing file, a folder, and a folder without scenarios")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Scenario.scenarios(inFolder: folder) == [])
    let missing = folder.appendingPathComponent("none.json")
    #expect(message { try Scenario.load(contentsOf: missing) } == "none.json: There is no such file.")
    #expect(message { try Scenario.load(contentsOf: folder) }?.hasSuffix("This is a folder.") == true)
    #expect(message { try Scenario.scenarios(inFolder: missing) } != nil)
    let file = folder.appendingPathComponent("a.b.json")
    try Self.everything.json.write(to: file, atomically: true, encoding: .utf8)
    try "{".write(
      to: folder.appendingPathComponent("x.schema.json"), atomically: true, encoding: .utf8)
    #expect(try Scenario.scenarios(inFolder: folder).map(\.name) == ["a.b"])
    try "{".write(to: folder.appendingPathComponent("b.json"), atomically: true, encoding: .utf8)
    #expect(message { try Scenario.scenarios(inFolder: folder) }?.hasPrefix("b.json:1:2: ") == true)
  }
}

/// The description of the error that a body throws, or `nil`.
func message<Result>(_ body: () throws -> Result) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
