import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What a replay answers to what, from fixtures written by hand.
@Suite("Replaying the web service")
struct ReplayTests {
  /// A fixture of an autocomplete call that finds one place.
  private func fixture(_ text: String, token: String? = nil, finds id: String) -> String {
    let token = token.map { #", "sessionToken": "\#($0)""# } ?? ""
    return """
      {"format": "legacy-places-web-fixture", "version": 1,
       "request": {"method": "POST", "url": "https://places.googleapis.com/v1/places:autocomplete",
        "headers": {"Accept-Language": "en"}, "body": {"input": "\(text)"\(token)}},
       "response": {"status": 200,
        "text": "{\\"suggestions\\": [{\\"placePrediction\\": {\\"placeId\\": \\"\(id)\\"}}]}"}}
      """
  }

  private func details(_ id: String, mask: String) -> String {
    """
    {"format": "legacy-places-web-fixture", "version": 1,
     "request": {"method": "GET", "url": "http://127.0.0.1:1/v1/places/\(id)",
      "headers": {"Accept-Language": "en", "X-Goog-FieldMask": "\(mask)"}},
     "response": {"status": 200, "text": "{\\"id\\": \\"\(id)\\"}"}}
    """
  }

  private func withReplay(_ fixtures: [String], _ body: (WebReplay) async throws -> Void) async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, text) in fixtures.enumerated() {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(index + 1).json"))
      }
      try Data("not JSON".utf8).write(to: folder.appendingPathComponent("README.md"))
      try await body(try WebReplay(folder: folder))
    }
  }

  private func find(_ text: String, token: String? = nil, on replay: WebReplay) async throws -> String? {
    let query = PredictionQuery(input: text, sessionToken: token)
    return try await replay.predictions(for: query).places.first?.placeId
  }

  @Test("equal requests get their answers in the order of the file numbers, each once")
  func order() async throws {
    try await withReplay((1...10).map { fixture("york", finds: "y\($0)") }) { replay in
      for number in 1...10 {
        let found = try await find("york", on: replay)
        #expect(found == "y\(number)")
      }
      let failure = try await failure { try await find("york", on: replay) }
      #expect(failure.message.contains("was recorded 10 times, and is asked once more"))
    }
    try await withReplay([fixture("york", finds: "y1")]) { replay in
      _ = try await find("york", on: replay)
      let failure = try await failure { try await find("york", on: replay) }
      #expect(failure.message.contains("was recorded once, and is asked again"))
    }
  }

  @Test("sessions may come in another order than in the recording")
  func sessions() async throws {
    try await withReplay([
      fixture("york", token: "token-1", finds: "y1"), fixture("yorks", token: "token-1", finds: "y2"),
      fixture("bern", token: "token-2", finds: "b1"), fixture("bern a", token: "token-2", finds: "b2"),
    ]) { replay in
      var found: [String?] = []
      for (text, token) in [("bern", "second"), ("york", "first"), ("yorks", "first"), ("bern a", "second")] {
        found.append(try await find(text, token: token, on: replay))
      }
      #expect(found == ["b1", "y1", "y2", "b2"])
    }
  }

  @Test("requests of one session here must be of one session there, and the other way round")
  func mixedSessions() async throws {
    try await withReplay([
      fixture("york", token: "token-1", finds: "y1"), fixture("bern", token: "token-2", finds: "b1"),
    ]) { replay in
      _ = try await find("york", token: "only", on: replay)
      let failure = try await failure { try await find("bern", token: "only", on: replay) }
      #expect(failure.message.contains("was recorded in another session"))
    }
    try await withReplay([
      fixture("york", token: "token-1", finds: "y1"), fixture("yorks", token: "token-1", finds: "y2"),
    ]) { replay in
      _ = try await find("york", token: "first", on: replay)
      let failure = try await failure { try await find("yorks", token: "second", on: replay) }
      #expect(failure.message.contains("was recorded in another session"))
    }
  }

  @Test("a request that was not recorded fails: its shape and how to record it, not the text or the token")
  func unrecorded() async throws {
    try await withReplay([fixture("york", token: "token-1", finds: "y1")]) { replay in
      let query = PredictionQuery(
        input: "a secret place", sessionToken: secretToken, languageCode: "en", includedRegionCodes: ["GB"])
      let failure = try await failure { try await replay.predictions(for: query) }
      #expect(failure.kind == .invalidRequest)
      #expect(
        failure.message == """
          This autocomplete call (POST with Accept-Language, includedRegionCodes, input, languageCode, \
          sessionToken) was not recorded; the nearest one, 1.json, differs in includedRegionCodes, input, \
          languageCode. The recording is recording. To record it, set a WebRecorder with your key and an empty \
          folder as the environment's service and do the same again.
          """)
      #expect(replay.unused == ["1.json"])
      let details = try await self.failure {
        try await replay.details(for: DetailsQuery(placeID: "secret-id", fields: ["id"]))
      }
      #expect(details.message.contains("was not recorded, and no other details call was"))
      #expect(!details.message.contains("secret-id"))
    }
  }

  private func failure(_ call: () async throws -> some Any) async throws -> ServiceFailure {
    try await BehaviourTests.failure(call)
  }

  @Test("another field mask is another request; another host is not")
  func mask() async throws {
    try await withReplay([details("y1", mask: "id,location")]) { replay in
      let failure = try await failure {
        try await replay.details(for: DetailsQuery(placeID: "y1", fields: ["id"]))
      }
      #expect(failure.message.contains("1.json, differs in X-Goog-FieldMask."))
      let place = try await replay.details(for: DetailsQuery(placeID: "y1", fields: ["id", "location"]))
      #expect(place.id == "y1")
    }
  }

  @Test("a call without a token is another than one with")
  func token() async throws {
    try await withReplay([fixture("york", token: "token-1", finds: "y1")]) { replay in
      let failure = try await failure { try await find("york", on: replay) }
      #expect(failure.message.contains("differs in sessionToken."))
    }
  }

  @Test("numbers compare by value, not by how they are written")
  func numbers() async throws {
    let text = fixture("york", finds: "y1").replacingOccurrences(
      of: #""input": "york""#,
      with: #""input": "york", "origin": {"longitude": -1.0e0, "latitude": 53.960000000000001}"#)
    try await withReplay([text]) { replay in
      let query = PredictionQuery(input: "york", origin: GeoPoint(latitude: 53.96, longitude: -1))
      let answer = try await replay.predictions(for: query)
      #expect(answer.places.first?.placeId == "y1")
    }
  }

  // MARK: - Broken folders

  private static let request = """
    "request": {"method": "GET", "url": "https://places.googleapis.com/v1/places/y1"}
    """
  private static let start = #"{"format": "legacy-places-web-fixture", "version": 1, "#

  static let faults: [(text: String, error: String)] = [
    ("", "1.json:1:1: The file is empty."),
    ("<html>", "1.json:1:1: An unexpected “<”."),
    (#"{"version": 1}"#, "1.json:1:1: The key “format” is missing."),
    (
      #"{"format": "legacy-places-trace", "version": 1}"#,
      "1.json:1:12: format: This is a trace, not a recorded call of the web service."
    ),
    (
      #"{"format": "legacy-places-web-fixture", "version": 2}"#,
      "1.json:1:52: version: The file has version 2 of its format, newer than what is read here (1)."
    ),
    (start + request + "}", "1.json:1:1: There is no key that says what came of the call."),
    (start + #""cancelled": true}"#, "1.json:1:1: The key “request” is missing."),
    (
      start + #""request": {"method": "GET", "url": "y1"}, "cancelled": true}"#,
      "1.json:1:91: request.url: This is no whole URL."
    ),
    (start + request + #", "respnse": {}}"#, "respnse: The key is unknown. Did you mean “response”?"),
    (start + request + #", "response": {"text": ""}}"#, "response: The key “status” is missing."),
    (start + request + #", "response": {"status": 42, "text": ""}}"#, "response.status: 42 is out of range."),
    (
      start + request + #", "response": {"status": 200, "base64": "?"}}"#,
      "response.base64: This is not base64."
    ),
    (
      start + request + #", "failure": {"code": 0, "message": ""}}"#, "failure.code: 0 is out of range."
    ),
    (
      start + request + #", "cancelled": true, "failure": {"code": -1, "message": ""}}"#,
      "failure: “cancelled” and “failure” stand together."
    ),
    (start + request + #", "cancelled": false}"#, "cancelled: This is false."),
  ]

  @Test("a broken fixture is an error that names file, line and key", arguments: faults)
  func broken(text: String, error: String) async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("1.json"))
      let thrown = #expect(throws: ScenarioFileError.self) { try WebReplay(folder: folder) }
      let description = try #require(thrown).description
      #expect(description.hasPrefix("1.json:1:"))
      #expect(description.contains(error))
    }
  }

  @Test("no folder and an empty folder are errors")
  func nothing() async throws {
    try await withFolder { folder in
      let missing = #expect(throws: ScenarioFileError.self) { try WebReplay(folder: folder) }
      #expect(missing?.description.hasPrefix("recording: There is no such folder") == true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let empty = #expect(throws: ScenarioFileError.self) { try WebReplay(folder: folder) }
      #expect(empty?.description.hasPrefix("recording: The folder holds no fixture.") == true)
    }
  }

  @Test("under an old screen the delegate hears of a request that was not recorded")
  @MainActor func oldScreen() async throws {
    try await withReplay([fixture("york", finds: "y1")]) { replay in
      let clock = ManualClock()
      let environment = PlacesEnvironment(service: replay, languageCode: "en", clock: clock)
      environment.notices.setHandler { _ in }
      var continuation: CheckedContinuation<SubjectEvent, Never>?
      let subject = PlacesEnvironment.$current.withValue(environment) { LegacyTableSubject() }
      subject.listen(
        SubjectEars { event in
          guard case .failed = event else { return }
          continuation?.resume(returning: event)
          continuation = nil
        })
      let event = await withCheckedContinuation {
        continuation = $0
        subject.type("york")
      }
      #expect(event == .failed(-12))
    }
  }
}
