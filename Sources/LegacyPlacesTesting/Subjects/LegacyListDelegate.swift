import Foundation
import LegacyPlaces

/// The delegate of each of the three classes with a list, passing on what it hears.
final class LegacyListDelegate: NSObject {
  private let ears: SubjectEars
  private let list: @MainActor () -> ListState?

  /// - Parameter list: what is on show, read when it may have changed.
  init(_ ears: SubjectEars, list: @escaping @MainActor () -> ListState?) {
    self.ears = ears
    self.list = list
  }

  @MainActor private func hearUpdate() { ears.hear(.updated(list())) }

  private func select(_ prediction: GMSAutocompletePrediction) -> Bool {
    ears.shouldSelect(PredictionFacts(prediction))
  }
}

extension LegacyListDelegate: GMSAutocompleteTableDataSourceDelegate {
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) { ears.hear(.place(PlaceFacts(place))) }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
  ) { ears.hear(.failed(error)) }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { select(prediction) }

  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { hearUpdate() }

  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    ears.hear(.requested)
  }
}

extension LegacyListDelegate: GMSAutocompleteResultsViewControllerDelegate {
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) { ears.hear(.place(PlaceFacts(place))) }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error
  ) { ears.hear(.failed(error)) }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { select(prediction) }

  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) { hearUpdate() }

  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) { ears.hear(.requested) }
}

extension LegacyListDelegate: GMSAutocompleteViewControllerDelegate {
  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) { ears.hear(.place(PlaceFacts(place))) }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error
  ) { ears.hear(.failed(error)) }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { select(prediction) }

  func wasCancelled(_ viewController: GMSAutocompleteViewController) { ears.hear(.cancelled) }

  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { hearUpdate() }

  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    ears.hear(.requested)
  }
}
