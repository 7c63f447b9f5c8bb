import UIKit
import GoogleMaps

final class FleetMapController: UIViewController, GMSMapViewDelegate {

    private let mapView = GMSMapView(frame: .zero)
    private var markers: [GMSMarker] = []
    private let clusterBox = ClusterBox()

    override func loadView() {
        GMSServices.provideAPIKey("maps only")
        mapView.delegate = self
        view = mapView
    }

    func fit() {
        var bounds = GMSCoordinateBounds()
        for marker in markers {
            bounds = bounds.includingCoordinate(marker.position)
        }
        mapView.animate(with: GMSCameraUpdate.fit(bounds, withPadding: 40))
    }

    func mapView(_ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D) {
        // GMSPlacesClient would know more about it.
        clusterBox.clearResults()
        Router.current.clearResults()
        GMSGeocoder().reverseGeocodeCoordinate(location) { response, _ in
            print(response?.firstResult()?.lines ?? [], "viewport", placeID)
        }
    }

    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {
        let region = mapView.projection.visibleRegion()
        print(GMSCoordinateBounds(region: region).northEast)
    }
}

final class ClusterBox {
    func clearResults() {}
}
