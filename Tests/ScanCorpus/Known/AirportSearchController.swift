import UIKit
import GooglePlaces

class AirportSearchController: UIViewController, UISearchBarDelegate {

    @IBOutlet weak var tableView: UITableView!
    private weak var source: AnyObject?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableDataSource = GMSAutocompleteTableDataSource()
        tableDataSource.delegate = self
        tableView.dataSource = tableDataSource
        tableView.delegate = tableDataSource
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let current = tableView.dataSource as? GMSAutocompleteTableDataSource
        current?.sourceTextHasChanged(searchText)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        let current = tableView.dataSource as! GMSAutocompleteTableDataSource
        current.clearResults()
    }
}

extension AirportSearchController: GMSAutocompleteTableDataSourceDelegate {

    // These two kept the names they had before the migration to Swift 3.
    func didUpdateAutocompletePredictionsForTableDataSource(tableDataSource: GMSAutocompleteTableDataSource) {
        tableView.reloadData()
    }

    func didRequestAutocompletePredictionsForTableDataSource(tableDataSource: GMSAutocompleteTableDataSource) {
        tableView.reloadData()
    }

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {
        print("\(place.name)")
    }

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error) {
        print(error)
    }

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool {
        return prediction.types.contains("airport")
    }
}
