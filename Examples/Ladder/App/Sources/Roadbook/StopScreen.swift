import Foundation
import GooglePlaces

/// Stops on the way: suggestions for a text, and the details of the one that is added.
class StopScreen: Screen {
  private let client = GMSPlacesClient.shared()
  private var token = GMSAutocompleteSessionToken()
  private var placeIDs = [String]()

  func search(_ text: String) {
    let filter = GMSAutocompleteFilter()
    filter.type = .city
    filter.country = "AU"
    client.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: token) {
      [weak self] results, error in
      guard let self = self else { return }
      guard let results = results, error == nil else {
        self.placeIDs = []
        Console.show(["No stops for now"])
        return
      }
      self.placeIDs = results.map { $0.placeID }
      var rows = results.map { $0.attributedPrimaryText.string }
      if rows.isEmpty {
        rows = ["Nothing found"]
      }
      Console.show(rows)
    }
  }

  func add(_ row: Int) {
    open(placeIDs[row])
    // The details end the session; the next search is another one.
    token = GMSAutocompleteSessionToken()
  }

  func open(_ placeID: String) {
    let fields: GMSPlaceField = [.name, .formattedAddress, .coordinate]
    client.fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: token) { place, error in
      if let error = error {
        switch GMSPlacesErrorCode(rawValue: (error as NSError).code) {
        case .networkError, .serverError:
          Console.show(["No connection, try again"])
        case .keyInvalid, .keyExpired:
          Console.show(["The app needs an update"])
        default:
          Console.show(["This stop cannot be opened"])
        }
        return
      }
      guard let place = place else { return }
      let latitude = String(format: "%.2f", place.coordinate.latitude)
      let longitude = String(format: "%.2f", place.coordinate.longitude)
      Console.show(["Stop at \(place.name ?? "?"), \(latitude) \(longitude)", place.formattedAddress ?? ""])
    }
  }
}
