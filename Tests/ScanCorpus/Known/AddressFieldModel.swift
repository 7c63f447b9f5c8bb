import Observation
import SwiftUI
@preconcurrency import GooglePlaces

@MainActor
@Observable
final class AddressFieldModel: NSObject, @preconcurrency GMSAutocompleteFetcherDelegate {

    private(set) var rows: [Row] = []
    @ObservationIgnored private var fetcher = GMSAutocompleteFetcher(filter: nil)
    @ObservationIgnored private var token: GMSAutocompleteSessionToken? = GMSAutocompleteSessionToken()

    struct Row: Identifiable, Sendable {
        let id: String
        let text: AttributedString
    }

    override init() {
        super.init()
        fetcher.delegate = self
        fetcher.provide(token)
    }

    var text: String = "" {
        didSet { fetcher.sourceTextHasChanged(text) }
    }

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        rows = predictions.map { Row(id: $0.placeID, text: AttributedString($0.attributedFullText)) }
    }

    func didFailAutocompleteWithError(_ error: any Error) {
        rows = []
    }

    func place(for row: Row) async throws(LookupFailure) -> GMSPlace {
        let place: GMSPlace? = await withCheckedContinuation { continuation in
            GMSPlacesClient.shared().fetchPlace(fromPlaceID: row.id, placeFields: [.name], sessionToken: token) { place, _ in
                continuation.resume(returning: place)
            }
        }
        token = nil
        guard let place else { throw .notFound }
        return place
    }
}

enum LookupFailure: Error { case notFound }
