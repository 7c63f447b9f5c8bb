import UIKit
import GoogleMaps

protocol MapSearchManagerDelegate: class {
    func searchManager(manager: MapSearchManager, didFind titles: [String])
}

class MapSearchManager: NSObject {

    static let sharedManager = MapSearchManager()

    weak var delegate: MapSearchManagerDelegate?
    weak var mapView: GMSMapView?

    func search(text: String) {
        guard let map = mapView else { return }
        let visible = map.projection.visibleRegion()
        let bounds = GMSCoordinateBounds(coordinate: visible.farLeft, coordinate: visible.nearRight)
        let filter = GMSAutocompleteFilter()
        filter.type = .NoFilter

        GMSPlacesClient.sharedClient().autocompleteQuery(text, bounds: bounds, filter: filter) { (predictions: [AnyObject]?, error: NSError?) -> Void in
            guard error == nil else {
                self.delegate?.searchManager(self, didFind: [])
                return
            }
            let titles = (predictions as! [GMSAutocompletePrediction]).map { $0.attributedFullText.string }
            self.delegate?.searchManager(self, didFind: titles)
        }
    }

    func mark(place: GMSPlace) {
        let marker = GMSMarker(position: place.coordinate)
        marker.title = place.name
        marker.map = mapView
        if let viewport = place.viewport {
            mapView?.animateWithCameraUpdate(GMSCameraUpdate.fitBounds(viewport))
        }
        switch place.openNowStatus {
        case .Yes: marker.snippet = "open"
        case .No: marker.snippet = "closed"
        default: marker.snippet = nil
        }
    }
}
