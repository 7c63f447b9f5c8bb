import UIKit
import GoogleMaps

// Maps only. No search in here, the search bar belongs to somebody else.
final class RideMapViewController: UIViewController, GMSMapViewDelegate {

    private var mapView: GMSMapView!
    private let geocoder = GMSGeocoder()
    private var markers: [GMSMarker] = []
    var searcher: RideSearching?
    unowned var box: SearchBox!

    override func loadView() {
        GMSServices.provideAPIKey("…")
        let camera = GMSCameraPosition.camera(withLatitude: 59.3, longitude: 18.1, zoom: 11)
        mapView = GMSMapView.map(withFrame: .zero, camera: camera)
        mapView.delegate = self
        view = mapView
    }

    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {
        let region = mapView.projection.visibleRegion()
        var bounds = GMSCoordinateBounds(region: region)
        markers.forEach { bounds = bounds.includingCoordinate($0.position) }
        parent?.search.autocompleteBounds = bounds
        App.router.searchScreen?.placeFields = .name
        searcher?.sourceTextHasChanged("lat \(position.target.latitude)")
        box.clearResults()
        box.hub.model.clearResults()
    }

    func mapView(_ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D) {
        App.places.lookUpPlaceID(placeID) { place, error in
            self.show(place, error)
        }
        App.places.lookUpPlaceID(placeID, retry: 3) { _ in }
        App.places.lookupPlaceID(placeID) { _, _ in }      // our own, lower-case u
        geocoder.reverseGeocodeCoordinate(location) { response, _ in
            _ = response?.firstResult()?.lines
        }
    }

    func show(_ place: Any?, _ error: Error?) { }
}

protocol RideSearching { func sourceTextHasChanged(_ text: String?) }

final class SearchBox {
    func clearResults() {}
}
