import LegacyPlaces  // was: import GooglePlaces
import LegacyTerminal  // was: import UIKit
import Terminal

/// A search screen as it was written for the legacy SDK; only the imports were changed.
class SearchScreen: NSObject {
  let terminal: Terminal
  var fetcher: GMSAutocompleteFetcher?
  var placesClient: GMSPlacesClient!
  var sessionToken = GMSAutocompleteSessionToken.init()
  var predictions = [GMSAutocompletePrediction]()

  init(terminal: Terminal) {
    self.terminal = terminal
    super.init()
  }

  func viewDidLoad() {
    placesClient = GMSPlacesClient.shared()

    // Prefer what is near Sydney.
    let neBoundsCorner = CLLocationCoordinate2D(latitude: -33.7, longitude: 151.4)
    let swBoundsCorner = CLLocationCoordinate2D(latitude: -34.0, longitude: 150.9)
    let filter = GMSAutocompleteFilter()
    filter.locationBias = GMSPlaceRectangularLocationOption(neBoundsCorner, swBoundsCorner)

    fetcher = GMSAutocompleteFetcher(bounds: nil, filter: filter)
    fetcher?.delegate = self
    fetcher?.provide(sessionToken)

    terminal.textDidChange = { [weak self] text in self?.textFieldDidChange(text) }
    terminal.didSelectRow = { [weak self] row in self?.didSelectRow(row) }
  }

  func textFieldDidChange(_ text: String?) {
    fetcher?.sourceTextHasChanged(text!)
  }

  func didSelectRow(_ row: Int) {
    let fields = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue) | UInt(GMSPlaceField.formattedAddress.rawValue))
    placesClient.fetchPlace(
      fromPlaceID: predictions[row].placeID, placeFields: fields, sessionToken: sessionToken,
      callback: { [weak self] (place: GMSPlace?, error: Error?) in
        if let error = error {
          self?.terminal.show("Error: \(error.localizedDescription)")
          return
        }
        if let place = place {
          self?.terminal.show(place)
        }
      })

    // The details call ends the session; the next search is another one.
    sessionToken = GMSAutocompleteSessionToken.init()
    fetcher?.provide(sessionToken)
  }

  /// The text with the letters that matched in brackets, where UIKit would show them in bold.
  func bolded(_ text: NSAttributedString) -> String {
    var result = ""
    text.enumerateAttribute(
      NSAttributedString.Key.gmsAutocompleteMatchAttribute,
      in: NSMakeRange(0, text.length), options: []
    ) { (value, range: NSRange, stop: UnsafeMutablePointer<ObjCBool>) -> Void in
      let part = text.attributedSubstring(from: range).string
      result += value == nil ? part : "[\(part)]"
    }
    return result
  }
}

extension SearchScreen: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    self.predictions = predictions
    var rows = [[String]]()
    for prediction in predictions {
      var row = [bolded(prediction.attributedPrimaryText)]
      if let secondary = prediction.attributedSecondaryText {
        row.append(secondary.string)
      }
      rows.append(row)
    }
    terminal.show(rows)
  }

  func didFailAutocompleteWithError(_ error: Error) {
    terminal.show("Error: \(error.localizedDescription)")
  }
}
