/// One of the ways in which old code reaches places.
public enum FrontDoor: String, Sendable, Hashable, CaseIterable {
  /// `GMSPlacesClient`: calls with callbacks.
  case client
  /// `GMSAutocompleteFetcher`.
  case fetcher
  /// `GMSAutocompleteTableDataSource`.
  case table
  /// `GMSAutocompleteResultsViewController`.
  case results
  /// `GMSAutocompleteViewController`.
  case screen

  /// The classes with a list.
  public static let lists = [FrontDoor.table, .results, .screen]
}
