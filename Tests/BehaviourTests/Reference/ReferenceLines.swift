import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Main items of the contract with the time lines that they ask for, worked out by hand.
enum ReferenceLines {
  struct Line: Sendable, CustomTestStringConvertible {
    var story: Scenario
    var door: FrontDoor
    var told: [String]
    var asked: [String]
    var ends: [String]?
    var testDescription: String { story.name }
  }

  private static func line(
    _ name: String, _ door: FrontDoor, _ steps: [(Int, Scenario.Action)], _ answers: [Scenario.Answer] = [],
    policy: TypingPolicy = .legacy, told: [String], asked: [String], ends: [String]? = nil
  ) -> Line {
    Line(
      story: ReferenceStories.story(name, [door], steps, answers, policy: policy), door: door, told: told,
      asked: asked, ends: ends)
  }

  static let contract = [
    line(
      "C10 D1 the first change asks at once, then the newest text", .fetcher,
      [(0, .type("s")), (50, .type("sy")), (120, .type("syd"))],
      told: ["300 predictions syd1,syd2"], asked: ["0 #1 \"s\" no token", "200 #2 \"syd\" no token"],
      ends: ["100 #1 answered", "300 #2 answered"]),
    line(
      "C11 B34 a deaf service cannot bring an old answer back", .fetcher,
      [(0, .type("a")), (300, .type("b"))],
      [.init(.text("a"), after: 900, isDeaf: true, .places([ScenarioPlace("a1")]))],
      told: ["400 predictions b1,b2"], asked: ["0 #1 \"a\" no token", "300 #2 \"b\" no token"],
      ends: ["900 #1 answered", "400 #2 answered"]),
    line(
      "C12 a failure reaches the fetcher's delegate, retryable or not", .fetcher, [(0, .type("a"))],
      [.init(.call(1), after: 10, .failure(-1, message: ""))], told: ["10 fail -1"],
      asked: ["0 #1 \"a\" no token"], ends: ["10 #1 failed"]),
    line(
      "C13 D2 no text cancels, and is told once", .fetcher,
      [(0, .type("a")), (50, .type(" ")), (60, .type(nil))],
      told: ["50 predictions -"], asked: ["0 #1 \"a\" no token"], ends: ["50 #1 cancelled"]),
    line(
      "D2 no text when it is empty and idle tells nothing", .table, [(0, .type("")), (9, .type(nil))],
      told: [], asked: []),
    line(
      "C14 D4 the filter is read when the trailing request goes out", .fetcher,
      [(0, .type("a")), (50, .type("b")), (100, .filter(.init(types: ["bank"])))],
      told: ["300 predictions b1,b2"], asked: ["0 #1 \"a\" no token", "200 #2 \"b\" no token types=bank"]),
    line(
      "D3 the same text is not asked twice", .fetcher,
      [(0, .type("a")), (10, .type(" a")), (400, .type("a"))], told: ["100 predictions a1,a2"],
      asked: ["0 #1 \"a\" no token"]),
    line(
      "D3 D6 what nobody heard is asked again", .fetcher,
      [(0, .delegate(nil)), (0, .type("a")), (300, .delegate("B")), (300, .type("a"))],
      told: ["400 predictions a1,a2 → B"], asked: ["0 #1 \"a\" no token", "300 #2 \"a\" no token"]),
    line(
      "D7 a fetcher that is let go delivers what is outstanding", .fetcher,
      [(0, .type("a")), (50, .type("b")), (60, .release), (400, .type("c"))],
      told: ["300 predictions b1,b2"], asked: ["0 #1 \"a\" no token", "200 #2 \"b\" no token"]),
    line(
      "a merging policy waits for the answer, and drops it", .fetcher,
      [(0, .type("a")), (10, .type("b"))], [.init(.text("a"), after: 500, .places([]))],
      policy: TypingPolicy(pace: .immediate, mergesInFlight: true), told: ["600 predictions b1,b2"],
      asked: ["0 #1 \"a\" no token", "500 #2 \"b\" no token"]),
    line(
      "C16 C17 C22 C24 D10 a whole search carries one token", .table,
      [(0, .type("s")), (300, .fields(["name"])), (300, .tap(.row(1))), (600, .type("t"))],
      told: [
        "0 request", "100 update s1,s2", "300 select s2", "400 place s2", "600 request", "700 update t1,t2",
      ],
      asked: [
        "0 #1 \"s\" token-1", "300 #2 details s2 token-1 fields=attributions,displayName",
        "600 #3 \"t\" token-2",
      ]),
    line(
      "C20 D9 clearing tells did-update, then did-request, and asks nothing", .table,
      [(0, .type("s")), (150, .clear)],
      told: ["0 request", "100 update s1,s2", "150 update -", "150 request"],
      asked: ["0 #1 \"s\" token-1"]),
    line(
      "C22 D10 a refused tap asks nothing and ends nothing", .results,
      [(0, .type("s")), (300, .letThrough(false)), (300, .tap(.row(0))), (400, .type("t"))],
      told: ["0 request", "100 update s1,s2", "300 select s1", "400 request", "500 update t1,t2"],
      asked: ["0 #1 \"s\" token-1", "400 #2 \"t\" token-1"]),
    line(
      "C25 D19 a failure that is told: did-update, then did-fail", .results, [(0, .type("s"))],
      [.init(.call(1), .failure(-9, message: ""))], told: ["0 request", "100 update -", "100 fail -9"],
      asked: ["0 #1 \"s\" token-1"]),
    line(
      "C27 D10 D12 a retried details call sends its token again", .table,
      [(0, .fields(["name"])), (0, .type("s")), (300, .tap(.row(0))), (500, .retry)],
      [.init(.call(2), .failure(-2, message: ""))],
      told: [
        "0 request", "100 update s1,s2", "300 select s1", "400 update (can't load)", "600 update s1,s2",
        "600 place s1",
      ],
      asked: [
        "0 #1 \"s\" token-1", "300 #2 details s1 token-1 fields=attributions,displayName",
        "500 #3 details s1 token-1 fields=attributions,displayName",
      ]),
    line(
      "D11 D19 a tap stops what is asked, which still has its did-update", .table,
      [(0, .fields(["name"])), (0, .type("s")), (300, .type("sy")), (350, .tap(.place("s1")))],
      told: [
        "0 request", "100 update s1,s2", "300 request", "350 select s1", "350 update s1,s2", "450 place s1",
      ],
      asked: [
        "0 #1 \"s\" token-1", "300 #2 \"sy\" token-1",
        "350 #3 details s1 token-1 fields=attributions,displayName",
      ], ends: ["100 #1 answered", "350 #2 cancelled", "450 #3 answered"]),
    line(
      "C30 B17 after Cancel there is nothing", .screen,
      [(0, .type("s")), (50, .cancel), (60, .type("t")), (70, .cancel)], told: ["0 request", "50 cancelled"],
      asked: ["0 #1 \"s\" token-1"], ends: ["50 #1 cancelled"]),
    line(
      "B19 a list that is let go stops and tells nothing", .table, [(0, .type("s")), (50, .release)],
      told: ["0 request"], asked: ["0 #1 \"s\" token-1"], ends: ["50 #1 cancelled"]),
    line(
      "C3 C8 D14 the client's calls stand alone", .client,
      [(0, .find("a")), (0, .details("p")), (0, .find(" ")), (0, .release)],
      [.init(.text("a"), .failure(-7, message: ""))],
      told: ["0 predictions -", "100 fail -7", "100 place p"],
      asked: ["0 #1 \"a\" no token", "0 #2 details p no token fields=*"]),
    line(
      "C41 C45 C47 what the service cannot express is refused", .client,
      [
        (0, .filter(.init(types: ["(cities)", "bank"]))), (0, .find("a")),
        (0, .filter(.init(country: "GBR"))),
        (0, .find("a")), (0, .filter(.init(types: ["address"], countries: ["gb"]))), (0, .find("a")),
      ], told: ["0 fail -12", "0 fail -12", "100 predictions a1,a2"],
      asked: ["0 #1 \"a\" no token types=street_address,premise,subpremise,route countries=gb"]),
    line(
      "C50 9 corners in any order, the smaller span", .client,
      [
        (
          0,
          .filter(
            .init(bias: .corners(.init(latitude: 3, longitude: -179), .init(latitude: 5, longitude: 178))))
        ),
        (0, .find("a")),
      ], told: ["100 predictions a1,a2"], asked: ["0 #1 \"a\" no token bias=3.0,178.0…5.0,-179.0"]),
  ]
}
