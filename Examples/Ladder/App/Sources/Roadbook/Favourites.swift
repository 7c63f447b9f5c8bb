import Foundation
import GooglePlaces

/// Places that are kept by name, and found again when the list opens. The oldest part of the app.
class Favourites: Screen {
  private let names = ["Sydney Opera House"]

  func refresh() {
    let client = GMSPlacesClient.shared()
    client.autocompleteQuery(names[0], bounds: nil, filter: nil) { results, error in
      if let error = error {
        Console.show([PlacesErrors.message(for: error)])
        return
      }
      self.show(results?.first?.placeID)
    }
  }

  private func show(_ found: String?) {
    guard let fields = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue)), let placeID = found else {
      Console.show(["No favourites"])
      return
    }
    GMSPlacesClient.shared().fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: nil) {
      place, error in
      Console.show([place?.name ?? PlacesErrors.message(for: error)])
    }
  }
}
