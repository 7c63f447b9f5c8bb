import LegacyPlaces
import UIKit

// The results controller in its four places: families 8 and 28.

/// The search bar in the navigation bar. The delegate's activity pair is that of the full-screen controller
/// by mistake, as in the guide: it compiles and is never called.
class ResultsInNavigationBar: UIViewController {
  var resultsViewController: GMSAutocompleteResultsViewController?
  var searchController: UISearchController?
  var resultView: UITextView?
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()

    resultsViewController = GMSAutocompleteResultsViewController()
    resultsViewController?.delegate = self

    searchController = UISearchController(searchResultsController: resultsViewController)
    searchController?.searchResultsUpdater = resultsViewController

    searchController?.searchBar.sizeToFit()
    navigationItem.titleView = searchController?.searchBar

    definesPresentationContext = true
    searchController?.hidesNavigationBarDuringPresentation = false
  }
}

extension ResultsInNavigationBar: GMSAutocompleteResultsViewControllerDelegate {
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) {
    searchController?.isActive = false
    lines.append("Place name: \(place.name ?? "")")
  }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: Error
  ) {
    lines.append("Error: \((error as NSError).code)")
  }

  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    lines.append("never")
  }

  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    lines.append("never")
  }
}

/// The search bar at the top of a view, under an opaque navigation bar.
class ResultsOnTop: UIViewController {
  var resultsViewController: GMSAutocompleteResultsViewController!
  var searchController: UISearchController!
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()

    resultsViewController = GMSAutocompleteResultsViewController()
    resultsViewController.delegate = self

    searchController = UISearchController(searchResultsController: resultsViewController)
    searchController.searchResultsUpdater = resultsViewController

    let subView = UIView(frame: CGRect(x: 0, y: 65.0, width: 350.0, height: 45.0))
    subView.addSubview(searchController.searchBar)
    view.addSubview(subView)
    searchController.searchBar.sizeToFit()
    searchController.hidesNavigationBarDuringPresentation = false

    definesPresentationContext = true

    navigationController?.navigationBar.isTranslucent = false
    searchController.hidesNavigationBarDuringPresentation = false
    self.extendedLayoutIncludesOpaqueBars = true
    self.edgesForExtendedLayout = .top
  }
}

extension ResultsOnTop: GMSAutocompleteResultsViewControllerDelegate {
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) {
    searchController?.isActive = false
    lines.append("place \(place.name ?? "")")
  }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: Error
  ) {
    lines.append("failed \((error as NSError).code)")
  }

  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    lines.append("request")
  }

  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
    lines.append("update")
  }
}

/// The search in a popover, from the right end of the navigation bar, as on an iPad.
class ResultsInPopover: ResultsOnTop {
  override func viewDidLoad() {
    resultsViewController = GMSAutocompleteResultsViewController()
    resultsViewController?.delegate = self
    resultsViewController.setAutocompleteBoundsUsingNorthEastCorner(
      CLLocationCoordinate2D(latitude: 39.0, longitude: -95.0),
      southWestCorner: CLLocationCoordinate2D(latitude: 37.5, longitude: -100.0))

    searchController = UISearchController(searchResultsController: resultsViewController)
    searchController?.searchResultsUpdater = resultsViewController

    searchController?.searchBar.frame = CGRect(x: 0, y: 0, width: 250.0, height: 44.0)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: (searchController?.searchBar)!)

    definesPresentationContext = true
    searchController?.hidesNavigationBarDuringPresentation = true
    searchController?.modalPresentationStyle = .popover
  }
}
