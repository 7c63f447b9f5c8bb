import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an error of the URL loading system means for the caller.
///
/// Most mean that the connection failed. A few mean that something answered that is no answer. On Linux
/// `URLError.unknown` (-1) stands for TLS failures, cut bodies and more; whether the answer had begun
/// tells them apart. A connection reset counts as a connection failure even in the middle of a body.
enum TransportFailure {
  static func failure(for error: any Error, answerHadBegun: Bool) -> ServiceFailure {
    let system = error as NSError
    let underlying = ServiceFailure.Underlying(
      domain: system.domain, code: system.code, text: system.localizedDescription)
    if system.domain == NSURLErrorDomain {
      let code = system.code
      if notAnAnswer.contains(code) || (code == URLError.Code.unknown.rawValue && answerHadBegun) {
        return ServiceFailure(.server, cut, underlying: underlying)
      }
      if let text = texts[code] {
        return ServiceFailure(.network, text, underlying: underlying)
      }
    }
    return ServiceFailure(
      .network, answerHadBegun ? lost : "The connection to the places service failed. \(check)",
      underlying: underlying)
  }

  /// Codes that say that bytes came, but no usable answer. What Linux reports for a line of noise instead
  /// of HTTP is "unsupported URL"; ours are all HTTPS.
  private static let notAnAnswer: Set<Int> = Set(
    [
      URLError.Code.badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
      .cannotDecodeContentData, .zeroByteResource, .dataLengthExceedsMaximum, .httpTooManyRedirects,
      .redirectToNonExistentLocation, .unsupportedURL,
    ].map(\.rawValue))

  private static let check = "Check the connection and try again."
  private static let cut = """
    The places service's answer was cut or is not HTTP. Try again; if it stays, check for a proxy \
    between this device and places.googleapis.com.
    """
  private static let lost = "The connection was lost in the middle of the answer. \(check)"

  private static let texts: [Int: String] = Dictionary(
    [
      (URLError.Code.timedOut, "The places service did not answer in time. \(check)"),
      (.cannotFindHost, "The name places.googleapis.com was not found. \(check)"),
      (.dnsLookupFailed, "The name places.googleapis.com was not found. \(check)"),
      (.cannotConnectToHost, "The places service did not accept a connection. \(check)"),
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
