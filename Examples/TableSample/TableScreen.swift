import LegacyPlaces  // was: import GooglePlaces
import LegacyTerminal  // was: import UIKit
import Terminal

/// A screen with a table of its own, as it was written for the legacy SDK.
class TableScreen: NSObject {
  let terminal: Terminal
  var tableDataSource: GMSAutocompleteTableDataSource!

  init(terminal: Terminal) {
    self.terminal = terminal
    super.init()
  }

  func viewDidLoad() {
    let filter = GMSAutocompleteFilter()
    filter.countries = ["AU"]

    tableDataSource = GMSAutocompleteTableDataSource()
    tableDataSource.delegate = self
    tableDataSource.autocompleteFilter = filter
    tableDataSource.placeFields = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue) | UInt(GMSPlaceField.formattedAddress.rawValue))

    // was: tableView.delegate = tableDataSource; tableView.dataSource = tableDataSource
    terminal.connect(tableDataSource)
    terminal.textDidChange = { [weak self] text in self?.textFieldDidChange(text) }
    terminal.buttons["Clear"] = { [weak self] in self?.clearTapped() }
  }

  func textFieldDidChange(_ text: String?) {
    tableDataSource.sourceTextHasChanged(text)
  }

  func clearTapped() {
    tableDataSource.clearResults()
  }
}

extension TableScreen: GMSAutocompleteTableDataSourceDelegate {
  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    // Turn the network activity indicator on.
    terminal.isActivityIndicatorVisible = true
  }

  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    // Turn the network activity indicator off, and reload.
    terminal.isActivityIndicatorVisible = false
    terminal.show(tableDataSource.list)  // was: tableView.reloadData()
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool {
    return true
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) {
    terminal.show(place)
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error
  ) {
    terminal.show("Error: \(error.localizedDescription)")
  }
}
