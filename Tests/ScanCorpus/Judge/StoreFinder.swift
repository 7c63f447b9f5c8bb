import UIKit
import GoogleMaps
#if DEBUG
import SwiftyBeaver
#endif

/* Store finder, first version of the winter release.
   /* let ds = GMSAutocompleteTableDataSource() -- moved down */
   GMSAutocompleteTableDataSourceDelegate is implemented in the extension below */

class StoreFinder : UIViewController {
    @IBOutlet var table: UITableView!
    @IBOutlet var bar: UISearchBar!

    var source : GMSAutocompleteTableDataSource?
    var chosen:GMSPlace? { didSet { title = chosen?.name } }

    override func viewDidLoad() {
        super.viewDidLoad()
        source = GMSAutocompleteTableDataSource()
        source!.delegate = self
        source!.tableCellBackgroundColor = UIColor.blackColor()
        source?.primaryTextColor = UIColor.whiteColor()
        table.dataSource = source
        table.delegate = source
        bar.delegate = self
    }
}

extension StoreFinder: UISearchBarDelegate {
    func searchBar(searchBar: UISearchBar, textDidChange searchText: String) {
        source?.sourceTextHasChanged(searchText)
    }
    func searchBarCancelButtonClicked(searchBar: UISearchBar) {
        self.source!.clearResults()
    }
}

extension StoreFinder: GMSAutocompleteTableDataSourceDelegate {

    func tableDataSource(tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWithPlace place: GMSPlace) {
        chosen = place
    }

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: NSError) {
        print(error)
    }

    func didUpdateAutocompletePredictionsForTableDataSource(tableDataSource: GMSAutocompleteTableDataSource) {
        UIApplication.sharedApplication().networkActivityIndicatorVisible = false
        table.reloadData()
    }

    func didRequestAutocompletePredictionsForTableDataSource(_ source: GMSAutocompleteTableDataSource) {
        UIApplication.sharedApplication().networkActivityIndicatorVisible = true
    }

    func tableDataSource(tableDataSource: GMSAutocompleteTableDataSource, didSelectPrediction prediction: GMSAutocompletePrediction) -> Bool {
        return prediction.placeID != nil
    }
}
