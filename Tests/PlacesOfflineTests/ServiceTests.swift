import PlacesOffline
import Testing

@Suite("Service") struct ServiceTests {
  private static let token = "7b1b3b8e-8c3c-4a53-9d52-6b0d5a3f0c11"

  @Test("The ledger knows the session and its bill")
  func ledger() async throws {
    let service = try OfflinePlacesService.bundled()
    for input in ["s", "sy", "syd"] {
      _ = try await service.predictions(for: PredictionQuery(input: input, sessionToken: Self.token))
    }
    _ = try await service.details(
      for: DetailsQuery(placeID: "gn:2147714", fields: ["displayName"], sessionToken: Self.token))
    let session = try #require(service.ledger.session(of: Self.token))
    #expect(session.requests == 3)
    #expect(session.end == .details(.pro))
    #expect(service.ledger.bill.map(\.sku) == [.autocompleteSessionUsage, .detailsAtmosphere])
    #expect(try OfflinePlacesService.bundled().ledger.sessions.isEmpty)
  }

  @Test("A refused call is counted and not billed")
  func refused() async throws {
    let service = try OfflinePlacesService.bundled()
    await #expect(throws: ServiceFailure.self) {
      try await service.predictions(for: PredictionQuery(input: ""))
    }
    #expect(service.ledger.requestsWithoutToken == 1)
    #expect(service.ledger.bill.isEmpty)
  }

  @Test("Calls are recorded with tokens and outcomes when asked for, else not")
  func calls() async throws {
    let service = try OfflinePlacesService.bundled(recordsCalls: true)
    let query = PredictionQuery(input: "syd", sessionToken: Self.token, includedRegionCodes: ["au"])
    _ = try await service.predictions(for: query)
    let details = DetailsQuery(placeID: "nowhere", fields: ["id"], sessionToken: Self.token)
    await #expect(throws: ServiceFailure.self) { try await service.details(for: details) }
    #expect(service.calls == [.predictions(query, .answered), .details(details, .failed)])

    let silent = try OfflinePlacesService.bundled()
    _ = try await silent.predictions(for: query)
    #expect(silent.calls.isEmpty)
  }

  @Test("Recorded calls are bounded, the newest stay")
  func boundedCalls() async throws {
    let service = try OfflinePlacesService(tsv: OddNames.tsv, recordsCalls: true)
    for number in 0...OfflinePlacesService.maximumCalls {
      _ = try await service.predictions(for: PredictionQuery(input: "\(number)"))
    }
    #expect(service.calls.count <= OfflinePlacesService.maximumCalls)
    let last = PredictionQuery(input: "\(OfflinePlacesService.maximumCalls)")
    #expect(service.calls.last == .predictions(last, .answered))
  }

  @Test("A cancelled task gets CancellationError, and the call is booked as cancelled")
  func cancelled() async throws {
    let service = try OfflinePlacesService.bundled(recordsCalls: true)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) {
        try await service.predictions(for: PredictionQuery(input: "syd"))
      }
      await #expect(throws: CancellationError.self) {
        try await service.details(for: DetailsQuery(placeID: "gn:2147714", fields: ["id"]))
      }
    }
    await task.value
    #expect(service.calls.count == 2)
    #expect(service.ledger.requestsWithoutToken == 1)
    #expect(service.ledger.detailsWithoutToken == 1)
  }

  @Test("One line makes an environment answer offline, without a key and with the user's language")
  func environment() async throws {
    let environment = PlacesEnvironment()
    try environment.useOfflinePlaces()
    let answer = try await environment.predictions(for: PredictionQuery(input: "sydney op"))
    #expect(answer.places.first?.placeId == "lm:sydney-opera-house")
    let place = try await environment.details(
      for: DetailsQuery(placeID: "lm:sydney-opera-house", fields: ["displayName"]))
    #expect(place.displayName?.text == "Sydney Opera House")
    #expect(environment.ledger.requestsWithoutToken == 1)
  }

  @Test("Many calls at once answer as one by one")
  func concurrent() async throws {
    let service = try OfflinePlacesService.bundled()
    let inputs = ["s", "sy", "lon", "new y", "piz", "münch"]
    var expected: [PredictionAnswer] = []
    for input in inputs { expected.append(try await service.predictions(for: PredictionQuery(input: input))) }
    let answers = try await withThrowingTaskGroup(of: (Int, PredictionAnswer).self) { group in
      for round in 0..<60 {
        let index = round % inputs.count
        group.addTask { (index, try await service.predictions(for: PredictionQuery(input: inputs[index]))) }
      }
      var answers: [(Int, PredictionAnswer)] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
    #expect(answers.count == 60)
    #expect(answers.allSatisfy { $0.1 == expected[$0.0] })
    #expect(service.ledger.requestsWithoutToken == 66)
  }
}
