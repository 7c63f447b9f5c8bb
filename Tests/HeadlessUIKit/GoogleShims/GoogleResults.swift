import GooglePlaces
import LegacyPlacesTesting
import UIKit

@MainActor
final class GoogleResults: ResultsSubject, RowTapping, FieldsTaking {
  private var controller: GMSAutocompleteResultsViewController?
  private let search: UISearchController
  private var delegate: Delegate?

  init() {
    let controller = GMSAutocompleteResultsViewController()
    controller.loadViewIfNeeded()
    search = UISearchController(searchResultsController: controller)
    self.controller = controller
  }

  func listen(_ ears: SubjectEars?) {
    delegate = ears.map { Delegate($0) }
    controller?.delegate = delegate
  }

  func type(_ text: String?) {
    search.searchBar.text = text
    controller?.updateSearchResults(for: search)
  }
  func setFilter(_ filter: ScenarioFilter?) {
    controller?.autocompleteFilter = filter.map { GMSAutocompleteFilter($0) }
  }
  func setFields(_ names: [String]) { controller?.placeFields = GMSPlaceField(names) }
  func tap(_ row: Scenario.RowChoice) { controller?.view.firstView(UITableView.self)?.tap(row) }
  func release() { controller = nil }

  private final class Delegate: NSObject, GMSAutocompleteResultsViewControllerDelegate {
    let ears: SubjectEars
    init(_ ears: SubjectEars) { self.ears = ears }

    func resultsController(
      _ controller: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
    ) { ears.hear(.place(PlaceFacts(place))) }
    func resultsController(
      _ controller: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error
    ) { ears.hear(.failed(error)) }
    func resultsController(
      _ controller: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
    ) -> Bool { ears.shouldSelect(PredictionFacts(prediction)) }
    func didUpdateAutocompletePredictions(
      forResultsController controller: GMSAutocompleteResultsViewController
    ) { ears.hear(.updated(nil)) }
    func didRequestAutocompletePredictions(
      forResultsController controller: GMSAutocompleteResultsViewController
    ) { ears.hear(.requested) }
  }
}
