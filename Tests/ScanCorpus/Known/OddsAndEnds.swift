import UIKit
import GooglePlaces

class OddsAndEnds: NSObject, GMSPlacesAppCheckTokenProvider {

    private let fetcher = GMSAutocompleteFetcher(bounds: nil, filter: nil)
    private var element: GMSPlaceField.ArrayLiteralElement = .name
    private var hours: GMSPlaceHoursType?
    private var openNow = GMSOpenNowStatus.unknown

    func start() {
        if GMSPlacesClient.provideAPIKey("key") {
            GMSPlacesClient.setAppCheckTokenProvider(self)
        }
        fetcher.autocompleteFilter = nil
    }

    func fetchAppCheckToken(completion: @escaping (String?, Error?) -> Void) { completion(nil, nil) }

    func mask() -> GMSPlaceField {
        var mask: GMSPlaceField = [.name]
        mask.insert(.viewport)
        if let more = GMSPlaceField(rawValue: GMSPlaceField.types.rawValue | GMSPlaceField.website.rawValue) {
            mask.formUnion(more)
        }
        return mask.union(GMSPlaceField.photos)
    }

    func ids(_ results: [Any]) -> [String] {
        var out: [String] = []
        for result in results {
            if let result = result as? GMSAutocompletePrediction, let id = result.placeID as? String { out.append(id) }
        }
        return out
    }

    func rank(_ preference: GMSPlaceSearchByTextRankPreference, _ callback: GMSPlaceSearchNearbyResultCallback) -> Int {
        return preference == .distance ? 1 : 0
    }

    @objc(didAutocompleteWithPredictions:)
    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {}
}
