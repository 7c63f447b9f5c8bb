import GooglePlaces
import LegacyPlacesTesting
import UIKit

@MainActor
final class GoogleScreen: ScreenSubject, RowTapping, FieldsTaking {
  private var controller: GMSAutocompleteViewController? = GMSAutocompleteViewController()
  private let host: UIViewController
  private var delegate: Delegate?

  /// Shows the controller over one that is on screen.
  init(over host: UIViewController) {
    self.host = host
    present()
  }

  func listen(_ ears: SubjectEars?) {
    delegate = ears.map { Delegate($0) }
    controller?.delegate = delegate
  }

  private var bar: UISearchBar? { controller?.view.firstView(UISearchBar.self) }

  func type(_ text: String?) {
    guard let bar else { return }
    bar.text = text
    let told = bar.delegate?.searchBar(_:textDidChange:)
    told?(bar, text ?? "")
  }
  func cancel() {
    guard let bar else { return }
    let told = bar.delegate?.searchBarCancelButtonClicked(_:)
    told?(bar)
  }
  func present() {
    guard let controller else { return }
    if controller.presentingViewController != nil { host.dismiss(animated: false) }
    host.present(controller, animated: false)
  }
  func setFilter(_ filter: ScenarioFilter?) {
    controller?.autocompleteFilter = filter.map { GMSAutocompleteFilter($0) }
  }
  func setFields(_ names: [String]) { controller?.placeFields = GMSPlaceField(names) }
  func tap(_ row: Scenario.RowChoice) { controller?.view.firstView(UITableView.self)?.tap(row) }
  func release() { controller = nil }

  private final class Delegate: NSObject, GMSAutocompleteViewControllerDelegate {
    let ears: SubjectEars
    init(_ ears: SubjectEars) { self.ears = ears }

    func viewController(_ controller: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
      ears.hear(.place(PlaceFacts(place)))
    }
    func viewController(
      _ controller: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error
    ) { ears.hear(.failed(error)) }
    func viewController(
      _ controller: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
    ) -> Bool { ears.shouldSelect(PredictionFacts(prediction)) }
    func wasCancelled(_ controller: GMSAutocompleteViewController) { ears.hear(.cancelled) }
    func didUpdateAutocompletePredictions(_ controller: GMSAutocompleteViewController) {
      ears.hear(.updated(nil))
    }
    func didRequestAutocompletePredictions(_ controller: GMSAutocompleteViewController) {
      ears.hear(.requested)
    }
  }
}
