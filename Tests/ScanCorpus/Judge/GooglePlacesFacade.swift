import Foundation
import GooglePlaces.GMSPlacesClient
import MapKit

/// The name is older than Google's module.
class GooglePlaces {

    typealias Done = ([MKPlacemark]) -> Void
    private let placesClient: GMSPlacesClient
    static let instance = GooglePlaces()

    private init() { placesClient = GMSPlacesClient.shared() }

    class func find(_ text: String, done: @escaping Done) { instance.find(text, done) }

    func find(_ text : String, _ done : @escaping Done)
    {
        placesClient.autocompleteQuery(text, bounds: nil, filter: nil) { results, error in
            var marks = [MKPlacemark]()
            results?.forEach { r in
                self.placesClient
                    .lookUpPlaceID(r.placeID,
                        callback: { p, _ in
                            if let p = p { marks.append(MKPlacemark(coordinate: p.coordinate)) }
                        })
            }
            done(marks)     // too early, known bug
        }
    }

    func findIn(_ text: String, mode: GMSAutocompleteBoundsMode, done: @escaping Done) {
        placesClient.autocompleteQuery(text,
                                       bounds: GooglePlaces.world,
                                       boundsMode: mode,
                                       filter: nil,
                                       callback: { (r, e) in if e == nil && r != nil { done([]) } })
        autocompleteQuery(text, bounds: nil, filter: nil) { _, _ in }
    }

    func autocompleteQuery(_ q: String, bounds: Any?, filter: Any?, callback: (Any?, Error?) -> Void) { callback(nil, nil) }

    static var world: GMSCoordinateBounds? {
        let tl = CLLocationCoordinate2D(latitude: 85, longitude: -180)
        let br = CLLocationCoordinate2D(latitude: -85, longitude: 180)
        return GMSCoordinateBounds.init(coordinate: tl, coordinate: br)
    }
}

func everywhere() {
    GooglePlaces.find("cafe") { print($0.count, "GooglePlaces") }
    let facade: GooglePlaces = .instance
    facade.autocompleteQuery("x", bounds: nil, filter: nil, callback: { _, _ in })
}
