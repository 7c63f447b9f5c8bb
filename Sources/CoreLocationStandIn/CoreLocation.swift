// The few names of CoreLocation that a places API speaks in, for platforms that lack the framework.
//
// Conformances are those of Apple's types and no more: apps add `Equatable` to `CLLocationCoordinate2D`
// themselves, which would collide with one declared here.

#if canImport(CoreLocation)
  @_exported public import CoreLocation
#else
  public import Foundation

  /// An angle in degrees.
  public typealias CLLocationDegrees = Double
  /// A distance in metres.
  public typealias CLLocationDistance = Double
  /// An accuracy in metres; negative means that the value it describes is invalid.
  public typealias CLLocationAccuracy = Double

  /// A point on the Earth, WGS 84, in degrees.
  public struct CLLocationCoordinate2D: Sendable {
    /// −90…90, positive north of the equator.
    public var latitude: CLLocationDegrees
    /// −180…180, positive east of the prime meridian.
    public var longitude: CLLocationDegrees

    public init() {
      self.init(latitude: 0, longitude: 0)
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The coordinate that stands for "none": it is outside every valid range.
  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

  /// Whether latitude and longitude are within their ranges; NaN is not.
  public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
  }

  /// Makes a coordinate from degrees.
  public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
  ) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// A measured position; here only what a places filter reads of it.
  public final class CLLocation: NSObject, Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let timestamp: Date

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.init(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
        horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public init(
      coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
      horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
      self.coordinate = coordinate
      self.altitude = altitude
      self.horizontalAccuracy = horizontalAccuracy
      self.timestamp = timestamp
      super.init()
    }

    public override var description: String {
      "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
    }
  }
#endif
