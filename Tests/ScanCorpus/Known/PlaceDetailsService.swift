import Foundation
import GooglePlaces

/// Field masks of the 3.x SDK.
final class PlaceDetailsService {

    static let shared = PlaceDetailsService()
    private lazy var placesClient = GMSPlacesClient.shared()
    private var sessionToken: GMSAutocompleteSessionToken?

    func details(for placeID: String, completion: @escaping (GMSPlace?) -> Void) {
        // Specify the place data types to return.
        let fields: GMSPlaceField = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) |
            UInt(GMSPlaceField.placeID.rawValue))!

        placesClient.fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: sessionToken, callback: {
            (place: GMSPlace?, error: Error?) in
            if let error = error {
                print("An error occurred: \(error.localizedDescription)")
                return
            }
            self.sessionToken = nil
            completion(place)
        })
    }

    func coordinate(for placeID: String, completion: @escaping (CLLocationCoordinate2D?) -> Void) {
        placesClient.fetchPlace(fromPlaceID: placeID, placeFields: .coordinate, sessionToken: nil) { place, _ in
            completion(place?.coordinate)
        }
    }

    func mask(_ fields: [GMSPlaceField]) -> GMSPlaceField? {
        guard let mask = GMSPlaceField(rawValue: fields.reduce(0) { $0 | $1.rawValue }) else {
            return nil
        }
        return mask
    }

    func tag() -> Int {
        return Int(GMSPlaceField.name.rawValue)
    }
}
