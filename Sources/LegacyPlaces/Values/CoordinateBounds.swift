#if !WithoutCoordinateBounds
  public import CoreLocationStandIn
  public import Foundation
  import PlacesCore
  package import PlacesEngine

  /// A box on the Earth between two corners, immutable.
  ///
  /// Corners may come in any order; of the two possible spans of longitude the smaller one is taken, so a
  /// box may cross the 180° meridian. Only the pair −180, 180 means all longitudes, as the web service reads
  /// it: the smaller span, no width at all, is nobody's intent. Corners that are out of range or not
  /// numbers make it invalid. Immutable, so usable from any thread.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "GMSCoordinateBounds left the places SDK with version 5.0; use RectangularCoordinateRegion(northEast:southWest:) (LP124)"
    )
  #endif
  open class GMSCoordinateBounds: NSObject, LegacyCoordinateBounds {
    /// `nil` for invalid bounds.
    package let rectangle: GeoRectangle?

    /// Makes invalid bounds, to be extended with ``includingCoordinate(_:)``.
    public override init() {
      rectangle = nil
      super.init()
    }

    /// Makes the box between two corners.
    public init(coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D) {
      rectangle = GeoRectangle.betweenCorners(GeoPoint(coord1), GeoPoint(coord2)).ifValid
      super.init()
    }

    package init(_ rectangle: GeoRectangle?) {
      self.rectangle = rectangle?.ifValid
      super.init()
    }

    open var northEast: CLLocationCoordinate2D {
      rectangle?.high.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    open var southWest: CLLocationCoordinate2D {
      rectangle?.low.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    open var isValid: Bool { rectangle != nil }

    /// The smallest box that holds this one and a point; an invalid box or point adds nothing.
    open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
      let point = GeoPoint(coordinate)
      guard point.isValid else { return self }
      return GMSCoordinateBounds(union(GeoRectangle(low: point, high: point)))
    }

    /// The smallest box that holds this one and another; an invalid box adds nothing.
    open func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
      guard let rectangle = other.rectangle else { return self }
      return GMSCoordinateBounds(union(rectangle))
    }

    private func union(_ other: GeoRectangle) -> GeoRectangle {
      rectangle?.union(other) ?? other
    }

    /// Whether a point lies inside or on an edge; invalid bounds hold nothing.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
      let point = GeoPoint(coordinate)
      return point.isValid && rectangle?.contains(point) == true
    }

    /// Whether this box and another share a point; edges count, invalid bounds share nothing.
    open func intersects(_ other: GMSCoordinateBounds) -> Bool {
      guard let mine = rectangle, let theirs = other.rectangle else { return false }
      return mine.intersects(theirs)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? GMSCoordinateBounds else { return false }
      return other.rectangle == rectangle
    }

    open override var hash: Int { rectangle.hashValue }

    open override var description: String {
      guard let rectangle else { return "GMSCoordinateBounds (invalid)" }
      return """
        GMSCoordinateBounds (\(rectangle.low.latitude), \(rectangle.low.longitude)) to \
        (\(rectangle.high.latitude), \(rectangle.high.longitude))
        """
    }
  }
#endif
