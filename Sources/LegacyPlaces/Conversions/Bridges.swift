public import Foundation
public import PlacesCore
import PlacesEngine

// Both ways between old values and those of the async API (ours), so that an app can move screen by screen
// while both styles share a token, a filter, a place. Nothing is lost of what both sides have.

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension AutocompleteSessionToken {
  /// The same token for the async API: both belong to one session.
  public init(_ token: GMSAutocompleteSessionToken) {
    self.init(text: token.text)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteSessionToken {
  /// The same token for old code: both belong to one session.
  public convenience init(_ token: AutocompleteSessionToken) {
    self.init(text: token.text)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension AutocompletePlaceSuggestion {
  /// The suggestion that a prediction stands for.
  public init(_ prediction: GMSAutocompletePrediction) {
    self.init(prediction.prediction)
  }

  /// The suggestion that one of the newer callback style stands for.
  public init(_ suggestion: GMSAutocompletePlaceSuggestion) {
    self.init(suggestion.prediction)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompletePrediction {
  /// The prediction that a suggestion stands for.
  public convenience init(_ suggestion: AutocompletePlaceSuggestion) {
    self.init(suggestion.prediction)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompletePlaceSuggestion {
  /// The suggestion of the newer callback style that one of the async API stands for.
  public convenience init(_ suggestion: AutocompletePlaceSuggestion) {
    self.init(suggestion.prediction)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension Place {
  /// The place for the async API.
  public init(_ place: GMSPlace) {
    self.init(place.place)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSPlace {
  /// The place for old code.
  public convenience init(_ place: Place) {
    self.init(place.service)
  }
}

extension PlacesError {
  /// The error of a legacy callback or delegate; `nil` when it is not in ``kGMSPlacesErrorDomain``.
  public init?(_ error: NSError) {
    guard let failure = ServiceFailure(legacyError: error) else { return nil }
    self.init(failure)
  }

  /// The error as old code knows it: domain ``kGMSPlacesErrorDomain``, code of ``GMSPlacesErrorCode``.
  public var legacyError: NSError {
    LegacyPlaces.legacyError(failure)
  }
}
