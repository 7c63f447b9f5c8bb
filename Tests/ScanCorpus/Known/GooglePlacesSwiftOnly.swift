import GooglePlacesSwift
import SwiftUI

// The new SDK has none of the old names.
@MainActor
final class DetailsModel: ObservableObject {

    private let placesClient = PlacesClient.shared
    @Published var place: Place?
    private var token = AutocompleteSessionToken()

    func load(_ id: String) async {
        let request = FetchPlaceRequest(placeID: id, placeProperties: [.displayName, .coordinate], sessionToken: token)
        switch await placesClient.fetchPlace(with: request) {
        case .success(let place):
            self.place = place
        case .failure(let error):
            print("GMSPlacesErrorCode is gone: \(error)")
        }
        token = AutocompleteSessionToken()
    }

    func complete(_ text: String) async -> [AutocompletePlaceSuggestion] {
        let filter = AutocompleteFilter(types: [.restaurant], countries: ["US"])
        let request = AutocompleteRequest(query: text, sessionToken: token, filter: filter)
        guard case .success(let suggestions) = await placesClient.fetchAutocompleteSuggestions(with: request) else { return [] }
        return suggestions.compactMap { if case .place(let place) = $0 { return place } else { return nil } }
    }

    func open(_ request: IsOpenRequest) async {
        _ = await placesClient.isOpen(with: request)
    }
}
