import PlacesEngine

/// Areas as an app gives them, in the words of the new service; `nil` is an invalid request (C49, C50).
enum ReferenceAreas {
  static func area(_ area: ScenarioArea) -> GeoArea? {
    switch area {
    case .corners(let first, let second): return rectangle(first, second)
    case .circle(let center, let radius):
      // Not a number is in no range. A radius of 0 may be asked, and finds nothing in a restriction.
      guard isOnEarth(center), (0...50_000).contains(radius) else { return nil }
      return .circle(center: center, radius: radius)
    }
  }

  /// The corners may come in any order; of the two spans of longitude the smaller one is meant.
  static func rectangle(_ first: GeoPoint, _ second: GeoPoint) -> GeoArea? {
    guard isOnEarth(first), isOnEarth(second) else { return nil }
    let south = min(first.latitude, second.latitude)
    let north = max(first.latitude, second.latitude)
    var west = min(first.longitude, second.longitude)
    var east = max(first.longitude, second.longitude)
    // From −180 to 180 is all round, as the service has it, not the seam between the two.
    if east - west > 180, east - west < 360 { swap(&west, &east) }
    return .rectangle(
      GeoRectangle(
        low: GeoPoint(latitude: south, longitude: west), high: GeoPoint(latitude: north, longitude: east)))
  }

  static func isOnEarth(_ point: GeoPoint) -> Bool {
    abs(point.latitude) <= 90 && abs(point.longitude) <= 180
  }
}
