public import Foundation

/// Hears what a ``GMSAutocompleteViewController`` does. All methods are called on the main thread.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated, message: "The full-screen controller's delegate belongs to the legacy module (LP118)"
  )
#endif
public protocol GMSAutocompleteViewControllerDelegate: NSObjectProtocol {
  /// The user picked a row, and this is its place. Dismiss the controller here: it never does so itself (item 29).
  func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)

  /// A failure that trying again at once does not mend (contract items 25 and 26).
  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error)

  /// The user gave up. Dismiss the controller here (items 29 and 30).
  func wasCancelled(_ viewController: GMSAutocompleteViewController)

  /// The user tapped a row; `false` fetches no details (item 22). Optional, `true` when left out.
  func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool

  /// The list may have changed; the controller refreshes its own table. Optional.
  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController)

  /// A request went out (item 16). Optional.
  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteViewControllerDelegate {
  public func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }

  public func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}

  public func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
}
