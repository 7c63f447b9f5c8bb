import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@MainActor
@Suite("PlacesClient")
struct PlacesClientTests {
  private static let piz = AutocompleteRequest(query: "Piz")
  private static let named = FetchPlaceRequest(placeID: "a", placeProperties: [.displayName])

  @Test("C55 suggestions come in the order of the answer; predicted queries are left out")
  func order() async throws {
    let places = ["c", "a", "b"].map { ServicePrediction(placeId: $0, text: ServiceText($0)) }
    var answer = PredictionAnswer(places: places)
    answer.suggestions.insert(
      ServiceSuggestion(queryPrediction: ServiceQueryPrediction(text: ServiceText("q"))), at: 1)
    let mixed = answer
    let client = PlacesClient(
      environment: PlacesEnvironment(service: ScriptedService(answer: .predictions(mixed))))
    let suggestions = try await client.fetchAutocompleteSuggestions(with: Self.piz).get()
    #expect(suggestions == places.map { .place(AutocompletePlaceSuggestion($0)) })
  }

  @Test("No suggestions are a success")
  func none() async {
    let client = PlacesClient(environment: PlacesEnvironment(service: ScriptedService()))
    #expect(await client.fetchAutocompleteSuggestions(with: Self.piz) == .success([]))
  }

  @Test("D2 B38 a blank text asks nothing and succeeds", arguments: ["", " ", "\n\t ", "\u{3000}"])
  func blank(_ text: String) async {
    let script = ScriptedService()
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let result = await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: text))
    #expect(result == .success([]))
    #expect(script.queries.isEmpty)
  }

  @Test("D13 bias and restriction together fail as an invalid request and ask nothing")
  func both() async {
    let script = ScriptedService()
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let disc = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
    let filter = AutocompleteFilter(coordinateRegionBias: disc, coordinateRegionRestriction: disc)
    let result = await client.fetchAutocompleteSuggestions(
      with: AutocompleteRequest(query: "Piz", filter: filter))
    guard case .failure(.invalidRequest) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(script.queries.isEmpty)
  }

  @Test("C72 an empty property list fails as an invalid request and asks nothing")
  func noProperties() async {
    let script = ScriptedService()
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let result = await client.fetchPlace(with: FetchPlaceRequest(placeID: "a", placeProperties: []))
    guard case .failure(.invalidRequest) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(script.detailsQueries.isEmpty)
  }

  @Test("A blank place id fails as an invalid request and asks nothing", arguments: ["", " "])
  func noID(_ id: String) async {
    let script = ScriptedService()
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let result = await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: [.all]))
    guard case .failure(.invalidRequest) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(script.detailsQueries.isEmpty)
  }

  @Test("B13 language and region of details and suggestions come from the environment")
  func region() async throws {
    let script = ScriptedService()
    let environment = PlacesEnvironment(service: script, languageCode: "da", regionCode: "dk")
    let client = PlacesClient(environment: environment)
    _ = try await client.fetchPlace(with: Self.named).get()
    _ = try await client.fetchAutocompleteSuggestions(with: Self.piz).get()
    let own = AutocompleteRequest(query: "Piz", filter: AutocompleteFilter(regionCode: "se"))
    _ = try await client.fetchAutocompleteSuggestions(with: own).get()
    #expect(script.detailsQueries.map(\.languageCode) == ["da"])
    #expect(script.detailsQueries.map(\.regionCode) == ["dk"])
    #expect(script.queries.map(\.languageCode) == ["da", "da"])
    #expect(script.queries.map(\.regionCode) == ["dk", "se"])
  }

  @Test("B01 B02 the caller's token is on every request of its session, byte for byte")
  func token() async throws {
    let script = ScriptedService()
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let token = AutocompleteSessionToken()
    let request = AutocompleteRequest(query: "mus", sessionToken: token)
    _ = try await client.fetchAutocompleteSuggestions(with: request).get()
    let details = FetchPlaceRequest(placeID: "a", placeProperties: [.placeID], sessionToken: token)
    _ = try await client.fetchPlace(with: details).get()
    _ = try await client.fetchPlace(with: Self.named).get()
    #expect(script.queries.map(\.sessionToken) == [token.description])
    #expect(script.detailsQueries.map(\.sessionToken) == [token.description, nil])
  }

  @Test(
    "Each of the twelve reasons becomes its case with the failure's text",
    arguments: ServiceFailure.Kind.allCases)
  func failures(_ kind: ServiceFailure.Kind) async {
    let failure = ServiceFailure(kind, "text \(kind.rawValue)", httpStatus: 400)
    let script = ScriptedService(answer: .failure(failure), place: .failure(failure))
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let expected = PlacesError(failure)
    #expect(await client.fetchAutocompleteSuggestions(with: Self.piz) == .failure(expected))
    #expect(await client.fetchPlace(with: Self.named) == .failure(expected))
  }

  @Test("An error that is no failure of the service becomes an internal one")
  func strangeError() async {
    struct Strange: Error {}
    let script = ScriptedService(answer: .error(Strange()))
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    guard case .failure(.internal) = await client.fetchAutocompleteSuggestions(with: Self.piz) else {
      Issue.record("not internal")
      return
    }
  }

  @Test("D22 a call of a cancelled task fails as network with a text that says cancelled")
  func cancelledBefore() async {
    let script = ScriptedService()
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return (
        await client.fetchAutocompleteSuggestions(with: Self.piz), await client.fetchPlace(with: Self.named)
      )
    }
    let (suggestions, place) = await task.value
    #expect(Self.saysCancelled(suggestions))
    #expect(Self.saysCancelled(place))
    #expect(script.queries.isEmpty && script.detailsQueries.isEmpty)
  }

  @Test("D22 a call that is cancelled under way fails alike")
  func cancelledUnderWay() async {
    let script = ScriptedService()
    script.rule = { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return .hold
    }
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let result = await Task { await client.fetchAutocompleteSuggestions(with: Self.piz) }.value
    #expect(Self.saysCancelled(result))
    #expect(script.queries.count == 1)
  }

  private static func saysCancelled<Success>(_ result: Result<Success, PlacesError>) -> Bool {
    guard case .failure(.network(let text)) = result else { return false }
    return text.contains("cancelled")
  }

  @Test("B25 D18 without a key calls fail as key-invalid; a blank key is refused; then a key is taken")
  func keys() async {
    let environment = PlacesEnvironment()
    await PlacesEnvironment.$current.withValue(environment) {
      let client = PlacesClient.shared
      guard case .failure(.keyInvalid) = await client.fetchPlace(with: Self.named) else {
        Issue.record("not key-invalid")
        return
      }
      #expect(!PlacesClient.provideAPIKey(""))
      #expect(!PlacesClient.provideAPIKey(" \n"))
      #expect(!environment.hasKey)
      PlacesClient.provideAPIKey("key")
      #expect(environment.hasKey)
    }
  }

  @Test("One shared client per environment")
  @MainActor func shared() {
    let (one, other) = (PlacesEnvironment(), PlacesEnvironment())
    PlacesEnvironment.$current.withValue(one) {
      let client = PlacesClient.shared
      #expect(client === PlacesClient.shared)
      #expect(client.environment === one)
      PlacesEnvironment.$current.withValue(other) {
        #expect(client !== PlacesClient.shared)
      }
    }
  }

  @Test("The shared client and its environment go when nobody uses them")
  @MainActor func sharedGoes() {
    weak var environment: PlacesEnvironment?
    weak var client: PlacesClient?
    do {
      let made = PlacesEnvironment()
      environment = made
      PlacesEnvironment.$current.withValue(made) {
        let shared = PlacesClient.shared
        client = shared
        #expect(client != nil)
      }
    }
    #expect(client == nil)
    #expect(environment == nil)
  }

  @Test("Version and licences are there to show")
  func about() {
    #expect(PlacesClient.sdkVersion.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(PlacesClient.openSourceLicenseInfo.contains("Apache License"))
  }
}

@Suite("PlacesError")
struct PlacesErrorTests {
  private static let names: [ServiceFailure.Kind: String] = [
    .network: "network", .server: "server", .internal: "internal", .keyInvalid: "keyInvalid",
    .keyExpired: "keyExpired", .usageLimitExceeded: "usageLimitExceeded",
    .rateLimitExceeded: "rateLimitExceeded", .deviceRateLimitExceeded: "deviceRateLimitExceeded",
    .accessNotConfigured: "accessNotConfigured",
    .incorrectBundleIdentifier: "incorrectBundleIdentifier", .locationUnavailable: "location",
    .invalidRequest: "invalidRequest",
  ]

  @Test("Twelve reasons, twelve cases, there and back", arguments: ServiceFailure.Kind.allCases)
  func bothWays(_ kind: ServiceFailure.Kind) {
    let failure = ServiceFailure(kind, "what to do")
    let error = PlacesError(failure)
    #expect(Samples.name(error) == (Self.names[kind] ?? "", "what to do"))
    #expect(error.failure == failure)
  }
}
