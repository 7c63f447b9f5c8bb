import Foundation
import Testing

@testable import PlacesEngine

/// The table that turns answers into failures: every row of the reference's error tables.
@Suite("Failures by answer")
struct ServiceFailureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var http: Int
    var status: String?
    var reason: String?
    var said = "text of the server"
    var metadata: [String: String] = [:]
    var keySent = true
    var kind: ServiceFailure.Kind
    /// A part of the message that tells what to do.
    var advice: String

    var testDescription: String { "\(http) \(status ?? "-") \(reason ?? "-") \(kind)" }

    var body: Data {
      get throws {
        var error: [String: Any] = ["code": http, "message": said]
        error["status"] = status
        if let reason {
          error["details"] = [
            [
              "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": reason,
              "domain": "googleapis.com", "metadata": metadata,
            ] as [String: Any]
          ]
        }
        return try JSONSerialization.data(withJSONObject: ["error": error])
      }
    }
  }

  private static let denied = "PERMISSION_DENIED"
  private static let exhausted = "RESOURCE_EXHAUSTED"

  static let rows: [Row] = [
    Row(
      http: 400, status: "INVALID_ARGUMENT", reason: "API_KEY_INVALID",
      said: "API key expired. Please renew the API key.", kind: .keyExpired, advice: "Renew it"),
    Row(
      http: 400, status: "INVALID_ARGUMENT", reason: "API_KEY_INVALID",
      said: "API key not valid. Please pass a valid API key.", kind: .keyInvalid, advice: "Compare it"),
    Row(http: 401, status: "UNAUTHENTICATED", kind: .keyInvalid, advice: "not valid"),
    Row(
      http: 401, status: "UNAUTHENTICATED", reason: "ACCESS_TOKEN_EXPIRED", kind: .keyInvalid,
      advice: "not valid"),
    Row(http: 403, status: denied, keySent: false, kind: .keyInvalid, advice: "carried no API key"),
    Row(
      http: 403, status: denied, reason: "API_KEY_IOS_APP_BLOCKED", metadata: ["iosBundleId": "<empty>"],
      kind: .incorrectBundleIdentifier, advice: "named no bundle identifier"),
    Row(
      http: 403, status: denied, reason: "API_KEY_IOS_APP_BLOCKED",
      metadata: ["iosBundleId": "com.example.a"],
      kind: .incorrectBundleIdentifier, advice: "com.example.a is not among them. Add this bundle"),
    Row(
      http: 403, status: denied, reason: "API_KEY_SERVICE_BLOCKED", kind: .accessNotConfigured,
      advice: "Add \"Places API (New)\""),
    Row(
      http: 403, status: denied, reason: "API_KEY_HTTP_REFERRER_BLOCKED", kind: .accessNotConfigured,
      advice: "restricted to iOS apps"),
    Row(
      http: 403, status: denied, reason: "API_KEY_IP_ADDRESS_BLOCKED", kind: .accessNotConfigured,
      advice: "restricted to iOS apps"),
    Row(
      http: 403, status: denied, reason: "API_KEY_ANDROID_APP_BLOCKED", kind: .accessNotConfigured,
      advice: "restricted to iOS apps"),
    Row(
      http: 403, status: denied, reason: "SERVICE_DISABLED", kind: .accessNotConfigured,
      advice: "Enable \"Places API (New)\""),
    Row(
      http: 403, status: denied, reason: "BILLING_DISABLED", kind: .accessNotConfigured,
      advice: "Turn on billing"),
    Row(
      http: 403, status: denied, reason: "CONSUMER_SUSPENDED", kind: .accessNotConfigured,
      advice: "state of the project"),
    Row(
      http: 403, status: denied, reason: "CONSUMER_INVALID", kind: .accessNotConfigured,
      advice: "state of the project"),
    Row(
      http: 403, status: denied, reason: "USER_PROJECT_DENIED", kind: .accessNotConfigured,
      advice: "state of the project"),
    Row(http: 403, status: denied, kind: .accessNotConfigured, advice: "Enable \"Places API (New)\""),
    Row(
      http: 403, status: denied, reason: "SOMETHING_NEW", kind: .accessNotConfigured,
      advice: "Enable \"Places API (New)\""),
    Row(
      http: 429, status: exhausted, reason: "RATE_LIMIT_EXCEEDED",
      metadata: ["quota_limit": "GetPlaceRequestPerDayPerProject"], kind: .usageLimitExceeded,
      advice: "next day"),
    Row(
      http: 429, status: exhausted, reason: "RESOURCE_QUOTA_EXCEEDED", kind: .usageLimitExceeded,
      advice: "quota"),
    Row(
      http: 429, status: exhausted, reason: "RATE_LIMIT_EXCEEDED",
      metadata: ["quota_limit": "GetPlaceRequestPerMinutePerProject"], kind: .rateLimitExceeded,
      advice: "Ask less often"),
    Row(http: 429, status: exhausted, kind: .rateLimitExceeded, advice: "Ask less often"),
    Row(http: 400, status: "INVALID_ARGUMENT", kind: .invalidRequest, advice: "Correct the value"),
    Row(
      http: 404, status: "NOT_FOUND", said: "The Place ID is no longer valid", kind: .invalidRequest,
      advice: "Repeat the search"),
    Row(http: 400, status: "FAILED_PRECONDITION", kind: .server, advice: "HTTP 400"),
    Row(http: 409, status: "ABORTED", kind: .server, advice: "HTTP 409"),
    Row(http: 500, status: "INTERNAL", kind: .server, advice: "Try again"),
    Row(http: 503, status: "UNAVAILABLE", kind: .server, advice: "Try again"),
    Row(http: 504, status: "DEADLINE_EXCEEDED", kind: .server, advice: "Try again"),
    Row(http: 302, kind: .server, advice: "redirect"),
  ]

  @Test("B11 B16 C70 each documented error has its kind, its evidence and its advice", arguments: rows)
  func table(_ row: Row) throws {
    let failure = try ServiceFailure.classify(httpStatus: row.http, body: row.body, keySent: row.keySent)
    #expect(failure.kind == row.kind)
    #expect(failure.httpStatus == row.http)
    #expect(failure.status == row.status)
    #expect(failure.reason == row.reason)
    #expect(failure.metadata == row.metadata)
    #expect(failure.serverMessage == row.said)
    #expect(failure.message.contains(row.advice), "\(failure.message)")
    #expect(failure.message.hasSuffix("The service said: " + row.said))
  }

  @Test("C26 exactly network, server and internal failures may be retried")
  func retryable() {
    #expect(ServiceFailure.Kind.allCases.filter(\.isRetryable) == [.network, .server, .internal])
  }

  @Test(
    "a body that is not the JSON error is a server failure, whatever the status",
    arguments: [400, 403, 404, 429, 500, 502, 503],
    [
      ("<!DOCTYPE html><title>Error</title>", "a web page"), ("", "an empty body"), (" \n", "an empty body"),
      ("{\"error\":", "not its JSON error"), ("{}", "not its JSON error"), ("[1]", "not its JSON error"),
      ("{\"error\":\"no\"}", "not its JSON error"), ("\0", "not its JSON error"),
    ])
  func unreadable(_ http: Int, _ body: (text: String, problem: String)) {
    let failure = ServiceFailure.classify(httpStatus: http, body: Data(body.text.utf8))
    #expect(failure.kind == .server)
    #expect(failure.httpStatus == http)
    #expect(failure.message.contains(body.problem), "\(failure.message)")
    #expect(failure.message.contains("HTTP \(http)"))
  }

  @Test(
    "a 401 is key-invalid without its body, which a login challenge costs", arguments: ["", "<html>", "{}"])
  func unauthorized(_ body: String) {
    #expect(ServiceFailure.classify(httpStatus: 401, body: Data(body.utf8)).kind == .keyInvalid)
  }

  @Test("the recorded answer of an iOS-restricted key")
  func recordedBlock() throws {
    let failure = ServiceFailure.classify(
      httpStatus: 403, body: try recorded("error-403-ios-app-blocked.json"))
    #expect(failure.kind == .incorrectBundleIdentifier)
    #expect(failure.reason == "API_KEY_IOS_APP_BLOCKED")
    #expect(failure.metadata["consumer"] == "projects/000000000000")
    #expect(failure.serverMessage == "Requests from this iOS client application <empty> are blocked.")
  }

  @Test("field violations and help links are kept and the violations shown")
  func details() {
    let body = """
      {"error":{"code":400,"message":"Request contains an invalid argument.","status":"INVALID_ARGUMENT",
      "details":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[
      {"field":"mask","description":"Cannot find 'geometry'."},{"description":"Other."},7]},
      {"@type":"type.googleapis.com/google.rpc.Help","links":[{"description":"x","url":"https://a.example"},{}]},
      {"@type":"type.googleapis.com/google.rpc.Unknown"},null,"x",{"@type":5}]}}
      """
    let failure = ServiceFailure.classify(httpStatus: 400, body: Data(body.utf8))
    #expect(failure.kind == .invalidRequest)
    #expect(failure.fieldViolations == ["mask: Cannot find 'geometry'.", "Other."])
    #expect(failure.helpLinks == ["https://a.example"])
    #expect(failure.message.contains("mask: Cannot find 'geometry'. Other."))
  }

  @Test("metadata that is not text is passed over")
  func oddMetadata() {
    let body = """
      {"error":{"status":"RESOURCE_EXHAUSTED","message":7,"details":[{"@type":"a/google.rpc.ErrorInfo",
      "reason":"RATE_LIMIT_EXCEEDED","metadata":{"quota_limit":{"PerDay":1},"service":"s"}}]}}
      """
    let failure = ServiceFailure.classify(httpStatus: 429, body: Data(body.utf8))
    #expect(failure.kind == .rateLimitExceeded)
    #expect(failure.metadata == ["service": "s"])
    #expect(failure.serverMessage == nil)
  }

  @Test("a key that the server echoes is scrubbed from every part")
  func scrubbed() async throws {
    let body = """
      {"error":{"message":"bad \(testKey)!","status":"INVALID_ARGUMENT \(testKey)","details":[
      {"@type":"a/google.rpc.ErrorInfo","reason":"R\(testKey)","metadata":{"k\(testKey)":"v\(testKey)"}},
      {"@type":"a/google.rpc.BadRequest","fieldViolations":[{"field":"\(testKey)","description":"d"}]},
      {"@type":"a/google.rpc.Help","links":[{"url":"https://a.example/?key=\(testKey)"}]}]}}
      """
    let service = WebPlacesService.scripted(ScriptedTransport(status: 400, json: body))
    let failure = try await failure { try await service.predictions(for: PredictionQuery(input: "a")) }
    #expect(failure.serverMessage == "bad <API key>!")
    #expect(failure.helpLinks == ["https://a.example/?key=<API key>"])
    var printed = ""
    dump(failure, to: &printed)
    #expect(!printed.contains(testKey))
    #expect(!"\(failure) \(String(reflecting: failure))".contains(testKey))
  }

  @Test("an error body under a good status is a failure, not an empty answer")
  func errorWithStatus200() async throws {
    let body = #"{"error":{"code":403,"message":"no","status":"PERMISSION_DENIED"}}"#
    let service = WebPlacesService.scripted(ScriptedTransport(json: body))
    let failure = try await failure { try await service.predictions(for: PredictionQuery(input: "a")) }
    #expect(failure.kind == .server)
    #expect(failure.status == "PERMISSION_DENIED")
  }

  @Test("an answer whose texts speak of an error is an answer")
  func wordError() async throws {
    let body = #"{"displayName":{"text":"\"error\"","languageCode":"error"},"error":"x","id":"A"}"#
    let service = WebPlacesService.scripted(ScriptedTransport(json: body))
    let place = try await service.details(for: DetailsQuery(placeID: "A", fields: ["id"]))
    #expect(place.id == "A")
  }

  @Test("a very long server text is shortened in the message and whole beside it")
  func longText() throws {
    let said = String(repeating: "x", count: 100_000)
    let row = Row(http: 400, status: "INVALID_ARGUMENT", said: said, kind: .invalidRequest, advice: "")
    let failure = try ServiceFailure.classify(httpStatus: 400, body: row.body)
    #expect(failure.message.count < 1_000)
    #expect(failure.serverMessage == said)
  }

  @Test(
    "errors of the URL loading system",
    arguments: [
      (-1001, false, ServiceFailure.Kind.network, "in time"), (-1001, true, .network, "in time"),
      (-1003, false, .network, "not found"), (-1004, false, .network, "accept a connection"),
      (-1005, false, .network, "lost"), (-1005, true, .server, "cut"), (-1009, false, .network, "internet"),
      (-1009, true, .network, "internet"), (-1200, false, .network, "secure"),
      (-1202, false, .network, "secure"), (-1, false, .network, "failed"), (-1, true, .server, "cut"),
      (-1011, false, .network, "closed"), (-1002, false, .server, "not HTTP"),
      (-1007, false, .server, "not HTTP"), (-1017, true, .server, "not HTTP"),
      (-1016, true, .server, "not HTTP"), (-1022, false, .network, "failed"),
      (-999_999, false, .network, "failed"), (-999_999, true, .server, "cut"),
    ])
  func transport(_ code: Int, _ begun: Bool, _ kind: ServiceFailure.Kind, _ text: String) {
    let failure = TransportFailure.failure(
      for: NSError(domain: NSURLErrorDomain, code: code), answerHadBegun: begun)
    #expect(failure.kind == kind)
    #expect(failure.message.contains(text), "\(failure.message)")
    #expect(failure.underlying?.code == code)
    #expect(failure.underlying?.domain == NSURLErrorDomain)
  }
}
