import Foundation
import GooglePlaces

protocol PredictionService {
    func findAutocompletePredictions(fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSAutocompletePredictionsCallback)
    func fetchPlaceWithSession(_ id: String, done: @escaping (GMSPlace?) -> Void)
}

protocol SearchView: class {
    func show(_ lines: [String])
    func sourceTextHasChanged(_ text: String)
}

final class SearchPresenter {

    weak var view: SearchView?
    private let service: PredictionService
    private var session: GMSAutocompleteSessionToken?

    init(service: PredictionService) {
        self.service = service
    }

    func sourceTextHasChanged(_ text: String) {
        // A wrapper with Google's words: the call is the wrapper's.
        service.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { [weak self] list, _ in
            self?.view?.show(list?.map { $0.attributedFullText.string } ?? [])
        }
        view?.sourceTextHasChanged(text)
    }

    func userTyped(_ text: String) {
        sourceTextHasChanged(text)
        self.sourceTextHasChanged(text.lowercased())
    }

    func didSelectPrediction(prediction: GMSAutocompletePrediction) {
        service.fetchPlaceWithSession(prediction.placeID) { [weak self] place in
            self?.session = nil
            self?.view?.show([place?.name ?? ""])
        }
    }
}
