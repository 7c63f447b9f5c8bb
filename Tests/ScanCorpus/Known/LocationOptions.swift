import CoreLocation
import GooglePlaces

struct LocationOptions {

    let corner: CLLocationCoordinate2D
    let opposite: CLLocationCoordinate2D

    func apply(to filter: GMSAutocompleteFilter) {
        filter.locationBias = GMSPlaceRectangularLocationOption(corner, opposite)
        filter.locationRestriction = GMSPlaceRectangularLocationOption(
            CLLocationCoordinate2D(latitude: 40.92, longitude: -73.70),
            CLLocationCoordinate2D(latitude: 40.49, longitude: -74.26))
    }

    func swapped() -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        filter.locationBias = GMSPlaceRectangularLocationOption(
            CLLocationCoordinate2D(latitude: 40.49, longitude: -74.26),
            CLLocationCoordinate2D(latitude: 40.92, longitude: -73.70))
        return filter
    }

    func point() -> (any GMSPlaceLocationRestriction)? {
        return GMSPlaceRectangularLocationOption(CLLocationCoordinate2DMake(51.5, -0.12), CLLocationCoordinate2DMake(51.5, -0.12))
    }

    func twice(_ nsBoundsCorner: CLLocationCoordinate2D) -> GMSPlaceLocationBias {
        return GMSPlaceRectangularLocationOption(nsBoundsCorner, nsBoundsCorner)
    }

    func circle(radius: Double) -> (GMSPlaceLocationBias & GMSPlaceLocationRestriction)? {
        return GMSPlaceCircularLocationOption(corner, radius)
    }

    func bounds() -> [GMSCoordinateBounds] {
        return [
            GMSCoordinateBounds(coordinate: corner, coordinate: opposite),
            GMSCoordinateBounds(coordinate: corner, coordinate: corner),
            GMSCoordinateBounds.init(coordinate: opposite, coordinate: corner),
            // any order will do for this one
            GMSCoordinateBounds(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
                                coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 4)),
        ]
    }

    func limit(_ controller: GMSAutocompleteResultsViewController) {
        controller.setAutocompleteBoundsUsingNorthEastCorner(
            CLLocationCoordinate2D(latitude: -34.0, longitude: 151.3),
            southWestCorner: CLLocationCoordinate2D(latitude: -33.5, longitude: 150.9))
        controller.setAutocompleteBoundsUsingNorthEastCorner(corner, southWestCorner: opposite)
        controller.autocompleteBoundsMode = .bias
    }
}
