import GooglePlaces

/// SDK 9: requests instead of filters; a few old calls are still left.
final class NewPlacesBridge {

    private let client = GMSPlacesClient.shared()
    private var sessionToken = GMSAutocompleteSessionToken()

    func suggest(_ text: String, then done: @escaping ([GMSAutocompletePlaceSuggestion]) -> Void) {
        let request = GMSAutocompleteRequest(query: text)
        request.filter = GMSAutocompleteFilter()
        request.sessionToken = sessionToken
        client.fetchAutocompleteSuggestions(from: request) { results, error in
            done((results ?? []).compactMap(\.placeSuggestion))
        }
    }

    func suggest(request: GMSAutocompleteRequest, callback: @escaping GMSAutocompleteSuggestionsCallback) {
        GMSPlacesClient.shared().fetchAutocompleteSuggestions(from: request, callback: callback)
    }

    func details(_ suggestion: GMSAutocompleteSuggestion, then done: @escaping GMSPlaceResultCallback) {
        guard let id = suggestion.placeSuggestion?.placeID else { return }
        let properties = [GMSPlaceProperty.name, GMSPlaceProperty.coordinate].map { $0.rawValue }
        let request = GMSFetchPlaceRequest(placeID: id, placeProperties: properties, sessionToken: sessionToken)
        client.fetchPlace(with: request, callback: done)
    }

    func full(_ prediction: GMSAutocompletePrediction) {
        let request = GMSFetchPlaceRequest(placeID: prediction.placeID, placeProperties: GMSPlacePropertyArray(), sessionToken: sessionToken)
        client.fetchPlace(with: request) { place, _ in
            print(place?.reviews?.count ?? 0)
        }
    }

    func styled() -> GMSAutocompleteViewController {
        let controller = GMSAutocompleteViewController()
        controller.placeProperties = [GMSPlacePropertyName, GMSPlaceProperty.rating.rawValue]
        return controller
    }

    func search(_ text: String) {
        let byText = GMSPlaceSearchByTextRequest(textQuery: text, placeProperties: [])
        client.searchByText(with: byText) { _, _ in }
        let nearby = GMSPlaceSearchNearbyRequest(locationRestriction: GMSPlaceCircularLocationOption(.init(), 500), placeProperties: [])
        nearby.rankPreference = GMSPlaceSearchNearbyRankPreference.distance
        client.searchNearby(with: nearby, callback: { _, _ in })
    }

    func photo(_ photo: GMSPlacePhotoMetadata) {
        let request = GMSFetchPhotoRequest(photoMetadata: photo, maxSize: CGSize(width: 480, height: 480))
        client.fetchPhoto(with: request) { _, _ in }
    }
}
