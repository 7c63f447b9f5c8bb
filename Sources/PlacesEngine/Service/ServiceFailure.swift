import Foundation

/// Why a call did not succeed, with all that the server said about it.
///
/// `kind` is one of the twelve reasons that Google's error codes know; the rest is the evidence.
/// `message` is for people: what happened and what to do next. It never holds the API key or the query.
public struct ServiceFailure: Error, Sendable, Hashable {
  /// The reason; raw values are the legacy error codes (`GMSPlacesErrorCode`).
  public enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// The connection to the service failed.
    case network = -1
    /// The answer was not understood.
    case server = -2
    /// A fault of this library.
    case `internal` = -3
    case keyInvalid = -4
    case keyExpired = -5
    case usageLimitExceeded = -6
    case rateLimitExceeded = -7
    case deviceRateLimitExceeded = -8
    case accessNotConfigured = -9
    case incorrectBundleIdentifier = -10
    case locationUnavailable = -11
    case invalidRequest = -12

    /// Whether the same call may succeed when repeated at once (contract item 26).
    public var isRetryable: Bool {
      self == .network || self == .server || self == .internal
    }
  }

  public var kind: Kind
  public var message: String
  /// The HTTP status, if there was an answer.
  public var httpStatus: Int?
  /// The status name of the error body, such as `INVALID_ARGUMENT`.
  public var status: String?
  /// The reason of the body's `ErrorInfo`, such as `API_KEY_INVALID`.
  public var reason: String?
  /// The server's own text.
  public var serverMessage: String?
  /// The metadata of the body's `ErrorInfo`.
  public var metadata: [String: String]
  /// The descriptions of the body's field violations.
  public var fieldViolations: [String]
  /// The links of the body's `Help`.
  public var helpLinks: [String]
  /// Domain, code and text of the error below, for transport failures.
  public var underlying: Underlying?

  /// A system error in a form that may cross threads.
  public struct Underlying: Sendable, Hashable {
    public var domain: String
    public var code: Int
    public var text: String

    public init(domain: String, code: Int, text: String) {
      self.domain = domain
      self.code = code
      self.text = text
    }
  }

  public init(
    _ kind: Kind, _ message: String, httpStatus: Int? = nil, status: String? = nil,
    reason: String? = nil, serverMessage: String? = nil, metadata: [String: String] = [:],
    fieldViolations: [String] = [], helpLinks: [String] = [], underlying: Underlying? = nil
  ) {
    self.kind = kind
    self.message = message
    self.httpStatus = httpStatus
    self.status = status
    self.reason = reason
    self.serverMessage = serverMessage
    self.metadata = metadata
    self.fieldViolations = fieldViolations
    self.helpLinks = helpLinks
    self.underlying = underlying
  }
}

extension ServiceFailure {
  /// The error itself when it is a service failure; anything else is our own fault and becomes internal.
  package init(wrapping error: any Error) {
    if let failure = error as? ServiceFailure {
      self = failure
      return
    }
    let system = error as NSError
    self.init(
      .internal,
      "The places service failed in a way it should not (\(type(of: error))). Please report this as a fault.",
      underlying: Underlying(domain: system.domain, code: system.code, text: "\(type(of: error))"))
  }
}
