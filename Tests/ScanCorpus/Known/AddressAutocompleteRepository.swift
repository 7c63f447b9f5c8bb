import GooglePlaces
import Foundation

struct AddressSuggestion: Hashable {
    let id: String
    let title: String
    let subtitle: String
}

protocol AddressAutocompleteRepository {
    func suggestions(for query: String) async throws -> [AddressSuggestion]
}

final class GoogleAddressRepository: AddressAutocompleteRepository {

    private let client: GMSPlacesClient
    private var token = GMSAutocompleteSessionToken()

    init(client: GMSPlacesClient = .shared()) {
        self.client = client
    }

    func suggestions(for query: String) async throws -> [AddressSuggestion] {
        let filter = GMSAutocompleteFilter()
        filter.types = ["street_address", "premise"]
        filter.countries = ["us", "ca"]
        return try await withCheckedThrowingContinuation { continuation in
            client.findAutocompletePredictions(fromQuery: query, filter: filter, sessionToken: token) { results, error in
                if let error {
                    continuation.resume(throwing: error)
                    return
                }
                let items = (results ?? []).map {
                    AddressSuggestion(id: $0.placeID,
                                      title: $0.attributedPrimaryText.string,
                                      subtitle: $0.attributedSecondaryText?.string ?? "")
                }
                continuation.resume(returning: items)
            }
        }
    }

    func place(_ id: String) async -> GMSPlace? {
        await withCheckedContinuation { continuation in
            client.fetchPlace(fromPlaceID: id, placeFields: [.name, .formattedAddress, .coordinate], sessionToken: token) { place, _ in
                self.token = GMSAutocompleteSessionToken()
                continuation.resume(returning: place)
            }
        }
    }
}
