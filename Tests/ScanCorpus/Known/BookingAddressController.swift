//
//  BookingAddressController.swift
//

import UIKit
import GooglePlaces
import CoreLocation

final class BookingAddressController: UIViewController {

    private var location: CLLocationCoordinate2D?

    @IBAction func autocompleteClicked(_ sender: UIButton) {
        let autocompleteController = GMSAutocompleteViewController()
        autocompleteController.delegate = self as! GMSAutocompleteViewControllerDelegate
        let bounds = GMSCoordinateBounds(coordinate: CLLocationCoordinate2D(latitude: 52.6, longitude: 13.6),
                                         coordinate: CLLocationCoordinate2D(latitude: 52.3, longitude: 13.1))
        autocompleteController.autocompleteBounds = bounds
        autocompleteController.autocompleteBoundsMode = .restrict
        present(autocompleteController, animated: true, completion: nil)
    }
}

extension BookingAddressController: GMSAutocompleteViewControllerDelegate {

    // Handle the user's selection.
    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        print("Place name: \(place.name)")
        print("Place address: \(place.formattedAddress ?? "")")
        location = place.coordinate
        dismiss(animated: true, completion: nil)
    }

    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) {
        // TODO: handle the error.
        print("Error: ", error.localizedDescription)
    }

    // User canceled the operation.
    func wasCancelled(_ viewController: GMSAutocompleteViewController) {
        dismiss(animated: true, completion: nil)
    }

    // Turn the network activity indicator on and off again.
    func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
    }

    func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
    }
}
