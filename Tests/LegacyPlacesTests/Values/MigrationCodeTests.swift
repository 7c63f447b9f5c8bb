import MigrationCodes
import Testing

@Suite("Migration codes")
struct MigrationCodeTests {
  @Test("Ids are LP and three digits, each once, in rising order")
  func ids() {
    let ids = MigrationCode.all.map(\.id)
    #expect(ids == Array(Set(ids)).sorted())
    #expect(ids.allSatisfy { $0.wholeMatch(of: /LP[123]\d\d/) != nil })
  }

  @Test("Each code has a line of text without a full stop")
  func messages() {
    for code in MigrationCode.all {
      #expect(!code.message.isEmpty && !code.message.hasSuffix(".") && !code.message.contains("\n"))
      #expect(code.replacement?.isEmpty != true)
    }
  }

  @Test("No symbol belongs to two codes")
  func symbols() {
    let symbols = MigrationCode.all.flatMap(\.symbols)
    #expect(Set(symbols).count == symbols.count)
  }

  @Test("Codes are found by id in either case")
  func lookUp() {
    #expect(MigrationCode.code("lp201") == .boundsUsed)
    #expect(MigrationCode.code("LP999") == nil)
    #expect(MigrationCode.boundsUsed.anchor == "lp201")
  }

  @Test(
    "Ids never change their meaning",
    arguments: [
      ("LP201", MigrationCode.boundsUsed), ("LP202", .addressMapped), ("LP203", .manyCountries),
      ("LP204", .bothRegions), ("LP205", .allFieldsAsked), ("LP206", .tokenMissing),
      ("LP207", .tokenReused), ("LP208", .offMainThread),
      ("LP210", .boundsIgnored),
    ])
  func noticeIds(id: String, code: MigrationCode) {
    #expect(MigrationCode.code(id) == code)
  }

  @Test(
    "Symbol ids never change their meaning",
    arguments: [
      ("LP101", "GMSPlacesClient"), ("LP111", "GMSAutocompleteFetcher"),
      ("LP113", "GMSAutocompleteTableDataSource"), ("LP115", "GMSAutocompleteResultsViewController"),
      ("LP117", "GMSAutocompleteViewController"), ("LP121", "GMSAutocompleteFilter"),
      ("LP123", "GMSAutocompleteSessionToken"), ("LP131", "GMSAutocompletePrediction"),
      ("LP141", "GMSPlace"), ("LP144", "GMSPlaceField"), ("LP151", "GMSPlacesErrorCode"),
    ])
  func symbolIds(id: String, symbol: String) {
    #expect(MigrationCode.code(id)?.symbols.contains(symbol) == true)
  }
}
