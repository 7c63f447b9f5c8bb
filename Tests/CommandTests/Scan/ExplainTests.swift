import Foundation
import MigrationCodes
import PlacesCommand
import Testing

@MainActor
@Suite("Explain")
struct ExplainTests {
  @Test(
    "Every code says what is the matter, how heavy it is and where to read on", arguments: MigrationCode.all)
  func code(code: MigrationCode) async throws {
    for topic in [code.id, code.id.lowercased()] {
      let bench = Bench()
      #expect(await bench.run("explain", topic) == 0)
      let lines = bench.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.first == "\(code.id)  \(code.message)  (\(code.weight.rawValue))")
      #expect(lines.contains("More: MIGRATION.md#\(code.anchor)"))
      if let replacement = code.replacement { #expect(lines.contains("Use instead: \(replacement).")) }
      #expect(!actsOnTerminal(bench.out))
      #expect(bench.err.isEmpty)
    }
  }

  @Test(
    "Every symbol of the catalogue, with or without its labels, leads to its code",
    arguments: MigrationCode.all)
  func symbols(code: MigrationCode) async {
    for symbol in code.symbols where !symbol.hasSuffix("*") {
      for topic in [symbol, symbol.uppercased(), String(symbol.prefix { $0 != "(" })] {
        let bench = Bench()
        #expect(await bench.run("explain", "--", topic) == 0, "\(topic)")
        #expect(bench.out.contains("\(code.id)  "), "\(topic)")
      }
    }
  }

  @Test("Every legacy name that a scan finds can be asked about")
  func names() async {
    for (code, names) in MigrationCode.legacyNames.sorted(by: { $0.key < $1.key }) {
      for name in names {
        let bench = Bench()
        #expect(await bench.run("explain", name) == 0, "\(name)")
        #expect(bench.out.contains("\(code)  "), "\(name)")
      }
    }
  }

  @Test("As JSON: one object for each code, with all of its facts")
  func json() async throws {
    let bench = Bench()
    #expect(await bench.run("explain", "LP105", "--json") == 0)
    let array = try #require(try JSONSerialization.jsonObject(with: Data(bench.out.utf8)) as? [[String: Any]])
    let object = try #require(array.first)
    let code = try #require(MigrationCode.code("LP105"))
    #expect(array.count == 1)
    #expect(object["code"] as? String == "LP105")
    #expect(object["class"] as? String == "blocks removal")
    #expect(object["message"] as? String == code.message)
    #expect(object["replacement"] as? String == code.replacement)
    #expect(object["symbols"] as? [String] == code.symbols)
    #expect(object["guide"] as? String == "MIGRATION.md#lp105")
  }

  @Test(
    "Spellings of Objective-C and of other eras lead to the code, too",
    arguments: [
      ("lookUpPlaceID:callback:", "LP105"), ("didAutocompleteWithPredictions:", "LP112"),
      ("didAutocompleteWithPredictions(_:)", "LP112"), ("sharedClient", "LP101"), ("sharedClient()", "LP101"),
      ("findautocompletepredictionsfromquery:filter:sessiontoken:callback:", "LP104"),
    ])
  func spellings(topic: String, code: String) async {
    let bench = Bench()
    #expect(await bench.run("explain", topic) == 0)
    #expect(bench.out.hasPrefix(code + "  "))
  }

  @Test("Every code has a piece of code before and after", arguments: MigrationCode.all)
  func examples(code: MigrationCode) throws {
    let example = try #require(code.example)
    #expect(!example.before.isEmpty && !example.after.isEmpty && example.before != example.after)
    for line in (example.before + "\n" + example.after).split(separator: "\n") { #expect(line.count <= 125) }
  }

  @Test("A member behind its type leads to the member, or to the type")
  func qualified() async {
    for (topic, code) in [("GMSPlacesClient.shared", "LP101"), ("GMSPlace.viewport", "LP142")] {
      let bench = Bench()
      #expect(await bench.run("explain", topic) == 0)
      #expect(bench.out.hasPrefix(code + "  "))
    }
  }

  @Test(
    "What is not known is told with the nearest",
    arguments: [
      ("LP999", "nothing is known about 'LP999'.", nil),
      ("GMSPlaceClient", "nothing is known about 'GMSPlaceClient'.", "GMSPlacesClient"),
      ("GMSAutocompleteFecher", "nothing is known about 'GMSAutocompleteFecher'.", "GMSAutocompleteFetcher"),
      ("lookupplace", "nothing is known about 'lookupplace'.", "lookUpPlaceID"),
      ("kGMSPlaceTypeBnak", "nothing is known about 'kGMSPlaceTypeBnak'.", "kGMSPlaceTypeBank"),
      (
        "findAutocompletePredictons", "nothing is known about 'findAutocompletePredictons'.",
        "findAutocompletePredictions"
      ),
      ("fetchPlaces", "nothing is known about 'fetchPlaces'.", "fetchPlace"),
      ("autocompletQuery", "nothing is known about 'autocompletQuery'.", "autocompleteQuery"),
      ("weather", "nothing is known about 'weather'.", nil),
      ("\u{1B}[31m", "nothing is known about", nil),
    ] as [(String, String, String?)])
  func unknown(topic: String, text: String, nearest: String?) async {
    let bench = Bench()
    #expect(await bench.run("explain", topic) == 2)
    #expect(bench.out.isEmpty)
    #expect(bench.err.contains("legacy-places explain: " + text))
    #expect(bench.err.contains("Expected: a code such as 'LP104', or a legacy symbol."))
    if let nearest { #expect(bench.err.contains("Did you mean '\(nearest)")) }
    #expect(!actsOnTerminal(bench.err))
  }

  @Test(
    "No topic, an empty one, or two are wrong use",
    arguments: [[], [""], ["LP101", "LP102"], ["LP101", "--jsn"]])
  func wrong(arguments: [String]) async {
    let bench = Bench()
    #expect(await bench.run(["explain"] + arguments) == 2)
    #expect(bench.out.isEmpty)
    #expect(bench.err.hasPrefix("legacy-places explain: "))
  }

  @Test("Looks on a terminal; plain with NO_COLOR, --no-color or elsewhere")
  func look() async {
    let bench = Bench()
    bench.outputIsTerminal = true
    #expect(await bench.run("explain", "LP105") == 0)
    #expect(bench.out.contains("\u{1B}["))
    for (arguments, variables) in [(["--no-color"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"])] {
      let plain = Bench()
      plain.outputIsTerminal = true
      plain.variables = variables
      #expect(await plain.run(["explain", "LP105"] + arguments) == 0)
      #expect(!plain.out.contains("\u{1B}"))
    }
  }
}
