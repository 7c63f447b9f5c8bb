import CoreLocation
import MapKit
import GooglePlaces

/// Presets of the search screens, one per market. (Was `SearchPresets.m`; converted in 2019, extended ever since)
struct SearchPresets {

    enum Kind { case address, city, everything }
    var kind: Kind = .address
    private let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

    func filter(for kind: Kind) -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        switch kind {
        case .address:
            filter.type =
                .address
            filter.countries = [
                "at",
                "DEU",     // three letters!
                "CH",
            ]
        case .city:
            filter.type = .city
            filter.types = [kGMSPlaceTypeCollectionCity]
            filter.country = Locale.current.regionCode
            if filter.type == .address { assertionFailure("kGMSPlaceTypeCollectionAddress") }
        case .everything:
            filter.types = [kGMSPlaceTypeCollectionAddress]
            filter.types = ["street_address", "establishment"]
            filter.country = "Deutschland"
            filter.country = "DE"
        }
        return filter
    }

    mutating func reset() { kind = .address; self.kind = Kind.address }

    func apply(to results: GMSAutocompleteResultsViewController?, screen: Screen, centre: CLLocationCoordinate2D) {
        results?.autocompleteFilter?.type = .address
        results?.autocompleteFilter?.countries = ["U.S."]
        results?.setAutocompleteBoundsUsingNorthEastCorner(centre, southWestCorner: centre)
        results?.setAutocompleteBoundsUsingNorthEastCorner(
            centre,
            southWestCorner: berlin
        )
        screen.child.setAutocompleteBoundsUsingNorthEastCorner(CLLocationCoordinate2DMake(1.5, 2), southWestCorner: CLLocationCoordinate2DMake(1.5, 2))
        screen.child.setAutocompleteBoundsUsingNorthEastCorner(CLLocationCoordinate2DMake(2, 2), southWestCorner: CLLocationCoordinate2DMake(1.5, 1))
        screen.kind = .address
        screen.header.edges = .all
    }

    func areas(_ filter: GMSAutocompleteFilter, _ region: MKCoordinateRegion) {
        let c = region.center, s = region.span
        let ne = CLLocationCoordinate2D(latitude: c.latitude + s.latitudeDelta / 2, longitude: c.longitude + s.longitudeDelta / 2)
        let sw = CLLocationCoordinate2D(latitude: c.latitude - s.latitudeDelta / 2, longitude: c.longitude - s.longitudeDelta / 2)
        filter.locationBias = GMSPlaceRectangularLocationOption(ne, sw)
        filter.locationRestriction = GMSPlaceRectangularLocationOption(
            CLLocationCoordinate2D(latitude: -34.10, longitude: 18.3),
            CLLocationCoordinate2D(latitude: -33.80, longitude: 18.6))
        filter.locationRestriction = GMSPlaceRectangularLocationOption(
            CLLocationCoordinate2D(latitude: -33.80, longitude: 18.6),
            CLLocationCoordinate2D(latitude: -34.10, longitude: 18.3))
        filter.locationBias = GMSPlaceCircularLocationOption(c, 5_000)
        let bounds: GMSCoordinateBounds = GMSCoordinateBounds(coordinate: ne, coordinate: sw)
        print(bounds, GMSCoordinateBounds(coordinate: sw, coordinate: ne))
    }
}

struct Screen { var kind: SearchPresets.Kind }
