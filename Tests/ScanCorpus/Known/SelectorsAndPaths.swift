import UIKit
import GooglePlaces

final class SelectorsAndPaths: NSObject {

    let textHasChanged = #selector(GMSAutocompleteFetcher.sourceTextHasChanged(_:))
    let clear = #selector(GMSAutocompleteTableDataSource.clearResults)
    let lookUp: Selector = #selector(GMSPlacesClient.lookUpPlaceID(_:callback:))
    let own = #selector(SelectorsAndPaths.sourceTextHasChanged(_:))
    let ownToo = #selector(sourceTextHasChanged(_:))

    let mask = \GMSAutocompleteViewController.placeFields
    let name = \GMSPlace.name
    let filterKey = #keyPath(GMSAutocompleteResultsViewController.autocompleteFilter)
    var observation: NSKeyValueObservation?

    @objc func sourceTextHasChanged(_ text: String?) {}

    func observe(_ controller: GMSAutocompleteViewController) {
        observation = controller.observe(\.autocompleteFilter) { _, _ in }
    }

    func masks(_ screens: [UIViewController]) -> [Any] {
        let controllers = screens.compactMap { $0 as? GMSAutocompleteViewController }
        return controllers.map(\.placeFields)
    }

    func schedule(_ field: UITextField) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reload), object: field)
        perform(#selector(reload), with: field, afterDelay: 0.3)
    }

    @objc private func reload(_ field: UITextField) {
        sourceTextHasChanged(field.text)
    }
}
