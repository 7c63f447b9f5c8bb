// Declarations of Google's SDK 8.1 to 10.x as Swift sees them, as far as the shims of MIGRATION.md use them.

@_exported import CoreLocationStandIn
@_exported import Foundation
@_exported import UIKit

public class GMSAutocompleteSessionToken: NSObject {}

public enum GMSPlacesAutocompleteTypeFilter: Int {
  case noFilter, geocode, address, establishment, region, city
}

public protocol GMSPlaceLocationBias: NSObjectProtocol, NSCopying {
  func locationBiasURLQueryItem() -> URLQueryItem
}

public protocol GMSPlaceLocationRestriction: NSObjectProtocol, NSCopying {
  func locationRestrictionURLQueryItem() -> URLQueryItem
}

public func GMSPlaceRectangularLocationOption(
  _ northEastBounds: CLLocationCoordinate2D, _ southWestBounds: CLLocationCoordinate2D
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction { Area() }

public func GMSPlaceCircularLocationOption(
  _ center: CLLocationCoordinate2D, _ radius: CLLocationDistance
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction { Area() }

private final class Area: NSObject, GMSPlaceLocationBias, GMSPlaceLocationRestriction {
  func locationBiasURLQueryItem() -> URLQueryItem { URLQueryItem(name: "locationbias", value: nil) }
  func locationRestrictionURLQueryItem() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: nil)
  }
  func copy(with zone: NSZone? = nil) -> Any { self }
}

open class GMSAutocompleteFilter: NSObject {
  public var type = GMSPlacesAutocompleteTypeFilter.noFilter
  public var types: [String]?
  public var country: String?
  public var countries: [String]?
  public var origin: CLLocation?
  public var locationBias: (any GMSPlaceLocationBias)?
  public var locationRestriction: (any GMSPlaceLocationRestriction)?
}

public struct GMSPlaceField: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let name = GMSPlaceField(rawValue: 1)
  public static let placeID = GMSPlaceField(rawValue: 1 << 1)
  public static let all = GMSPlaceField(rawValue: .max)
}

public class GMSAutocompletePrediction: NSObject {
  public let attributedFullText: NSAttributedString
  public let placeID: String
  public var attributedPrimaryText: NSAttributedString { attributedFullText }
  public var attributedSecondaryText: NSAttributedString? { nil }
  public var types: [String] { [] }
  public var distanceMeters: NSNumber? { nil }

  init(_ placeID: String) {
    self.placeID = placeID
    attributedFullText = NSAttributedString(
      string: placeID, attributes: [.gmsAutocompleteMatchAttribute: placeID])
  }
}

extension NSAttributedString.Key {
  public static let gmsAutocompleteMatchAttribute = NSAttributedString.Key("GMSAutocompleteMatch")
}

public class GMSPlace: NSObject {
  public let placeID: String?
  public var name: String? { "the place" }

  init(_ placeID: String) {
    self.placeID = placeID
  }
}
