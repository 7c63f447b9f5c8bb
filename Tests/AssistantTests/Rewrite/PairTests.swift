import MigrationAssistant
import Testing

@Suite("Pairs before and after a rewrite")
struct PairTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A file becomes what its pair says, byte for byte, with its notes", arguments: Pair.all)
  func rewrites(_ pair: Pair) {
    let rewrite = Rewriter.rewrite(pair.before, .swift, level: pair.level)
    #expect(Self.text(rewrite.bytes) == Self.text(pair.after))
    #expect(rewrite.bytes == pair.after)
    #expect(rewrite.noteLines == pair.notes)
    #expect(rewrite.isChanged == (pair.kind != "untouched"))
  }

  @Test("A second run changes nothing, at either level", arguments: Pair.all)
  func isIdempotent(_ pair: Pair) {
    for level in RewriteLevel.allCases {
      let once = Rewriter.rewrite(pair.before, .swift, level: level)
      let twice = Rewriter.rewrite(once.bytes, .swift, level: level)
      #expect(twice.bytes == once.bytes)
      #expect(!twice.isChanged)
    }
  }

  @Test("The level async gives what import and then async give", arguments: Pair.all)
  func levelsBuildOnEachOther(_ pair: Pair) {
    let first = Rewriter.rewrite(pair.before, .swift, level: .import)
    let second = Rewriter.rewrite(first.bytes, .swift, level: .async)
    #expect(second.bytes == Rewriter.rewrite(pair.before, .swift, level: .async).bytes)
  }

  @Test(
    "What is left over is no more than before: a scan of the result finds fewer uses", arguments: Pair.all)
  func scanShrinks(_ pair: Pair) {
    guard pair.kind == "async" else { return }
    func uses(_ bytes: [UInt8]) -> Int {
      Scanner.findings(in: bytes, .swift).filter {
        $0.kind != .mistake && $0.code != "LP110" && $0.code != "LP100"
      }.count
    }
    #expect(uses(pair.after) < uses(pair.before))
  }

  @Test(
    "Text that ends anywhere is rewritten to an end, which a second run leaves alone", arguments: Pair.all)
  func cutAnywhere(_ pair: Pair) {
    for end in stride(from: 0, to: pair.before.count, by: 23) {
      let part = Array(pair.before[..<end])
      let once = Rewriter.rewrite(part, .swift, level: .async)
      #expect(Rewriter.rewrite(once.bytes, .swift, level: .async).bytes == once.bytes)
    }
  }

  @Test("There are 60 pairs and more, and 20 and more files that stay")
  func enough() {
    #expect(Pair.all.filter { $0.kind != "untouched" }.count >= 60)
    #expect(Pair.all.filter { $0.kind == "untouched" }.count >= 20)
  }

  @Test("A property that another file may see keeps its type; its value is passed on instead")
  func seenElsewhere() throws {
    let source = """
      import LegacyPlaces

      @MainActor class Search {
        private let client = GMSPlacesClient.shared()
        private var token = GMSAutocompleteSessionToken()

        func search(_ text: String) {
          client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token) { results, _ in
            print(results?.count ?? 0)
          }
        }
      }

      """
    let alone = Self.text(Rewriter.rewrite(Array(source.utf8), .swift, level: .async).bytes)
    #expect(alone.contains("private let client = PlacesClient.shared\n"))
    #expect(!alone.contains("import LegacyPlaces"))
    let open = source.replacing("private var", with: "var")
    let among = Self.text(Rewriter.rewrite(Array(open.utf8), .swift, level: .async).bytes)
    #expect(among.contains("var token = GMSAutocompleteSessionToken()"))
    #expect(among.contains("sessionToken: AutocompleteSessionToken(token)"))
    #expect(among.contains("import LegacyPlaces\nimport PlacesCore\n"))
  }

  @Test("A token that is made in the call is moved, and noted where it stands then")
  func tokenInTheCall() {
    let source = """
      import LegacyPlaces

      @MainActor func search(_ text: String) {
        GMSPlacesClient.shared().findAutocompletePredictions(
          fromQuery: text, filter: nil, sessionToken: GMSAutocompleteSessionToken()
        ) { results, _ in print(results?.count ?? 0) }
      }

      """
    let rewrite = Rewriter.rewrite(Array(source.utf8), .swift, level: .async)
    let lines = Self.text(rewrite.bytes).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rewrite.notes.map(\.code) == ["LP302"])
    #expect(
      rewrite.notes.allSatisfy { lines[$0.newLine - 1].contains("sessionToken: AutocompleteSessionToken()") })
  }

  @Test(
    "Code that nobody wrote is rewritten to an end: nested, repeated, chained",
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "{ if let x { ", count: 5_000), String(repeating: "((", count: 5_000),
      String(repeating: "GMSPlacesClient.shared().lookUpPlaceID(id) { place, _ in\n", count: 500),
      String(
        repeating: "GMSPlacesClient.shared().lookUpPlaceID(id) { place, _ in\nf(place?.name)\n}\n",
        count: 200),
      String(repeating: "let token = GMSAutocompleteSessionToken()\n", count: 5_000),
      "GMSPlacesClient.shared().lookUpPlaceID(id) { place, error in\nif error == nil { }"
        + String(repeating: " else if error != nil { }", count: 5_000) + "\n}\n",
      String(repeating: "import GooglePlaces\n", count: 5_000),
    ])
  func absurd(_ code: String) {
    let source = Array(("import GooglePlaces\nfunc f() {\n" + code + "\n}\n").utf8)
    let once = Rewriter.rewrite(source, .swift, level: .async)
    #expect(once.skipped == nil)
    #expect(Rewriter.rewrite(once.bytes, .swift, level: .async).bytes == once.bytes)
  }

  @Test("Objective-C is noted and not changed")
  func objectiveC() {
    let source = Array("@import GooglePlaces;\n\n@implementation A\n@end\n".utf8)
    let rewrite = Rewriter.rewrite(source, .objectiveC, level: .async)
    #expect(rewrite.bytes == source)
    #expect(rewrite.notes.map(\.code) == ["LP100"])
    #expect(rewrite.notes.map(\.line) == [1])
  }
}
