import LegacyPlaces
import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine
import Testing

@MainActor
@Suite("Wrong use")
struct WrongUseTests {
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var text: String

    init(_ option: String, _ value: String, _ text: String) {
      arguments = [option, value]
      self.text = text
    }

    init(_ arguments: [String], _ text: String) {
      self.arguments = arguments
      self.text = text
    }

    var testDescription: String { arguments.joined(separator: " ").prefix(60).description }
  }

  nonisolated static let cases: [Case] = [
    Case("--service", "wbe", "--service cannot be 'wbe'. Expected: offline or web. Did you mean 'web'?"),
    Case(
      "--service", "ofline",
      "--service cannot be 'ofline'. Expected: offline or web. Did you mean 'offline'?"),
    Case("--places", "", "--places cannot be ''. Expected: a file of tab-separated text."),
    Case(
      ["--places", "x", "--service", "web"],
      "--places is about the offline service. Expected: --places or --service web, not both."),
    Case(
      "--countries", "AUS", "--countries cannot be 'AUS'. Expected: codes of two letters, such as AU."),
    Case("--countries", "AU,", "--countries cannot be 'AU,'. Expected: codes of two letters, such as AU."),
    Case("--countries", "A1", "--countries cannot be 'A1'. Expected: codes of two letters, such as AU."),
    Case(
      "--types", "(citis",
      "--types cannot be '(citis'. Expected: types such as bank or (cities), with commas between them. Did you mean '(cities)'?"
    ),
    Case(
      "--types", "bank cafe",
      "--types cannot be 'bank cafe'. Expected: types such as bank or (cities), with commas between them."),
    Case(
      "--bias", "1,2",
      "--bias cannot be '1,2'. Expected: lat,lng,lat,lng (two corners) or lat,lng,metres (a circle)."),
    Case(
      "--bias", "1,2,x",
      "--bias cannot be '1,2,x'. Expected: lat,lng,lat,lng (two corners) or lat,lng,metres (a circle)."),
    Case("--bias", "1,2,-1", "--bias has a radius of -1.0 m. Expected: 0 to 50000 m behind the centre."),
    Case(
      "--bias", "440.9,2,3,4",
      "--bias has a point at 440.9,2.0. Expected: a latitude of -90 to 90 and a longitude of -180 to 180."),
    Case(
      "--restrict", "nan,2,3,4",
      "--restrict cannot be 'nan,2,3,4'. Expected: lat,lng,lat,lng (two corners) or lat,lng,metres (a circle)."
    ),
    Case(
      "--restrict", "1,2,50001",
      "--restrict has a radius of 50001.0 m. Expected: 0 to 50000 m behind the centre."),
    Case(
      "--origin", "1",
      "--origin cannot be '1'. Expected: lat,lng in degrees, such as -33.8568,151.2153."),
    Case(
      "--origin", "1,181",
      "--origin has a point at 1.0,181.0. Expected: a latitude of -90 to 90 and a longitude of -180 to 180."),
    Case("--language", "e", "--language cannot be 'e'. Expected: a language tag such as en or pt-BR."),
    Case(
      "--language", "en_US", "--language cannot be 'en_US'. Expected: a language tag such as en or pt-BR."),
    Case("--region", "usa", "--region cannot be 'usa'. Expected: codes of two letters, such as AU."),
    Case(
      "--policy", "economicl",
      "--policy cannot be 'economicl'. Expected: legacy, economical, immediate, debounce:MS, throttle:MS. Did you mean 'economical'?"
    ),
    Case(
      "--policy", "debonce:300",
      "--policy cannot be 'debonce:300'. Expected: legacy, economical, immediate, debounce:MS, throttle:MS. Did you mean 'debounce'?"
    ),
    Case(
      "--policy", "debounce",
      "--policy cannot be 'debounce'. Expected: debounce:MS, such as debounce:300."),
    Case(
      "--policy", "throttle:0",
      "--policy cannot be 'throttle:0'. Expected: throttle:MS with 1 to 60000 milliseconds."),
    Case(
      "--policy", "legacy,mini:3",
      "--policy cannot be 'mini:3'. Expected: min:N or merge behind the policy. Did you mean 'min'?"),
    Case("--pace", "fast", "--pace cannot be 'fast'. Expected: a whole number from 0 to 10000."),
    Case("--pace", "-1", "--pace cannot be '-1'. Expected: a whole number from 0 to 10000."),
    Case("--pick", "0", "--pick cannot be '0'. Expected: a whole number from 1 to 5."),
    Case("--pick", "1.5", "--pick cannot be '1.5'. Expected: a whole number from 1 to 5."),
    Case(
      "--pick", "99999999999999999999",
      "--pick cannot be '99999999999999999999'. Expected: a whole number from 1 to 5."),
    Case(
      "--fields", "name,coordinat",
      "--fields cannot be 'coordinat'. Expected: names of GMSPlaceField, such as name,coordinate. Did you mean 'coordinate'?"
    ),
    Case(["--json=yes"], "--json takes no value. Expected: just --json."),
    Case(["--no-color=1"], "--no-color takes no value. Expected: just --no-color."),
    Case(["second"], "'second' is one text too many. Expected: one TEXT, in quotes."),
    Case(
      ["-pick", "2"],
      "'-pick' is not an option. Expected: an option of the list, or text behind '--'. Did you mean '--pick'?"
    ),
  ]

  @Test("What was wrong, what was expected, the nearest word; exit 2, nothing asked", arguments: cases)
  func wrong(_ wrong: Case) async {
    let bench = Bench()
    #expect(await bench.run(["try", "syd"] + wrong.arguments) == 2)
    #expect(bench.err == "legacy-places try: \(wrong.text)\n'legacy-places try --help' tells more.\n")
    #expect(bench.out.isEmpty)
    #expect(bench.service.calls.isEmpty)
  }

  @Test("Every option of the table has a wrong use above")
  func complete() {
    for option in TryOptions.table {
      #expect(
        Self.cases.contains { $0.arguments.contains { $0.hasPrefix(option.name) } }, "\(option.name)")
    }
  }

  @Test(
    "A misspelt option is told with the right one",
    arguments: TryOptions.table.map(\.name) + ["--help", "--version"])
  func misspelt(name: String) async {
    let bench = Bench()
    #expect(await bench.run("try", "syd", name + "x") == 2)
    #expect(bench.err.contains("'\(name)x' is not an option."))
    #expect(bench.err.contains("Did you mean '\(name)'?"))
  }

  @Test(
    "An option without its value says which it takes",
    arguments: TryOptions.table.filter { $0.value != nil }.map(\.name))
  func missingValue(name: String) async {
    for rest in [[name], [name, "--json"]] {
      let bench = Bench()
      #expect(await bench.run(["try", "syd"] + rest) == 2)
      #expect(bench.err.contains("\(name) has no value. Expected: \(name) "))
    }
  }

  @Test("No TEXT and no terminal, no TEXT for JSON, an empty TEXT")
  func noText() async {
    var bench = Bench()
    #expect(await bench.run("try") == 2)
    #expect(bench.err.contains("there is no TEXT, and no terminal to type into."))
    bench = Bench()
    bench.terminal = FakeTerminal([])
    #expect(await bench.run("try", "--json") == 2)
    #expect(bench.err.contains("there is no TEXT for --json."))
    bench = Bench()
    #expect(await bench.run("try", "") == 2)
    #expect(bench.err.contains("TEXT is empty."))
  }

  @Test("A pick beyond the predictions is told after what happened, because it was asked")
  func pickBeyond() async {
    let bench = Bench()
    #expect(await bench.run("try", "syd", "--pick", "3") == 2)
    #expect(bench.err.contains("there is no prediction 3 to pick. Expected: --pick 1 to 2."))
    #expect(bench.out.contains("Predictions"))
    #expect(bench.service.detailsQueries.isEmpty)
  }

  @Test("Values reach the question", arguments: [" ", "="])
  func values(separator: String) async throws {
    let bench = Bench()
    func option(_ name: String, _ value: String) -> [String] {
      separator == "=" ? ["\(name)=\(value)"] : [name, value]
    }
    let arguments =
      option("--countries", "AU,nz") + option("--types", "bank, cafe")
      + option("--bias", "-33.8,151.2,500") + option("--origin", "-33.8568,151.2153")
      + option("--language", "pt-BR") + option("--region", "br") + option("--pick", "2")
      + option("--fields", "name,coordinate")
    #expect(await bench.run(["try", "s"] + arguments) == 0)
    let query = try #require(bench.service.queries.first)
    #expect(query.includedRegionCodes.map { $0.lowercased() } == ["au", "nz"])
    #expect(query.includedPrimaryTypes == ["bank", "cafe"])
    #expect(
      query.locationBias == .circle(center: GeoPoint(latitude: -33.8, longitude: 151.2), radius: 500))
    #expect(query.origin == GeoPoint(latitude: -33.8568, longitude: 151.2153))
    #expect(query.languageCode == "pt-BR")
    #expect(query.regionCode == "br")
    let details = try #require(bench.service.detailsQueries.first)
    #expect(details.placeID == "operator")
    #expect(Set(details.fields) == ["displayName", "location", "attributions"])
    #expect(bench.out.contains("With countries AU,nz; types bank,cafe; bias -33.8,151.2,500.0;"))
  }

  @Test("D13 both areas: the restriction goes out, and a notice says so")
  func bothAreas() async throws {
    let bench = Bench()
    #expect(await bench.run("try", "s", "--bias", "1,2,3", "--restrict", "1,2,3,4") == 0)
    let query = try #require(bench.service.queries.first)
    #expect(query.locationBias == nil)
    #expect(
      query.locationRestriction
        == .rectangle(
          GeoRectangle(
            low: GeoPoint(latitude: 1, longitude: 2), high: GeoPoint(latitude: 3, longitude: 4))))
    #expect(bench.out.contains("Notice [LP204]"))
  }

  @Test("Every field name stands for its bit")
  func fields() throws {
    for (name, field) in PlaceFieldName.all {
      #expect(try GMSPlaceField(names: TryValue.fields(name, of: "--fields")) == field)
    }
    #expect(Set(PlaceFieldName.all.map(\.name)).count == 36)
  }

  @Test(
    "Policies",
    arguments: [
      ("legacy", TypingPolicy.legacy), ("economical", .economical), ("immediate", .immediate),
      ("debounce:300", TypingPolicy(pace: .debounce(.milliseconds(300)))),
      (
        "throttle:1,min:2,merge",
        TypingPolicy(pace: .throttle(.milliseconds(1)), minimumLength: 2, mergesInFlight: true)
      ),
    ])
  func policies(word: String, policy: TypingPolicy) throws {
    #expect(try TryValue.policy(word, of: "--policy").policy == policy)
  }
}
