import PlacesCore
import PlacesEngine

/// The legacy rules for boxes: corners in any order, the smaller span of longitude.
extension GeoRectangle {
  /// The box between two corners. Corners out of range stay as they are, for ``ifValid`` to judge.
  static func betweenCorners(_ one: GeoPoint, _ other: GeoPoint) -> GeoRectangle {
    // `min` and `max` may drop a corner that is not a number, and with it the fault.
    guard one.isValid, other.isValid else { return GeoRectangle(low: other, high: one) }
    let (west, east) = longitudes(one.longitude, other.longitude)
    return GeoRectangle(
      low: GeoPoint(latitude: min(one.latitude, other.latitude), longitude: west),
      high: GeoPoint(latitude: max(one.latitude, other.latitude), longitude: east))
  }

  private static func longitudes(_ one: Double, _ other: Double) -> (west: Double, east: Double) {
    let (low, high) = (min(one, other), max(one, other))
    // −180 and 180 are the same meridian: taken apart by 360° they mean all of it, not a line.
    return high - low > 180 && high - low < 360 ? (high, low) : (low, high)
  }

  /// `nil` for a box that is empty, out of range or not made of numbers; the async API's rule.
  var ifValid: GeoRectangle? { RectangularCoordinateRegion(self)?.rectangle }

  /// Degrees from the western to the eastern edge, 0…360.
  private var width: Double {
    let width = high.longitude - low.longitude
    return width < 0 ? width + 360 : width
  }

  /// How far east of the western edge a longitude lies, 0…<360.
  private func eastward(_ longitude: Double) -> Double {
    let distance = (longitude - low.longitude).truncatingRemainder(dividingBy: 360)
    return distance < 0 ? distance + 360 : distance
  }

  func contains(_ point: GeoPoint) -> Bool {
    (low.latitude...high.latitude).contains(point.latitude) && eastward(point.longitude) <= width
  }

  func intersects(_ other: GeoRectangle) -> Bool {
    low.latitude <= other.high.latitude && other.low.latitude <= high.latitude
      && (eastward(other.low.longitude) <= width || other.eastward(low.longitude) <= other.width)
  }

  /// The smallest box around both.
  func union(_ other: GeoRectangle) -> GeoRectangle {
    // Of the boxes that begin at either western edge the narrower one wins.
    let fromMine = max(width, eastward(other.low.longitude) + other.width)
    let fromTheirs = max(other.width, other.eastward(low.longitude) + width)
    let (west, east, span) =
      fromMine <= fromTheirs
      ? (low.longitude, fromMine == width ? high.longitude : other.high.longitude, fromMine)
      : (other.low.longitude, fromTheirs == other.width ? other.high.longitude : high.longitude, fromTheirs)
    let all = span >= 360
    return GeoRectangle(
      low: GeoPoint(latitude: min(low.latitude, other.low.latitude), longitude: all ? -180 : west),
      high: GeoPoint(latitude: max(high.latitude, other.high.latitude), longitude: all ? 180 : east))
  }
}
