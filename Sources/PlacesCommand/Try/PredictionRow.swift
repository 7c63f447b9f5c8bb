import Foundation
import LegacyPlaces

/// A prediction as a row of text.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
enum PredictionRow {
  /// Main text with its matched letters marked, second line and distance behind it.
  static func text(of prediction: GMSAutocompletePrediction) -> StyledText {
    var row = marked(prediction.attributedPrimaryText, .plain)
    if let secondary = prediction.attributedSecondaryText {
      row += StyledText(" · ", .dim) + marked(secondary, .dim)
    }
    if let metres = prediction.distanceMeters {
      row += StyledText(" · \(distance(metres.intValue))", .dim)
    }
    return row
  }

  /// The text, with the parts that carry the match attribute marked.
  static func marked(_ text: NSAttributedString, _ look: StyledText.Look) -> StyledText {
    var result = StyledText()
    let whole = text.string as NSString
    text.enumerateAttribute(
      .gmsAutocompleteMatchAttribute, in: NSRange(location: 0, length: text.length)
    ) { value, range, _ in
      result += StyledText(visible(whole.substring(with: range)), value == nil ? look : .matched)
    }
    return result
  }

  /// The parts that carry the match attribute, in UTF-16 units.
  static func matches(in text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    text.enumerateAttribute(
      .gmsAutocompleteMatchAttribute, in: NSRange(location: 0, length: text.length)
    ) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    return ranges
  }

  static func distance(_ metres: Int) -> String {
    metres < 1_000 ? "\(metres) m" : String(format: "%.1f km", Double(metres) / 1_000)
  }
}
