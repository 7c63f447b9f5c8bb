import PlacesEngine

/// The mark that joins the requests of one search, from the first letter to the chosen place.
///
/// A token covers several autocomplete requests and the one details request that ends the session; after
/// that a new token is due. One that is used again is not refused, only billed as if there were none
/// (`https://developers.google.com/maps/documentation/places/ios-sdk/place-session-tokens`).
public struct AutocompleteSessionToken: CustomStringConvertible, Hashable, Sendable {
  /// The text of the token, for other services that a session may end in, such as address validation.
  public let description: String

  /// Makes a token that was never used, a version 4 UUID unless the environment makes others.
  public init() {
    description = PlacesEnvironment.current.makeToken()
  }

  package init(text: String) {
    description = text
  }

  /// The text that goes into requests, as it is.
  package var text: String { description }
}
