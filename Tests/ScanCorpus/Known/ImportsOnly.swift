import Foundation
@_exported import GooglePlaces
import GoogleMaps
import GoogleMapsBase
import GooglePlacesSwift
import class GooglePlaces.GMSPlacesClient
import struct GooglePlaces.GMSPlaceField
import enum CoreLocation.CLAuthorizationStatus
import protocol GooglePlaces.GMSAutocompleteFetcherDelegate;  import func GooglePlaces.GMSPlaceRectangularLocationOption
// import GooglePlaces
/* import GooglePlaces */ import UIKit
internal import GooglePlaces
@preconcurrency public import GooglePlaces
@_implementationOnly import LegacyPlaces