import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

@MainActor
@Suite("Environment")
struct PlacesEnvironmentTests {
  let clock = ManualClock()

  @Test("D18 with neither service nor key a call fails as key-invalid and says what to do")
  func nothingSet() async {
    let environment = PlacesEnvironment()
    let error = await #expect(throws: ServiceFailure.self) {
      try await environment.predictions(for: PredictionQuery(input: "syd"))
    }
    #expect(error?.kind == .keyInvalid)
    #expect(error?.message.contains("provideAPIKey") == true)
    #expect(environment.ledger.bill.isEmpty, "nothing went out, nothing is billed")
  }

  @Test("D18 blank keys are refused", arguments: ["", " ", "\n\t"])
  func blankKey(key: String) {
    let environment = PlacesEnvironment()
    #expect(!environment.provideKey(key))
    #expect(!environment.hasKey)
    #expect(environment.provideKey("a-key"))
    #expect(environment.hasKey)
  }

  @Test("D18 a blank key is none from the start, too", arguments: ["", " ", "\n\t"])
  func blankKeyFromTheStart(key: String) async {
    let environment = PlacesEnvironment(key: key)
    #expect(!environment.hasKey)
    let error = await #expect(throws: ServiceFailure.self) {
      try await environment.predictions(for: PredictionQuery(input: "syd"))
    }
    #expect(error?.kind == .keyInvalid)
    #expect(error?.message.contains("provideAPIKey") == true)
  }

  @Test("D18 a key that is provided later replaces the earlier one from the next call on")
  func replacedKey() async throws {
    let environment = PlacesEnvironment(key: "a-key")
    let keys = Locked([String]())
    let service = ScriptedService(clock: clock) { _ in .places("a") }
    environment.serveKeys { key in
      keys.withLock { $0.append(key) }
      return service
    }
    func ask() async throws { _ = try await environment.predictions(for: PredictionQuery(input: "syd")) }
    try await ask()
    try await ask()
    #expect(environment.provideKey(" another-key "))
    try await ask()
    #expect(!environment.provideKey("no key"), "a key that cannot be leaves the one before")
    try await ask()
    #expect(keys.withLock { $0 } == ["a-key", "another-key"])
  }

  @Test("D18 a service outranks the key")
  func serviceOutranksKey() async throws {
    let service = ScriptedService(clock: clock) { _ in .places("a") }
    let environment = PlacesEnvironment(service: service, key: "a-key")
    let answer = try await environment.predictions(for: PredictionQuery(input: "syd"))
    #expect(answer.places.map(\.placeId) == ["a"])
  }

  @Test("B13 language and region of the environment go with both calls, unless the query names its own")
  func languageAndRegion() async throws {
    let service = ScriptedService(clock: clock) { call in
      if case .details = call.question { .place(id: "a") } else { .places("a") }
    }
    let environment = PlacesEnvironment(service: service, languageCode: "da", regionCode: "dk")
    _ = try await environment.predictions(for: PredictionQuery(input: "a"))
    _ = try await environment.details(for: DetailsQuery(placeID: "a", fields: ["id"]))
    _ = try await environment.details(
      for: DetailsQuery(placeID: "a", fields: ["id"], languageCode: "en", regionCode: "us"))
    _ = try await environment.predictions(
      for: PredictionQuery(input: "a", languageCode: "en", regionCode: "us"))
    #expect(service.queries.map(\.languageCode) == ["da", "en"])
    #expect(service.queries.map(\.regionCode) == ["dk", "us"])
    #expect(service.detailsQueries.map(\.languageCode) == ["da", "en"])
    #expect(service.detailsQueries.map(\.regionCode) == ["dk", "us"])
  }

  @Test("a language is always sent: without one set, the user's preferred one")
  func preferredLanguage() async throws {
    let service = ScriptedService(clock: clock) { _ in .places("a") }
    _ = try await PlacesEnvironment(service: service).predictions(for: PredictionQuery(input: "a"))
    #expect(service.queries.first?.languageCode == Locale.preferredLanguages.first ?? "en")
  }

  @Test("every outcome is in the books")
  func books() async {
    var replies: [ScriptedService.Reply] = [.places("a"), .failure(.server), .hold]
    let service = ScriptedService(clock: clock) { _ in replies.removeFirst() }
    let environment = PlacesEnvironment(service: service)
    let query = PredictionQuery(input: "a", sessionToken: "t")
    _ = try? await environment.predictions(for: query)
    _ = try? await environment.predictions(for: query)
    let task = Task { try await environment.predictions(for: query) }
    await clock.settle()
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(environment.ledger.session(of: "t")?.requests == 3)
    #expect(environment.ledger.session(of: "t")?.billableRequests == 2)
    environment.resetLedger()
    #expect(environment.ledger.sessions.isEmpty)
  }

  @Test("an error that is no service failure becomes an internal one, without its text")
  func foreignError() async {
    struct Odd: Error { var secret = "Thoday Street" }
    let service = ScriptedService(clock: clock) { _ in .error(Odd()) }
    let environment = PlacesEnvironment(service: service)
    let error = await #expect(throws: ServiceFailure.self) {
      try await environment.predictions(for: PredictionQuery(input: "Thoday Street"))
    }
    #expect(error?.kind == .internal)
    #expect(error.map { "\($0)".contains("Thoday") } == false)
  }

  @Test("code under a task-local environment takes hold of that one")
  func current() {
    let environment = PlacesEnvironment()
    PlacesEnvironment.$current.withValue(environment) {
      #expect(PlacesEnvironment.current === environment)
    }
    #expect(PlacesEnvironment.current !== environment)
  }
}
