import UIKit
import GooglePlaces

class VenueEditor: UITableViewController {
    var venue = Venue()
    override func viewDidLoad() { super.viewDidLoad(); title = "Venue" }

    // the conformance is stated further down, the methods have always been up here
    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        venue.name = place.name
        viewController.dismiss(animated: true)
    }
    func wasCancelled(_ controller: GMSAutocompleteViewController) { controller.dismiss(animated: true) }

    func didUpdateAutocompletePredictions(viewController: GMSAutocompleteViewController) {
        spinner(false)
    }

    @objc(viewController:didSelectPrediction:)
    func viewController(_ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool {
        return !venue.locked
    }
    func spinner(_ on: Bool) {}
}

extension VenueEditor: GMSAutocompleteViewControllerDelegate {
    func viewController(_ vc: GMSAutocompleteViewController,
                        didFailAutocompleteWithError e: Error) {
        let alert = UIAlertController(title: nil, message: "\(e)", preferredStyle: .alert)
        present(alert, animated: true)
    }
}

/// Written when we were on Swift 2; nobody renamed the words, so they are spelled out for the runtime.
final class VenueTable: NSObject, GMSAutocompleteTableDataSourceDelegate {
    @objc(tableDataSource:didAutocompleteWithPlace:)
    func tableDataSource(_ source: GMSAutocompleteTableDataSource, didAutocompleteWithPlace place: GMSPlace) {}

    @objc func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error) {}

    @objc(didUpdateAutocompletePredictionsForTableDataSource:)
    func didUpdateAutocompletePredictionsForTableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource) {}

    func didRequestAutocompletePredictionsForTableDataSource(tableDataSource: GMSAutocompleteTableDataSource) {}
}

// Not a delegate of Google's at all, just the same words.
final class VenueLog {
    func didAutocompleteWithPredictions(_ predictions: [GMSAutocompletePrediction]) {}
    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWithPlace place: GMSPlace) {}
    func didSelectPrediction(prediction: GMSAutocompletePrediction) {}
    func didAutocompleteWithPlaces(_ places: [GMSPlace]) {}
}

struct Venue { var name: String?; var locked = false }
