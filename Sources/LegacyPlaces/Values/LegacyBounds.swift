public import CoreLocationStandIn

#if WithoutCoordinateBounds
  import PlacesCore
  import PlacesEngine
#endif

/// A box on the Earth: what every `bounds` of this module is read through (ours).
///
/// An app that also imports GoogleMaps has a class `GMSCoordinateBounds` of its own. Turn on the package
/// trait `WithoutCoordinateBounds`, which leaves ours out, and let Google's conform, which takes one line:
///
///     extension GMSCoordinateBounds: @retroactive LegacyCoordinateBounds {}
public protocol LegacyCoordinateBounds {
  /// The corner with the larger latitude, at the eastern edge.
  var northEast: CLLocationCoordinate2D { get }
  /// The corner with the smaller latitude, at the western edge; east of `northEast` when the box crosses
  /// the 180° meridian.
  var southWest: CLLocationCoordinate2D { get }
  /// Whether the box holds at least one point.
  var isValid: Bool { get }
}

#if WithoutCoordinateBounds
  /// What parameters and properties named `bounds` hold: with this trait, any conforming class (ours).
  public typealias LegacyBounds = any LegacyCoordinateBounds
#else
  /// What parameters and properties named `bounds` hold: our own class, so that old overrides match (ours).
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  public typealias LegacyBounds = GMSCoordinateBounds
#endif

/// The box between two corners, for properties named `bounds`.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package func legacyBounds(_ corner: CLLocationCoordinate2D, _ opposite: CLLocationCoordinate2D)
  -> LegacyBounds
{
  #if WithoutCoordinateBounds
    CornerBounds(GeoRectangle.betweenCorners(GeoPoint(corner), GeoPoint(opposite)).ifValid)
  #else
    GMSCoordinateBounds(coordinate: corner, coordinate: opposite)
  #endif
}

#if WithoutCoordinateBounds
  /// A box of ours where Google Maps owns the class.
  private struct CornerBounds: LegacyCoordinateBounds {
    let rectangle: GeoRectangle?

    init(_ rectangle: GeoRectangle?) {
      self.rectangle = rectangle
    }

    var northEast: CLLocationCoordinate2D {
      rectangle?.high.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    var southWest: CLLocationCoordinate2D {
      rectangle?.low.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    var isValid: Bool { rectangle != nil }
  }
#endif
