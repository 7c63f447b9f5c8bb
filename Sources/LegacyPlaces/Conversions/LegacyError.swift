package import Foundation
package import PlacesEngine

/// The domain of the first underlying error, as seen in error dumps of Google's SDK.
private let serverErrorDomain = "com.google.places.server.ErrorDomain"

/// Keys under which the underlying error carries what the server said (ours).
private enum Key {
  static let httpStatus = "LegacyPlacesHTTPStatus"
  static let status = "LegacyPlacesStatus"
  static let reason = "LegacyPlacesReason"
  static let serverMessage = "LegacyPlacesServerMessage"
  static let metadata = "LegacyPlacesMetadata"
  static let fieldViolations = "LegacyPlacesFieldViolations"
  static let helpLinks = "LegacyPlacesHelpLinks"
}

/// A failure as old code knows errors: an `NSError` in ``kGMSPlacesErrorDomain``.
///
/// It is a real `NSError`, not a bridged Swift error, because old code matches on that. Description and
/// failure reason hold the same text. Below it stands an error in `com.google.places.server.ErrorDomain`
/// with what the server said, and below that the transport's error, each only if there is something to say.
/// ``ServiceFailure/init(legacyError:)`` reads it all back.
package func legacyError(_ failure: ServiceFailure) -> NSError {
  var info: [String: Any] = [
    NSLocalizedDescriptionKey: failure.message,
    NSLocalizedFailureReasonErrorKey: failure.message,
  ]
  if let evidence = serverError(failure) { info[NSUnderlyingErrorKey] = evidence }
  return NSError(domain: legacyErrorDomain, code: failure.kind.rawValue, userInfo: info)
}

private func serverError(_ failure: ServiceFailure) -> NSError? {
  var info: [String: Any] = [:]
  info[Key.httpStatus] = failure.httpStatus
  info[Key.status] = failure.status
  info[Key.reason] = failure.reason
  info[Key.serverMessage] = failure.serverMessage
  if !failure.metadata.isEmpty { info[Key.metadata] = failure.metadata }
  if !failure.fieldViolations.isEmpty { info[Key.fieldViolations] = failure.fieldViolations }
  if !failure.helpLinks.isEmpty { info[Key.helpLinks] = failure.helpLinks }
  if let cause = failure.underlying {
    info[NSUnderlyingErrorKey] = NSError(
      domain: cause.domain, code: cause.code, userInfo: [NSLocalizedDescriptionKey: cause.text])
  }
  // Dumps of Google's SDK show code -1 here whatever the cause.
  return info.isEmpty ? nil : NSError(domain: serverErrorDomain, code: -1, userInfo: info)
}

extension ServiceFailure {
  /// Reads back what ``legacyError(_:)`` made; `nil` for an error of another domain or an unknown code.
  package init?(legacyError error: NSError) {
    guard error.domain == legacyErrorDomain, let kind = Kind(rawValue: error.code) else { return nil }
    self.init(kind, error.userInfo[NSLocalizedDescriptionKey] as? String ?? "")
    guard let server = error.userInfo[NSUnderlyingErrorKey] as? NSError, server.domain == serverErrorDomain
    else { return }
    httpStatus = server.userInfo[Key.httpStatus] as? Int
    status = server.userInfo[Key.status] as? String
    reason = server.userInfo[Key.reason] as? String
    serverMessage = server.userInfo[Key.serverMessage] as? String
    metadata = server.userInfo[Key.metadata] as? [String: String] ?? [:]
    fieldViolations = server.userInfo[Key.fieldViolations] as? [String] ?? []
    helpLinks = server.userInfo[Key.helpLinks] as? [String] ?? []
    underlying = (server.userInfo[NSUnderlyingErrorKey] as? NSError).map {
      Underlying(
        domain: $0.domain, code: $0.code,
        text: $0.userInfo[NSLocalizedDescriptionKey] as? String ?? "")
    }
  }
}
