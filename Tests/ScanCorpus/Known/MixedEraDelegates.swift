import UIKit
import GooglePlaces

// Half migrated: the compiler says nothing, and nobody calls these.
class MixedEraDelegates: NSObject, GMSAutocompleteViewControllerDelegate, GMSAutocompleteFetcherDelegate {

    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWithPlace place: GMSPlace) {}

    func wasCancelled(viewController: GMSAutocompleteViewController) {}

    func viewController(_ viewController: GMSAutocompleteViewController, didSelectPrediction prediction: GMSAutocompletePrediction) -> Bool { true }

    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) {}

    func didAutocompleteWithPredictions(_ predictions: [GMSAutocompletePrediction]) {}

    func didFailAutocompleteWithError(_ error: Error) {}

    func wasClosed(_ viewController: GMSAutocompleteViewController) {}
}

final class RowsOwner: UIViewController {

    var rows: [String] = []

    func lookUp(_ text: String) {
        let fetcher = GMSAutocompleteFetcher(filter: nil)
        fetcher.delegate = helper
        fetcher.sourceTextHasChanged(text)
    }

    func make() -> GMSAutocompleteFetcher {
        let fetcher = GMSAutocompleteFetcher.init()
        fetcher.delegate = helper
        return fetcher
    }

    func passOn() {
        let source = GMSAutocompleteTableDataSource()
        retain(source)
        let kept = GMSAutocompleteFetcher(bounds: nil, filter: nil)
        later = { kept.sourceTextHasChanged("again") }
    }

    private var later: (() -> Void)?
    private let helper = MixedEraDelegates()
    private func retain(_ object: AnyObject) { rows.append("\(object)") }
}
