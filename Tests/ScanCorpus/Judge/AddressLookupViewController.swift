//
//  AddressLookupViewController.swift
//  Kurier
//
//  Created by T. Brandt on 11/02/16.
//

import UIKit
import GoogleMaps   // Places lives in here, see GMSPlacesClient

class AddressLookupViewController: UIViewController, GMSAutocompleteViewControllerDelegate, UITextFieldDelegate {

    @IBOutlet weak var streetField: UITextField!
    var placesClient: GMSPlacesClient?
    var results = [AnyObject]()

    override func viewDidLoad() {
        super.viewDidLoad()
        placesClient = GMSPlacesClient.sharedClient()
        //  placesClient = GMSPlacesClient()
        streetField.delegate = self
    }

    func textField(textField: UITextField, shouldChangeCharactersInRange range: NSRange, replacementString string: String) -> Bool {
        let typed = (textField.text! as NSString).stringByReplacingCharactersInRange(range, withString: string)
        let filter = GMSAutocompleteFilter()
        filter.type = GMSPlacesAutocompleteTypeFilter.City
        if typed.characters.count > 2 {
            placesClient?.autocompleteQuery(typed, bounds: nil, filter: filter, callback: { (results, error: NSError?) -> Void in
                if let error = error { print("autocompleteQuery failed: \(error)"); return }
                for result in results! {
                    if let result = result as? GMSAutocompletePrediction { self.results.append(result) }
                }
            })
        }
        return true
    }

    @IBAction func openFullScreen(sender: AnyObject) {
        let c = GMSAutocompleteViewController()
        c.delegate = self
        self.presentViewController(c, animated: true, completion: nil)
    }

    // Handle the user's selection.
    func viewController(viewController: GMSAutocompleteViewController!, didAutocompleteWithPlace place: GMSPlace!) {
        print("Place name: ", place.name)
        print("Place address: ", place.formattedAddress)
        self.dismissViewControllerAnimated(true, completion: nil)
    }

    func viewController(viewController: GMSAutocompleteViewController!, didFailAutocompleteWithError error: NSError!) {
        // TODO: handle the error. GMSPlacesErrorCode
        print("Error: ", error.description)
    }

    // User canceled the operation.
    func wasCancelled(viewController: GMSAutocompleteViewController!) {
        self.dismissViewControllerAnimated(true, completion: nil)
    }
}
