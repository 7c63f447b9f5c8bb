import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// One call of the client, in a form that fits all of them: started with a function that is told how it ended.
struct ClientCall: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var start: @MainActor (GMSPlacesClient, @escaping (String) -> Void) -> Void

  static func predictions(
    _ name: String,
    _ start: @escaping @MainActor (GMSPlacesClient, @escaping GMSAutocompletePredictionsCallback) -> Void
  ) -> ClientCall {
    ClientCall(testDescription: name) { client, ended in
      start(client) { predictions, error in
        ended(describe(predictions?.map { $0.placeID }, error))
      }
    }
  }

  static func place(
    _ name: String,
    _ start: @escaping @MainActor (GMSPlacesClient, @escaping GMSPlaceResultCallback) -> Void
  ) -> ClientCall {
    ClientCall(testDescription: name) { client, ended in
      start(client) { place, error in
        ended(describe(place.map { [$0.placeID] }, error))
      }
    }
  }

  static func describe(_ ids: [String?]?, _ error: (any Error)?) -> String {
    switch (ids, error as NSError?) {
    case (let ids?, nil): "ids \(ids.compactMap { $0 }.joined(separator: " "))"
    case (nil, let error?): "\(error.domain) \(error.code)"
    default: "both or neither"
    }
  }

  static let queries: [ClientCall] = [
    .predictions("autocompleteQuery") { $0.autocompleteQuery("syd", bounds: nil, filter: nil, callback: $1) },
    .predictions("autocompleteQuery with mode") {
      $0.autocompleteQuery("syd", bounds: nil, boundsMode: .bias, filter: nil, callback: $1)
    },
    .predictions("findAutocompletePredictions with bounds") {
      $0.findAutocompletePredictions(
        fromQuery: "syd", bounds: nil, boundsMode: .bias, filter: nil, sessionToken: nil, callback: $1)
    },
    .predictions("findAutocompletePredictions") {
      $0.findAutocompletePredictions(fromQuery: "syd", filter: nil, sessionToken: nil, callback: $1)
    },
    ClientCall(testDescription: "fetchAutocompleteSuggestions") { client, ended in
      client.fetchAutocompleteSuggestions(from: GMSAutocompleteRequest(query: "syd")) { results, error in
        ended(describe(results?.map { $0.placeSuggestion?.placeID }, error))
      }
    },
  ]

  static let details: [ClientCall] = [
    .place("lookUpPlaceID") { $0.lookUpPlaceID("id", callback: $1) },
    .place("fetchPlace from id") {
      $0.fetchPlace(fromPlaceID: "id", placeFields: .name, sessionToken: nil, callback: $1)
    },
    .place("fetchPlace with request") {
      let request = GMSFetchPlaceRequest(
        placeID: "id", placeProperties: [GMSPlaceProperty.name.rawValue], sessionToken: nil)
      $0.fetchPlace(with: request, callback: $1)
    },
  ]

  static let all = queries + details
}

@MainActor
@Suite("Client")
struct ClientContractTests {
  func answering(_ reply: ScriptedService.Reply? = nil) -> ScriptedStage {
    ScriptedStage { call in
      if let reply { return reply }
      if case .details = call.question { return .place(id: "id") }
      return .places("a", "b")
    }
  }

  @Test(
    "C02 C03 C08 D14 each callback comes once, on the main thread, after the call has returned",
    arguments: ClientCall.all)
  func onceAfterReturn(call: ClientCall) async {
    let stage = answering()
    let client = stage.run { GMSPlacesClient() }
    call.start(client) { result in
      MainActor.assertIsolated()
      stage.log.add(result)
    }
    #expect(stage.log.events.isEmpty)
    await stage.clock.advance(by: .seconds(60))
    #expect(stage.log.events.count == 1)
    #expect(["ids a b", "ids id"].contains(stage.log.events.first))
  }

  @Test(
    "C08 C69 C70 a failure comes once, in the documented domain and with the right code",
    arguments: ClientCall.all, ServiceFailure.Kind.allCases)
  func failure(call: ClientCall, kind: ServiceFailure.Kind) async {
    let stage = answering(.failure(kind))
    call.start(stage.run { GMSPlacesClient() }) { stage.log.add($0) }
    await stage.clock.advance(by: .seconds(60))
    #expect(stage.log.difference(from: ["com.google.places.ErrorDomain \(kind.rawValue)"]) == nil)
  }

  @Test("C04 B25 the shared client is one object, made when first asked for, and asking never fails")
  func shared() {
    let stage = answering()
    stage.run {
      let first = GMSPlacesClient.shared()
      #expect(first === GMSPlacesClient.shared())
      #expect(first !== GMSPlacesClient())
    }
  }

  @Test("C04 the shared client and its environment go when nobody uses them")
  func sharedGoes() async {
    var environment: PlacesEnvironment? = PlacesEnvironment()
    weak let weakEnvironment = environment
    weak var weakClient: GMSPlacesClient?
    if let environment {
      PlacesEnvironment.$current.withValue(environment) {
        let client = GMSPlacesClient.shared()
        weakClient = client
        #expect(weakClient === GMSPlacesClient.shared())
      }
    }
    environment = nil
    #expect(weakClient == nil)
    #expect(weakEnvironment == nil)
  }

  @Test("a client held by nobody answers all the same (C07)", arguments: ClientCall.all)
  func heldByNobody(call: ClientCall) async {
    let stage = answering()
    weak var client: GMSPlacesClient?
    stage.run {
      let made = GMSPlacesClient()
      client = made
      call.start(made) { stage.log.add($0) }
    }
    await stage.clock.settle()
    #expect(stage.log.events.count == 1)
    #expect(client == nil)
  }

  @Test(
    "C05 B25 D18 without a key a call fails once as key-invalid; after one is provided the same client works")
  func noKey() async {
    let stage = answering()
    let environment = PlacesEnvironment(clock: stage.clock)
    await PlacesEnvironment.$current.withValue(environment) {
      let client = GMSPlacesClient.shared()
      for call in ClientCall.all {
        stage.log.clear()
        call.start(client) { stage.log.add($0) }
        #expect(stage.log.events.isEmpty)
        await stage.clock.settle()
        #expect(stage.log.difference(from: ["com.google.places.ErrorDomain -4"]) == nil)
      }
      #expect(GMSPlacesClient.provideAPIKey("") == false)
      #expect(GMSPlacesClient.provideAPIKey("  \n") == false)
      #expect(GMSPlacesClient.provideAPIKey("a-key") == true)
      #expect(GMSPlacesClient.provideAPIKey("two words") == false)
      #expect(GMSPlacesClient.provideAPIKey("nul\u{0}") == false)
      #expect(environment.hasKey)
      environment.service = stage.service
      stage.log.clear()
      ClientCall.all[0].start(client) { stage.log.add($0) }
      await stage.clock.settle()
      #expect(stage.log.difference(from: ["ids a b"]) == nil)
    }
  }

  @Test("B16 a failed query has no results, an error that says what to do, and the server's words below it")
  func errorIsComplete() async {
    var failure = ServiceFailure(.accessNotConfigured, "Enable Places API (New) for the key's project.")
    failure.httpStatus = 403
    failure.status = "PERMISSION_DENIED"
    failure.reason = "SERVICE_DISABLED"
    failure.serverMessage = "Places API (New) has not been used in project 1 before or it is disabled."
    let stage = answering(.failure(failure))
    var heard: NSError?
    stage.run { GMSPlacesClient() }.findAutocompletePredictions(
      fromQuery: "syd", filter: nil, sessionToken: nil
    ) { results, error in
      #expect(results == nil)
      heard = error as NSError?
    }
    await stage.clock.settle()
    #expect(heard?.domain == kGMSPlacesErrorDomain)
    #expect(heard?.code == -9)
    #expect(heard?.localizedDescription == failure.message)
    let server = heard?.userInfo[NSUnderlyingErrorKey] as? NSError
    #expect(server?.domain == "com.google.places.server.ErrorDomain")
    #expect(server.map { "\($0.userInfo)" }?.contains("SERVICE_DISABLED") == true)
  }

  @Test("B38 a blank query asks nothing and finds nothing", arguments: ["", "  ", "\n"])
  func blankQuery(text: String) async {
    let stage = answering()
    let client = stage.run { GMSPlacesClient() }
    client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
      stage.log.add(ClientCall.describe($0?.map { $0.placeID }, $1))
    }
    #expect(stage.log.events.isEmpty)
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["ids "]) == nil)
    #expect(stage.service.calls.isEmpty)
  }

  @Test("B38 every optional is optional: nil and .none, empty filters, long and odd texts")
  func optionals() async {
    let stage = answering()
    let client = stage.run { GMSPlacesClient() }
    let texts = [
      String(repeating: "x", count: 300), "🏝️👩‍👩‍👧", "e\u{301}", "\u{0}", String(repeating: "長", count: 5_000),
    ]
    for text in texts {
      client.autocompleteQuery(text, bounds: .none, filter: .none) {
        stage.log.add(ClientCall.describe($0?.map { $0.placeID }, $1))
      }
      client.findAutocompletePredictions(
        fromQuery: text, bounds: nil, boundsMode: .restrict, filter: GMSAutocompleteFilter(),
        sessionToken: .none
      ) {
        stage.log.add(ClientCall.describe($0?.map { $0.placeID }, $1))
      }
    }
    await stage.clock.settle()
    #expect(stage.service.inputs == texts.flatMap { [$0, $0] })
    #expect(Set(stage.log.events) == ["ids a b"])
  }

  @Test("B02 C62 predictions and details carry the token given, byte for byte; nil sends none")
  func tokens() async {
    let stage = answering()
    let (client, token) = stage.run { (GMSPlacesClient(), GMSAutocompleteSessionToken()) }
    for sent in [token, nil] {
      client.findAutocompletePredictions(fromQuery: "mus", filter: nil, sessionToken: sent) { _, _ in }
      client.fetchPlace(fromPlaceID: "id", placeFields: .name, sessionToken: sent) { _, _ in }
    }
    await stage.clock.settle()
    #expect(stage.service.calls.map(\.sessionToken) == [token.description, token.description, nil, nil])
  }

  @Test("B01 C59 C60 the ledger tells one session with its details call from a token used after its end")
  func tokenAcrossAPick() async {
    let stage = answering()
    let (client, first, second) = stage.run {
      (GMSPlacesClient(), GMSAutocompleteSessionToken(), GMSAutocompleteSessionToken())
    }
    #expect(first.description != second.description)
    func query(_ text: String, _ token: GMSAutocompleteSessionToken) async {
      client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token) { _, _ in }
      await stage.clock.settle()
    }
    await query("mus", first)
    await query("muse", first)
    client.fetchPlace(fromPlaceID: "A", placeFields: .name, sessionToken: first) { _, _ in }
    await stage.clock.settle()
    await query("par", second)
    let ledger = stage.environment.ledger
    #expect(ledger.session(of: first.description)?.requests == 2)
    #expect(ledger.session(of: first.description)?.reusedAfterEnd == 0)
    #expect(ledger.session(of: second.description)?.requests == 1)
    await query("pari", first)
    #expect(stage.environment.ledger.session(of: first.description)?.reusedAfterEnd == 1)
    #expect(stage.environment.notices.counts["LP207"] == 1)
  }

  @Test("C60 a token used after it was handed to another service leaves a notice")
  func tokenAfterHandOver() async {
    let stage = answering()
    let (client, token) = stage.run { (GMSPlacesClient(), GMSAutocompleteSessionToken()) }
    client.findAutocompletePredictions(fromQuery: "mus", filter: nil, sessionToken: token) { _, _ in }
    await stage.clock.settle()
    stage.environment.recordHandOver(of: token.description, to: .addressValidation)
    #expect(stage.environment.notices.counts["LP207"] == nil)
    client.fetchPlace(fromPlaceID: "A", placeFields: .name, sessionToken: token) { _, _ in }
    await stage.clock.settle()
    #expect(stage.environment.notices.counts["LP207"] == 1)
  }

  #if !WithoutCoordinateBounds
    @Test("C38 C39 C40 bounds are a bias or a restriction by their mode")
    func bounds() async {
      let stage = answering()
      let client = stage.run { GMSPlacesClient() }
      let bounds = GMSCoordinateBounds(
        coordinate: CLLocationCoordinate2D(latitude: 39, longitude: -95),
        coordinate: CLLocationCoordinate2D(latitude: 37.5, longitude: -100))
      client.autocompleteQuery("a", bounds: bounds, filter: nil) { _, _ in }
      client.autocompleteQuery("a", bounds: bounds, boundsMode: .restrict, filter: nil) { _, _ in }
      client.findAutocompletePredictions(
        fromQuery: "a", bounds: bounds, boundsMode: .bias, filter: nil, sessionToken: nil
      ) { _, _ in }
      await stage.clock.settle()
      #expect(stage.service.queries.map { $0.locationBias != nil } == [true, false, true])
      #expect(stage.service.queries.map { $0.locationRestriction != nil } == [false, true, false])
      #expect(stage.environment.notices.counts["LP201"] == 3)
    }
  #endif

  @Test("a filter is read when the call is made: changing it afterwards changes nothing")
  func filterSnapshot() async {
    let stage = answering()
    let client = stage.run { GMSPlacesClient() }
    let filter = GMSAutocompleteFilter()
    filter.countries = ["au"]
    client.findAutocompletePredictions(fromQuery: "a", filter: filter, sessionToken: nil) { _, _ in }
    filter.countries = ["nz"]
    await stage.clock.settle()
    #expect(stage.service.queries.first?.includedRegionCodes == ["au"])
  }

  @Test("D16 a callback may start the next call")
  func reentrant() async {
    let stage = answering()
    let client = stage.run { GMSPlacesClient() }
    client.autocompleteQuery("a", bounds: nil, filter: nil) { predictions, _ in
      stage.log.add("predictions")
      client.lookUpPlaceID(predictions?.first?.placeID ?? "") { place, _ in
        stage.log.add("place \(place?.placeID ?? "")")
      }
    }
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["predictions", "place id"]) == nil)
  }
}
