public import Foundation

/// Hears what a ``GMSAutocompleteTableDataSource`` does. All methods are called on the main thread.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "The table data source's delegate belongs to the legacy module (LP114)")
#endif
public protocol GMSAutocompleteTableDataSourceDelegate: NSObjectProtocol {
  /// The user picked a row, and this is its place.
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace)

  /// A failure that trying again at once does not mend (contract items 25 and 26).
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error)

  /// The user tapped a row; `false` fetches no details (item 22). Optional, `true` when left out.
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool

  /// The list may have changed: reload the table (item 19). Optional.
  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)

  /// A request went out (item 16). Optional.
  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteTableDataSourceDelegate {
  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }

  public func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}

  public func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}
}
