import UIKit
import GooglePlaces

class StoryboardFlowController: UIViewController {

    @IBOutlet private var resultsContainer: UIView!
    @IBInspectable var placeFields: Int = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowAutocomplete" else { return }
        let navController = segue.destination as! UINavigationController
        let autocompleteController = navController.topViewController as! GMSAutocompleteViewController
        autocompleteController.delegate = self
        autocompleteController.placeFields = .name
        autocompleteController.autocompleteFilter?.type = .address

        if let results = segue.source as? GMSAutocompleteResultsViewController {
            results.autocompleteFilter = autocompleteController.autocompleteFilter
        }
        placeFields = 3
        self.placeFields += 1
    }

    @IBAction func fill(_ sender: AddressButton) {
        sender.placeFields = []
    }
}

extension StoryboardFlowController: GMSAutocompleteViewControllerDelegate {

    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        print(viewController.placeFields, place.placeID ?? "")
        dismiss(animated: true)
    }

    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) { }

    func wasCancelled(_ viewController: GMSAutocompleteViewController) { dismiss(animated: true) }

    @objc(viewController:didSelectPrediction:)
    func viewController(_ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool {
        return true
    }
}
