package import Foundation
package import LegacyPlaces

/// The delegate of each of the three classes with a list, passing on what it hears.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package final class LegacyListDelegate: NSObject {
  private let ears: SubjectEars
  private let onObject: @MainActor (NSObject) -> Void
  private let list: @MainActor () -> ListState?

  /// - Parameters:
  ///   - onObject: gets the objects that come with the calls.
  ///   - list: what is on show, read when it may have changed.
  init(
    _ ears: SubjectEars, onObject: @escaping @MainActor (NSObject) -> Void,
    list: @escaping @MainActor () -> ListState?
  ) {
    self.ears = ears
    self.onObject = onObject
    self.list = list
  }

  @MainActor private func hear(_ place: GMSPlace) {
    onObject(place)
    ears.hear(.place(PlaceFacts(place)))
  }

  @MainActor private func hear(_ error: any Error) {
    onObject(error as NSError)
    ears.hear(.failed(error))
  }

  @MainActor private func hearUpdate() { ears.hear(.updated(list())) }

  @MainActor private func select(_ prediction: GMSAutocompletePrediction) -> Bool {
    onObject(prediction)
    return ears.shouldSelect(PredictionFacts(prediction))
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyListDelegate: GMSAutocompleteTableDataSourceDelegate {
  package func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) { hear(place) }

  package func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
  ) { hear(error) }

  package func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { select(prediction) }

  package func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    hearUpdate()
  }

  package func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    ears.hear(.requested)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyListDelegate: GMSAutocompleteResultsViewControllerDelegate {
  package func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) { hear(place) }

  package func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error
  ) { hear(error) }

  package func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { select(prediction) }

  package func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) { hearUpdate() }

  package func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) { ears.hear(.requested) }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyListDelegate: GMSAutocompleteViewControllerDelegate {
  package func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) { hear(place) }

  package func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error
  ) { hear(error) }

  package func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { select(prediction) }

  package func wasCancelled(_ viewController: GMSAutocompleteViewController) { ears.hear(.cancelled) }

  package func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    hearUpdate()
  }

  package func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    ears.hear(.requested)
  }
}
