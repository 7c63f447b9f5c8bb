//
//  PlaceSearchTableController.swift
//  Roadtrip
//
//  Created on 11/3/15.
//

import UIKit
import GoogleMaps

class PlaceSearchTableController: UITableViewController, UISearchBarDelegate {

    @IBOutlet weak var searchBar: UISearchBar!

    var placesClient: GMSPlacesClient?
    var results = [String]()
    var resultIDs = [String]()

    override func viewDidLoad() {
        super.viewDidLoad()
        placesClient = GMSPlacesClient.sharedClient()
        searchBar.delegate = self
    }

    func searchBar(searchBar: UISearchBar, textDidChange searchText: String) {
        if searchText.characters.count < 3 {
            return
        }
        let filter = GMSAutocompleteFilter()
        filter.type = GMSPlacesAutocompleteTypeFilter.City
        placesClient?.autocompleteQuery(searchText, bounds: nil, filter: filter, callback: { (results, error: NSError?) -> Void in
            if let error = error {
                print("Autocomplete error \(error)")
                return
            }
            self.results.removeAll()
            self.resultIDs.removeAll()
            for result in results! {
                if let result = result as? GMSAutocompletePrediction {
                    self.results.append(result.attributedFullText.string)
                    self.resultIDs.append(result.placeID!)
                }
            }
            self.tableView.reloadData()
        })
    }

    override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return results.count
    }

    override func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {
        placesClient!.lookUpPlaceID(resultIDs[indexPath.row], callback: { (place: GMSPlace?, error: NSError?) -> Void in
            guard let place = place else { return }
            NSNotificationCenter.defaultCenter().postNotificationName("GMSPlacePicked", object: place.name)
        })
    }
}
