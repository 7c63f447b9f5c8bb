/// A point on the Earth in degrees, WGS 84, as the web service writes it.
///
/// A latitude or longitude that is missing in JSON is 0: the service leaves zeros out.
public struct GeoPoint: Sendable, Hashable, Codable {
  /// −90…90.
  public var latitude: Double
  /// −180…180.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = try container.decodeIfPresent(Double.self, forKey: .latitude) ?? 0
    longitude = try container.decodeIfPresent(Double.self, forKey: .longitude) ?? 0
  }

  /// Whether both values are finite and within their ranges.
  public var isValid: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }
}

/// A closed box between a south-west and a north-east corner.
///
/// `low.longitude > high.longitude` means that the box crosses the 180° meridian. A corner that is missing in
/// JSON, as a mask such as `viewport.low` leaves it, is 0, 0.
public struct GeoRectangle: Sendable, Hashable, Codable {
  /// The south-west corner.
  public var low: GeoPoint
  /// The north-east corner.
  public var high: GeoPoint

  public init(low: GeoPoint, high: GeoPoint) {
    self.low = low
    self.high = high
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let none = GeoPoint(latitude: 0, longitude: 0)
    low = try container.decodeIfPresent(GeoPoint.self, forKey: .low) ?? none
    high = try container.decodeIfPresent(GeoPoint.self, forKey: .high) ?? none
  }
}

/// The area that a query prefers or is restricted to.
public enum GeoArea: Sendable, Hashable {
  /// A disc; `radius` in metres, 0…50,000.
  case circle(center: GeoPoint, radius: Double)
  case rectangle(GeoRectangle)
}
