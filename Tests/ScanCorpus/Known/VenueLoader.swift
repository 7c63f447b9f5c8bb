import Foundation
import GoogleMaps

typealias VenueCompletion = (venue: Venue?, error: NSError?) -> Void

struct Venue {
    let id: String
    let name: String
    let latitude: Double
    let longitude: Double
}

/// Loads venues one after the other; see `lookUpPlaceID(_:callback:)` of GMSPlacesClient.
final class VenueLoader {

    private let client: GMSPlacesClient

    init() {
        client = GMSPlacesClient()
    }

    func load(placeID: String, completion: VenueCompletion) {
        client.lookUpPlaceID(placeID) { (place, error) -> Void in
            if let error = error {
                print("lookup place id query error: \(error.localizedDescription)")
                completion(venue: nil, error: error)
                return
            }
            if let p = place {
                let venue = Venue(id: p.placeID, name: p.name,
                    latitude: p.coordinate.latitude, longitude: p.coordinate.longitude)
                completion(venue: venue, error: nil)
            } else {
                print("No place details for \(placeID)")
                completion(venue: nil, error: nil)
            }
        }
    }

    func loadAll(ids: [String], completion: [Venue] -> Void) {
        var venues = [Venue]()
        let group = dispatch_group_create()
        for id in ids {
            dispatch_group_enter(group)
            load(id) { venue, _ in
                if let venue = venue { venues.append(venue) }
                dispatch_group_leave(group)
            }
        }
        dispatch_group_notify(group, dispatch_get_main_queue()) { completion(venues) }
    }
}
