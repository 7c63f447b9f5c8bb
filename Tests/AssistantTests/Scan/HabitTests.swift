import MigrationAssistant
import Testing

/// Where a habit is a mistake for certain, and where nothing tells.
@Suite("Scan habits")
struct HabitTests {
  typealias Case = RuleTests.Case

  static let swift: [Case] = [
    Case(
      "what is no filter has no country code and no type of Google's",
      """
      import GooglePlaces
      func f(request: Request) {
        address.country = "USA"; self.user.address.country = "FRA"; viewModel.state.type = .address
        request.types = ["address"]; other.types = ["address"]; other.countries = ["USA"]
      }
      """),
    Case(
      "a filter is known by its declaration, by what it is made of, or by where it stands",
      """
      func f(filter: GMSAutocompleteFilter) {
        let own = GMSAutocompleteFilter()
        filter.country = "USA"; own.type = .address
        vc.autocompleteFilter?.types = ["address"]
      }
      """,
      "3:20 USA LP304 mistake", "3:39 address LP202 mistake", "4:6 autocompleteFilter LP111 possible",
      "4:35 address LP202 mistake"),
    Case(
      "of something unknown Google's own word is a possible one",
      """
      x.type = GMSPlacesAutocompleteTypeFilter.address
      x.type = .kGMSPlacesAutocompleteTypeFilterAddress
      x.types = [kGMSPlaceTypeCollectionAddress, "address"]
      """,
      "1:42 address LP202 possible", "2:11 address LP202 possible", "3:12 address LP202 possible"),
    Case(
      "a token that is made in the call, in all its spellings",
      """
      func f(c: GMSPlacesClient) {
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: .init()) { _, _ in }
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: .some(GMSAutocompleteSessionToken())) { _, _ in }
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: Optional(.init())) { _, _ in }
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: .some(kept)) { _, _ in }
      }
      """,
      "2:5 \(details) use", "2:49 sessionToken LP302 mistake", "3:5 \(details) use",
      "3:49 sessionToken LP302 mistake", "4:5 \(details) use", "4:49 sessionToken LP302 mistake",
      "5:5 \(details) use"),
    Case(
      "a local token of one call",
      """
      func f(c: GMSPlacesClient) {
        let token = GMSAutocompleteSessionToken()
        c.findAutocompletePredictions(fromQuery: "", filter: nil, sessionToken: token) { _, _ in }
      }
      func g(c: GMSPlacesClient) async {
        let token: GMSAutocompleteSessionToken? = .init()
        await withCheckedContinuation { k in
          if isOn { c.findAutocompletePredictions(fromQuery: "", filter: nil, sessionToken: token) { _, _ in } }
        }
      }
      """,
      "3:5 \(query) use", "3:61 sessionToken LP302 mistake", "8:17 \(query) use",
      "8:73 sessionToken LP302 mistake"),
    Case(
      "a local token that lives on is none of one call",
      """
      func query(c: GMSPlacesClient) {
        let token = GMSAutocompleteSessionToken()
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: token) { _, _ in
          c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: token) { _, _ in }
        }
      }
      func stored(c: GMSPlacesClient) {
        let token = GMSAutocompleteSessionToken()
        self.token = token
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: token) { _, _ in }
      }
      func returned(c: GMSPlacesClient) -> GMSAutocompleteSessionToken {
        let token = GMSAutocompleteSessionToken()
        c.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: token) { _, _ in }
        return token
      }
      func captured(c: GMSPlacesClient) {
        let token = GMSAutocompleteSessionToken()
        onChange = { c.fetchPlace(fromPlaceID: $0, placeFields: x, sessionToken: token) { _, _ in } }
        onEnd { c.fetchPlace(fromPlaceID: $0, placeFields: x, sessionToken: token) { _, _ in } }
      }
      func repeated(c: GMSPlacesClient) {
        let token = GMSAutocompleteSessionToken()
        for q in qs { c.fetchPlace(fromPlaceID: q, placeFields: x, sessionToken: token) { _, _ in } }
      }
      func trailing(c: GMSPlacesClient) {
        let token = GMSAutocompleteSessionToken()
        search.onChange { q in
          c.fetchPlace(fromPlaceID: q, placeFields: x, sessionToken: token) { _, _ in }
        }
      }
      func given(c: GMSPlacesClient, token: GMSAutocompleteSessionToken) {
        c.fetchPlace(fromPlaceID: q, placeFields: x, sessionToken: token) { _, _ in }
      }
      """,
      "3:5 \(details) use", "4:7 \(details) use", "10:5 \(details) use", "14:5 \(details) use",
      "19:18 \(details) use", "20:13 \(details) use", "24:19 \(details) use", "29:7 \(details) use",
      "33:5 \(details) use"),
    Case(
      "a controller that only a local variable holds is gone before anybody sees it",
      """
      func lost() {
        let r = GMSAutocompleteResultsViewController(); r.delegate = self
        r.tableCellBackgroundColor = .red
      }
      func lostScreen() { let v = GMSAutocompleteViewController(); v.delegate = self }
      """,
      "2:7 r LP303 mistake", "3:5 tableCellBackgroundColor LP119 use", "5:25 v LP303 mistake"),
    Case(
      "a controller that is shown, handed on or only looked at is none of that",
      """
      func shown() { let v = GMSAutocompleteViewController(); v.delegate = self; present(v, animated: true) }
      func own() { let v = GMSAutocompleteViewController(); v.delegate = self; v.show() }
      func cast() { let v = GMSAutocompleteViewController(); v.delegate = self; f(v as UIViewController) }
      func search() {
        let r = GMSAutocompleteResultsViewController(); r.delegate = self
        controller = UISearchController(searchResultsController: r)
      }
      func test() { let v = GMSAutocompleteViewController(); expect(v.title == nil) }
      func either() { let v = GMSAutocompleteViewController(); v.delegate = self; a = b ? v : c }
      """),
    Case(
      "every field, in all its spellings",
      """
      vc.placeFields = [.all]
      vc.placeFields = [.name, .all]
      vc.placeFields = .init(rawValue: UInt.max)
      let a: GMSPlaceField = .init(rawValue: UInt64.max), b: GMSPlaceField = [.all]
      let c = GMSPlaceField.init(rawValue: .max)
      let d: Edges = [.all], e: Mask = .init(rawValue: UInt.max)
      """,
      "1:4 placeFields LP144 possible", "1:20 all LP205 mistake", "2:4 placeFields LP144 possible",
      "2:27 all LP205 mistake", "3:4 placeFields LP144 possible", "3:34 all LP205 mistake",
      "4:40 all LP205 mistake", "4:74 all LP205 mistake", "5:39 all LP205 mistake"),
  ]

  private static let details = "fetchPlace(fromPlaceID:placeFields:sessionToken:callback:) LP106"
  private static let query = "findAutocompletePredictions(fromQuery:filter:sessionToken:callback:) LP104"

  static let objectiveC: [Case] = [
    Case(
      "what is no filter has no country code and no type of Google's",
      """
      @import GooglePlaces;
      void f(Address *a) { a.country = @"USA"; b.country = @"USA"; [b setTypes:@[@"address"]]; b.types = @[@"address"]; }
      """),
    Case(
      "a filter is known by its declaration or by where it stands",
      """
      void f(GMSAutocompleteFilter *a) {
        a.country = @"USA"; [a setTypes:@[@"address"]]; b.autocompleteFilter.country = @"USA";
        [[b autocompleteFilter] setCountry:@"USA"];
      }
      """,
      "2:15 USA LP304 mistake", "2:37 address LP202 mistake", "2:53 autocompleteFilter LP111 possible",
      "2:82 USA LP304 mistake", "3:7 autocompleteFilter LP111 possible", "3:38 USA LP304 mistake"),
    Case(
      "of something unknown Google's own word is a possible one",
      "void f(void) { b.type = kGMSPlacesAutocompleteTypeFilterAddress; b.types = @[kGMSPlaceTypeCollectionAddress]; }",
      "1:25 address LP202 possible", "1:78 address LP202 possible"),
    Case(
      "a local token of one call",
      """
      void f(GMSPlacesClient *c) {
        GMSAutocompleteSessionToken *token = [[GMSAutocompleteSessionToken alloc] init];
        [c fetchPlaceFromPlaceID:a placeFields:b sessionToken:token callback:d];
      }
      void g(GMSPlacesClient *c) {
        GMSAutocompleteSessionToken *token = [GMSAutocompleteSessionToken new];
        [c fetchPlaceFromPlaceID:a placeFields:b sessionToken:token callback:^(GMSPlace *p, NSError *e) { [x keep:token]; }];
      }
      void h(GMSPlacesClient *c) {
        GMSAutocompleteSessionToken *token = [GMSAutocompleteSessionToken new];
        onChange = ^(NSString *q) { [c fetchPlaceFromPlaceID:q placeFields:b sessionToken:token callback:d]; };
      }
      """,
      "3:6 fetchPlaceFromPlaceID:placeFields:sessionToken:callback: LP106 use",
      "3:44 sessionToken LP302 mistake",
      "7:6 fetchPlaceFromPlaceID:placeFields:sessionToken:callback: LP106 use",
      "11:34 fetchPlaceFromPlaceID:placeFields:sessionToken:callback: LP106 use"),
    Case(
      "a controller that only a local variable holds",
      """
      void f(void) { GMSAutocompleteViewController *v = [GMSAutocompleteViewController new]; v.delegate = self; }
      void g(void) { GMSAutocompleteViewController *v = [GMSAutocompleteViewController new]; v.delegate = self;
        [self presentViewController:(id)v animated:YES completion:nil]; }
      void h(void) { GMSAutocompleteViewController *v = [GMSAutocompleteViewController new]; v.delegate = self; [v show]; }
      void i(void) { GMSAutocompleteViewController *v = [GMSAutocompleteViewController new]; check(v.title); }
      """,
      "1:47 v LP303 mistake"),
    Case(
      "Swift's words as a selector are nobody's method",
      """
      @interface A () <GMSAutocompleteViewControllerDelegate, GMSAutocompleteFetcherDelegate>
      @end
      @implementation A
      - (void)viewController:(id)v didAutocompleteWith:(id)p {}
      - (void)viewController:(id)v didSelect:(id)p {}
      - (void)didAutocompleteWith:(id)p {}
      - (void)viewController:(id)v didAutocompleteWithPlace:(id)p {}
      - (void)resultsController:(id)v didSelect:(id)p {}
      @end
      @implementation B
      - (void)viewController:(id)v didAutocompleteWith:(id)p {}
      @end
      """,
      "4:9 viewController:didAutocompleteWith: LP171 mistake", "5:9 viewController:didSelect: LP171 mistake",
      "6:9 didAutocompleteWith: LP171 mistake",
      "7:9 viewController:didAutocompleteWithPlace: LP118 use"),
  ]

  /// With the names, which are what these rules are about.
  static let maps: [(Case, Scanner.Language)] = [
    (
      Case(
        "bounds of a map are the maps' own",
        "import GoogleMaps\nmap.move(to: GMSCoordinateBounds(coordinate: a, coordinate: a))\ntheme.primaryTextColor",
        "3:7 primaryTextColor LP119 possible"), .swift
    ),
    (Case("with the module below the maps", "import GoogleMapsBase\nlet a: GMSCoordinateBounds"), .swift),
    (
      Case(
        "bounds of a query are those of places",
        "import GoogleMaps\nclient.autocompleteQuery(q, bounds: GMSCoordinateBounds(), filter: nil) { _, _ in }",
        "2:8 autocompleteQuery(_:bounds:filter:callback:) LP102 possible",
        "2:37 GMSCoordinateBounds LP124 use"),
      .swift
    ),
    (
      Case(
        "without an import nobody knows", "let a: GMSCoordinateBounds", "1:8 GMSCoordinateBounds LP124 use"),
      .swift
    ),
    (
      Case(
        "beside places they are theirs",
        "import GoogleMaps\nimport GooglePlaces\nlet a: GMSCoordinateBounds",
        "2:8 GooglePlaces LP100 use", "3:8 GMSCoordinateBounds LP124 use"), .swift
    ),
    (
      Case("in Objective-C", "#import <GoogleMaps/GoogleMaps.h>\nGMSCoordinateBounds *a;"), .objectiveC
    ),
    (
      Case(
        "in Objective-C with places", "@import GoogleMaps;\nGMSCoordinateBounds *a; GMSPlace *p;",
        "2:1 GMSCoordinateBounds LP124 use", "2:25 GMSPlace LP141 use"), .objectiveC
    ),
  ]

  /// Lines that end with a carriage return alone.
  static let returns: [(Case, Scanner.Language)] = [
    (
      Case(
        "a comment ends with its line",
        "import GooglePlaces\r// GMSPlace\rlet a: GMSPlace\r\nlet b: GMSPlace\r\rlet s = \"x\rlet c: GMSPlace",
        "1:8 GooglePlaces LP100 use", "3:8 GMSPlace LP141 use", "4:8 GMSPlace LP141 use",
        "7:8 GMSPlace LP141 use"), .swift
    ),
    (
      Case(
        "in Objective-C", "@import GooglePlaces;\r// GMSPlace\rGMSPlace *p;\r#pragma mark x\rGMSPlace *q;",
        "1:9 GooglePlaces LP100 use", "3:1 GMSPlace LP141 use", "5:1 GMSPlace LP141 use"), .objectiveC
    ),
  ]

  @Test("In Swift", arguments: swift)
  func inSwift(_ rule: Case) { rule.expectMembers(.swift) }

  @Test("In Objective-C", arguments: objectiveC)
  func inObjectiveC(_ rule: Case) { rule.expectMembers(.objectiveC) }

  @Test("GMSCoordinateBounds belongs to the maps where nothing else speaks of places", arguments: maps)
  func bounds(_ rule: Case, _ language: Scanner.Language) { rule.expect(language) }

  @Test("A carriage return alone ends a line", arguments: returns)
  func carriageReturns(_ rule: Case, _ language: Scanner.Language) { rule.expect(language) }
}
