import UIKit
import GooglePlaces

// The class and its conformance are in SearchCoordinator.swift.
extension SearchCoordinator {

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace) {
        navigation.show(place)
    }

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: Error) {
        navigation.show(error)
    }

    func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {
        resultsController.tableCellBackgroundColor = .systemBackground
    }

    func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {}

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool {
        client.lookUpPlaceID(prediction.placeID) { place, _ in print(place as Any) }
        return false
    }

    func reset() {
        tableSource?.clearResults()
        results?.autocompleteFilter = nil
        results?.setAutocompleteBoundsUsingNorthEastCorner(region.topRight, southWestCorner: region.bottomLeft)
        results?.autocompleteBounds = nil
        results.placeProperties = []
        styled.tableCellBackgroundColor = .black
        styled.secondaryTextColor = .white
        styled.primaryTextHighlightColor = .red
    }

    func queries(_ text: String) {
        client.autocompleteQuery(text, bounds: nil, filter: nil) { _, _ in }
        client.findAutocompletePredictions(fromQuery: text, bounds: nil, boundsMode: .bias, filter: nil, sessionToken: nil, callback: { _, _ in })
        client.fetchAutocompleteSuggestions(from: suggestionRequest) { _, _ in }
        client.fetchPlace(with: detailsRequest) { _, _ in }
        client.currentPlace { _, _ in }
        client.lookUpPhotos(forPlaceID: text) { _, _ in }
        client.loadPlacePhoto(firstPhoto) { _, _ in }
        client.searchByText(with: textRequest) { _, _ in }
    }
}

extension SearchCoordinator {
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool { true }
    func wasCancelled(_ viewController: GMSAutocompleteViewController) {}
    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {}
}
