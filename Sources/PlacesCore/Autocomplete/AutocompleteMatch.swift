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
  var attributed: AttributedString {
    var result = AttributedString(text)
    for range in matchedRanges {
      guard let range = Range<AttributedString.Index>(range, in: result) else { continue }
      result[range][AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.self] = ""
    }
    return result
  }

  /// The same as the older type; built from the text, because conversions between the two types are
  /// missing outside Apple's platforms.
  var legacyAttributed: NSAttributedString {
    let result = NSMutableAttributedString(string: text)
    for range in matchedRanges {
      result.addAttribute(.autocompleteMatch, value: "", range: NSRange(range, in: text))
    }
    return NSAttributedString(attributedString: result)
  }
}
