import Foundation
import GooglePlaces

/// Where the trip goes: a list that follows the typing, and the details of the row that is tapped.
class DestinationScreen: Screen {
  var fetcher: GMSAutocompleteFetcher?
  var token = GMSAutocompleteSessionToken()
  var predictions = [GMSAutocompletePrediction]()

  override func viewDidLoad() {
    super.viewDidLoad()
    fetcher = GMSAutocompleteFetcher(bounds: nil, filter: PlacesFilter.towns)
    fetcher?.delegate = self
    fetcher?.provide(token)
  }

  func textChanged(_ text: String?) {
    fetcher?.sourceTextHasChanged(text)
  }

  func didSelectRow(_ row: Int) {
    let fields: GMSPlaceField = [.name, .formattedAddress, .coordinate]
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: predictions[row].placeID, placeFields: fields, sessionToken: token,
      callback: { (place: GMSPlace?, error: Error?) in
        if let error = error {
          Console.show([PlacesErrors.message(for: error)])
          return
        }
        Console.show(["Off to \(place?.name ?? "nowhere"), \(place?.formattedAddress ?? "")"])
      })

    // The details end the session; the next search is another one.
    token = GMSAutocompleteSessionToken()
    fetcher?.provide(token)
  }
}

extension DestinationScreen: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    self.predictions = predictions
    Console.show(predictions.map { $0.attributedFullText.string })
  }

  func didFailAutocompleteWithError(_ error: Error) {
    predictions = []
    Console.show([PlacesErrors.message(for: error)])
  }
}
