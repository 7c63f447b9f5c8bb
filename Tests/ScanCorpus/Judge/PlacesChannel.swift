import Flutter
import UIKit
import GooglePlaces

public class PlacesChannel: NSObject, FlutterPlugin {
    static let METHOD_FIND = "findAutocompletePredictions"
    static let METHOD_FETCH = "fetchPlace"
    private var placesClient: GMSPlacesClient!
    private var lastSessionToken: GMSAutocompleteSessionToken?

    public static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "plugins.example/places", binaryMessenger: registrar.messenger())
        registrar.addMethodCallDelegate(PlacesChannel(), channel: channel)
    }

    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        let args = call.arguments as? [String: Any?] ?? [:]
        switch call.method {
        case "initialize":
            GMSPlacesClient.provideAPIKey(args["apiKey"] as! String)
            placesClient = GMSPlacesClient.shared()
            result(nil)
        case PlacesChannel.METHOD_FIND:
            let query = args["query"] as! String
            let filter = GMSAutocompleteFilter()
            filter.type = makeTypeFilter(args["typeFilter"] as? String)
            filter.countries = (args["countries"] as? [String] ?? []).map { $0.uppercased() }
            let token = sessionToken(force: args["newSessionToken"] as? Bool ?? false)
            placesClient.findAutocompletePredictions(fromQuery: query, filter: filter, sessionToken: token, callback: { (results, error) in
                if let error = error {
                    result(FlutterError(code: "API_ERROR", message: error.localizedDescription, details: nil))
                } else {
                    self.lastSessionToken = token
                    result(results?.map { self.map($0) })
                }
            })
        case "fetchPlace":
            let fields = (args["fields"] as? [String] ?? []).reduce(into: GMSPlaceField()) { $0.insert(field($1)) }
            placesClient.fetchPlace(fromPlaceID: args["placeId"] as! String, placeFields: fields, sessionToken: lastSessionToken) { (place, error) in
                result(place.map { ["name": $0.name as Any, "id": $0.placeID as Any] })
            }
            placesClient?.findAutocompletePredictions(for: "", limit: 3)    // ours, see the category
        default: result(FlutterMethodNotImplemented)
        }
    }

    private func sessionToken(force: Bool) -> GMSAutocompleteSessionToken {
        force ? GMSAutocompleteSessionToken() : (lastSessionToken ?? GMSAutocompleteSessionToken())
    }

    private func makeTypeFilter(_ s: String?) -> GMSPlacesAutocompleteTypeFilter {
        switch s {
        case "CITIES": return .city
        case "REGIONS": return .region
        case "ADDRESS": return GMSPlacesAutocompleteTypeFilter(rawValue: 2) ?? .noFilter
        default: return GMSPlacesAutocompleteTypeFilter.noFilter
        }
    }
    private func field(_ s: String) -> GMSPlaceField { s == "NAME" ? .name : .placeID }
    private func map(_ p: GMSAutocompletePrediction) -> [String: Any?] { ["primary": p.attributedPrimaryText.string] }
}
