public import Foundation
public import PlacesEngine

/// One question to autocomplete, in the newer callback style (SDK 9.0).
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The callback form of autocomplete belongs to the legacy module; use PlacesClient.fetchAutocompleteSuggestions(with:) and AutocompleteRequest (LP107)"
  )
#endif
open class GMSAutocompleteRequest: NSObject {
  /// The text typed so far.
  open var query: String

  /// The token of the typing session; `nil` means that the request is billed on its own.
  open var sessionToken: GMSAutocompleteSessionToken?

  /// What results are narrowed to; read when the request goes out.
  open var filter: GMSAutocompleteFilter?

  public init(query: String) {
    self.query = query
    super.init()
  }
}

/// One question about a place, in the newer callback style (SDK 9.0); immutable.
///
/// An empty list of properties can be made; sending it gives an error (contract item 72).
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The callback form of place details belongs to the legacy module; use PlacesClient.fetchPlace(with:), FetchPlaceRequest and PlaceProperty (LP108)"
  )
#endif
open class GMSFetchPlaceRequest: NSObject {
  public let placeID: String
  /// Raw values of ``GMSPlaceProperty``.
  public let placeProperties: [String]
  /// The token of the session that this request ends.
  public let sessionToken: GMSAutocompleteSessionToken?

  public init(placeID: String, placeProperties: [String], sessionToken: GMSAutocompleteSessionToken?) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
    super.init()
  }
}

/// One suggestion of the newer callback style; so far always of a place.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The callback form of autocomplete belongs to the legacy module; use PlacesClient.fetchAutocompleteSuggestions(with:) and AutocompleteRequest (LP107)"
  )
#endif
open class GMSAutocompleteSuggestion: NSObject {
  open var placeSuggestion: GMSAutocompletePlaceSuggestion?

  public override init() {
    super.init()
  }

  /// Makes a suggestion from a service's answer (ours, for test doubles).
  public init(_ prediction: ServicePrediction) {
    placeSuggestion = GMSAutocompletePlaceSuggestion(prediction)
    super.init()
  }
}

/// A place that the typed text may mean, in the newer callback style; immutable.
///
/// Members are those of ``GMSAutocompletePrediction``.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The callback form of autocomplete belongs to the legacy module; use PlacesClient.fetchAutocompleteSuggestions(with:) and AutocompleteRequest (LP107)"
  )
#endif
open class GMSAutocompletePlaceSuggestion: NSObject {
  private let made: GMSAutocompletePrediction

  /// What the service said.
  package var prediction: ServicePrediction { made.prediction }

  /// Makes a suggestion from a service's answer (ours, for test doubles).
  public init(_ prediction: ServicePrediction) {
    made = GMSAutocompletePrediction(prediction)
    super.init()
  }

  /// The suggestion in one line, matched parts marked.
  open var attributedFullText: NSAttributedString { made.attributedFullText }

  /// The first of two lines, usually the name.
  open var attributedPrimaryText: NSAttributedString { made.attributedPrimaryText }

  /// The second of two lines; `nil` when there is nothing to add.
  open var attributedSecondaryText: NSAttributedString? { made.attributedSecondaryText }

  /// The id to ask for details with.
  open var placeID: String { made.placeID }

  /// The place's types in the service's order.
  open var types: [String] { made.types }

  /// Metres from the filter's `origin` in a straight line; `nil` without origin, for routes, and under 1 m.
  open var distanceMeters: NSNumber? { made.distanceMeters }
}
