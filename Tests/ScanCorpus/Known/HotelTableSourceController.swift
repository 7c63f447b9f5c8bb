import Foundation
import UIKit
import GoogleMaps

class HotelTableSourceController: UIViewController, UISearchDisplayDelegate {

    private let dataSource = GMSAutocompleteTableDataSource()
    private var display: UISearchDisplayController!

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.delegate = self
        display.searchResultsDataSource = dataSource
        display.searchResultsDelegate = dataSource
        display.delegate = self
    }

    func searchDisplayController(controller: UISearchDisplayController, shouldReloadTableForSearchString searchString: String?) -> Bool {
        dataSource.sourceTextHasChanged(searchString)
        return false
    }
}

extension HotelTableSourceController: GMSAutocompleteTableDataSourceDelegate {
    func tableDataSource(tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWithPlace place: GMSPlace) {
        display.active = false
        print(place.placeID)
    }

    func tableDataSource(tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: NSError) {
        print(error)
    }

    func tableDataSource(tableDataSource: GMSAutocompleteTableDataSource, didSelectPrediction prediction: GMSAutocompletePrediction) -> Bool {
        return true
    }

    func didUpdateAutocompletePredictionsForTableDataSource(tableDataSource: GMSAutocompleteTableDataSource) {
        display.searchResultsTableView.reloadData()
    }

    func didRequestAutocompletePredictionsForTableDataSource(tableDataSource: GMSAutocompleteTableDataSource) {
        display.searchResultsTableView.reloadData()
    }
}
