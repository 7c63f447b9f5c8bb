public import Foundation
import PlacesEngine

/// The token that ties the queries of one typing session to the details call that ends it.
///
/// Each `GMSAutocompleteSessionToken()` is a new token, made by `PlacesEnvironment.current`. A copy is the
/// same token; tokens with the same text are equal. Immutable, so usable from any thread.
/// Source: contract items 59, 60 and 62.
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "GMSAutocompleteSessionToken belongs to the legacy module; use AutocompleteSessionToken (LP123)"
  )
#endif
open class GMSAutocompleteSessionToken: NSObject, NSCopying {
  /// What goes over the wire: 1…36 characters of `A–Z a–z 0–9 - _`.
  package let text: String

  /// Makes a new token.
  public override init() {
    text = PlacesEnvironment.current.makeToken()
    super.init()
  }

  /// Wraps the text of an existing token.
  package init(text: String) {
    self.text = text
    super.init()
  }

  /// The token's text, to hand to another service such as address validation (SDK 10.6.0).
  open override var description: String { text }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSAutocompleteSessionToken)?.text == text
  }

  open override var hash: Int { text.hashValue }

  /// The same object: a token never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
