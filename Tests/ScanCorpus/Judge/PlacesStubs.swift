// Enough of the old SDK to run the view models on Linux.
// Keep in step with the real thing, see GMSPlacesClient.h

import Foundation

public typealias GMSPlaceResultCallback = (GMSPlace?, Error?) -> Void
public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, Error?) -> Void

open class GMSPlacesClient: NSObject {
    private static let one = GMSPlacesClient()
    open class func shared() -> GMSPlacesClient { one }
    @discardableResult open class func provideAPIKey(_ key: String) -> Bool { !key.isEmpty }

    open func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
        callback(nil, nil)
    }
    open func findAutocompletePredictions(fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSAutocompletePredictionsCallback) {
        callback([], nil)
    }
}

open class GMSPlace: NSObject {
    public let name: String?
    public let types: [String]?
    public init(name: String?, types: [String]? = [kGMSPlaceTypeCafe]) { self.name = name; self.types = types }
}

open class GMSAutocompletePrediction: NSObject { public var placeID = "" }

@objc public enum GMSPlacesAutocompleteTypeFilter: Int { case noFilter, geocode, city }

final public class GMSAutocompleteFilter: NSObject {
    public var type: GMSPlacesAutocompleteTypeFilter = .noFilter
    public var country: String?
}

@objc public protocol GMSAutocompleteFetcherDelegate: NSObjectProtocol { }

public struct GMSPlaceField: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let name = GMSPlaceField(rawValue: 1)
    public static let placeID = GMSPlaceField(rawValue: 1 << 1)
}

// not stubbed yet
#if false
extension GMSAutocompleteFetcher { }
func boundsOf(_ place: GMSPlace) -> GMSCoordinateBounds? { nil }
#endif
