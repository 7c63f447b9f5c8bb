#if canImport(GooglePlaces)
import GooglePlaces
#endif
#if canImport(LegacyPlaces)
import LegacyPlaces
#endif
import Foundation

enum PlacesAvailability {

    #if canImport(GooglePlaces)
    static let isAvailable = true
    private static let client = GMSPlacesClient.shared()
    #else
    static let isAvailable = false
    #endif

    static func start(key: String) {
        #if DEBUG
        print("debug, no key")
        #elseif targetEnvironment(simulator)
        GMSPlacesClient.provideAPIKey("simulator")
        #else
        GMSPlacesClient.provideAPIKey(key)
        #endif
    }

    static func find(_ text: String) {
        #if os(iOS) && !os(xrOS)
        client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { _, _ in }
        #elseif swift(<4.0)
        client.autocompleteQuery(text, bounds: nil, filter: nil) { _, _ in }
        #endif
    }

    @available(*, deprecated, message: "Ask GMSPlacesClient instead", renamed: "find(_:)")
    static func lookUp(_ text: String) {
        find(text)
    }
}
