public import Foundation
import PlacesEngine

extension NSAttributedString.Key {
  /// Marks the parts of a prediction's texts that matched the query (contract item 58).
  ///
  /// The value is a ``GMSAutocompleteMatchFragment``; test it for presence.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "The match attribute has another name in the new module; use NSAttributedString.Key.autocompleteMatch, or the googlePlaces attribute scope (LP132)"
    )
  #endif
  public static let gmsAutocompleteMatchAttribute = NSAttributedString.Key("GMSAutocompleteMatch")
}

/// The name that the 2.x headers and Google's guide use for
/// `NSAttributedString.Key.gmsAutocompleteMatchAttribute`.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The match attribute has another name in the new module; use NSAttributedString.Key.autocompleteMatch, or the googlePlaces attribute scope (LP132)"
  )
#endif
public let kGMSAutocompleteMatchAttribute = NSAttributedString.Key.gmsAutocompleteMatchAttribute

/// A part of a text that matched the query, immutable.
///
/// On Linux, comparing two attributed strings that hold different objects of an app's or library's own class
/// stops the process, a fault of Foundation there; compare their `string` and their ranges instead.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The match attribute has another name in the new module; use NSAttributedString.Key.autocompleteMatch, or the googlePlaces attribute scope (LP132)"
  )
#endif
open class GMSAutocompleteMatchFragment: NSObject {
  private let range: NSRange

  package init(range: NSRange) {
    self.range = range
    super.init()
  }

  /// Where the part begins, in UTF-16 units of the attributed text, as `NSRange` counts.
  open var offset: UInt { UInt(range.location) }

  /// How long the part is, in UTF-16 units.
  open var length: UInt { UInt(range.length) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSAutocompleteMatchFragment)?.range == range
  }

  open override var hash: Int { range.location ^ range.length << 16 }
}

extension ServiceText {
  /// The text with its matched parts marked.
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  var legacyAttributedString: NSAttributedString {
    let ranges = matchedRanges
    if ranges.isEmpty { return NSAttributedString(string: text) }
    let result = NSMutableAttributedString(string: text)
    for matched in ranges {
      let range = NSRange(matched, in: text)
      result.addAttribute(
        .gmsAutocompleteMatchAttribute, value: GMSAutocompleteMatchFragment(range: range), range: range)
    }
    return NSAttributedString(attributedString: result)
  }
}
