import GooglePlaces
import CoreLocation

protocol MapItem {
    var title: String { get }
    var point: CLLocationCoordinate2D { get }
}

extension GMSPlace: MapItem {

    var title: String { return name ?? formattedAddress ?? "" }
    var point: CLLocationCoordinate2D { return coordinate }

    var openNow: Bool {
        return isOpen() == .open
    }

    func component(_ type: String, short: Bool = false) -> String? {
        let match = addressComponents?.first { $0.types.contains(type) }
        return short ? match?.shortName : match?.name
    }

    func opensTomorrow() -> Bool {
        return self.isOpen(at: Date(timeIntervalSinceNow: 86_400)) == GMSPlaceOpenStatus.open
    }

    var street: String? { return component(kGMSPlaceTypeRoute) }
    var state: String? { return component(kGMSPlaceTypeAdministrativeAreaLevel1, short: true) }
    var code: GMSPlusCode? { return plusCode }
}

extension GMSAddressComponent {
    var isCountry: Bool { return type == kGMSPlaceTypeCountry }
}

extension GMSAutocompletePrediction: Identifiable {
    public var id: String { return placeID }
}

struct PlaceSummary {
    let box: GMSPlaceViewportInfo?
    let status: GMSPlaceOpenStatus

    init(_ place: GMSPlace) {
        box = place.viewportInfo
        status = place.isOpen()
    }

    func isOpen() -> Bool { return status == .open }
    var label: String { return isOpen() ? "open" : self.isOpen() ? "?" : "closed" }
}

func frame(_ item: Any, door: Door) -> Bool {
    guard let place = item as? GMSPlace else { return door.isOpen() }
    print(place.viewport as Any)
    GMSPlacesClient.shared().lookUpPlaceID("x") { found, _ in
        print(found?.viewport as Any, found?.openNowStatus as Any)
    }
    return place.isOpen() == .open
}
