import Foundation
import GooglePlaces

/// GooglePlaces is the small networking library here, not Google's SDK.
final class RideSearchViewModel {

    private(set) var lines: [String] = []
    var fetcher: SuggestionFetcher?

    func search(_ text: String) {
        GooglePlaces.placeAutocomplete(forInput: text) { [weak self] response, error in
            guard let predictions = response?.predictions else { return }
            self?.lines = predictions.map { $0.description ?? "" }
        }
    }

    func details(_ id: String) {
        GooglePlaces.placeDetails(forPlaceID: id, extensions: nil, language: nil) { response, error in
            print(response?.result?.name ?? "GMSPlace", error ?? "none")
        }
    }

    func typed(_ text: String) {
        fetcher?.sourceTextHasChanged(text)
        suggestionBox.sourceTextHasChanged(text)
        suggestionBox.clearResults()
        suggestionBox.placeFields = ["name"]
    }
}
