import LegacyPlacesTesting
import PlacesEngine

/// What a user of the command can do about a service's failure.
enum ServiceAdvice {
  static func next(after failure: ServiceFailure, types: [String]) -> String {
    switch failure.kind {
    case .network:
      "Check the connection and try again, or leave out --service web."
    case .server:
      "Try again in a while."
    case .internal:
      "This is a fault of the package; please report it."
    case .keyInvalid:
      "Put a key of a project with Places API (New) into PLACES_API_KEY, or leave out --service web."
    case .keyExpired:
      "Make a new key in the Cloud console and put it into PLACES_API_KEY."
    case .usageLimitExceeded:
      "The quota is used up: raise it in the Cloud console, or wait for the next day."
    case .rateLimitExceeded, .deviceRateLimitExceeded:
      "Wait a minute, and ask less often: --policy economical."
    case .accessNotConfigured:
      "Enable Places API (New) for the key's project, and see what the key is restricted to."
    case .incorrectBundleIdentifier:
      "The key is for an app; use one that is not restricted to apps here."
    case .locationUnavailable:
      "Give a place with --origin or --bias."
    case .invalidRequest:
      "See 'legacy-places try --help' for what the options take." + hint(types)
    }
  }

  /// A word for the first type that is none.
  private static func hint(_ types: [String]) -> String {
    for type in types where !KnownTypes.names.contains(type) {
      if let nearest = nearestWord(to: type, in: KnownTypes.names) {
        return " Did you mean --types \(nearest)?"
      }
    }
    return ""
  }
}
