public import Foundation
import PlacesEngine

extension NSAttributedString.Key {
  /// Marks the parts of a suggestion's text that matched the query; the value is an empty string.
  ///
  /// Google documents neither raw string nor value: look whether the attribute is there.
  public static let autocompleteMatch = NSAttributedString.Key(
    AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.name)
}

extension AttributeScopes {
  /// The attributes that suggestions carry in their texts.
  public var googlePlaces: GooglePlacesAttributes.Type { GooglePlacesAttributes.self }

  /// The attributes that suggestions carry in their texts.
  public struct GooglePlacesAttributes: AttributeScope {
    /// Marks the parts that matched the query.
    public let autocompleteMatch: AutocompleteMatchAttribute

    /// Marks the parts of a text that matched the query; the value is an empty string.
    public enum AutocompleteMatchAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      public typealias Value = String
      public static let name = "GooglePlacesAutocompleteMatch"
    }
  }
}

extension ServiceText {
  /// The text with its matched parts marked (contract item 58).
  ///
  /// A part that ends inside a character, as between a letter and its combining mark, is widened to whole
  /// ones: views of an `AttributedString` drop characters of which only a piece is in a run.
  var attributed: AttributedString {
    var result = AttributedString(text)
    for range in matchedRanges.map(wholeCharacters) {
      guard let range = Range<AttributedString.Index>(range, in: result) else { continue }
      result[range][AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.self] = ""
    }
    return result
  }

  private func wholeCharacters(_ range: Range<String.Index>) -> Range<String.Index> {
    let bounds = text.indices + [text.endIndex]
    let lower = bounds.last { $0 <= range.lowerBound } ?? range.lowerBound
    let upper = bounds.first { $0 >= range.upperBound } ?? range.upperBound
    return lower..<upper
  }

  /// The same as the older type, with the parts exactly as answered; built from the text, because conversions between the two types are
  /// missing outside Apple's platforms.
  var legacyAttributed: NSAttributedString {
    let result = NSMutableAttributedString(string: text)
    for range in matchedRanges {
      result.addAttribute(.autocompleteMatch, value: "", range: NSRange(range, in: text))
    }
    return NSAttributedString(attributedString: result)
  }
}
