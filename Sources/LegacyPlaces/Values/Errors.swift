/// The domain of every error that this module delivers; codes are ``GMSPlacesErrorCode`` values.
#if DeprecationMessages
  @available(*, deprecated, message: "Error codes belong to the legacy module; use PlacesError (LP151)")
#endif
public let kGMSPlacesErrorDomain = legacyErrorDomain

/// The same by a name of ours.
package let legacyErrorDomain = "com.google.places.ErrorDomain"

/// Why a call failed: the `code` of an `NSError` in ``kGMSPlacesErrorDomain``.
///
/// The first three may succeed when tried again at once (contract item 26). Errors arrive as `NSError`
/// objects; make a code from one with `GMSPlacesErrorCode(rawValue: (error as NSError).code)`.
#if DeprecationMessages
  @available(*, deprecated, message: "Error codes belong to the legacy module; use PlacesError (LP151)")
#endif
public enum GMSPlacesErrorCode: Int, Sendable {
  /// The connection to the service failed.
  case networkError = -1
  /// The service's answer was not understood.
  case serverError = -2
  /// A fault of this library.
  case internalError = -3
  /// The API key is malformed or missing.
  case keyInvalid = -4
  /// The API key has expired.
  case keyExpired = -5
  /// The quota is used up.
  case usageLimitExceeded = -6
  /// Too many requests with this key.
  case rateLimitExceeded = -7
  /// Too many requests from this device.
  case deviceRateLimitExceeded = -8
  /// The service is not enabled for the project, or not for this key.
  case accessNotConfigured = -9
  /// The app's bundle identifier is not allowed for the key.
  case incorrectBundleIdentifier = -10
  /// The device's location is not available.
  case locationError = -11
  /// The request breaks a rule of the service; the text names what.
  case invalidRequest = -12
}
