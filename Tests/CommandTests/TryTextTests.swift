import Foundation
import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine
import PlacesOffline
import Testing

@MainActor
@Suite("try as text")
struct TryTextTests {
  @Test("A run: which letters asked, predictions with marked letters, the place, the bill")
  func whole() async {
    let bench = Bench()
    #expect(await bench.run("try", "syd") == 0)
    #expect(
      bench.out == """
        Typing 'syd', a letter every 231 ms of virtual time, policy legacy (throttle 200 ms).
        Service: offline, bundled places. No key, no network.

            0 ms  s    → request 1: 2 predictions
          231 ms  sy   → request 2: 2 predictions
          462 ms  syd  → request 3: 2 predictions

        Predictions
        > 1  [Syd]ney Opera House · Bennelong Point · 850 m
          2  [Syd]ney Operators · 12.3 km

        Place
          Name        Sydney Opera House
          Address     Bennelong Point, Sydney NSW 2000, Australia
          Coordinate  -33.85678, 151.2153
          Types       tourist_attraction, establishment
          Status      operational
          Hours       Monday: 9:00 – 17:00
                      Tuesday: 9:00 – 17:00
          Phone       +61 2 9250 7111
          Rating      4.7 of 5 by 12
          Place ID    opera
          Credits     A Provider

        Session token-1: 3 requests, 1 details (Enterprise) → billed as 3 × Autocomplete Session Usage + 1 × \
        Place Details Enterprise + Atmosphere = $0.0250 at list prices of 2026-09-16 (offline: nothing was billed)

        """)
    #expect(bench.err.isEmpty)
  }

  @Test("Items 15 and 62: requests and details carry one token")
  func token() async {
    let bench = Bench()
    #expect(await bench.run("try", "sydney") == 0)
    #expect(bench.service.calls.count == 7)
    #expect(Set(bench.service.calls.map(\.sessionToken)) == ["token-1"])
  }

  struct Typing: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    /// What stands behind each keystroke.
    var marks: [String]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "D1 D3 D8 the policies: which keystrokes ask, and when",
    arguments: [
      Typing(arguments: ["abcd"], marks: ["→ request 1", "→ request 2", "→ request 3", "→ request 4"]),
      Typing(
        arguments: ["abcd", "--pace", "80"],
        marks: ["→ request 1", "·", "→ request 2 at 200 ms", "→ request 3 at 400 ms"]),
      Typing(arguments: ["abcd", "--pace", "0"], marks: ["→ request 1", "·", "·", "→ request 2 at 200 ms"]),
      Typing(
        arguments: ["abcd", "--policy", "debounce:300"], marks: ["·", "·", "·", "→ request 1 at 993 ms"]),
      Typing(
        arguments: ["abcd", "--policy", "debounce:200"],
        marks: [
          "→ request 1 at 200 ms", "→ request 2 at 431 ms", "→ request 3 at 662 ms",
          "→ request 4 at 893 ms",
        ]),
      Typing(
        arguments: ["abcd", "--policy", "immediate", "--pace", "1"],
        marks: ["→ request 1", "→ request 2", "→ request 3", "→ request 4"]),
      Typing(
        arguments: ["abcd", "--policy", "economical", "--pace", "400"],
        marks: ["·", "·", "→ request 1 at 1100 ms", "→ request 2 at 1500 ms"]),
      Typing(
        arguments: ["abcd", "--policy", "immediate,min:3"],
        marks: ["·", "·", "→ request 1", "→ request 2"]),
      Typing(arguments: ["ab  c"], marks: ["→ request 1", "→ request 2", "·", "·", "→ request 3"]),
    ])
  func timeLine(typing: Typing) async {
    let bench = Bench(Bench.nothing)
    #expect(await bench.run(["try"] + typing.arguments) == 0)
    let marks = bench.out.split(separator: "\n").compactMap { line -> String? in
      guard line.contains(" ms  "), let mark = line.firstIndex(where: { "→·".contains($0) }) else {
        return nil
      }
      return String(line[mark...]).replacingOccurrences(of: ": no match", with: "")
    }
    #expect(marks == typing.marks)
  }

  @Test("No match is said, is no error, and is billed per request")
  func noMatch() async {
    let bench = Bench(Bench.nothing)
    #expect(await bench.run("try", "zz") == 0)
    #expect(
      bench.out.contains("→ request 2: no match\n\nNo match.\n\nSession token-1: 2 requests, no details"))
    #expect(bench.out.contains("billed as 2 × Autocomplete Requests = $0.0057"))
    #expect(bench.err.isEmpty)
  }

  @Test("D2 blank text asks nothing, and so does a text too short for the policy")
  func notAsked() async {
    var bench = Bench()
    #expect(await bench.run("try", "  ") == 0)
    #expect(bench.out.contains("Nothing was asked: the text is blank.\n"))
    #expect(bench.service.calls.isEmpty)
    bench = Bench()
    #expect(await bench.run("try", "sy", "--policy", "economical") == 0)
    #expect(bench.out.contains("Nothing was asked: the policy asks from 3 letters on.\n"))
    #expect(bench.service.calls.isEmpty)
    #expect(!bench.out.contains("Session"))
  }

  @Test("The second prediction is picked when asked for")
  func pick() async {
    let bench = Bench()
    #expect(await bench.run("try", "syd", "--pick", "2") == 0)
    #expect(bench.service.detailsQueries.map(\.placeID) == ["operator"])
    #expect(bench.out.contains("\n> 2  [Syd]ney Operators"))
  }

  @Test("Every field asked for leaves the notice about its price")
  func allFields() async {
    let bench = Bench()
    #expect(await bench.run("try", "s", "--fields", "all") == 0)
    #expect(bench.service.detailsQueries.map(\.fields) == [["*"]])
    #expect(bench.out.contains("Notice [LP205]"))
    #expect(bench.out.contains("1 details (Enterprise + Atmosphere)"))
  }

  @Test("With the bundled places: Sydney Opera House first, no key, no network")
  func bundled() async throws {
    let bench = Bench()
    var host = bench.host
    let places = try OfflinePlacesService.bundled()
    host.offlineService = { _ in places }
    #expect(await LegacyPlacesCommand.run(["try", "sydney op"], host: host) == .success)
    #expect(bench.out.contains("\n> 1  [Sydney Op]era House · "))
    #expect(bench.out.contains("\n  Name        Sydney Opera House\n"))
    #expect(bench.keys.isEmpty)
  }

  @Test("A file of places is named; one that cannot be read is wrong use")
  func places() async {
    let bench = Bench()
    #expect(await bench.run("try", "s", "--places", "mine.tsv") == 0)
    #expect(bench.out.contains("Service: offline, places of 'mine.tsv'. No key, no network."))

    let system = CommandHost.system()
    var host = bench.host
    host.offlineService = system.offlineService
    #expect(await LegacyPlacesCommand.run(["try", "s", "--places", "/no/such.tsv"], host: host) == .wrongUse)
    #expect(bench.err.contains("--places cannot be '/no/such.tsv': such.tsv: the file cannot be read"))
  }
}
