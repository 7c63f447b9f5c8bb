import LegacyPlaces
import UIKit

// The results controller, begun by a button and ended by a method.

class ResultsButton: UIViewController {
  @IBOutlet weak var container: UIView!
  var resultsViewController: GMSAutocompleteResultsViewController?
  var searchController: UISearchController?

  @IBAction func begin(_ sender: UIButton) {
    resultsViewController = GMSAutocompleteResultsViewController()
    resultsViewController?.delegate = self
    resultsViewController?.autocompleteBoundsMode = .restrict
    searchController = UISearchController(searchResultsController: resultsViewController)
    searchController?.searchResultsUpdater = resultsViewController
    container.addSubview((searchController?.searchBar)!)
    definesPresentationContext = true
    sender.addTarget(self, action: #selector(end(_:)), for: .touchUpInside)
  }

  @objc private func end(_ sender: UIButton) {
    searchController?.isActive = false
  }
}

extension ResultsButton: GMSAutocompleteResultsViewControllerDelegate {
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) {
    searchController?.isActive = false
  }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: Error
  ) {}

  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {}

  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) {}
}
