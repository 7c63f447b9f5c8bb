package import PlacesEngine

/// Why a call of ``PlacesClient`` did not succeed; each case carries a text for people.
///
/// The text says what happened and what to do next. It never holds the API key or the query.
public enum PlacesError: Error, Hashable, Sendable {
  /// The connection to the service failed, or the surrounding task was cancelled (decision D22).
  case network(String)
  /// The answer was not understood.
  case server(String)
  /// A fault of this library.
  case `internal`(String)
  /// The API key is missing or malformed.
  case keyInvalid(String)
  case keyExpired(String)
  /// The quota is used up.
  case usageLimitExceeded(String)
  /// Too many requests in a short time, counted by key.
  case rateLimitExceeded(String)
  /// Too many requests in a short time, counted by device.
  case deviceRateLimitExceeded(String)
  /// The service is not enabled for the key's project, or the key may not use it.
  case accessNotConfigured(String)
  /// The key does not allow this app's bundle identifier.
  case incorrectBundleIdentifier(String)
  /// The device's location is unavailable, for example for lack of permission.
  case location(String)
  case invalidRequest(String)

  package init(_ failure: ServiceFailure) {
    let message = failure.message
    self =
      switch failure.kind {
      case .network: .network(message)
      case .server: .server(message)
      case .internal: .internal(message)
      case .keyInvalid: .keyInvalid(message)
      case .keyExpired: .keyExpired(message)
      case .usageLimitExceeded: .usageLimitExceeded(message)
      case .rateLimitExceeded: .rateLimitExceeded(message)
      case .deviceRateLimitExceeded: .deviceRateLimitExceeded(message)
      case .accessNotConfigured: .accessNotConfigured(message)
      case .incorrectBundleIdentifier: .incorrectBundleIdentifier(message)
      case .locationUnavailable: .location(message)
      case .invalidRequest: .invalidRequest(message)
      }
  }

  /// The reason and text; what the server said beside them is not kept in this type.
  package var failure: ServiceFailure {
    switch self {
    case .network(let message): ServiceFailure(.network, message)
    case .server(let message): ServiceFailure(.server, message)
    case .internal(let message): ServiceFailure(.internal, message)
    case .keyInvalid(let message): ServiceFailure(.keyInvalid, message)
    case .keyExpired(let message): ServiceFailure(.keyExpired, message)
    case .usageLimitExceeded(let message): ServiceFailure(.usageLimitExceeded, message)
    case .rateLimitExceeded(let message): ServiceFailure(.rateLimitExceeded, message)
    case .deviceRateLimitExceeded(let message): ServiceFailure(.deviceRateLimitExceeded, message)
    case .accessNotConfigured(let message): ServiceFailure(.accessNotConfigured, message)
    case .incorrectBundleIdentifier(let message): ServiceFailure(.incorrectBundleIdentifier, message)
    case .location(let message): ServiceFailure(.locationUnavailable, message)
    case .invalidRequest(let message): ServiceFailure(.invalidRequest, message)
    }
  }
}
