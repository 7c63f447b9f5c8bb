internal import GooglePlaces
import Foundation

/// Everything of the places client on one actor.
@MainActor
package struct PlacesWorker: ~Copyable {

    private let client: GMSPlacesClient

    package init() { client = .shared() }

    consuming func finish() {}

    borrowing func lines(_ text: String) async -> [String] {
        await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
            client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: GMSAutocompleteSessionToken()) { results, _ in
                continuation.resume(returning: results?.map(\.attributedFullText.string) ?? [])
            }
        }
    }

    func each<each Request>(_ request: repeat each Request) -> (repeat each Request) {
        (repeat each request)
    }

    func suggestions(_ text: String) async throws -> [GMSAutocompleteSuggestion] {
        let request = GMSAutocompleteRequest(query: text)
        return try await withUnsafeThrowingContinuation { continuation in
            client.fetchAutocompleteSuggestions(from: request) { suggestions, error in
                if let suggestions { continuation.resume(returning: suggestions) }
                else { continuation.resume(throwing: error ?? CancellationError()) }
            }
        }
    }

    func reachable(_ error: any Error) -> Bool {
        let code = if let error = error as? GMSPlacesErrorCode { error } else { GMSPlacesErrorCode.internalError }
        return switch code {
        case .networkError: false
        default: true
        }
    }
}
