import UIKit
import GooglePlaces

/// Step 2 of 4. The old one used `GMSPlacePicker`, see git history.
final class CheckoutAddressStep: CheckoutStep, GMSAutocompleteViewControllerDelegate {

    struct Theme {
        var primaryTextColor = UIColor.darkText
        var secondaryTextColor: UIColor
    }

    let theme: Theme
    var order: Order!
    private var field = FormField()

    init(theme: Theme) {
        self.theme = theme
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("no GMSAutocompleteViewController from a nib") }

    @IBAction func findAddress() {
        let autocompleteController = GMSAutocompleteViewController()
        autocompleteController.delegate = self
        autocompleteController.placeFields = .all
        autocompleteController.primaryTextColor = theme.primaryTextColor
        autocompleteController.secondaryTextColor = self.theme.secondaryTextColor
        autocompleteController.tableCellSeparatorColor =
            UIColor(white: 0.8, alpha: 1)
        autocompleteController.tintColor = .systemPink
        UITextField.appearance(whenContainedInInstancesOf: [GMSAutocompleteViewController.self]).textColor = theme.primaryTextColor

        let filter = GMSAutocompleteFilter()
        filter.type = .address
        filter.countries = ["us", "CA"]
        autocompleteController.autocompleteFilter = .some(filter)
        field.type = .address          // FormField.Kind, not the filter
        present(autocompleteController, animated: true, completion: nil)
    }

    @IBAction func fromStoryboard(_ sender: Any?) {
        let nav = storyboard!.instantiateViewController(withIdentifier: "GMSAutocompleteViewController") as! UINavigationController
        let search = nav.topViewController as! GMSAutocompleteViewController
        search.delegate = self as! GMSAutocompleteViewControllerDelegate
        search.tableCellBackgroundColor = .white
        nav.topViewController?.view.tintColor = theme.secondaryTextColor
        present(nav, animated: true)
    }

    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        for component in place.addressComponents ?? [] {
            switch component.type {
            case kGMSPlaceTypeStreetNumber: order.number = component.name
            case kGMSPlaceTypeRoute, "street_address": order.street = component.name
            case kGMSPlaceTypePostalCode: order.zip = component.shortName ?? component.name
            case "kGMSPlaceTypeLocality": assertionFailure()
            default: break
            }
        }
        dismiss(animated: true)
    }
    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) { log(error) }
    func wasCancelled(_ viewController: GMSAutocompleteViewController) { dismiss(animated: true) }
    func viewController(_ viewController: GMSAutocompleteViewController, didSelectPrediction prediction: GMSAutocompletePrediction) -> Bool { true }
}

struct FormField { enum Kind { case address, phone }; var type: Kind = .phone }
