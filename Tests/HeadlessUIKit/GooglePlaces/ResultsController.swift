public protocol GMSAutocompleteResultsViewControllerDelegate: NSObjectProtocol {
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace)
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error)
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController,
    didSelect prediction: GMSAutocompletePrediction
  ) -> Bool
  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController)
  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController)
}

extension GMSAutocompleteResultsViewControllerDelegate {
  public func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController,
    didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }
  public func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {}
  public func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {}
}

/// A table data source with a table in its view.
open class GMSAutocompleteResultsViewController: UIViewController, UISearchResultsUpdating,
  GMSAutocompleteTableDataSourceDelegate
{
  public weak var delegate: (any GMSAutocompleteResultsViewControllerDelegate)?
  public var autocompleteFilter: GMSAutocompleteFilter?
  public var placeFields = GMSPlaceField.all
  private let source = GMSAutocompleteTableDataSource()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(FakeTable.of(source))
    source.delegate = self
  }

  public func updateSearchResults(for searchController: UISearchController) {
    source.sourceTextHasChanged(searchController.searchBar.text)
  }

  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) {
    delegate?.resultsController(self, didAutocompleteWith: place)
  }

  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
  ) {
    delegate?.resultsController(self, didFailAutocompleteWithError: error)
  }

  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { delegate?.resultsController(self, didSelect: prediction) ?? true }

  public func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    delegate?.didUpdateAutocompletePredictions(forResultsController: self)
  }

  public func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    delegate?.didRequestAutocompletePredictions(forResultsController: self)
  }
}

enum FakeTable {
  @MainActor static func of(_ source: GMSAutocompleteTableDataSource) -> UITableView {
    let table = UITableView(frame: .zero)
    table.dataSource = source
    table.delegate = source
    return table
  }
}
