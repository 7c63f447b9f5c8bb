import UIKit
import GooglePlaces

final class TableSearchViewController: UIViewController, UISearchResultsUpdating {
    private let tableView = UITableView()
    private var tableDataSource: GMSAutocompleteTableDataSource!
    private var extras: [AnyObject] = []
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableDataSource = GMSAutocompleteTableDataSource()
        tableDataSource.delegate = self
        tableView.dataSource = tableDataSource
        tableView.delegate = tableDataSource
        second()
    }

    // A local only; nothing holds it, the table's references are weak.
    private func second() {
        let other = UITableView(frame: .zero)
        let source = GMSAutocompleteTableDataSource()
        source.delegate = self
        source.autocompleteFilter = GMSAutocompleteFilter()
        other.dataSource = source
        other.delegate = source
        view.addSubview(other)
    }

    private func third() -> GMSAutocompleteTableDataSource {
        let made = GMSAutocompleteTableDataSource(), kept = GMSAutocompleteFetcher()
        extras.append(kept)
        return made
    }

    private func fourth() {
        let table = GMSAutocompleteTableDataSource()
        tableView.dataSource = table
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { table.clearResults() }
        let current = tableView.dataSource as? GMSAutocompleteTableDataSource
        current?.sourceTextHasChanged("fourth"); extras.append(current!)
        let fetcher: GMSAutocompleteFetcher
        fetcher = GMSAutocompleteFetcher(filter: nil)
        objc_setAssociatedObject(self, "fetcher", fetcher, .OBJC_ASSOCIATION_RETAIN)
        var lost: GMSAutocompleteFetcher? = GMSAutocompleteFetcher()
        lost?.sourceTextHasChanged("lost")
        lost = nil
    }

    func updateSearchResults(for searchController: UISearchController) {
        tableDataSource.sourceTextHasChanged(searchController.searchBar.text)
        NSObject.cancelPreviousPerformRequests(withTarget: tableDataSource!, selector: #selector(GMSAutocompleteTableDataSource.sourceTextHasChanged(_:)), object: nil)
        tableDataSource.perform(#selector(GMSAutocompleteFetcher.sourceTextHasChanged(_:)), with: "x", afterDelay: 0.2)
        observation = tableDataSource.observe(\.autocompleteFilter) { _, _ in }
        _ = \GMSAutocompleteTableDataSource.placeFields
        _ = #keyPath(GMSAutocompleteTableDataSource.tableCellBackgroundColor)
        _ = \TableStyle.primaryTextColor
        _ = tableDataSource.value(forKey: "placeFields")
    }
}

struct TableStyle { var primaryTextColor = UIColor.black }

extension TableSearchViewController: GMSAutocompleteTableDataSourceDelegate {
    func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
        tableDataSource.tableCellSeparatorColor = .clear; tableView.reloadData()
    }
    func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { tableView.reloadData() }
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {}
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error) {}
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool { false }
}
