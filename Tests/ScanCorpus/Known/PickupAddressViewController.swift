//  PickupAddressViewController.swift
//  Taxi

import UIKit
import GoogleMaps

class PickupAddressViewController: UIViewController {

    @IBOutlet weak var addressButton: UIButton!
    var pickedPlace: GMSPlace?

    @IBAction func pickAddress(sender: AnyObject) {
        let acController = GMSAutocompleteViewController()
        acController.delegate = self
        self.presentViewController(acController, animated: true, completion: nil)
    }
}

extension PickupAddressViewController: GMSAutocompleteViewControllerDelegate {

    // Handle the user's selection.
    func viewController(viewController: GMSAutocompleteViewController!, didAutocompleteWithPlace place: GMSPlace!) {
        print("Place name: ", place.name)
        pickedPlace = place
        addressButton.setTitle(place.formattedAddress, forState: .Normal)
        self.dismissViewControllerAnimated(true, completion: nil)
    }

    func viewController(viewController: GMSAutocompleteViewController!, didFailAutocompleteWithError error: NSError!) {
        print("Error: ", error.description)
    }

    // User canceled the operation.
    func wasCancelled(viewController: GMSAutocompleteViewController!) {
        self.dismissViewControllerAnimated(true, completion: nil)
    }

    func didRequestAutocompletePredictions(viewController: GMSAutocompleteViewController!) {
        UIApplication.sharedApplication().networkActivityIndicatorVisible = true
    }

    func didUpdateAutocompletePredictions(viewController: GMSAutocompleteViewController!) {
        UIApplication.sharedApplication().networkActivityIndicatorVisible = false
    }
}
