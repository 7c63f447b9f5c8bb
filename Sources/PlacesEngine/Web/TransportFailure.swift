import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an error of the URL loading system means for the caller.
///
/// Before the answer has begun it means that the connection failed. Once it has begun, a connection that
/// ends means that the answer was cut, which is a server failure; only silence and our own network going
/// away stay network failures. The rule does without the code where systems differ: a cut body is
/// `networkConnectionLost` on Apple platforms and `unknown` (-1) on Linux, where that code also stands for
/// TLS failures.
enum TransportFailure {
  static func failure(for error: any Error, answerHadBegun: Bool) -> ServiceFailure {
    let system = error as NSError
    let underlying = ServiceFailure.Underlying(
      domain: system.domain, code: system.code, text: system.localizedDescription)
    let code = system.domain == NSURLErrorDomain ? system.code : nil
    if code.map(notAnAnswer.contains) == true {
      return ServiceFailure(.server, notHTTP, underlying: underlying)
    }
    if answerHadBegun, code.map(stillNetwork.contains) != true {
      return ServiceFailure(.server, cut, underlying: underlying)
    }
    return ServiceFailure(
      .network, code.flatMap { texts[$0] } ?? "The connection to the places service failed. \(check)",
      underlying: underlying)
  }

  /// Codes that say that bytes came, but no answer. What Linux reports for a line of noise instead of HTTP
  /// is "unsupported URL"; our addresses are all supported.
  private static let notAnAnswer: Set<Int> = Set(
    [
      URLError.Code.cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
      .dataLengthExceedsMaximum, .httpTooManyRedirects, .redirectToNonExistentLocation, .unsupportedURL,
    ].map(\.rawValue))

  /// Codes that mean the network even in the middle of an answer.
  private static let stillNetwork: Set<Int> = Set(
    [URLError.Code.timedOut, .notConnectedToInternet, .dataNotAllowed].map(\.rawValue))

  private static let check = "Check the connection and try again."
  private static let proxy = """
    Try again; if it stays, check for a proxy between this device and places.googleapis.com.
    """
  private static let cut = "The places service's answer was cut. \(proxy)"
  private static let notHTTP = "What came as the places service's answer is not HTTP. \(proxy)"

  private static let texts: [Int: String] = Dictionary(
    [
      (URLError.Code.timedOut, "The places service did not answer in time. \(check)"),
      (.cannotFindHost, "The name places.googleapis.com was not found. \(check)"),
      (.dnsLookupFailed, "The name places.googleapis.com was not found. \(check)"),
      (.cannotConnectToHost, "The places service did not accept a connection. \(check)"),
      (.networkConnectionLost, "The connection to the places service was lost. \(check)"),
      // Linux: the connection was closed without a byte.
      (.badServerResponse, "The places service closed the connection without an answer. \(check)"),
      (.notConnectedToInternet, "There is no connection to the internet. \(check)"),
      (.dataNotAllowed, "Mobile data is switched off for this app. Allow it, or use Wi-Fi."),
      (.secureConnectionFailed, secure),
      (.serverCertificateUntrusted, secure),
      (.serverCertificateHasBadDate, secure),
      (.serverCertificateHasUnknownRoot, secure),
      (.serverCertificateNotYetValid, secure),
    ].map { ($0.rawValue, $1) }, uniquingKeysWith: { first, _ in first })
  private static let secure = """
    No secure connection to the places service was possible. Check the device's date and for a proxy \
    that reads encrypted traffic.
    """

  /// An answer that is larger than any the service gives.
  static func tooLarge(status: Int?, limit: Int) -> ServiceFailure {
    ServiceFailure(
      .server,
      """
      The answer is larger than \(limit) bytes and was refused. Check for a proxy between this device \
      and places.googleapis.com.
      """,
      httpStatus: status)
  }
}
