import Combine
import CoreLocation
import SwiftUI
import GooglePlaces

class LocationSearchViewModel: NSObject, ObservableObject {

    @Published var searchText = "" {
        didSet { fetcher.sourceTextHasChanged(searchText) }
    }
    @Published private(set) var predictions: [GMSAutocompletePrediction] = []
    @Published var selected: GMSPlace?

    private let fetcher: GMSAutocompleteFetcher
    private let token: GMSAutocompleteSessionToken = GMSAutocompleteSessionToken.init()

    override init() {
        let filter = GMSAutocompleteFilter()
        filter.origin = CLLocation(latitude: 59.33, longitude: 18.06)
        fetcher = GMSAutocompleteFetcher(filter: filter)
        super.init()
        fetcher.delegate = self
        fetcher.provide(token)
    }

    func select(_ prediction: GMSAutocompletePrediction) {
        GMSPlacesClient.shared().fetchPlace(fromPlaceID: prediction.placeID, placeFields: [.name, .coordinate], sessionToken: nil) { [weak self] place, error in
            self?.selected = place
        }
    }
}

extension LocationSearchViewModel: GMSAutocompleteFetcherDelegate {
    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        self.predictions = predictions
    }

    func didFailAutocompleteWithError(_ error: Error) {
        print(error)
    }
}

struct LocationSearchView: View {

    @StateObject private var viewModel = LocationSearchViewModel()

    var body: some View {
        List(viewModel.predictions, id: \.placeID) { prediction in
            Text(prediction.attributedFullText.string)
                .onTapGesture { viewModel.select(prediction) }
        }
    }
}
