import Foundation
import GooglePlaces      // the small REST client from our own registry, not Google's SDK

/// Thin model over `GooglePlaces.placeAutocomplete`. Google's `GMSPlacesClient` is not linked at all.
final class CityPickerModel {

    var placeFields = "name,geometry"
    private(set) var cities: [String] = []
    private let places: Any? = nil

    func search(_ text: String, completion: @escaping () -> Void) {
        GooglePlaces.placeAutocomplete(forInput: text, types: ["(cities)"], language: "sv") { response, error in
            guard error == nil else { return completion() }
            self.cities = (response?.predictions ?? []).map { $0.description }
            completion()
        }
    }

    func details(for prediction: Prediction, completion: @escaping (Place?) -> Void) {
        prediction.client.fetchPlace(with: prediction.id) { completion($0) }
        prediction.client.lookUpPlaceID(prediction.id) { place, _ in completion(place) }
    }

    func style(_ cell: PickerCell) {
        cell.style.primaryTextColor = .black
        cell.style.secondaryTextColor = .gray
        cell.owner.autocompleteFilter = nil
        cell.owner.sourceTextHasChanged("\(cities.count) of GMSPlace")
    }

    /*
     let token = GMSAutocompleteSessionToken()
     /* nested: GMSPlacesClient.shared() */
     placesClient.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token) { _, _ in }
     */
    func reset() {
        cities.removeAll()
        GooglePlaces.cancelAll()
    }
}
