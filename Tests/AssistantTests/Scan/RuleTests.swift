import MigrationAssistant
import Testing

/// Rules of `Tests/ScanCorpus/README.md` that the corpus leaves open or says little about.
@Suite("Scan rules")
struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var findings: [String]

    /// - Parameter findings: `LINE:COLUMN SYMBOL CODE KIND`.
    init(_ rule: String, _ text: String, _ findings: String...) {
      testDescription = rule
      self.text = text
      self.findings = findings
    }

    func expect(_ language: Scanner.Language, sourceLocation: SourceLocation = #_sourceLocation) {
      let findings = Scanner.findings(in: Array(text.utf8), language).map {
        "\($0.line):\($0.column) \($0.symbol) \($0.code) \($0.kind.rawValue)"
      }
      #expect(findings == self.findings, sourceLocation: sourceLocation)
    }

    /// Without the names and imports, which the rules here do not change.
    func expectMembers(_ language: Scanner.Language, sourceLocation: SourceLocation = #_sourceLocation) {
      let findings = Scanner.findings(in: Array(text.utf8), language).filter {
        !$0.symbol.contains("GMS") && $0.code != "LP100"
      }
      #expect(
        findings.map { "\($0.line):\($0.column) \($0.symbol) \($0.code) \($0.kind.rawValue)" }
          == self.findings,
        sourceLocation: sourceLocation)
    }
  }

  static let swift: [Case] = [
    Case(
      "super. is the superclass",
      "class A: GMSAutocompleteViewController { func f() { super.placeFields = nil } }",
      "1:10 GMSAutocompleteViewController LP117 use", "1:59 placeFields LP144 use"),
    Case(
      "a property behind super. is a property of the class",
      "class A: B { var c: GMSPlacesClient; func f() { super.c.lookUpPlaceID(\"\") { _ in } } }",
      "1:21 GMSPlacesClient LP101 use", "1:57 lookUpPlaceID(_:callback:) LP105 use"),
    Case(
      "a forced cast in parentheses tells the receiver",
      "(x as! GMSAutocompleteFetcher).sourceTextHasChanged(nil)",
      "1:8 GMSAutocompleteFetcher LP111 use", "1:32 sourceTextHasChanged(_:) LP111 use"),
    Case(
      "a tried cast in parentheses tells the receiver",
      "(x as? GMSAutocompleteFetcher)?.sourceTextHasChanged(nil)",
      "1:8 GMSAutocompleteFetcher LP111 use", "1:33 sourceTextHasChanged(_:) LP111 use"),
    Case(
      "strongSelf is self",
      """
      class A: GMSAutocompleteTableDataSource {
        func f() { g { [weak self] in guard let strongSelf = self else { return }; strongSelf.clearResults() } }
      }
      """,
      "1:10 GMSAutocompleteTableDataSource LP113 use", "2:89 clearResults() LP113 use"),
    Case(
      "a property of strongSelf is a property of the class",
      """
      class A { let f = GMSAutocompleteFetcher()
        func g() { h { [weak self] in guard let strongSelf = self else { return }; strongSelf.f.provide(nil) } } }
      """,
      "1:19 GMSAutocompleteFetcher LP111 use", "2:91 provide(_:) LP111 use"),
    Case(
      "Swift 2 members without a replacement",
      "import GooglePlaces\nc.currentPlaceWithCallback({ _, _ in })\nc.lookUpPhotosForPlaceID(id) { _, _ in }",
      "1:8 GooglePlaces LP100 use", "2:3 currentPlaceWithCallback(_:) LP161 possible",
      "3:3 lookUpPhotosForPlaceID(_:callback:) LP161 possible"),
    Case(
      "a trailing closure stands for the callback of Swift 2",
      "let c = GMSPlacesClient()\nc.currentPlaceWithCallback { _, _ in }",
      "1:9 GMSPlacesClient LP101 use", "2:3 currentPlaceWithCallback(_:) LP161 use"),
    Case(
      "days and open-now states are names",
      "a(GMSDayOfWeek.monday, GMSDayOfWeekMonday, GMSOpenNowStatus.yes, GMSOpenNowStatusYes)",
      "1:3 GMSDayOfWeek LP143 use", "1:24 GMSDayOfWeekMonday LP143 use", "1:44 GMSOpenNowStatus LP143 use",
      "1:66 GMSOpenNowStatusYes LP143 use"),
    Case(
      "cases of an enumeration that the file declares are its own",
      "enum GMSPlacesErrorCode: Int { case kGMSPlacesNetworkError = -1, kGMSPlacesServerError }\nf(kGMSPlacesNetworkError, kGMSPlacesServerError)"
    ),
    Case("a warning's text is a string", "#warning(\"GMSPlace\")\n#error(\"GMSPlace\")"),
  ]

  static let objectiveC: [Case] = [
    Case(
      "texts of directives are no code",
      "#pragma mark - GMSPlace\n#warning GMSPlace isn't\n#error GMSPlace\nGMSPlace *p;",
      "4:1 GMSPlace LP141 use"),
    Case(
      "a question for a header is no import",
      "#if __has_include(<GooglePlaces/GMSPlace.h>)\n#endif\n[a placeFields];"),
    Case(
      "a forward declaration is a use", "@protocol GMSAutocompleteFetcherDelegate;\n@class GMSPlace;",
      "1:11 GMSAutocompleteFetcherDelegate LP112 use", "2:8 GMSPlace LP141 use"),
    Case(
      "a protocol with a body is the file's own", "@protocol GMSAutocompleteFetcherDelegate <NSObject>\n@end"),
    Case(
      "a submodule is an import and a name", "@import GooglePlaces.GMSPlace;", "1:9 GooglePlaces LP100 use",
      "1:22 GMSPlace LP141 use"),
    Case(
      "a setter is a use of its property",
      "GMSAutocompleteViewController *vc = [[GMSAutocompleteViewController alloc] init];\nvoid f() { [x setPlaceFields:a]; }",
      "1:1 GMSAutocompleteViewController LP117 use", "1:39 GMSAutocompleteViewController LP117 use",
      "2:15 placeFields LP144 possible"),
    Case(
      "strongSelf and weakSelf are self",
      """
      @interface A : GMSAutocompleteTableDataSource
      @end
      @implementation A
      - (void)f { [strongSelf clearResults]; [weakSelf clearResults]; [super clearResults]; }
      @end
      """,
      "1:16 GMSAutocompleteTableDataSource LP113 use", "4:25 clearResults LP113 use",
      "4:50 clearResults LP113 use",
      "4:72 clearResults LP113 use"),
    Case(
      "a cast tells the receiver", "void f(id x) { [(GMSAutocompleteFetcher *)x sourceTextHasChanged:nil]; }",
      "1:18 GMSAutocompleteFetcher LP111 use", "1:45 sourceTextHasChanged: LP111 use"),
    Case(
      "the shared client behind a dot is known",
      "void f() { [GMSPlacesClient.sharedClient lookUpPlaceID:a callback:b]; }",
      "1:13 GMSPlacesClient LP101 use", "1:42 lookUpPlaceID:callback: LP105 use"),
    Case(
      "codes of errors are names; one that the SDK never had is none",
      "f(kGMSPlacesKeyInvalid, kGMSPlacesKeyInvalidError);", "1:3 kGMSPlacesKeyInvalid LP151 use"),
    Case(
      "members of an enumeration that the file declares are its own",
      """
      typedef NS_ENUM(NSInteger, GMSPlacesErrorCode) { kGMSPlacesNetworkError = -1, kGMSPlacesServerError };
      typedef enum { kGMSPlacesPriceLevelFree } Level;
      enum Own { kGMSPlacesPriceLevelHigh = 1 << 2, kGMSPlacesPriceLevelCheap };
      int a = kGMSPlacesNetworkError + kGMSPlacesServerError + kGMSPlacesPriceLevelFree + kGMSPlacesPriceLevelHigh;
      """),
    Case(
      "what an own enumeration is given is no own name",
      "typedef NS_ENUM(NSInteger, Own) { OwnFree = kGMSPlacesPriceLevelFree };\nf(kGMSPlacesPriceLevelFree);",
      "1:45 kGMSPlacesPriceLevelFree LP143 use", "2:3 kGMSPlacesPriceLevelFree LP143 use"),
    Case(
      "a string that goes on over lines of Windows is a string",
      "NSLog(@\"a \\\r\nGMSPlace\");\r\nGMSPlace *p;", "3:1 GMSPlace LP141 use"),
  ]

  @Test("In Swift", arguments: swift)
  func inSwift(_ rule: Case) { rule.expect(.swift) }

  @Test("In Objective-C", arguments: objectiveC)
  func inObjectiveC(_ rule: Case) { rule.expect(.objectiveC) }
}
