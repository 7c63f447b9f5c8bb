import GooglePlaces.GMSPlacesClient
import UIKit

public class GooglePlaces {

    public static let shared = GooglePlaces()

    let placesClient = GMSPlacesClient()

    public func complete(_ text: String, completion: @escaping ([String]) -> Void) {
        placesClient.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token) { list, _ in
            completion(list?.map { $0.attributedFullText.string } ?? [])
        }
    }

    private let token = GMSAutocompleteSessionToken()

    func clearResults() {
        GooglePlaces.shared.complete("") { _ in }
    }
}
