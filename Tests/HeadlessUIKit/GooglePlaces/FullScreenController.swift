public protocol GMSAutocompleteViewControllerDelegate: NSObjectProtocol {
  func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)
  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error)
  func wasCancelled(_ viewController: GMSAutocompleteViewController)
  func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool
  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
}

extension GMSAutocompleteViewControllerDelegate {
  public func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }
  public func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
  public func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
}

/// A table data source with a search bar and a table in its view.
open class GMSAutocompleteViewController: UIViewController, UISearchBarDelegate,
  GMSAutocompleteTableDataSourceDelegate
{
  public weak var delegate: (any GMSAutocompleteViewControllerDelegate)?
  public var autocompleteFilter: GMSAutocompleteFilter?
  public var placeFields = GMSPlaceField.all
  private let source = GMSAutocompleteTableDataSource()

  open override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UISearchBar(frame: .zero)
    bar.delegate = self
    view.addSubview(bar)
    view.addSubview(FakeTable.of(source))
    source.delegate = self
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    source.sourceTextHasChanged(searchText)
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { delegate?.wasCancelled(self) }

  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) {
    delegate?.viewController(self, didAutocompleteWith: place)
  }

  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
  ) {
    delegate?.viewController(self, didFailAutocompleteWithError: error)
  }

  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { delegate?.viewController(self, didSelect: prediction) ?? true }

  public func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    delegate?.didUpdateAutocompletePredictions(self)
  }

  public func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    delegate?.didRequestAutocompletePredictions(self)
  }
}
