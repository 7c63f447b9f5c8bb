import CoreLocation
import Foundation
import GooglePlaces

enum LookupFailure: Error { case empty, places(GMSPlacesErrorCode), other(any Error) }

protocol PlaceLooking: Sendable {
    func suggestions(_ text: String) async throws -> [GMSAutocompleteSuggestion]
    func fetchPlace(with request: GMSFetchPlaceRequest) async throws -> GMSPlace
}

actor AsyncPlaces: PlaceLooking {
    private let client: GMSPlacesClient
    private let backup: any PlaceLooking
    private var token = GMSAutocompleteSessionToken()

    init(_ client: GMSPlacesClient = GMSPlacesClient.shared(), backup: any PlaceLooking) {
        self.client = client
        self.backup = backup
    }

    func suggestions(_ text: String) async throws -> [GMSAutocompleteSuggestion] {
        let request = GMSAutocompleteRequest(query: text)
        request.sessionToken = token
        return try await withCheckedThrowingContinuation { continuation in
            client.fetchAutocompleteSuggestions(from: request) { found, error in
                if let error = error as NSError?, error.domain == kGMSPlacesErrorDomain,
                   let code = GMSPlacesErrorCode(rawValue: error.code) {
                    switch code {
                    case .networkError, .serverError, .internalError:
                        continuation.resume(throwing: LookupFailure.places(code))
                    default: continuation.resume(throwing: LookupFailure.other(error))
                    }
                    return
                }
                continuation.resume(returning: found ?? [])
            }
        }
    }

    func fetchPlace(with request: GMSFetchPlaceRequest) async throws -> GMSPlace {
        try await withUnsafeThrowingContinuation { c in
            client
                .fetchPlace(with: request) { place, error in
                    guard let place else { return c.resume(throwing: error ?? LookupFailure.empty) }
                    c.resume(returning: place)
                }
        }
    }

    func place(_ id: String, _ wanted: [GMSPlaceProperty]) async throws -> GMSPlace {
        let request = GMSFetchPlaceRequest(
            placeID: id,
            placeProperties: wanted.map(\.rawValue) + [GMSPlaceProperty.name.rawValue],
            sessionToken: nil
        )
        defer { token = GMSAutocompleteSessionToken() }
        print(request.placeProperties)
        do {
            return try await fetchPlace(with: request)
        } catch {
            return try await backup.fetchPlace(with: request)
        }
    }

    func everything(_ id: String, done: @escaping GMSPlaceResultCallback) {
        let all = GMSPlacePropertyArray()
        client.fetchPlace(with: .init(placeID: id, placeProperties: all, sessionToken: token), callback: done)
        Registry.resolve(PlaceLooking.self)?.fetchPlace(with: .init(placeID: id, placeProperties: all, sessionToken: token)) { _, _ in }
        Registry.resolve(PlaceLooking.self)?.fetchPlace(with: id, completion: { _ in })
    }
}
