import GooglePlaces
import GoogleMaps

class RegionBoundQueries {

    var placesClient: GMSPlacesClient? = GMSPlacesClient.shared()
    let token = GMSAutocompleteSessionToken.init()

    func region() -> GMSCoordinateBounds {
        let path = GMSMutablePath()
        path.addLatitude(48.1, longitude: 11.4)
        path.addLatitude(48.2, longitude: 11.7)
        return GMSCoordinateBounds(path: path)
    }

    func query(_ text: String, strict: Bool) {
        let mode: GMSAutocompleteBoundsMode = strict ? .restrict : .bias
        placesClient?.findAutocompletePredictions(fromQuery: text,
                                                  bounds: region(),
                                                  boundsMode: mode,
                                                  filter: nil,
                                                  sessionToken: token) { (results, error) in
            guard let results = results else { return }
            results.forEach { print($0.attributedFullText.string) }
        }
    }

    func queryWithCallback(_ text: String, callback: @escaping GMSAutocompletePredictionsCallback) {
        placesClient!.findAutocompletePredictions(fromQuery: text, bounds: nil, boundsMode: GMSAutocompleteBoundsMode.restrict, filter: nil, sessionToken: nil, callback: callback)
    }

    func old(_ text: String) {
        placesClient?.autocompleteQuery(text, bounds: self.region(), boundsMode: .bias, filter: GMSAutocompleteFilter(), callback: { _, _ in })
    }
}
