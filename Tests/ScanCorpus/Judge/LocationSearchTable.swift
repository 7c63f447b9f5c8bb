import UIKit
import GoogleMaps

protocol LocateOnTheMap {
    func locateWithLongitude(lon:Double, andLatitude lat:Double, andTitle title: String)
}

class LocationSearchTable: UITableViewController, UISearchBarDelegate {

    var searchResults: [String]!
    var delegate: LocateOnTheMap!
    var placeIDs : [String] = []

    // gets the answers while somebody types
    private class Listener : NSObject, GMSAutocompleteFetcherDelegate
    {
        weak var owner : LocationSearchTable?
        func didAutocompleteWithPredictions(predictions: [GMSAutocompletePrediction])
        {
            owner?.searchResults = predictions.map { $0.attributedFullText.string }
            owner?.placeIDs = predictions.map { $0.placeID! }
            owner?.tableView.reloadData()
        }
        func didFailAutocompleteWithError(error: NSError) {
            NSLog("%@", error.localizedDescription)
        }
    }
    private let listener = Listener()

    func searchBar(searchBar: UISearchBar, textDidChange searchText: String)
    {
        let ne = CLLocationCoordinate2DMake(52.7, 13.8), sw = CLLocationCoordinate2DMake(52.3, 13.0)
        let bounds = GMSCoordinateBounds(coordinate: ne, coordinate: sw)
        let fetcher = GMSAutocompleteFetcher(bounds: bounds, filter: nil)
        listener.owner = self
        fetcher.delegate = listener
        fetcher.sourceTextHasChanged(searchText)
    }

    override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return searchResults?.count ?? 0
    }

    override func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {
        // 1
        self.dismissViewControllerAnimated(true, completion: nil)
        // 2
        let id = placeIDs[indexPath.row]
        GMSPlacesClient().lookUpPlaceID(id) { (place, error) in
            guard let place = place else { return }
            // var q = place.viewport
            self.delegate.locateWithLongitude(place.coordinate.longitude, andLatitude: place.coordinate.latitude, andTitle: place.name)
        }
    }
}
