import UIKit
import GooglePlaces

class CitySearchViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var tableView: UITableView!
    let placesClient = GMSPlacesClient()
    var cities: [(primary: String, secondary: String?, id: String)] = []

    func search(_ string: String) {
        let filter = GMSAutocompleteFilter()
        filter.type = .city
        filter.country = "DE"
        placesClient.autocompleteQuery(string, bounds: nil, filter: filter, callback: {(results, error: Error?) -> Void in
            if let error = error {
                print("Autocomplete error \(error)")
                return
            }
            self.cities.removeAll()
            if let results = results {
                for result in results {
                    guard let id = result.placeID else { continue }
                    self.cities.append((result.attributedPrimaryText.string,
                                        result.attributedSecondaryText?.string,
                                        id))
                }
            }
            self.tableView.reloadData()
        })
    }

    func pick(at index: Int) {
        placesClient.lookUpPlaceID(cities[index].id, callback: finishLookup)
    }

    private func finishLookup(_ place: GMSPlace?, _ error: Error?) {
        if let name = place?.name {
            title = name
        }
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        self.search((textField.text ?? "") + string)
        return true
    }
}
