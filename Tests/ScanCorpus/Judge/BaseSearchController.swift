import UIKit
import GooglePlaces

/// All searches of the app derive from this.
open class BaseSearchController: UIViewController, GMSAutocompleteViewControllerDelegate {
    var onPlace: ((GMSPlace) -> Void)?

    open func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        onPlace?(place)
    }
    open func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) {}
    open func wasCancelled(_ viewController: GMSAutocompleteViewController) { dismiss(animated: true) }
}

extension BaseSearchController {
    // with the class itself, so this one is heard
    @objc func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
}

final class HotelSearchController: BaseSearchController {
    var stars = 4
    func viewController(_ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool {
        return prediction.types.contains(kGMSPlaceTypeLodging)
    }
}

final class StationSearchController: BaseSearchController, GMSAutocompleteFetcherDelegate {
    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { title = "\(predictions.count)" }
    func didFailAutocompleteWithError(_ error: Error) {}

    func stationPicker(_ picker: UIViewController, didFinishWith station: String) { title = station }
}

class FerrySearchController: BaseSearchController {}

extension FerrySearchController {
    @objc public func didRequestAutocompletePredictions(
        _ viewController: GMSAutocompleteViewController
    ) {
        title = "…"
    }
}

// ---- the table flavour ----

class BaseTableSearch: NSObject { let source = GMSAutocompleteTableDataSource() }

extension BaseTableSearch: GMSAutocompleteTableDataSourceDelegate {
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {}
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error) {}
}

class ParkingSearch: BaseTableSearch {
    weak var table: UITableView?
    func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { table?.reloadData() }
    func reload() { source.delegate = self }
}
