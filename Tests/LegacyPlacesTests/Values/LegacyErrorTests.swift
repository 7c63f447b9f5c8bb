import Foundation
import LegacyPlaces
import PlacesCore
import PlacesEngine
import Testing

private let rich = ServiceFailure(
  .accessNotConfigured, "Enable the API.", httpStatus: 403, status: "PERMISSION_DENIED",
  reason: "SERVICE_DISABLED", serverMessage: "Places API (New) has not been used.",
  metadata: ["service": "places.googleapis.com"], fieldViolations: ["a"], helpLinks: ["https://example.com"])

private let transport = ServiceFailure(
  .network, "No connection.",
  underlying: .init(domain: NSURLErrorDomain, code: -1009, text: "offline"))

@Suite("Errors")
struct LegacyErrorTests {
  @Test("C69 every reason has its code, in the documented domain", arguments: ServiceFailure.Kind.allCases)
  func codes(kind: ServiceFailure.Kind) throws {
    let error = legacyError(ServiceFailure(kind, "text")) as any Error
    #expect((error as NSError).domain == kGMSPlacesErrorDomain)
    #expect((error as NSError).domain == "com.google.places.ErrorDomain")
    let code = try #require(GMSPlacesErrorCode(rawValue: (error as NSError).code))
    #expect(code.rawValue == kind.rawValue)
  }

  @Test("Names and numbers of the codes are those of the header")
  func names() {
    let codes: [GMSPlacesErrorCode] = [
      .networkError, .serverError, .internalError, .keyInvalid, .keyExpired, .usageLimitExceeded,
      .rateLimitExceeded, .deviceRateLimitExceeded, .accessNotConfigured, .incorrectBundleIdentifier,
      .locationError, .invalidRequest,
    ]
    #expect(codes.map(\.rawValue) == Array((-12 ... -1).reversed()))
  }

  @Test("The text is description and failure reason")
  func text() {
    let error = legacyError(rich)
    #expect(error.localizedDescription == "Enable the API.")
    #expect(error.localizedFailureReason == "Enable the API.")
  }

  @Test("B11 what the server said stands in the first underlying error")
  func underlying() throws {
    let server = try #require(legacyError(rich).userInfo[NSUnderlyingErrorKey] as? NSError)
    #expect(server.domain == "com.google.places.server.ErrorDomain")
    #expect(server.code == -1)
    #expect(server.userInfo.values.contains { $0 as? Int == 403 })
    #expect(server.userInfo.values.contains { $0 as? String == "Places API (New) has not been used." })
  }

  @Test("Below it stands the transport's error")
  func transportError() throws {
    let server = try #require(legacyError(transport).userInfo[NSUnderlyingErrorKey] as? NSError)
    let url = try #require(server.userInfo[NSUnderlyingErrorKey] as? NSError)
    #expect(url.domain == NSURLErrorDomain && url.code == -1009)
  }

  @Test("A failure that is ours alone has nothing below it")
  func noEvidence() {
    let error = legacyError(ServiceFailure(.invalidRequest, "text"))
    #expect(error.userInfo[NSUnderlyingErrorKey] == nil)
  }

  @Test("Old code matches it as an NSError")
  func patternMatch() {
    do {
      throw legacyError(rich)
    } catch let error as NSError where error.code == -9 {
      #expect(error.domain == kGMSPlacesErrorDomain)
    } catch {
      Issue.record("not an NSError with the code")
    }
  }

  @Test(
    "A failure survives the way there and back",
    arguments: [rich, transport, ServiceFailure(.keyInvalid, "text", httpStatus: 400)])
  func roundTrip(failure: ServiceFailure) {
    #expect(ServiceFailure(legacyError: legacyError(failure)) == failure)
  }

  @Test("Errors of the async API and back, for each case", arguments: ServiceFailure.Kind.allCases)
  func placesError(kind: ServiceFailure.Kind) {
    let error = PlacesError(ServiceFailure(kind, "text"))
    #expect(error.legacyError.code == kind.rawValue)
    #expect(PlacesError(error.legacyError) == error)
  }

  @Test("Errors from elsewhere are not read as ours")
  func foreign() {
    #expect(PlacesError(NSError(domain: NSURLErrorDomain, code: -1)) == nil)
    #expect(PlacesError(NSError(domain: kGMSPlacesErrorDomain, code: -99)) == nil)
  }
}
