import LegacyPlaces  // was: import GooglePlaces
import LegacyTerminal  // was: import UIKit
import Terminal

/// A screen with a search bar, as it was written for the legacy SDK.
class BarScreen: NSObject {
  let terminal: Terminal
  var resultsViewController: GMSAutocompleteResultsViewController?

  init(terminal: Terminal) {
    self.terminal = terminal
    super.init()
  }

  func viewDidLoad() {
    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypeLocality]

    resultsViewController = GMSAutocompleteResultsViewController()
    resultsViewController?.delegate = self
    resultsViewController?.autocompleteFilter = filter
    resultsViewController?.placeFields = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue) | UInt(GMSPlaceField.formattedAddress.rawValue))

    // was: searchController = UISearchController(searchResultsController: resultsViewController)
    terminal.connect(resultsViewController!)
    // was: searchController?.searchResultsUpdater = resultsViewController
    terminal.textDidChange = { [weak self] text in self?.resultsViewController?.searchTextChanged(text) }
  }
}

extension BarScreen: GMSAutocompleteResultsViewControllerDelegate {
  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {
    terminal.isActivityIndicatorVisible = true
  }

  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {
    terminal.isActivityIndicatorVisible = false
    terminal.show(resultsController.list)  // was: nothing, it refreshes its own table
  }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool {
    return true
  }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) {
    terminal.endSearch()  // was: searchController?.isActive = false
    terminal.show(place)
  }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: Error
  ) {
    terminal.show("Error: \(error.localizedDescription)")
  }
}
