import MigrationAssistant
import Testing

/// What a file tells of a receiver that bears no legacy name itself.
@Suite("Scan receivers")
struct ReceiverTests {
  typealias Case = RuleTests.Case

  private static let lookUp = "lookUpPlaceID(_:callback:) LP105"

  static let swift: [Case] = [
    Case(
      "an instance of a subclass is one of the legacy class",
      """
      class MockPlacesClient: GMSPlacesClient {}
      let m = MockPlacesClient()
      m.findAutocompletePredictions(fromQuery: "q", filter: nil, sessionToken: nil) { _, _ in }
      """,
      "3:3 findAutocompletePredictions(fromQuery:filter:sessionToken:callback:) LP104 use",
      "3:60 sessionToken LP206 mistake"),
    Case(
      "a subclass of a subclass, wherever in the file they stand",
      """
      let vc: Lower = make()
      vc.placeFields = .all
      vc.autocompleteFilter = nil
      class Lower: Upper {}
      class Upper: GMSAutocompleteViewController {}
      """,
      "2:4 placeFields LP144 use", "2:19 all LP205 mistake", "3:4 autocompleteFilter LP117 use"),
    Case(
      "a subclass made on the spot",
      "class F: GMSAutocompleteFetcher {}\nF().sourceTextHasChanged(\"x\")\nF.init().provide(nil)",
      "2:5 sourceTextHasChanged(_:) LP111 use", "3:10 provide(_:) LP111 use"),
    Case(
      "an alias is the type that it stands for",
      """
      typealias Client = GMSPlacesClient
      let a: Client = make(), b = Client.shared()
      a.lookUpPlaceID("x") { _, _ in }
      b.lookUpPlaceID("x") { _, _ in }
      Client.shared().lookUpPlaceID("x") { _, _ in }
      """,
      "3:3 \(lookUp) use", "4:3 \(lookUp) use", "5:17 \(lookUp) use"),
    Case(
      "an alias of an alias, and one that is qualified",
      """
      typealias A = B
      typealias B = GooglePlaces.GMSPlacesClient
      func f(_ a: A) { a.lookUpPlaceID("x") { _, _ in } }
      """,
      "3:20 \(lookUp) use"),
    Case(
      "an alias of a list or of a function is no client",
      """
      typealias A = [GMSPlacesClient]
      typealias B = (GMSPlacesClient) -> Void
      func f(_ a: A, _ b: B) { a.lookUpPlaceID("x") { _, _ in }; b.lookUpPlaceID("x") { _, _ in } }
      """),
    Case(
      "a generic parameter is its bound, as far as it holds",
      """
      class Box<T: GMSPlacesClient> { var c: T!; func f() { c.lookUpPlaceID("x") { _, _ in } } }
      class Other<T> { var c: T!; func f() { c.lookUpPlaceID("x") { _, _ in } } }
      func g<C>(c: C) where C: GMSPlacesClient { c.lookUpPlaceID("y") { _, _ in } }
      """,
      "1:57 \(lookUp) use", "3:46 \(lookUp) use"),
    Case(
      "circles end",
      """
      import GooglePlaces
      typealias A = B
      typealias B = A
      class C: D {}
      class D: C {}
      func f<T: U, U: T>(_ a: A, _ c: C, _ t: T) {
        a.lookUpPlaceID("x") { _, _ in }; c.lookUpPlaceID("x") { _, _ in }; t.lookUpPlaceID("x") { _, _ in }
      }
      """),
    Case(
      "a type of another name that the file declares is something else",
      """
      import GooglePlaces
      class Other { func lookUpPlaceID(_ id: String, callback: () -> Void) {} }
      class Lower: Other {}
      let a = Other(), b: Lower = make()
      a.lookUpPlaceID("x") { _, _ in }; b.lookUpPlaceID("x") { _, _ in }
      """),
    Case(
      "a trailing closure's parameters have the types that are written",
      """
      func f(c: GMSPlacesClient) {
        c.lookUpPlaceID("x") { (p: GMSPlace?, e: Error?) in _ = p?.viewport }
        c.lookUpPlaceID("x") { [weak self] (p: GMSPlace?, e: Error?) in _ = p?.viewport }
        c.lookUpPlaceID("x") { (p: GMSPlace?, e: Error?) -> Void in _ = p?.viewport }
        c.lookUpPlaceID("x") { @MainActor (p: GMSPlace?, e: Swift.Error?) -> Swift.Void in _ = p?.viewport }
        c.lookUpPlaceID("x") { @Sendable [weak self, a = b.c] (p: GooglePlaces.GMSPlace?, _ e: Error?) in
          _ = p?.viewport
        }
        places.forEach { (p: GMSPlace) in print(p.isOpen()) }
      }
      """,
      "2:5 \(lookUp) use", "2:62 viewport LP142 use", "3:5 \(lookUp) use", "3:74 viewport LP142 use",
      "4:5 \(lookUp) use", "4:70 viewport LP142 use", "5:5 \(lookUp) use", "5:93 viewport LP142 use",
      "6:5 \(lookUp) use", "7:12 viewport LP142 use", "9:45 isOpen() LP142 use"),
    Case(
      "a trailing closure's parameter hides what has its name",
      """
      func f(place: GMSPlace) { g { place in _ = place.viewport }; h() { (place: Spot) in _ = place.viewport } }
      """),
    Case(
      "a method by its base name alone is a use on a known receiver",
      """
      func f(c: GMSPlacesClient) {
        let m = c.lookUpPlaceID
        ids.forEach(c.fetchPlace)
        let n = other.lookUpPlaceID
        c.provide(x)
      }
      extension GMSPlacesClient { var searchNearby: Int { 0 } }
      func g(c: GMSPlacesClient) { _ = c.searchNearby }
      """,
      "2:13 \(lookUp) use", "3:17 fetchPlace(fromPlaceID:placeFields:sessionToken:callback:) LP106 use",
      "5:5 provide(_:) LP111 use"),
    Case(
      "a call after conditions goes on with what stands before them",
      """
      func f(c: GMSPlacesClient) {
        c
        #if DEBUG
          .logged()
        #if X
          .twice()
        #endif
        #endif
          .lookUpPlaceID("x") { _, _ in }
        d
        #if DEBUG
          .logged()
        #endif
          .lookUpPlaceID("x") { _, _ in }
      }
      """,
      "9:6 \(lookUp) use", "14:6 \(lookUp) possible"),
    Case(
      "autocompleteFilter speaks of the class that has it",
      """
      func f(a: GMSAutocompleteFetcher, b: GMSAutocompleteTableDataSource,
             c: GMSAutocompleteResultsViewController, d: GMSAutocompleteViewController) {
        a.autocompleteFilter = x; b.autocompleteFilter = x; c.autocompleteFilter = x; d.autocompleteFilter = x
        e.autocompleteFilter = x
      }
      """,
      "3:5 autocompleteFilter LP111 use", "3:31 autocompleteFilter LP113 use",
      "3:57 autocompleteFilter LP115 use", "3:83 autocompleteFilter LP117 use",
      "4:5 autocompleteFilter LP111 possible"),
  ]

  static let objectiveC: [Case] = [
    Case(
      "an instance of a subclass is one of the legacy class",
      """
      @interface Client : GMSPlacesClient
      @end
      void f(Client *a) {
        Client *b = [Client new];
        [a lookUpPlaceID:x callback:y]; [b lookUpPlaceID:x callback:y]; [[Client sharedClient] lookUpPlaceID:x callback:y];
      }
      """,
      "5:6 lookUpPlaceID:callback: LP105 use", "5:38 lookUpPlaceID:callback: LP105 use",
      "5:90 lookUpPlaceID:callback: LP105 use"),
    Case(
      "a property that self is asked for",
      """
      @interface A () @property GMSPlacesClient *client; @end
      @implementation A
      - (void)f { [[self client] lookUpPlaceID:x callback:y]; [[self other] lookUpPlaceID:x callback:y]; }
      @end
      """,
      "3:28 lookUpPlaceID:callback: LP105 use", "3:71 lookUpPlaceID:callback: LP105 possible"),
    Case(
      "autocompleteFilter speaks of the class that has it",
      "void f(GMSAutocompleteViewController *v) { v.autocompleteFilter = x; [v setAutocompleteFilter:x]; }",
      "1:46 autocompleteFilter LP117 use", "1:73 autocompleteFilter LP117 use"),
  ]

  @Test("In Swift", arguments: swift)
  func inSwift(_ rule: Case) { rule.expectMembers(.swift) }

  @Test("In Objective-C", arguments: objectiveC)
  func inObjectiveC(_ rule: Case) { rule.expectMembers(.objectiveC) }
}
