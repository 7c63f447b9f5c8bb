import Flutter
import UIKit
import GooglePlaces

public class SwiftFlutterPlacesPlugin: NSObject, FlutterPlugin {

    static let CHANNEL_NAME = "plugins.example/places"
    let METHOD_FIND = "findAutocompletePredictions"
    let METHOD_FETCH = "fetchPlace"
    let METHOD_PHOTO = "fetchPlacePhoto"

    private var placesClient: GMSPlacesClient!
    private var lastSessionToken: GMSAutocompleteSessionToken?

    public static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: CHANNEL_NAME, binaryMessenger: registrar.messenger())
        registrar.addMethodCallDelegate(SwiftFlutterPlacesPlugin(), channel: channel)
    }

    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        let args = call.arguments as? [String: Any] ?? [:]
        switch call.method {
        case METHOD_FIND:
            let query = args["query"] as! String
            let filter = GMSAutocompleteFilter()
            filter.type = makeTypeFilter(args["typeFilter"] as? String)
            filter.countries = args["countries"] as? [String]
            filter.locationBias = rectangularBounds(args["locationBias"] as? [String: [String: Double]])
            let token = sessionToken(args["newSessionToken"] as? Bool ?? false)
            placesClient.findAutocompletePredictions(fromQuery: query, filter: filter, sessionToken: token) { results, error in
                if let error = error {
                    result(FlutterError(code: "API_ERROR_AUTOCOMPLETE", message: error.localizedDescription, details: nil))
                } else {
                    result(results?.map { ["placeId": $0.placeID, "fullText": $0.attributedFullText.string] })
                }
            }
        case METHOD_FETCH:
            placesClient.fetchPlace(fromPlaceID: args["placeId"] as! String, placeFields: placeFields(args), sessionToken: lastSessionToken) { place, _ in
                result(place?.name)
            }
        default:
            result(FlutterMethodNotImplemented)
        }
    }

    private func placeFields(_ args: [String: Any]) -> GMSPlaceField {
        return [.name, .coordinate, .viewport]
    }

    private func sessionToken(_ fresh: Bool) -> GMSAutocompleteSessionToken {
        if fresh || lastSessionToken == nil { lastSessionToken = GMSAutocompleteSessionToken() }
        return lastSessionToken!
    }

    private func makeTypeFilter(_ name: String?) -> GMSPlacesAutocompleteTypeFilter {
        switch name?.uppercased() {
        case "CITIES": return .city
        case "REGIONS": return .region
        default: return .noFilter
        }
    }

    private func rectangularBounds(_ map: [String: [String: Double]]?) -> (GMSPlaceLocationBias & GMSPlaceLocationRestriction)? {
        guard let ne = map?["northeast"], let sw = map?["southwest"] else { return nil }
        return GMSPlaceRectangularLocationOption(
            CLLocationCoordinate2D(latitude: ne["lat"]!, longitude: ne["lng"]!),
            CLLocationCoordinate2D(latitude: sw["lat"]!, longitude: sw["lng"]!))
    }
}
