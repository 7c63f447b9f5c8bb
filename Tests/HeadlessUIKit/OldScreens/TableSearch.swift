import LegacyPlaces
import UIKit

// The app's own search bar and table, served by the data source: family 33.

class TableSearch: UIViewController {
  var tableView: UITableView!
  var searchBar: UISearchBar!
  var tableDataSource: GMSAutocompleteTableDataSource!
  var lines: [String] = []
  var answersSelect = true
  var reloads = true

  override func viewDidLoad() {
    super.viewDidLoad()

    searchBar = UISearchBar(frame: CGRect(x: 0, y: 20, width: self.view.frame.size.width, height: 44.0))
    searchBar.delegate = self
    view.addSubview(searchBar)

    tableDataSource = GMSAutocompleteTableDataSource()
    tableDataSource.delegate = self

    tableView = UITableView(
      frame: CGRect(
        x: 0, y: 64, width: self.view.frame.size.width, height: self.view.frame.size.height - 44))
    tableView.delegate = tableDataSource
    tableView.dataSource = tableDataSource
    view.addSubview(tableView)
  }
}

extension TableSearch: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    tableDataSource.sourceTextHasChanged(searchText)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    tableDataSource.clearResults()
  }
}

extension TableSearch: GMSAutocompleteTableDataSourceDelegate {
  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
    lines.append("update")
    if reloads { tableView.reloadData() }
  }

  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    lines.append("request")
    if reloads { tableView.reloadData() }
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) {
    lines.append("place \(place.name ?? "")")
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error
  ) {
    lines.append("failed \((error as NSError).code)")
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool {
    lines.append("select \(prediction.placeID)")
    return answersSelect
  }
}

/// A data source that an app changes: its own first row, without a table of its own.
class NumberedDataSource: GMSAutocompleteTableDataSource {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.tag = indexPath.row + 1
    return cell
  }
}
