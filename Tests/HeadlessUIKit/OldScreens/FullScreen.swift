import LegacyPlaces
import UIKit

// Full-screen search opened from a button: the guide's first sample, and families 7, 8 and 13.

class FullScreenHost: UIViewController {
  var lines: [String] = []
  var answersSelect = true

  func autocompleteClicked(_ sender: UIButton) {
    let autocompleteController = GMSAutocompleteViewController()
    autocompleteController.delegate = self

    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
    autocompleteController.placeFields = fields

    let filter = GMSAutocompleteFilter()
    filter.type = .address
    autocompleteController.autocompleteFilter = filter

    present(autocompleteController, animated: true, completion: nil)
  }
}

extension FullScreenHost: GMSAutocompleteViewControllerDelegate {
  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) {
    lines.append("Place name: \(place.name ?? "")")
    lines.append("Place ID: \(place.placeID ?? "")")
    lines.append("Place attributions: \(place.attributions?.string ?? "none")")
    dismiss(animated: true, completion: nil)
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error
  ) {
    lines.append("Error: \((error as NSError).code)")
  }

  func wasCancelled(_ viewController: GMSAutocompleteViewController) {
    lines.append("cancelled")
    dismiss(animated: true, completion: nil)
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool {
    lines.append("select \(prediction.placeID)")
    return answersSelect
  }

  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    lines.append("request")
  }

  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
    lines.append("update")
  }
}

/// The least that a delegate must have; it never dismisses.
class BareHost: UIViewController, GMSAutocompleteViewControllerDelegate {
  var lines: [String] = []

  func open(_ controller: GMSAutocompleteViewController) {
    controller.delegate = self
    present(controller, animated: false)
  }

  func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
    lines.append("place \(place.name ?? "")")
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error
  ) {
    lines.append("failed \((error as NSError).code)")
  }

  func wasCancelled(_ viewController: GMSAutocompleteViewController) {
    lines.append("cancelled")
  }
}
