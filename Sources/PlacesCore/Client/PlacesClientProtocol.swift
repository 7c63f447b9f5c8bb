/// What ``PlacesClient`` does; conform a final class of your own to stand in for it.
public protocol PlacesClientProtocol: AnyObject, Sendable {
  /// The instance that an app shares.
  @MainActor static var shared: Self { get }

  /// Accepts an API key; `false` when it was refused.
  @discardableResult static func provideAPIKey(_ key: String) -> Bool

  /// Suggestions for a text, most relevant first, five at most.
  func fetchAutocompleteSuggestions(
    with request: AutocompleteRequest
  ) async -> Result<[AutocompleteSuggestion], PlacesError>

  /// Properties of a place.
  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError>

  /// Whether a place is open at a moment.
  func isPlaceOpen(with request: IsPlaceOpenRequest) async -> Result<IsPlaceOpenResponse, PlacesError>
}
