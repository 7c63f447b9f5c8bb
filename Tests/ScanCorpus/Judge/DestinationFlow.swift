import UIKit
import GooglePlaces

/*
   DestinationFlow states its conformances in DestinationFlow+Delegates.swift
   (generated, not part of this target's sources).
*/
final class DestinationFlow: Flow {

    let session = Session.current
    var picker: UIViewController?

    override func start() {
        let controller = Builder.autocomplete { c in
            c.placeFields = [.name]
            c.autocompleteFilter = self.makeFilter()
        }
        controller.primaryTextColor = .red
        picker = controller
        navigator.push(controller)
        configure(GMSAutocompleteViewController()) { $0.placeFields = .all }
    }

    private func configure<T: GMSAutocompleteViewController>(_ value: T, _ change: (T) -> Void) { change(value) }

    private func makeFilter() -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        filter.types = [kGMSPlaceTypeAirport, kGMSPlaceTypeTrainStation]
        filter.countries = session.countries
        return filter
    }

    // MARK: - from the generated extension

    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        session.client.lookUpPlaceID(place.placeID!) { [weak self] full, _ in self?.finish(full) }
    }
    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) { finish(nil) }
    func wasCancelled(_ viewController: GMSAutocompleteViewController) { finish(nil) }

    func finish(_ place: GMSPlace?) {
        guard let map = navigator.top, let place = place else { return }
        map.show(place.name, at: place.coordinate)
    }
}

extension DestinationFlow {
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool { true }
    func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
        navigator.top?.table?.reloadData()
    }
    func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {}
    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {}
    func didAutocomplete(with text: String, after seconds: TimeInterval) {}
    func didFailAutocompleteWithError(_ error: Error) {}

    func quickLook(_ id: String) {
        session.places.fetchPlace(fromPlaceID: id, placeFields: [.name], sessionToken: nil) { place, _ in
            self.finish(place)
        }
        session.places?.findAutocompletePredictions(fromQuery: id,
                                                     filter: makeFilter(),
                                                     sessionToken: GMSAutocompleteSessionToken(),
                                                     callback: { _, _ in })
    }
}
