import UIKit
import GooglePlaces

class BaseSearchController: UIViewController, GMSAutocompleteViewControllerDelegate {

    func open() {
        let controller = GMSAutocompleteViewController()
        controller.delegate = self
        present(controller, animated: true, completion: nil)
    }

    func handle(_ place: GMSPlace) {}

    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        dismiss(animated: true) { self.handle(place) }
    }

    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) {
        dismiss(animated: true, completion: nil)
    }

    func wasCancelled(_ viewController: GMSAutocompleteViewController) {
        dismiss(animated: true, completion: nil)
    }
}

final class HomeSearchController: BaseSearchController {

    private let spinner = UIActivityIndicatorView(style: .medium)

    override func handle(_ place: GMSPlace) {
        title = place.name
    }

    func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
        spinner.startAnimating()
    }

    func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
        spinner.stopAnimating()
    }

    func viewController(_ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool {
        return prediction.types.contains("premise")
    }
}
