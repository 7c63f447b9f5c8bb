public import Foundation

/// Hears what a ``GMSAutocompleteResultsViewController`` does. All methods are called on the main thread.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "The results controller's delegate belongs to the legacy module (LP116)")
#endif
public protocol GMSAutocompleteResultsViewControllerDelegate: NSObjectProtocol {
  /// The user picked a row, and this is its place. Set the search controller inactive here.
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace)

  /// A failure that trying again at once does not mend (contract items 25 and 26).
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error)

  /// The user tapped a row; `false` fetches no details (item 22). Optional, `true` when left out.
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool

  /// The list may have changed; the controller refreshes its own table. Optional.
  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController)

  /// A request went out (item 16). Optional.
  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController)
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteResultsViewControllerDelegate {
  public func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }

  public func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {}

  public func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {}
}
