package import PlacesEngine

/// One question about a place: some properties of the place with this id.
///
/// Language and region come from the process's settings; Google's request has no parameter for them.
public struct FetchPlaceRequest: Sendable {
  public let placeID: String
  /// What is asked for; an empty list can be made and fails when it is sent (contract item 72).
  public let placeProperties: [PlaceProperty]
  /// The token of the search that this request ends.
  public let sessionToken: AutocompleteSessionToken?

  public init(
    placeID: String,
    placeProperties: [PlaceProperty],
    sessionToken: AutocompleteSessionToken? = nil
  ) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
  }

  /// The question as the engine asks it.
  ///
  /// - Throws: an invalid-request failure without properties or without an id.
  package func detailsQuery() throws(ServiceFailure) -> DetailsQuery {
    guard !placeProperties.isEmpty else {
      throw ServiceFailure(
        .invalidRequest, "A place request needs at least one property. Name them in placeProperties.")
    }
    guard !placeID.allSatisfy(\.isWhitespace) else {
      throw ServiceFailure(.invalidRequest, "A place request needs a place id; this one is blank.")
    }
    return DetailsQuery(
      placeID: placeID, fields: PlaceProperty.mask(for: placeProperties), sessionToken: sessionToken?.text)
  }
}
