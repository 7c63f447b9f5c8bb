public import Foundation
package import PlacesEngine

/// A predicted place: its id and its texts, in which the parts that matched the query are marked.
///
/// The marks are attributes, ``AttributeScopes/GooglePlacesAttributes`` in the attributed strings and
/// `NSAttributedString.Key.autocompleteMatch` in their `legacy…` forms. The two-line form is not made of
/// parts of the full text.
public struct AutocompletePlaceSuggestion: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it.
  package let prediction: ServicePrediction

  package init(_ prediction: ServicePrediction) {
    self.prediction = prediction
  }

  /// The id to ask details for.
  public var placeID: String { prediction.placeId }

  /// The types of the place; the answer's order means nothing.
  public var types: Set<PlaceType> { Set(prediction.types.map { PlaceType(rawValue: $0) }) }

  /// The straight-line distance from the filter's origin; `nil` without origin, for routes, and under 1 m.
  public var distance: Measurement<UnitLength>? {
    prediction.distanceMeters.map { Measurement(value: Double($0), unit: .meters) }
  }

  /// A debug rendering of the whole value; not for display.
  public var description: String {
    describe(
      "AutocompletePlaceSuggestion",
      [
        ("placeID", placeID), ("fullText", prediction.text.text),
        ("primaryText", prediction.primaryText.text),
        ("secondaryText", prediction.secondaryText?.text),
        ("types", prediction.types), ("distanceMeters", prediction.distanceMeters),
      ])
  }
}

// MARK: - Texts

extension AutocompletePlaceSuggestion {
  /// The one-line form.
  public var attributedFullText: AttributedString { prediction.text.attributed }

  /// The first of two lines, mostly the name.
  public var attributedPrimaryText: AttributedString { prediction.primaryText.attributed }

  /// The second of two lines; absent for places that need none, such as countries.
  public var attributedSecondaryText: AttributedString? { prediction.secondaryText?.attributed }

  /// ``attributedFullText`` as the older type.
  public var legacyAttributedFullText: NSAttributedString { prediction.text.legacyAttributed }

  /// ``attributedPrimaryText`` as the older type.
  public var legacyAttributedPrimaryText: NSAttributedString { prediction.primaryText.legacyAttributed }

  /// ``attributedSecondaryText`` as the older type.
  public var legacyAttributedSecondaryText: NSAttributedString? { prediction.secondaryText?.legacyAttributed }
}

extension ServicePrediction {
  /// The first of two lines, which always exists (contract item 57): without a two-line form, the full text.
  package var primaryText: ServiceText { structuredFormat?.mainText ?? text }

  /// The second of two lines; an empty one is none.
  package var secondaryText: ServiceText? {
    guard let text = structuredFormat?.secondaryText, !text.text.isEmpty else { return nil }
    return text
  }
}
