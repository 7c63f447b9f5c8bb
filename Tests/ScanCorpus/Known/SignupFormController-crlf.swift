//
//  SignupFormController.swift
//  Windows line endings, as checked in
//

import UIKit
import GooglePlaces

class SignupFormController: UITableViewController {

    @IBOutlet weak var street: UITextField!
    @IBOutlet weak var zip: UITextField!
    @IBOutlet weak var city: UITextField!

    /*
     let old = GMSPlacesClient.shared()
     /* old.lookUpPlaceID("x") { _, _ in } */
     GMSPlace
     */
    private var client: GMSPlacesClient! = GMSPlacesClient.shared()

    func fill(from place: GMSPlace) {
        for component in place.addressComponents ?? [] {
            switch component.type {
            case kGMSPlaceTypeRoute:
                street.text = component.name
            case kGMSPlaceTypePostalCode, kGMSPlaceTypePostalCodeSuffix:
                zip.text = component.name
            case kGMSPlaceTypeLocality:
                city.text = component.name
            default:
                break
            }
        }
    }

    func load(_ id: String) {
        client!.lookUpPlaceID(id) { [weak self] place, _ in
            guard let place = place else { return }
            self?.fill(from: place)
        }
    }

    let hint = """
        Start typing; Google's GMSAutocompleteFilter
        does the rest.
        """
}
