import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import MigrationCodes
import PlacesCore
import PlacesEngine
import Testing

/// What old code does, and exactly the notices that it leaves: by code, how often.
struct NoticeSituation: Sendable, CustomTestStringConvertible {
  var what: String
  var codes: [String: Int]
  var act: @MainActor @Sendable (ScriptedStage) async -> Void

  var testDescription: String { what }

  init(
    _ what: String, _ codes: [String: Int], act: @escaping @MainActor @Sendable (ScriptedStage) async -> Void
  ) {
    self.what = what
    self.codes = codes
    self.act = act
  }

  /// A query under a token, with a filter.
  static func query(
    _ what: String, _ codes: [String: Int], calls: [AskingCall] = [.find],
    _ change: @escaping @MainActor @Sendable (GMSAutocompleteFilter) -> Void
  ) -> NoticeSituation {
    NoticeSituation(what, codes) { stage in
      for call in calls {
        let filter = GMSAutocompleteFilter()
        change(filter)
        await call.ask(filter: filter, token: stage.token, on: stage)
      }
    }
  }

  /// Details of a place, without a session.
  static func details(_ what: String, _ codes: [String: Int], fields: GMSPlaceField) -> NoticeSituation {
    NoticeSituation(what, codes) { stage in
      stage.run { GMSPlacesClient() }
        .fetchPlace(fromPlaceID: "id", placeFields: fields, sessionToken: nil) { _, _ in }
      await stage.clock.settle()
    }
  }

  /// Details in the newer callback style.
  static func details(_ what: String, _ codes: [String: Int], properties: [String]) -> NoticeSituation {
    NoticeSituation(what, codes) { stage in
      let request = GMSFetchPlaceRequest(placeID: "id", placeProperties: properties, sessionToken: nil)
      stage.run { GMSPlacesClient() }.fetchPlace(with: request) { _, _ in }
      await stage.clock.settle()
    }
  }

  /// An old filter on its way to the async API.
  static func conversion(
    _ what: String, _ codes: [String: Int],
    _ change: @escaping @MainActor @Sendable (GMSAutocompleteFilter) -> Void
  ) -> NoticeSituation {
    NoticeSituation(what, codes) { stage in
      let filter = GMSAutocompleteFilter()
      change(filter)
      _ = stage.run { try? AutocompleteFilter(filter) }
    }
  }

  static let here = CLLocationCoordinate2D(latitude: 46, longitude: 7)
  static let there = CLLocationCoordinate2D(latitude: 47, longitude: 8)
  static var box: any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    GMSPlaceRectangularLocationOption(here, there)
  }
  static let six = ["ad", "ae", "af", "ag", "ai", "al"]

  // MARK: Queries

  static let filters: [NoticeSituation] = [
    .query("a query under a token, with nothing to tell", [:], calls: AskingCall.withToken) { _ in },
    .query("two types, two countries, an origin, a region", [:], calls: AskingCall.withToken) {
      $0.types = ["bank", "atm"]
      $0.countries = ["us", "ca"]
      $0.origin = CLLocation(latitude: 46, longitude: 7)
      $0.regionCode = "us"
    },
    .query("a location bias alone", [:]) { $0.locationBias = box },
    .query("a location restriction alone", [:]) { $0.locationRestriction = box },
    .query("the group address", ["LP202": 4], calls: AskingCall.withToken) { $0.type = .address },
    .query("the type address in the list", ["LP202": 1]) { $0.types = ["address"] },
    .query("the group address under a list that overrides it", [:]) {
      $0.type = .address
      $0.types = ["bank"]
    },
    .query("the groups that the new service takes as they are: geocode", [:]) { $0.type = .geocode },
    .query("the groups that the new service takes as they are: establishment", [:]) {
      $0.type = .establishment
    },
    .query("the groups that the new service takes as they are: regions", [:]) { $0.type = .region },
    .query("the groups that the new service takes as they are: cities", [:]) { $0.type = .city },
    .query("five countries", [:]) { $0.countries = Array(six.dropLast()) },
    .query("six countries", ["LP203": 4], calls: AskingCall.withToken) { $0.countries = six },
    .query("a bias and a restriction, in a legacy call", ["LP204": 1]) {
      $0.locationBias = box
      $0.locationRestriction = box
    },
    .query("a bias and a restriction, in the newer request", ["LP211": 1], calls: [.request]) {
      $0.locationBias = box
      $0.locationRestriction = box
    },
    .query("several at once", ["LP202": 1, "LP203": 1, "LP204": 1]) {
      $0.type = .address
      $0.countries = six
      $0.locationBias = box
      $0.locationRestriction = box
    },
    .query("a cursor and service-area businesses, which the service takes", [:]) {
      $0.inputOffset = 2
      $0.shouldIncludePureServiceAreaBusinesses = true
    },
  ]

  /// What is refused is told as such, and nothing else is: no mapping was made.
  static let refusals: [NoticeSituation] = [
    .query("a cursor outside the text", ["LP211": 1]) { $0.inputOffset = 99 },
    .query("an origin that is no place on Earth", ["LP211": 1]) {
      $0.origin = CLLocation(latitude: 91, longitude: 0)
    },
    .query("a country of three letters", ["LP211": 1]) { $0.country = "USA" },
    .query("a type that the service rejects, beside what would be told", ["LP211": 1]) {
      $0.types = ["floor"]
      $0.locationBias = box
      $0.locationRestriction = box
    },
    .query("a group beside another type", ["LP211": 1]) { $0.types = ["geocode", "bank"] },
    .query("a circle that is too wide", ["LP211": 1]) {
      $0.locationBias = GMSPlaceCircularLocationOption(here, 50_001)
    },
    NoticeSituation("bounds without a number", ["LP211": 1]) { stage in
      await AskingCall.findWithBounds.ask(
        bounds: legacyBounds(here, CLLocationCoordinate2D(latitude: .nan, longitude: 0)), token: stage.token,
        on: stage)
    },
    NoticeSituation("a blank text asks nothing and tells nothing, whatever the filter", [:]) { stage in
      let filter = GMSAutocompleteFilter()
      filter.type = .address
      await AskingCall.find.ask("  ", filter: filter, on: stage)
    },
    NoticeSituation("an empty id", ["LP211": 1]) { stage in
      stage.run { GMSPlacesClient() }.lookUpPlaceID("") { _, _ in }
      await stage.clock.settle()
    },
  ]

  static let bounds: [NoticeSituation] = [
    NoticeSituation("bounds, in every call that takes them", ["LP201": 4, "LP206": 2]) { stage in
      for call in AskingCall.withBounds {
        await call.ask(bounds: legacyBounds(here, there), token: stage.token, on: stage)
      }
    },
    NoticeSituation("bounds beside a bias of the filter", ["LP210": 1]) { stage in
      let filter = GMSAutocompleteFilter()
      filter.locationBias = box
      await AskingCall.findWithBounds.ask(
        filter: filter, bounds: legacyBounds(here, there), token: stage.token, on: stage)
    },
    NoticeSituation("bounds beside both", ["LP204": 1, "LP210": 1]) { stage in
      let filter = GMSAutocompleteFilter()
      filter.locationBias = box
      filter.locationRestriction = box
      await AskingCall.findWithBounds.ask(
        filter: filter, bounds: legacyBounds(here, there), token: stage.token, on: stage)
    },
    NoticeSituation("a mode without bounds", [:]) { stage in
      await AskingCall.findWithBounds.ask(mode: .restrict, token: stage.token, on: stage)
    },
  ]

  // MARK: Sessions and details

  static let sessions: [NoticeSituation] = [
    NoticeSituation("every query without a token", ["LP206": 6]) { stage in
      for call in AskingCall.allCases { await call.ask(on: stage) }
    },
    NoticeSituation("a session as it should be: queries, details, a new token", [:]) { stage in
      for _ in 1...2 {
        let token = stage.token
        await AskingCall.find.ask("b", token: token, on: stage)
        await AskingCall.find.ask("be", token: token, on: stage)
        await stage.fetch(token)
      }
    },
    NoticeSituation("a query and details under a token whose session has ended", ["LP207": 2]) { stage in
      let token = stage.token
      await stage.fetch(token)
      await AskingCall.find.ask(token: token, on: stage)
      await stage.fetch(token)
    },
    NoticeSituation("a new token for each letter, then one that is kept", ["LP213": 2]) { stage in
      for text in ["b", "be", "ber"] { await AskingCall.find.ask(text, token: stage.token, on: stage) }
      let token = stage.token
      for text in ["p", "pa"] { await AskingCall.find.ask(text, token: token, on: stage) }
    },
    NoticeSituation("a new token for another text, and after a pick", [:]) { stage in
      await AskingCall.find.ask("ber", token: stage.token, on: stage)
      await AskingCall.find.ask("be", token: stage.token, on: stage)
      let token = stage.token
      await AskingCall.find.ask("pa", token: token, on: stage)
      await stage.fetch(token)
      await AskingCall.find.ask("par", token: stage.token, on: stage)
    },
    NoticeSituation("a query under a token that was handed over", ["LP207": 1]) { stage in
      let token = stage.token
      await AskingCall.find.ask(token: token, on: stage)
      stage.environment.recordHandOver(of: token.description, to: .addressValidation)
      await AskingCall.find.ask(token: token, on: stage)
    },
    NoticeSituation("a list class asks and picks twice: its tokens are its own doing", [:]) { stage in
      let screen = stage.list(.table)
      screen.door?.placeFields = .name
      for _ in 1...2 {
        await stage.show("s", on: screen)
        screen.tap("s1")
        await stage.clock.settle()
      }
    },
    NoticeSituation("a list class whose user gives up and begins again", [:]) { stage in
      let screen = stage.list(.screen)
      await stage.show("s", on: screen)
      screen.leave()
      (screen.door as? GMSAutocompleteViewController)?.beginPresentation()
      await stage.show("s", on: screen)
    },
  ]

  static let fields: [NoticeSituation] = [
    .details("some fields", [:], fields: [.name, .coordinate]),
    .details("no field", [:], fields: []),
    .details("all fields", ["LP205": 1], fields: .all),
    .details(
      "all fields but one", [:], fields: GMSPlaceField(rawValue: (1 << 35) - 1).subtracting(.photos)),
    .details("every field that has a bit", ["LP205": 1], fields: GMSPlaceField(rawValue: (1 << 35) - 1)),
    .details("some properties", [:], properties: [GMSPlaceProperty.name.rawValue]),
    .details("the property all, beside another", ["LP205": 1], properties: ["id", "*"]),
    .details("the array of all properties", ["LP205": 1], properties: GMSPlacePropertyArray()),
    .details("no property", ["LP211": 1], properties: []),
    .details("a property that does not exist", ["LP211": 1], properties: ["nonsense"]),
    NoticeSituation("an id is looked up", ["LP205": 1]) { stage in
      stage.run { GMSPlacesClient() }.lookUpPlaceID("id") { _, _ in }
      await stage.clock.settle()
    },
    NoticeSituation("a pick with the fields that a list class begins with", ["LP205": 1]) { stage in
      let screen = stage.list(.results)
      await stage.show("s", on: screen)
      screen.tap("s1")
      await stage.clock.settle()
    },
  ]

  // MARK: Threads, conversions, and what is no use

  static let others: [NoticeSituation] = [
    NoticeSituation("a call from another thread, beside what it says", ["LP206": 1, "LP208": 1]) { stage in
      stage.environment.offMainCalls = .move
      let client = stage.run { GMSPlacesClient() }
      await OffMainTests.elsewhere {
        client.findAutocompletePredictions(fromQuery: "a", filter: nil, sessionToken: nil) { _, _ in }
      }
      await stage.clock.settle()
    },
    .conversion("a filter that converts without loss", [:]) {
      $0.types = ["bank"]
      $0.locationBias = box
    },
    .conversion("a filter that converts by the rules", ["LP202": 1, "LP203": 1, "LP204": 1]) {
      $0.type = .address
      $0.countries = six
      $0.locationBias = box
      $0.locationRestriction = box
    },
    .conversion("a filter whose cursor has no place in the other", ["LP212": 1]) { $0.inputOffset = 1 },
    .conversion("a filter with service-area businesses", ["LP212": 1]) {
      $0.shouldIncludePureServiceAreaBusinesses = true
    },
    .conversion("a filter that does not convert", [:]) {
      $0.types = ["floor"]
      $0.inputOffset = 1
    },
    NoticeSituation("the async API, whatever it is asked", [:]) { stage in
      let client = stage.run { PlacesClient.shared }
      let filter = AutocompleteFilter(countries: Set(six))
      _ = await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "a", filter: filter))
      _ = await client.fetchPlace(with: FetchPlaceRequest(placeID: "id", placeProperties: [.all]))
    },
    NoticeSituation("values are made and turned into each other", [:]) { stage in
      stage.run {
        let filter = GMSAutocompleteFilter(AutocompleteFilter(types: [.bank]))
        _ = filter.copy()
        _ = AutocompleteSessionToken(GMSAutocompleteSessionToken())
        _ = GMSPlaceField.all.maskPaths
      }
    },
  ]

  static let all = filters + refusals + bounds + sessions + fields + others
}

extension ScriptedStage {
  /// A new token of this stage.
  fileprivate var token: GMSAutocompleteSessionToken { run { GMSAutocompleteSessionToken() } }

  /// Fetches a place's name and waits.
  fileprivate func fetch(_ token: GMSAutocompleteSessionToken) async {
    run { GMSPlacesClient() }.fetchPlace(fromPlaceID: "id", placeFields: .name, sessionToken: token) { _, _ in
    }
    await clock.settle()
  }
}

@MainActor
@Suite("Which notices")
struct NoticeTableTests {
  @Test("A situation leaves exactly these notices, and each tells once", arguments: NoticeSituation.all)
  func exactly(situation: NoticeSituation) async {
    let stage = ScriptedStage { call in
      if case .details = call.question { return .place(id: "id") }
      return ScriptedService.echo(call)
    }
    let told = Locked([String]())
    stage.environment.notices.setHandler { notice in told.withLock { $0.append(notice.code.id) } }
    await situation.act(stage)
    #expect(stage.environment.notices.counts == situation.codes)
    #expect(told.withLock { $0.sorted() } == situation.codes.keys.sorted())
  }

  @Test(
    "Off means off: nothing is told or counted, and the answers are the same", arguments: NoticeSituation.all)
  func off(situation: NoticeSituation) async {
    var questions: [[PredictionQuery]] = []
    for mode in [LegacyNotices.Mode.on, .off] {
      let stage = ScriptedStage { call in
        if case .details = call.question { return .place(id: "id") }
        return ScriptedService.echo(call)
      }
      let told = Locked(0)
      stage.environment.notices.setHandler { _ in told.withLock { $0 += 1 } }
      stage.environment.notices.mode = mode
      await situation.act(stage)
      questions.append(stage.service.queries)
      guard mode == .off else { continue }
      #expect(stage.environment.notices.counts.isEmpty)
      #expect(told.withLock { $0 } == 0)
    }
    #expect(questions.first == questions.last)
  }

  @Test("The table has a situation for every code of a notice, and one that leaves none")
  func complete() {
    let codes = Set(NoticeSituation.all.flatMap(\.codes.keys))
    #expect(codes == Set(MigrationCode.all.map(\.id).filter { $0.hasPrefix("LP2") }))
    #expect(NoticeSituation.all.contains { $0.codes.isEmpty })
  }
}
