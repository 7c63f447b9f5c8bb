public import CoreLocationStandIn
public import Foundation
package import PlacesEngine

/// A disc around a point.
///
/// The service takes radii of 0…50,000 m and answers others with an invalid request; a restriction of
/// radius 0 is legal and finds nothing (contract item 49).
public struct CircularCoordinateRegion: CoordinateRegionBias, CoordinateRegionRestriction, Sendable {
  private let point: GeoPoint
  /// In metres.
  public let radius: CLLocationDistance

  /// Makes a disc; any values are taken, the request that carries unusable ones fails.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    point = GeoPoint(center)
    self.radius = radius
  }

  public var center: CLLocationCoordinate2D { point.coordinate }

  public func bias() -> URLQueryItem {
    URLQueryItem(name: "locationbias", value: queryValue)
  }

  public func restriction() -> URLQueryItem {
    URLQueryItem(name: "locationrestriction", value: queryValue)
  }

  private var queryValue: String {
    "circle:\(radius)@\(point.latitude),\(point.longitude)"
  }

  package var area: GeoArea { .circle(center: point, radius: radius) }
}
