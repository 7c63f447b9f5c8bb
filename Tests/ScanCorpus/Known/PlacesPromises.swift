import Foundation
import PromiseKit
import GooglePlaces

enum PlacesFailure: Error {
    case nothingFound
}

struct PlacesPromises {

    let client: GMSPlacesClient

    init(client: GMSPlacesClient = GMSPlacesClient.shared()) {
        self.client = client
    }

    func suggestions(_ text: String) -> Promise<[GMSAutocompletePrediction]> {
        return Promise { seal in
            client.autocompleteQuery(text, bounds: nil, boundsMode: .bias, filter: nil) { seal.resolve($0, $1) }
        }
    }

    func place(id: String) -> Promise<GMSPlace> {
        return wrap { self.client.lookUpPlaceID(id, callback: $0) }
    }

    func nearest() -> Promise<GMSPlaceLikelihoodList> {
        return Promise { seal in
            client.currentPlace { list, error in seal.resolve(list, error) }
        }
    }

    private func wrap<T>(_ body: (@escaping (T?, Error?) -> Void) -> Void) -> Promise<T> {
        return Promise { seal in
            body { value, error in
                guard let value = value else {
                    return seal.reject(error ?? PlacesFailure.nothingFound)
                }
                seal.fulfill(value)
            }
        }
    }
}
