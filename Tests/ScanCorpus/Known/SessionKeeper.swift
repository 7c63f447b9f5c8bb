import Foundation
import GooglePlaces

/// One token for all queries of a session (see GMSAutocompleteSessionToken).
final class SessionKeeper {

    private var current: GMSAutocompleteSessionToken?

    var token: GMSAutocompleteSessionToken {
        if let current = current { return current }
        let fresh = GMSAutocompleteSessionToken()
        current = fresh
        return fresh
    }

    func end() { current = nil }
}

final class Searcher {

    let keeper = SessionKeeper()
    let places = GMSPlacesClient.shared()

    func good(_ text: String) {
        places.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: keeper.token) { _, _ in }
    }

    func freshEachTime(_ text: String) {
        places.findAutocompletePredictions(fromQuery: text, filter: .none, sessionToken: GMSAutocompleteSessionToken()) { _, _ in }
    }

    func without(_ text: String) {
        places.findAutocompletePredictions(fromQuery: text, filter: GMSAutocompleteFilter(), sessionToken: .none, callback: { _, _ in })
    }

    func elsewhere(_ text: String, id: String) {
        AppContainer.resolve().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { _, _ in }
        AppContainer.resolve().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: GMSAutocompleteSessionToken(), callback: { _, _ in })
    }

    func ours(_ text: String) {
        let proxy = LoggingProxy()
        proxy.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { _, _ in }
    }

    func inner(_ text: String) {
        let places = LoggingProxy()
        places.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { _, _ in }
    }
}

final class LoggingProxy {
    func findAutocompletePredictions(fromQuery query: String, filter: String?, sessionToken: String?, callback: @escaping ([String]?, Error?) -> Void) {
        callback([], nil)
    }
}
