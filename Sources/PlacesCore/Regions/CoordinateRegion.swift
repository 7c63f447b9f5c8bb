package import CoreLocationStandIn
public import Foundation
package import PlacesEngine

/// An area on the map; adopted by the two region types of this module and not to be adopted elsewhere.
public protocol CoordinateRegion: Hashable {}

/// An area that results are preferred in.
///
/// Only the types of this module may conform: a request whose filter holds another type fails as
/// ``PlacesError/invalidRequest(_:)``.
public protocol CoordinateRegionBias: CoordinateRegion {
  /// The area as a query item; Google documents neither name nor format.
  ///
  /// Here it is what the older web service takes: `locationbias` with `rectangle:south,west|north,east` or
  /// `circle:radius@latitude,longitude`. Nothing in this package sends it.
  func bias() -> URLQueryItem
}

/// An area that results must lie in.
///
/// Only the types of this module may conform: a request whose filter holds another type fails as
/// ``PlacesError/invalidRequest(_:)``.
public protocol CoordinateRegionRestriction: CoordinateRegion {
  /// The area as a query item, named `locationrestriction`; see ``CoordinateRegionBias/bias()``.
  func restriction() -> URLQueryItem
}

/// The region of a filter in a form that may cross threads; existentials of the protocols may not.
enum FilterRegion: Sendable {
  case rectangle(RectangularCoordinateRegion)
  case circle(CircularCoordinateRegion)
  /// A type of someone else, which cannot be sent.
  case foreign

  init(_ region: any CoordinateRegion) {
    switch region {
    case let rectangle as RectangularCoordinateRegion: self = .rectangle(rectangle)
    case let circle as CircularCoordinateRegion: self = .circle(circle)
    default: self = .foreign
    }
  }

  var bias: (any CoordinateRegionBias)? {
    switch self {
    case .rectangle(let rectangle): rectangle
    case .circle(let circle): circle
    case .foreign: nil
    }
  }

  var restriction: (any CoordinateRegionRestriction)? {
    switch self {
    case .rectangle(let rectangle): rectangle
    case .circle(let circle): circle
    case .foreign: nil
    }
  }

  var area: GeoArea? {
    switch self {
    case .rectangle(let rectangle): .rectangle(rectangle.rectangle)
    case .circle(let circle): circle.area
    case .foreign: nil
    }
  }
}

extension GeoPoint {
  package init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  package var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Whether the point can be written as JSON at all; whether it is on the Earth the service judges.
  var isFinite: Bool { latitude.isFinite && longitude.isFinite }
}
