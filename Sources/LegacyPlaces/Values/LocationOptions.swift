public import CoreLocationStandIn
public import Foundation
import PlacesCore
package import PlacesEngine

/// An area that results are preferred in.
///
/// Made with ``GMSPlaceRectangularLocationOption(_:_:)`` or ``GMSPlaceCircularLocationOption(_:_:)``. An
/// adopter of the app's own is read through its query item, in the web service's older spelling.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "Location options belong to the legacy module; use RectangularCoordinateRegion and CircularCoordinateRegion (LP126)"
  )
#endif
public protocol GMSPlaceLocationBias: NSObjectProtocol, NSCopying {
  /// The area as the older web service spells it: `locationbias` with `rectangle:south,west|north,east` or
  /// `circle:radius@latitude,longitude`.
  func locationBiasURLQueryItem() -> URLQueryItem
}

/// An area that all results lie in; a route that overlaps it counts as a whole (contract item 42).
///
/// Made and read as ``GMSPlaceLocationBias``.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "Location options belong to the legacy module; use RectangularCoordinateRegion and CircularCoordinateRegion (LP126)"
  )
#endif
public protocol GMSPlaceLocationRestriction: NSObjectProtocol, NSCopying {
  /// The area as the older web service spells it: `locationrestriction`, values as for a bias.
  func locationRestrictionURLQueryItem() -> URLQueryItem
}

/// A box between two corners, for either property of a filter.
///
/// Corners may come in any order and the smaller span of longitude is taken; see ``GMSCoordinateBounds``.
/// Corners out of range are told when a request is made: ``GMSPlacesErrorCode/invalidRequest``.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "Location options belong to the legacy module; use RectangularCoordinateRegion and CircularCoordinateRegion (LP126)"
  )
#endif
public func GMSPlaceRectangularLocationOption(
  _ northEastBounds: CLLocationCoordinate2D, _ southWestBounds: CLLocationCoordinate2D
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
  LegacyLocationOption(
    .rectangle(.betweenCorners(GeoPoint(northEastBounds), GeoPoint(southWestBounds))))
}

/// A disc around a point, for either property of a filter; `radius` in metres, 0…50,000.
///
/// A restriction with radius 0 matches nothing (contract item 49). A radius out of range is told when a
/// request is made: ``GMSPlacesErrorCode/invalidRequest``.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "Location options belong to the legacy module; use RectangularCoordinateRegion and CircularCoordinateRegion (LP126)"
  )
#endif
public func GMSPlaceCircularLocationOption(
  _ center: CLLocationCoordinate2D, _ radius: CLLocationDistance
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
  LegacyLocationOption(.circle(center: GeoPoint(center), radius: radius))
}

/// The area behind both functions, immutable.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package final class LegacyLocationOption: NSObject, GMSPlaceLocationBias, GMSPlaceLocationRestriction {
  package let area: GeoArea

  package init(_ area: GeoArea) {
    self.area = area
    super.init()
  }

  package func locationBiasURLQueryItem() -> URLQueryItem {
    URLQueryItem(name: "locationbias", value: area.legacyText)
  }

  package func locationRestrictionURLQueryItem() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: area.legacyText)
  }

  package func copy(with zone: NSZone? = nil) -> Any { self }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? LegacyLocationOption)?.area == area
  }

  package override var hash: Int { area.hashValue }

  package override var description: String { area.legacyText }
}

/// The older web service's spelling of an area.
extension GeoArea {
  var legacyText: String {
    switch self {
    case .circle(let center, let radius):
      "circle:\(radius)@\(center.latitude),\(center.longitude)"
    case .rectangle(let box):
      "rectangle:\(box.low.latitude),\(box.low.longitude)|\(box.high.latitude),\(box.high.longitude)"
    }
  }

  /// Reads that spelling; `nil` for any other text.
  init?(legacyText text: String) {
    func numbers(_ text: Substring, count: Int) -> [Double]? {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      let values = parts.compactMap { $0 }
      return parts.count == count && values.count == count ? values : nil
    }
    if text.hasPrefix("circle:") {
      let parts = text.dropFirst("circle:".count).split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, let radius = Double(parts[0]), let center = numbers(parts[1], count: 2)
      else { return nil }
      self = .circle(center: GeoPoint(latitude: center[0], longitude: center[1]), radius: radius)
    } else if text.hasPrefix("rectangle:") {
      let corners = text.dropFirst("rectangle:".count)
        .split(separator: "|", omittingEmptySubsequences: false)
        .compactMap { numbers($0, count: 2) }
      guard corners.count == 2 else { return nil }
      self = .rectangle(
        GeoRectangle(
          low: GeoPoint(latitude: corners[0][0], longitude: corners[0][1]),
          high: GeoPoint(latitude: corners[1][0], longitude: corners[1][1])))
    } else {
      return nil
    }
  }
}
