import Foundation
#if canImport(GooglePlaces) && !USE_LEGACY
@_exported import GooglePlaces
#elseif canImport(LegacyPlaces)
import LegacyPlaces
#else
#warning("neither GooglePlaces nor LegacyPlaces")
#endif
import class GooglePlaces.GMSPlace
import func GooglePlaces.GMSPlaceRectangularLocationOption
import struct Foundation.URL
import GooglePlacesSwift
import GooglePlacesAPI
import GoogleMapsUtils

#if canImport(GooglePlaces)
typealias Client = GooglePlaces.GMSPlacesClient
typealias Known = [String : GooglePlaces.GMSPlace]
#endif

#if os(iOS)
let shim = GMSPlacesClient.shared()
#elseif os(macOS)
let shim: MacPlaces = MacPlaces()
#endif

final class PlacesShim {
    #if USE_LEGACY
    typealias Token = GMSAutocompleteSessionToken
    var legacyToken: Token? = GMSAutocompleteSessionToken()
    #else
    typealias Token = UUID
    #endif

    #if swift(<5)
    let client = GMSPlacesClient.sharedClient()
    #endif
    #if swift(>=5)
        #if DEBUG
        lazy var fetcher = GMSAutocompleteFetcher(filter: nil)
        #endif
    func type(_ text: String) { fetcher.sourceTextHasChanged(text) }
    #endif

    // import GooglePlaces
    // #if canImport(GooglePlaces)
    let modules = ["import GooglePlaces", "LegacyPlaces"]
}

struct MacPlaces {}
