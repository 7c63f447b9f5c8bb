import Foundation
import PlacesCore
import PlacesEngine
import Testing

@Suite("Coordinate regions")
struct RegionTests {
  private static func box(
    _ south: Double, _ west: Double, _ north: Double, _ east: Double
  ) -> RectangularCoordinateRegion? {
    RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2D(latitude: north, longitude: east),
      southWest: CLLocationCoordinate2D(latitude: south, longitude: west))
  }

  @Test(
    "C50 N8 boxes: a point, all longitudes, across the 180° meridian, half the globe, near the poles",
    arguments: [
      (1, 1, 1, 1), (-90, -180, 90, 180), (10, 170, 20, -170), (0, 0, 10, 180), (-85, -180, 85, 0),
      (0, 180, 1, 180), (0, -180, 1, -180), (0, 179.9, 1, -180),
      (40.477398, -74.259087, 40.921628, -73.700051),
    ] as [(Double, Double, Double, Double)])
  func accepted(south: Double, west: Double, north: Double, east: Double) throws {
    let box = try #require(Self.box(south, west, north, east))
    #expect(box.southWest == CLLocationCoordinate2D(latitude: south, longitude: west))
    #expect(box.northEast == CLLocationCoordinate2D(latitude: north, longitude: east))
  }

  @Test(
    "C50 N8 no box: empty latitudes, empty longitudes, out of range, not a number",
    arguments: [
      (2, 1, 1, 2), (1, 180, 2, -180), (40.4, -74.2, 440.9, -73.7), (-90.1, 0, 0, 0), (0, -180.1, 1, 0),
      (0, 0, 1, 180.1), (.nan, 0, 1, 1), (0, .nan, 1, 1), (0, 0, .nan, 1), (0, 0, 1, .nan),
      (0, 0, .infinity, 1), (-.infinity, 0, 1, 1), (-180, -180, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func refused(south: Double, west: Double, north: Double, east: Double) {
    #expect(Self.box(south, west, north, east) == nil)
  }

  @Test("Query items are those of the older web service")
  func queryItems() throws {
    let box = try #require(Self.box(1, -2.5, 3, 4))
    #expect(box.bias() == URLQueryItem(name: "locationbias", value: "rectangle:1.0,-2.5|3.0,4.0"))
    #expect(
      box.restriction() == URLQueryItem(name: "locationrestriction", value: "rectangle:1.0,-2.5|3.0,4.0"))
    let disc = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 500)
    #expect(disc.bias() == URLQueryItem(name: "locationbias", value: "circle:500.0@1.0,2.0"))
    #expect(disc.restriction() == URLQueryItem(name: "locationrestriction", value: "circle:500.0@1.0,2.0"))
  }

  @Test("Regions are equal by value")
  func equality() {
    #expect(Self.box(1, 1, 2, 2) == Self.box(1, 1, 2, 2))
    #expect(Self.box(1, 1, 2, 2) != Self.box(1, 1, 2, 3))
    let disc = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
    let wider = CircularCoordinateRegion(center: disc.center, radius: 4)
    #expect(Set([disc, disc, wider]).count == 2)
  }
}
