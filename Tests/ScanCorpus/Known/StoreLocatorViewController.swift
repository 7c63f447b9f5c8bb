import UIKit
import GoogleMaps
import GooglePlaces

class StoreLocatorViewController: UIViewController {

    @IBOutlet var mapView: GMSMapView!
    var resultsViewController: GMSAutocompleteResultsViewController?
    var searchController: UISearchController?
    var resultView: UITextView?

    override func viewDidLoad() {
        super.viewDidLoad()

        resultsViewController = GMSAutocompleteResultsViewController()
        resultsViewController?.delegate = self
        resultsViewController?.tableCellBackgroundColor = UIColor.darkGray
        resultsViewController?.tableCellSeparatorColor = UIColor.lightGray
        resultsViewController?.primaryTextColor = .white
        resultsViewController?.primaryTextHighlightColor = .orange
        resultsViewController?.secondaryTextColor = .lightText
        resultsViewController?.tintColor = .orange

        let northEast = mapView.projection.visibleRegion().farRight
        let southWest = mapView.projection.visibleRegion().nearLeft
        resultsViewController?.setAutocompleteBoundsUsingNorthEastCorner(northEast, southWestCorner: southWest)
        resultsViewController?.autocompleteFilter = .some(GMSAutocompleteFilter())
        resultsViewController?.autocompleteFilter?.type = .region

        searchController = UISearchController(searchResultsController: resultsViewController)
        searchController?.searchResultsUpdater = resultsViewController
        let subView = UIView(frame: CGRect(x: 0, y: 65.0, width: 350.0, height: 45.0))
        subView.addSubview((searchController?.searchBar)!)
        view.addSubview(subView)
        definesPresentationContext = true
    }
}

extension StoreLocatorViewController: GMSAutocompleteResultsViewControllerDelegate {
    func resultsController(_ resultsController: GMSAutocompleteResultsViewController,
                           didAutocompleteWith place: GMSPlace) {
        searchController?.isActive = false
        let camera = GMSCameraPosition.camera(withTarget: place.coordinate, zoom: 15)
        mapView.animate(to: camera)
    }

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController,
                           didFailAutocompleteWithError error: Error) {
        print("Error: ", error.localizedDescription)
    }

    // Turn the network activity indicator on and off again.
    func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
    }

    func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
    }
}
