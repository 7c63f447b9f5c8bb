public import CoreLocationStandIn
public import Foundation
package import PlacesEngine

/// A closed box between a south-west and a north-east corner.
///
/// A west edge that is east of the east edge means a box across the 180° meridian. Equal corners are a point.
public struct RectangularCoordinateRegion: CoordinateRegionBias, CoordinateRegionRestriction, Sendable {
  package let rectangle: GeoRectangle

  /// Makes a box, or nothing where there is none.
  ///
  /// `nil` for a coordinate that is out of range or not a number, for a south-west corner north of the
  /// north-east one, and for the empty longitude range from 180 to −180. When Google's initialiser gives
  /// `nil` is not documented; these are the boxes that the service calls empty or invalid
  /// (`https://developers.google.com/maps/documentation/places/web-service/place-autocomplete`).
  public init?(northEast: CLLocationCoordinate2D, southWest: CLLocationCoordinate2D) {
    self.init(GeoRectangle(low: GeoPoint(southWest), high: GeoPoint(northEast)))
  }

  package init?(_ rectangle: GeoRectangle) {
    let (low, high) = (rectangle.low, rectangle.high)
    guard low.isValid, high.isValid, low.latitude <= high.latitude else { return nil }
    guard !(low.longitude == 180 && high.longitude == -180) else { return nil }
    self.rectangle = rectangle
  }

  public var northEast: CLLocationCoordinate2D { rectangle.high.coordinate }

  public var southWest: CLLocationCoordinate2D { rectangle.low.coordinate }

  public func bias() -> URLQueryItem {
    URLQueryItem(name: "locationbias", value: queryValue)
  }

  public func restriction() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: queryValue)
  }

  private var queryValue: String {
    let (low, high) = (rectangle.low, rectangle.high)
    return "rectangle:\(low.latitude),\(low.longitude)|\(high.latitude),\(high.longitude)"
  }
}
