import LegacyPlacesTesting
import PlacesEngine

/// Short stories that the reference model and the adapter are both played on.
enum ReferenceStories {
  typealias Story = Scenario

  static func story(
    _ name: String, _ doors: [FrontDoor], _ steps: [(Int, Scenario.Action)],
    _ answers: [Scenario.Answer] = [],
    policy: TypingPolicy = .legacy
  ) -> Story {
    Scenario(
      name: name, title: name, doors: doors, policy: policy, steps: steps.map { .init(at: $0, $1) },
      answers: answers)
  }

  static let typists = [FrontDoor.fetcher] + FrontDoor.lists
  static let all = typing + settings + lists + reactions + screens + clients

  static func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(latitude: latitude, longitude: longitude)
  }

  private static func places(_ ids: String...) -> Scenario.Answer.Reply {
    .places(ids.map { ScenarioPlace($0) })
  }

  private static func fails(_ code: Int) -> Scenario.Answer.Reply { .failure(code, message: "scripted") }

  static let typing = [
    story(
      "D1 the first change asks at once, the newest text later", typists,
      [(0, .type("s")), (50, .type("sy")), (120, .type("syd"))]),
    story(
      "D1 requests stay 200 ms apart", typists,
      [(0, .type("s")), (199, .type("sy")), (399, .type("syd")), (400, .type("sydn"))]),
    story(
      "C11 an answer that is late is dropped", typists, [(0, .type("a")), (300, .type("b"))],
      [.init(.text("a"), after: 900, isDeaf: true, places("a1"))]),
    story(
      "D5 a late failure is dropped", typists, [(0, .type("a")), (300, .type("b"))],
      [.init(.text("a"), after: 350, isDeaf: true, fails(-9))]),
    story(
      "D2 no text cancels and empties once", typists,
      [(0, .type("a")), (300, .type("b")), (310, .type("  ")), (320, .type(nil)), (700, .type(""))]),
    story("D2 no text at the start tells nothing", typists, [(0, .type(nil)), (10, .type(""))]),
    story(
      "D2 a text in the same turn takes the empty one's place", typists,
      [(0, .type("a")), (300, .type("")), (300, .type("b"))]),
    story(
      "D3 the same text under way or delivered", typists,
      [(0, .type("a")), (20, .type(" a ")), (300, .type("a"))]),
    story(
      "D3 the same text after a failure", typists, [(0, .type("a")), (300, .type("a"))],
      [.init(.call(1), after: 10, fails(-9))]),
    story("D3 back to the text under way", typists, [(0, .type("a")), (50, .type("b")), (90, .type("a"))]),
    story(
      "D3 back after the answer was dropped", typists,
      [(0, .type("a")), (50, .type("b")), (150, .type("a"))]),
    story("D8 blank space is not sent", typists, [(0, .type("\n\u{00A0}new  york\t"))]),
    story(
      "an answer at once", typists, [(0, .type("a")), (0, .type("b")), (500, .type("c"))],
      [.init(.text("b"), after: 0, places()), .init(.text("c"), after: 0, places("c1"))]),
    story(
      "a service that never answers", typists, [(0, .type("a")), (600, .type("b")), (700, .type(nil))],
      [.init(.text("a"), .never), .init(.text("b"), .never)]),
    story(
      "D6 a call that the service gave up", typists, [(0, .type("a")), (300, .type("a"))],
      [.init(.call(1), after: 10, .gone)]),
    story(
      "an answer to another question", typists, [(0, .type("a"))],
      [.init(.call(1), after: 10, .details(name: "x"))]),
    story(
      "the economical policy", typists,
      [(0, .type("sy")), (100, .type("syd")), (450, .type("sydn")), (480, .type("sydne"))],
      [.init(.text("syd"), after: 800, places("old"))], policy: .economical),
    story(
      "a debounce and no text", typists, [(0, .type("a")), (100, .type(nil)), (200, .type("b"))],
      policy: TypingPolicy(pace: .debounce(.milliseconds(150)))),
    story(
      "immediate, merging", typists, [(0, .type("a")), (10, .type("b")), (20, .type("c"))],
      policy: TypingPolicy(pace: .immediate, mergesInFlight: true)),
    story("immediate", typists, [(0, .type("a")), (0, .type("b")), (50, .type("c"))], policy: .immediate),
    story(
      "C58 matches in UTF-16, clamped", typists, [(0, .type("a"))],
      [
        .init(
          .text("a"),
          .places([
            ScenarioPlace(
              "p", text: "🏖️ Café, Rom", primary: "🏖️ Café", secondary: "Rom",
              matches: [
                ServiceMatch(startOffset: 0, endOffset: 2), ServiceMatch(startOffset: 9, endOffset: 99),
              ],
              types: ["cafe"], distance: 12)
          ]))
      ]),
  ]

  static let settings = [
    story(
      "D4 the filter is read when a request goes out", typists,
      [(0, .type("a")), (50, .type("b")), (100, .filter(.init(types: ["bank"]))), (500, .filter(nil))]),
    story(
      "D3 the same filter in other words is no change", typists,
      [
        (0, .filter(.init(type: "region"))), (0, .type("a")), (300, .filter(.init(types: ["(regions)"]))),
        (300, .type("a")), (600, .filter(.init(types: ["(cities)"]))), (600, .type("a")),
      ]),
    story(
      "B05 a type that the service rejects", typists,
      [(0, .filter(.init(types: ["room"]))), (0, .type("a")), (300, .type("a"))]),
    story(
      "C44 countries over country", typists,
      [(0, .filter(.init(country: "USA", countries: ["au", "NZ"]))), (0, .type("a"))]),
    story("B08 three letters", typists, [(0, .filter(.init(country: "USA"))), (0, .type("a"))]),
    story(
      "C41 the restriction wins over a broken bias", typists,
      [
        (
          0,
          .filter(
            .init(
              bias: .circle(center: point(99, 0), radius: -1),
              restriction: .corners(point(3, -179), point(1, 179))))
        ), (0, .type("a")),
      ]),
    story(
      "C38 bounds in either mode, and beside a region", typists,
      [
        (0, .bounds(.init(point(3, 1), point(1, 3)))), (0, .type("a")),
        (300, .bounds(.init(point(3, 1), point(1, 3), restricts: true))), (300, .type("a")),
        (600, .filter(.init(bias: .circle(center: point(1, 1), radius: 50_000)))), (600, .type("a")),
      ]),
    story(
      "C15 the app's token", [.fetcher],
      [
        (0, .token("a")), (0, .type("x")), (300, .token("b")), (300, .type("x")), (600, .token(nil)),
        (600, .type("x")),
      ]),
    story(
      "D6 nobody hears, then somebody does", [.fetcher],
      [(0, .delegate(nil)), (0, .type("a")), (300, .delegate("B")), (300, .type("a"))]),
    story("D7 let go in the middle", typists, [(0, .type("a")), (50, .type("ab")), (60, .release)]),
  ]

  static let lists = [
    story("C22 C24 a tap", FrontDoor.lists, [(0, .type("a")), (300, .tap(.row(1))), (350, .tap(.row(0)))]),
    story(
      "C22 a tap that is refused", FrontDoor.lists,
      [
        (0, .type("a")), (300, .letThrough(false)), (300, .tap(.row(1))), (400, .letThrough(true)),
        (400, .tap(.row(0))),
      ]),
    story(
      "D11 a tap while a newer text waits", FrontDoor.lists,
      [(0, .type("a")), (300, .type("b")), (350, .type("c")), (360, .tap(.place("a1"))), (700, .type("c"))]),
    story(
      "D11 a row that is gone", FrontDoor.lists,
      [(0, .type("a")), (300, .type("b")), (450, .tap(.place("a1")))]),
    story(
      "D21 new text while details are out", FrontDoor.lists,
      [(0, .type("a")), (300, .tap(.row(0))), (320, .type("b")), (450, .tap(.row(0)))],
      [.init(.place("a1"), after: 300, .details(name: "A"))]),
    story(
      "D12 can't load, and the retry", FrontDoor.lists, [(0, .type("a")), (300, .retry), (310, .retry)],
      [.init(.call(1), fails(-1))]),
    story(
      "D10 D12 the retry of details", FrontDoor.lists,
      [(0, .type("a")), (300, .tap(.row(0))), (500, .retry), (700, .tap(.row(1)))],
      [.init(.call(2), fails(-2))]),
    story(
      "D12 details fail for good after a retry", FrontDoor.lists,
      [(0, .type("a")), (300, .tap(.row(0))), (500, .retry), (700, .tap(.row(1)))],
      [.init(.call(2), fails(-3)), .init(.call(3), fails(-9))]),
    story(
      "C25 a failure that is told", FrontDoor.lists, [(0, .type("a")), (300, .type("b")), (500, .type(nil))],
      [.init(.text("b"), fails(-7))]),
    story(
      "B11 details are refused", FrontDoor.lists,
      [(0, .type("a")), (300, .tap(.row(0))), (500, .tap(.row(1)))],
      [.init(.place("a1"), fails(-9))]),
    story(
      "no match, then no text", FrontDoor.lists, [(0, .type("a")), (300, .type(nil))],
      [.init(.text("a"), .places([]))]),
    story(
      "D6 another delegate, and none", FrontDoor.lists,
      [
        (0, .type("a")), (50, .delegate("B")), (300, .delegate(nil)), (300, .tap(.row(0))),
        (500, .delegate("A")), (500, .type("b")),
      ]),
    story(
      "D9 D10 clearing in the middle", [.table],
      [(0, .type("a")), (50, .clear), (60, .clear), (300, .type("a")), (500, .tap(.row(0))), (510, .clear)]),
    story(
      "C34 the fields that are asked for", FrontDoor.lists,
      [
        (0, .type("a")), (300, .fields(["name", "website", "wheelchairAccessibleEntrance"])),
        (300, .tap(.row(0))),
      ]),
  ]

  static let reactions = [
    story(
      "D16 typing inside did-request", FrontDoor.lists,
      [(0, .react(.init(to: .request, [.type("b")]))), (0, .type("a"))]),
    story(
      "D16 typing inside did-update", FrontDoor.lists,
      [
        (0, .react(.init(to: .update, times: 3, [.type("b"), .type("a")]))), (0, .type("a")),
        (300, .type("c")),
      ]),
    story(
      "D16 a tap inside did-select", FrontDoor.lists,
      [(0, .react(.init(to: .select, [.tap(.row(0))]))), (0, .type("a")), (300, .tap(.row(1)))]),
    story(
      "D9 clearing inside a clearing ends", [.table],
      [
        (0, .react(.init(to: .update, times: 20, [.clear]))),
        (0, .react(.init(to: .request, times: 20, [.clear]))), (0, .type("a")), (300, .clear),
      ]),
    story(
      "D16 let go inside did-update", FrontDoor.lists,
      [(0, .react(.init(to: .update, [.release]))), (0, .type("a"))],
      [.init(.call(1), fails(-9))]),
    story(
      "D16 the fetcher's delegate types on", [.fetcher],
      [
        (0, .react(.init(to: .predictions, times: 2, [.type("b"), .delegate("B")]))), (0, .type("a")),
        (300, .type(nil)),
      ]),
  ]

  static let screens = [
    story(
      "C30 B17 Cancel ends it", [.screen],
      [(0, .type("a")), (150, .cancel), (160, .type("b")), (170, .cancel)]),
    story(
      "B17 Cancel while details are out", [.screen], [(0, .type("a")), (300, .tap(.row(0))), (310, .cancel)],
      [.init(.place("a1"), isDeaf: true, .details(name: nil))]),
    story(
      "B17 each presentation begins anew", [.screen],
      [
        (0, .type("a")), (300, .tap(.row(0))), (500, .tap(.row(1))), (600, .present), (610, .type("a")),
        (900, .cancel),
      ]),
    story(
      "B17 D6 an end that nobody hears is none", [.screen],
      [(0, .delegate(nil)), (0, .cancel), (10, .delegate("A")), (10, .type("a")), (300, .cancel)]),
    story(
      "B17 begun anew inside did-update", [.screen],
      [(0, .react(.init(to: .update, [.cancel, .present]))), (0, .type("a"))],
      [.init(.call(1), fails(-9))]),
  ]

  static let clients = [
    story(
      "C8 D14 each call has its callback", [.client],
      [
        (0, .find("a")), (0, .find(" a ")), (0, .find("")), (0, .details("p")), (0, .details(" ")),
        (10, .release), (20, .find("b")),
      ]),
    story(
      "C62 C63 the token given, or none", [.client],
      [(0, .token("a")), (0, .find("x")), (10, .details("p")), (20, .token(nil)), (20, .find("y"))]),
    story(
      "B05 a broken filter fails also with no text", [.client],
      [(0, .filter(.init(types: ["geocode", "bank"]))), (0, .find("")), (0, .find("x"))]),
    story(
      "C43 C45 types", [.client],
      [
        (0, .filter(.init(type: "city", types: ["address"]))), (0, .find("x")),
        (0, .filter(.init(types: ["a", "b", "c", "d", "e", "f"]))), (0, .find("x")),
        (0, .filter(.init(type: "establishment", types: []))), (0, .find("x")),
      ]),
    story(
      "C49 C50 areas", [.client],
      [
        (0, .filter(.init(restriction: .circle(center: point(1, 1), radius: 0)))), (0, .find("x")),
        (0, .filter(.init(bias: .circle(center: point(1, 1), radius: 50_000.5)))), (0, .find("x")),
        (0, .filter(.init(bias: .corners(point(1, -180), point(-1, 180))))), (0, .find("x")),
        (0, .filter(.init(bias: .corners(point(1, 1), point(1, 1)), origin: point(0, 200)))), (0, .find("x")),
      ]),
    story(
      "12 fields", [.client],
      [
        (0, .details("p")), (0, .fields([])), (0, .details("p")), (0, .fields(["coordinate", "all"])),
        (0, .details("p")),
      ]),
    story(
      "D6 the callback is the caller's", [.client],
      [(0, .find("a")), (10, .delegate("B")), (10, .find("b")), (20, .delegate(nil)), (20, .find("c"))]),
    story(
      "a call that is given up", [.client], [(0, .find("a")), (0, .details("p"))],
      [.init(.call(1), .gone), .init(.call(2), after: 0, .gone)]),
  ]
}
