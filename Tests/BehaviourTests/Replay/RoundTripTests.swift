import Foundation
import LegacyPlacesTesting
import LoopbackServer
import PlacesEngine
import Testing

/// What was recorded comes back the same, without a network.
@Suite("Recording and replaying")
struct RoundTripTests {
  private let query = PredictionQuery(input: "rīga", sessionToken: secretToken)

  @Test(
    "the live service's own answers come back as they came",
    arguments: [
      "autocomplete-premise-and-two-matches.json", "autocomplete-mixed-with-routes.json",
      "autocomplete-locality-filter.json", "autocomplete-region-code-us.json",
      "autocomplete-origin-distance.json", "autocomplete-rectangle-restriction.json",
      "autocomplete-future-opening.json", "autocomplete-empty.json",
    ])
  func predictions(name: String) async throws {
    let body = try realBody(name)
    try await withFolder { folder in
      var first = PredictionAnswer(places: [])
      try await withLoopback { _ in
        .json(body)
      } _: { server in
        first = try await WebRecorder(folder, server).predictions(for: query)
      }
      let replay = try WebReplay(folder: folder)
      #expect(replay.unused == ["0001-autocomplete.json"])
      #expect(try await replay.predictions(for: query) == first)
      #expect(replay.unused == [])
    }
  }

  @Test(
    "so do its places",
    arguments: [
      "details-minimal.json", "details-moved-place.json", "details-future-opening.json",
      "details-wildcard-mask.json",
    ])
  func details(name: String) async throws {
    let body = try realBody(name)
    let query = DetailsQuery(placeID: "ChIJ/ä", fields: ["*"], sessionToken: secretToken, languageCode: "lv")
    try await withFolder { folder in
      var first = ServicePlace()
      try await withLoopback { _ in
        .json(body)
      } _: { server in
        first = try await WebRecorder(folder, server).details(for: query)
      }
      #expect(try await WebReplay(folder: folder).details(for: query) == first)
    }
  }

  @Test("so do its errors, with status, reason and text")
  func error() async throws {
    let body = try realBody("error-403-ios-app-blocked.json")
    try await withFolder { folder in
      var first: ServiceFailure?
      try await withLoopback { _ in
        .json(body, status: 403)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        first = try await failure { try await recorder.predictions(for: query) }
      }
      #expect(first?.kind == .incorrectBundleIdentifier)
      #expect(try await failure { try await WebReplay(folder: folder).predictions(for: query) } == first)
    }
  }

  @Test("a connection that breaks is recorded and breaks again", arguments: [false, true])
  func transportFailure(midway: Bool) async throws {
    try await withFolder { folder in
      var first: ServiceFailure?
      try await withLoopback { _ in
        midway ? .cut(#"{"suggestions": []}"#, after: 4, then: [.close]) : LoopbackReply([.close])
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        first = try await failure { try await recorder.predictions(for: query) }
      }
      #expect(first?.kind == (midway ? .server : .network))
      #expect(first?.underlying != nil)
      #expect(try files(in: folder).values.first?.contains(#""failure": {"#) == true)
      #expect(try await failure { try await WebReplay(folder: folder).predictions(for: query) } == first)
    }
  }

  @Test("a call past its deadline is recorded as the network failure it was")
  func deadline() async throws {
    let gate = Gate()
    try await withFolder { folder in
      var first: ServiceFailure?
      try await withLoopback { _ in
        .after(gate)
      } _: { server in
        let recorder = try WebRecorder(folder, server) { _ in _ = await server.requests(1) }
        first = try await failure { try await recorder.predictions(for: query) }
      }
      #expect(first?.kind == .network)
      #expect(try await failure { try await WebReplay(folder: folder).predictions(for: query) } == first)
    }
  }

  @Test("a call that was given up ends as cancelled again, and does not hang")
  func cancelled() async throws {
    let gate = Gate()
    try await withFolder { folder in
      try await withLoopback { _ in
        .after(gate)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        let call = Task { try await recorder.predictions(for: query) }
        _ = await server.requests(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
      }
      #expect(try files(in: folder).values.first?.contains(#""cancelled": true"#) == true)
      await #expect(throws: CancellationError.self) {
        try await WebReplay(folder: folder).predictions(for: query)
      }
    }
  }

  @Test("key and token of the replay may be others")
  func otherSecrets() async throws {
    try await withFolder { folder in
      try await withLoopback { request in
        .json(request.method == "GET" ? #"{"id": "y1"}"# : "{}")
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        _ = try await recorder.predictions(for: query)
        _ = try await recorder.details(
          for: DetailsQuery(placeID: "y1", fields: ["id"], sessionToken: secretToken))
      }
      var other = query
      other.sessionToken = "quite-another"
      let replay = try WebReplay(folder: folder)
      #expect(try await replay.predictions(for: other).suggestions.isEmpty)
      let place = try await replay.details(
        for: DetailsQuery(placeID: "y1", fields: ["id"], sessionToken: "quite-another"))
      #expect(place.id == "y1")
    }
  }
}
