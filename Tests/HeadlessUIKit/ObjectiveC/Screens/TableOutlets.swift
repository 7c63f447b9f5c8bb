import LegacyPlaces
import UIKit

// Table, bar and a delegate that is an object of its own, connected in a storyboard; a button that clears.

@objcMembers
class TableOutlets: UIViewController, UISearchBarDelegate {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var searchBar: UISearchBar! {
    didSet { searchBar.delegate = self }
  }
  private lazy var tableDataSource: GMSAutocompleteTableDataSource = {
    let source = GMSAutocompleteTableDataSource()
    source.tableCellBackgroundColor = .darkGray
    source.delegate = listener
    return source
  }()
  private lazy var listener = TableListener(table: tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = tableDataSource
    tableView.delegate = tableDataSource
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(TableOutlets.clear))
  }

  func clear() { tableDataSource.clearResults() }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    tableDataSource.sourceTextHasChanged(searchText)
  }
}

class TableListener: NSObject, GMSAutocompleteTableDataSourceDelegate {
  weak var table: UITableView?

  init(table: UITableView) {
    self.table = table
    super.init()
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) {
    print("\(place.name ?? "")")
  }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error
  ) {
    print("\(error)")
  }

  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    table?.reloadData()
  }
}
