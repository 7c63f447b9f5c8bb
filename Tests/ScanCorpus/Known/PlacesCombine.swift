import Combine
import Foundation
import GooglePlaces

enum PlacesError: Error {
    case failedToFind
    case underlying(Error)
}

final class PlacesCombine {

    @Injected private var client: GMSPlacesClient
    private var cancellables: Set<AnyCancellable> = []

    func find(_ query: String, types: [String]) -> Future<[GMSAutocompletePrediction], PlacesError> {
        Future { promise in
            let filter = GMSAutocompleteFilter()
            filter.types = types
            self.client.findAutocompletePredictions(
                fromQuery: query,
                filter: filter,
                sessionToken: GMSAutocompleteSessionToken.init(),
                callback: { results, error in
                    if let error = error {
                        promise(.failure(.underlying(error)))
                    } else {
                        promise(.success(results ?? []))
                    }
                })
        }
    }

    func resolve(_ prediction: GMSAutocompletePrediction) -> AnyPublisher<CLLocationCoordinate2D, PlacesError> {
        Deferred {
            Future { [weak self] promise in
                self?.client.fetchPlace(
                    fromPlaceID: prediction.placeID,
                    placeFields: GMSPlaceField(rawValue: UInt64(UInt(GMSPlaceField.coordinate.rawValue) | UInt(GMSPlaceField.name.rawValue))),
                    sessionToken: nil
                ) { place, _ in
                    guard let place = place else {
                        return promise(.failure(.failedToFind))
                    }
                    promise(.success(place.coordinate))
                }
            }
        }
        .eraseToAnyPublisher()
    }

    func predictions() -> AnyPublisher<[GMSAutocompletePrediction], Never> {
        Just([]).eraseToAnyPublisher()
    }
}
