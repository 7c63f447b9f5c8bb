//  Trip planner. DO NOT TOUCH before the fair!!

import UIKit
import GooglePlaces
import GoogleMaps

class TripPlannerViewController: UIViewController {

    var resultsViewController: GMSAutocompleteResultsViewController?
    lazy var fallbackResults = GMSAutocompleteResultsViewController()
    var searchController: UISearchController?
    var mapView: GMSMapView!
    var resultView: UITextView?

    override func viewDidLoad() {
        super.viewDidLoad()

        resultsViewController = GMSAutocompleteResultsViewController()
        resultsViewController?.delegate = self

        searchController = UISearchController(searchResultsController: resultsViewController)
        searchController?.searchResultsUpdater = resultsViewController

        let filter = GMSAutocompleteFilter()
        filter.country = "USA"
        resultsViewController?.autocompleteFilter = filter
        resultsViewController?.autocompleteFilter?.type = .region

        // the harbour
        resultsViewController?.setAutocompleteBoundsUsingNorthEastCorner(
            CLLocationCoordinate2D(latitude: 53.40, longitude: 10.20),
            southWestCorner: CLLocationCoordinate2D(latitude: 53.60, longitude: 9.70))

        // whole of the bay, this one is fine
        fallbackResults.setAutocompleteBoundsUsingNorthEastCorner(CLLocationCoordinate2D(latitude: -33.7, longitude: 151.4), southWestCorner: CLLocationCoordinate2D(latitude: -34.1, longitude: 150.9))
        self.fallbackResults.autocompleteBoundsMode = .restrict

        let visibleRegion = mapView.projection.visibleRegion()
        resultsViewController!.autocompleteBounds = GMSCoordinateBounds(coordinate: visibleRegion.farLeft,
                                                                         coordinate: visibleRegion.nearRight)

        let subView = UIView(frame: CGRect(x: 0, y: 65.0, width: 350.0, height: 45.0))
        subView.addSubview((searchController?.searchBar)!)
        view.addSubview(subView)
        definesPresentationContext = true
        edgesForExtendedLayout = .all
    }
}

// Handle the user's selection.
extension TripPlannerViewController: GMSAutocompleteResultsViewControllerDelegate {
    func resultsController(_ resultsController: GMSAutocompleteResultsViewController,
                           didAutocompleteWith place: GMSPlace) {
        searchController?.isActive = false
        print("Place name: \(place.name)")
        mapView.animate(toLocation: place.coordinate)
        if let box = place.viewport {
            mapView.moveCamera(GMSCameraUpdate.fit(box, withPadding: 12))
        }
    }

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController,
                           didFailAutocompleteWithError error: Error){
        print("Error: ", error.localizedDescription)
    }

    // Turn the network activity indicator on and off again.
    func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
    }

    func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
    }

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didSelectPrediction prediction: GMSAutocompletePrediction) -> Bool { return true }
}
