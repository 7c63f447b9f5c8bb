import LegacyPlaces  // was: import GooglePlaces
import LegacyTerminal  // was: import UIKit
import Terminal

/// A screen that opens the full-screen search, as it was written for the legacy SDK.
class StartScreen: NSObject {
  let terminal: Terminal

  init(terminal: Terminal) {
    self.terminal = terminal
    super.init()
  }

  func viewDidLoad() {
    terminal.buttons["Search"] = { [weak self] in self?.autocompleteClicked() }
  }

  func autocompleteClicked() {
    let autocompleteController = GMSAutocompleteViewController()
    autocompleteController.delegate = self
    autocompleteController.placeFields = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue) | UInt(GMSPlaceField.formattedAddress.rawValue))
    terminal.present(autocompleteController)  // was: present(autocompleteController, animated: true, …)
  }
}

extension StartScreen: GMSAutocompleteViewControllerDelegate {
  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    terminal.isActivityIndicatorVisible = true
  }

  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    terminal.isActivityIndicatorVisible = false
    terminal.show(viewController.list)  // was: nothing, it refreshes its own table
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool {
    return true
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) {
    terminal.dismissSearch()  // was: dismiss(animated: true, completion: nil)
    terminal.show(place)
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error
  ) {
    terminal.dismissSearch()
    terminal.show("Error: \(error.localizedDescription)")
  }

  func wasCancelled(_ viewController: GMSAutocompleteViewController) {
    terminal.dismissSearch()
    terminal.show("(cancelled)")
  }
}
