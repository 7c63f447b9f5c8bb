public import Foundation
import PlacesCore
public import PlacesEngine

/// A place that the typed text may mean, immutable.
///
/// Delivered by queries, fetchers and controllers; Google's SDK has no way to make one.
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "GMSAutocompletePrediction belongs to the legacy module; use AutocompletePlaceSuggestion (LP131)"
  )
#endif
open class GMSAutocompletePrediction: NSObject, LegacyPlaceIdentifying {
  /// What the service said.
  package let prediction: ServicePrediction

  /// Makes a prediction from a service's answer (ours, for test doubles).
  public init(_ prediction: ServicePrediction) {
    self.prediction = prediction
    super.init()
  }

  /// Makes a prediction without id and texts, to be subclassed by test doubles.
  public override init() {
    prediction = ServicePrediction(placeId: "", text: ServiceText(""))
    super.init()
  }

  // Attributed texts are made when they are read: they are by far the dearest part of a keystroke, and most
  // screens read one or two of the three.

  /// The prediction in one line, matched parts marked with
  /// `NSAttributedString.Key.gmsAutocompleteMatchAttribute`.
  open var attributedFullText: NSAttributedString { prediction.text.legacyAttributedString }

  /// The first of two lines, usually the name; not always a part of the full text.
  open var attributedPrimaryText: NSAttributedString { prediction.primaryText.legacyAttributedString }

  /// The second of two lines, usually where the place is; `nil` when there is nothing to add (contract
  /// item 57).
  open var attributedSecondaryText: NSAttributedString? {
    prediction.secondaryText?.legacyAttributedString
  }

  /// The id to ask for details with.
  ///
  /// It was optional in SDK 2.x and is not since 3.0; code of both ages compiles: see
  /// ``LegacyPlaceIdentifying``.
  open var placeID: String { prediction.placeId }

  /// The place's types in the service's order, such as `street_address`.
  open var types: [String] { prediction.types }

  /// Metres from the filter's `origin` in a straight line; `nil` without origin, for routes, and under 1 m.
  open var distanceMeters: NSNumber? { prediction.distanceMeters.map { NSNumber(value: $0) } }
}

/// Lets `prediction.placeID!` and `if let id = prediction.placeID` compile next to plain use (ours).
///
/// The class's own property wins wherever a string fits, so that `let id = prediction.placeID` and an
/// interpolation give a string; only code that unwraps an optional reaches this one.
public protocol LegacyPlaceIdentifying: AnyObject {}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyPlaceIdentifying where Self: GMSAutocompletePrediction {
  /// ``GMSAutocompletePrediction/placeID`` as SDK 2.x spelled it; never `nil`.
  public var placeID: String? {
    let prediction: GMSAutocompletePrediction = self
    let id: String = prediction.placeID
    return id
  }
}
