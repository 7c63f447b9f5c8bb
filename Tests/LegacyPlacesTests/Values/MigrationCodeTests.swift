import MigrationCodes
import Testing

@Suite("Migration codes")
struct MigrationCodeTests {
  /// Every id that was ever given, and the words that its message begins with.
  ///
  /// A new code adds a line. No line is ever changed so that the id means something else, and none is removed:
  /// old reports, baselines and suppressions hold the id.
  static let given: [(id: String, meaning: String)] = [
    ("LP100", "The module GooglePlaces"), ("LP101", "GMSPlacesClient "), ("LP102", "autocompleteQuery "),
    ("LP103", "The query with bounds"), ("LP104", "findAutocompletePredictions "),
    ("LP105", "lookUpPlaceID "), ("LP106", "fetchPlace(fromPlaceID:…)"),
    ("LP107", "The callback form of autocomplete"), ("LP108", "The callback form of place details"),
    ("LP109", "Callback types"), ("LP110", "The legacy module"), ("LP111", "GMSAutocompleteFetcher "),
    ("LP112", "A fetcher's delegate"), ("LP113", "GMSAutocompleteTableDataSource "),
    ("LP114", "The table data source's delegate"), ("LP115", "GMSAutocompleteResultsViewController "),
    ("LP116", "The results controller's delegate"), ("LP117", "GMSAutocompleteViewController "),
    ("LP118", "The full-screen controller's delegate"), ("LP119", "Colours of the legacy controllers"),
    ("LP121", "GMSAutocompleteFilter "), ("LP122", "The single type filter"),
    ("LP123", "GMSAutocompleteSessionToken "), ("LP124", "GMSCoordinateBounds "),
    ("LP125", "Bounds of a fetcher or controller"), ("LP126", "Location options"),
    ("LP131", "GMSAutocompletePrediction "), ("LP132", "The match attribute"), ("LP141", "GMSPlace "),
    ("LP142", "Google's SDK dropped this part of GMSPlace"), ("LP143", "The parts of a GMSPlace"),
    ("LP144", "GMSPlaceField "), ("LP145", "Constants for place types"), ("LP151", "Error codes"),
    ("LP161", "This call is not part of the package"),
    ("LP171", "A delegate method in another era's spelling"), ("LP201", "Bounds were sent"),
    ("LP202", "The type address"), ("LP203", "More than five countries"),
    ("LP204", "The filter has both a location bias and a restriction"), ("LP205", "Every field of the place"),
    ("LP206", "A query without a session token"), ("LP207", "A session token was used after"),
    ("LP208", "A call came from another thread"), ("LP210", "Bounds were left out"),
    ("LP211", "A call failed"), ("LP212", "A part of the filter was left out"),
    ("LP213", "The session token changed while the text went on"),
    ("LP301", "An optional delegate method stands only in a subclass"),
    ("LP302", "A session token is made in the call"), ("LP303", "Only a local variable holds this object"),
    ("LP304", "A country code has two letters"), ("LP305", "The corners are equal"),
  ]

  @Test("Ids are LP and three digits, each once, in rising order")
  func ids() {
    let ids = MigrationCode.all.map(\.id)
    #expect(ids == Array(Set(ids)).sorted())
    #expect(ids.allSatisfy { $0.wholeMatch(of: /LP[123]\d\d/) != nil })
  }

  @Test("No id is lost, given anew, or given without a line in this test")
  func idsStay() {
    #expect(MigrationCode.all.map(\.id) == Self.given.map(\.id))
  }

  @Test("An id never changes its meaning", arguments: given)
  func meaning(id: String, meaning: String) throws {
    let code = try #require(MigrationCode.code(id))
    #expect(code.message.hasPrefix(meaning), "\(code.message)")
  }

  @Test(
    "Messages are one plain line: at most 110 characters, no full stop, no shouting, no jargon",
    arguments: MigrationCode.all)
  func messages(code: MigrationCode) {
    #expect(!code.message.isEmpty && code.message.count <= 110)
    for text in [code.message, code.replacement ?? "-"] {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n") && !text.contains("!"))
      // A compiler message holds the text as a literal.
      #expect(!text.contains("\"") && !text.contains("\\"))
      let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
      let found = words.intersection(Self.jargon)
      #expect(found.isEmpty, "\(code.id) says \(found.sorted().joined(separator: ", "))")
    }
  }

  /// Words that say nothing here, or say it to insiders only.
  private static let jargon: Set<String> = [
    "deprecated", "deprecation", "obsolete", "unsupported", "please", "simply", "just", "easily", "utilize",
    "leverage", "refactor", "instantiate", "invoke", "invocation", "functionality", "endpoint", "payload",
    "backend", "boilerplate", "wrapper", "adapter", "shim", "polyfill", "robust", "seamless",
    "modern", "should", "must", "todo", "ns", "url", "http", "json", "sku",
  ]

  @Test("No symbol belongs to two codes")
  func symbols() {
    let symbols = MigrationCode.all.flatMap(\.symbols)
    #expect(Set(symbols).count == symbols.count)
  }

  @Test("Symbols have codes LP1xx, and only those; blocks removal is said of symbols alone")
  func classes() {
    for code in MigrationCode.all {
      let isSymbol = code.id.hasPrefix("LP1")
      #expect(code.symbols.isEmpty != isSymbol || code.id == "LP171", "\(code.id)")
      #expect((code.weight == .blocksRemoval) == (isSymbol && code.id != "LP171"), "\(code.id)")
    }
  }

  @Test("Codes are found by id in either case")
  func lookUp() {
    #expect(MigrationCode.code("lp201") == .boundsUsed)
    #expect(MigrationCode.code("LP999") == nil)
    #expect(MigrationCode.boundsUsed.anchor == "lp201")
  }

  @Test(
    "The codes of notices have the ids of their names",
    arguments: [
      ("LP201", MigrationCode.boundsUsed), ("LP202", .addressMapped), ("LP203", .manyCountries),
      ("LP204", .bothRegions), ("LP205", .allFieldsAsked), ("LP206", .tokenMissing),
      ("LP207", .tokenReused), ("LP208", .offMainThread), ("LP210", .boundsIgnored),
      ("LP211", .callRefused), ("LP212", .filterPartLeftOut), ("LP213", .tokenRotated),
    ])
  func noticeIds(id: String, code: MigrationCode) {
    #expect(MigrationCode.code(id) == code)
  }
}
