import UIKit
import GooglePlaces
import GooglePlacePicker

class CurrentPlacePicker: NSObject, GMSPlacePickerViewControllerDelegate {

    var placesClient: GMSPlacesClient = .shared()
    var likelyPlaces: [GMSPlace] = []

    // Populate the array with the list of likely places.
    func listLikelyPlaces() {
        likelyPlaces.removeAll()
        placesClient.currentPlace(callback: { (placeLikelihoods, error) -> Void in
            if let error = error {
                print("Current Place error: \(error.localizedDescription)")
                return
            }
            if let likelihoodList = placeLikelihoods {
                for likelihood in likelihoodList.likelihoods {
                    let place = likelihood.place
                    self.likelyPlaces.append(place)
                }
            }
        })
    }

    func openPicker(from host: UIViewController) {
        let config = GMSPlacePickerConfig(viewport: nil)
        let picker = GMSPlacePickerViewController(config: config)
        picker.delegate = self
        host.present(picker, animated: true)
    }

    func placePicker(_ viewController: GMSPlacePickerViewController, didPick place: GMSPlace) {
        viewController.dismiss(animated: true)
        print(place.openNowStatus == GMSPlacesOpenNowStatus.yes ? "open" : "?")
        print("Place attributions \(place.attributions?.string ?? "")")
    }

    func placePickerDidCancel(_ viewController: GMSPlacePickerViewController) {
        viewController.dismiss(animated: true)
    }

    func best(_ list: [GMSPlaceLikelihood]) -> GMSPlaceLikelihood? {
        return list.max { $0.likelihood < $1.likelihood }
    }
}
