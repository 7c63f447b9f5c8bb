// Saved by an editor that writes a byte order mark.
import Foundation
import GooglePlaces

final class ByteOrderMark {

    private var places = GMSPlacesClient.shared()
    private var history: [String] = []

    func remember(_ prediction: GMSAutocompletePrediction) {
        history.append(prediction.placeID)
    }

    func last(_ done: @escaping (GMSPlace?) -> Void) {
        guard let id = history.last else { return done(nil) }
        places.fetchPlace(fromPlaceID: id, placeFields: [.name, .photos], sessionToken: nil) { place, _ in
            done(place)
        }
    }

    func clear() {
        history.removeAll()
    }
}
