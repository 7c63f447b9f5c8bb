import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine
import Testing

@MainActor
@Suite("Errors of the service")
struct ServiceErrorTests {
  @Test(
    "Each is told with code, name, text and what to do next; exit 1", arguments: ServiceFailure.Kind.allCases)
  func kinds(kind: ServiceFailure.Kind) async {
    let bench = Bench { _ in .failure(kind, "What happened.") }
    #expect(await bench.run("try", "sy") == 1)
    let lines = bench.err.split(separator: "\n")
    #expect(lines.first.map(String.init) == "Error \(kind.rawValue) \(kind): What happened.")
    #expect(lines.count == 2)
    #expect(bench.out.contains("→ request 1: error \(kind.rawValue) \(kind)\n"))
    #expect(bench.out.contains("billed as nothing = $0.0000"))
  }

  @Test("Only the newest text's failure counts; an earlier one is on its line")
  func recovered() async {
    let bench = Bench { $0.number == 1 ? .failure(.server) : Bench.opera($0) }
    #expect(await bench.run("try", "sy") == 0)
    #expect(bench.out.contains("→ request 1: error -2 server\n"))
    #expect(bench.out.contains("→ request 2: 2 predictions\n"))
    #expect(bench.err.isEmpty)
  }

  @Test("Details that fail leave the predictions on show and end the session unselected")
  func details() async {
    let bench = Bench { call in
      if case .details = call.question { .failure(.network, "No connection.") } else { Bench.opera(call) }
    }
    #expect(await bench.run("try", "s") == 1)
    #expect(bench.err.hasPrefix("Error -1 network: No connection.\n"))
    #expect(bench.out.contains("> 1  [S]ydney Opera House"))
    #expect(
      bench.out.contains(
        "1 request, 1 details (Enterprise, failed) → billed as 1 × Autocomplete Requests = $0.0028"))
  }

  @Test("A question that no service is asked says so on each keystroke")
  func notSent() async {
    let bench = Bench()
    #expect(await bench.run("try", "sy", "--types", "(cities),bank") == 1)
    #expect(bench.service.calls.isEmpty)
    #expect(bench.out.contains("    0 ms  s   ✗ not sent\n  231 ms  sy  ✗ not sent\n"))
    #expect(bench.err.hasPrefix("Error -12 invalidRequest: "))
  }

  @Test("A type that does not exist is told with the nearest that does")
  func nearestType() async {
    let bench = Bench { _ in .failure(.invalidRequest, "No such type.") }
    #expect(await bench.run("try", "s", "--types", "bank,resturant") == 1)
    #expect(bench.err.contains("Did you mean --types restaurant?"))
  }

  @Test("D18 the web service without a key: code -4, exit 1, nothing asked", arguments: [nil, "", "  "])
  func noKey(key: String?) async {
    let bench = Bench()
    bench.variables["PLACES_API_KEY"] = key
    #expect(await bench.run("try", "s", "--service", "web") == 1)
    #expect(
      bench.err == """
        Error -4 keyInvalid: No API key was provided: the environment variable PLACES_API_KEY is not set.
        Put a key of a project with Places API (New) into PLACES_API_KEY, or leave out --service web.

        """)
    #expect(bench.out.isEmpty)
    #expect(bench.keys.isEmpty)
    #expect(await bench.run("try", "s", "--service", "web", "--json") == 1)
    #expect(bench.out.contains("\"code\": -4"))
  }

  @Test("The web service gets the key, says that it bills, names Google Maps; the key is never printed")
  func web() async {
    let bench = Bench()
    bench.variables["PLACES_API_KEY"] = " the-key "
    #expect(await bench.run("try", "s", "--service", "web", "--policy", "immediate", "--pace", "0") == 0)
    #expect(bench.keys == ["the-key"])
    #expect(bench.out.contains("a letter every 0 ms of real time"))
    #expect(bench.out.contains("\nService: web, Google's Places API (New). These calls are billed.\n"))
    #expect(bench.out.contains("\nGoogle Maps\n"))
    #expect(bench.out.hasSuffix("at list prices of 2026-09-16\n"))
    #expect(!(bench.out + bench.err).contains("the-key"))
  }

  @Test("Offline the key is not looked at, and Google is not credited")
  func offline() async {
    let bench = Bench()
    bench.variables["PLACES_API_KEY"] = "the-key"
    #expect(await bench.run("try", "s") == 0)
    #expect(bench.keys.isEmpty)
    #expect(!bench.out.contains("Google Maps"))
  }
}
