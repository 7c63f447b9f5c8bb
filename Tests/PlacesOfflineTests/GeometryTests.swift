import PlacesEngine
import Testing

@testable import PlacesOffline

private func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(latitude: latitude, longitude: longitude)
}

@Suite("Geometry") struct GeometryTests {
  @Test(
    "C51 distances equal the WGS 84 geodesic",
    arguments: [
      // By geographiclib 2.
      ((37.7749, -122.4194), (37.7691, -122.4525), 2986.441187503539),
      ((-33.86785, 151.20732), (51.50853, -0.12574), 16988909.925926253),
      ((40.71427, -74.00597), (48.85341, 2.3488), 5852736.948257437),
      ((0, 0), (0, 1), 111319.49079327357), ((0, 0), (1, 0), 110574.38855779878),
      ((89.9, 0), (89.9, 180), 22338.795682520195),
      ((-36.84853, 174.76349), (-13.83, -171.76), 2881091.812199788),
      ((10, 179.9), (10, -179.9), 21927.87247793737), ((45, 10), (45, 10), 0),
    ] as [((Double, Double), (Double, Double), Double)])
  func geodesic(start: (Double, Double), end: (Double, Double), expected: Double) {
    let distance = Geodesic.distance(from: point(start.0, start.1), to: point(end.0, end.1))
    #expect(abs(distance - expected) <= max(expected * 1e-9, 1e-6))
  }

  @Test(
    "C51 nearly opposite points stay within half a percent",
    arguments: [
      ((0, 0), (0.5, 179.7), 19944127.420750458), ((-90, 0), (90, 0), 20003931.458625447),
    ] as [((Double, Double), (Double, Double), Double)])
  func antipodes(start: (Double, Double), end: (Double, Double), expected: Double) {
    let distance = Geodesic.distance(from: point(start.0, start.1), to: point(end.0, end.1))
    #expect(abs(distance - expected) <= expected * 0.005)
  }

  @Test("Distances are finite between all sorts of points, poles and opposites included")
  func finite() {
    var random = SeededRandom(seed: 5)
    var points = [
      point(90, 0), point(-90, 180), point(0, 180), point(0, -180), point(0, 0), point(-0.5, 0.3),
    ]
    for _ in 0..<60 {
      let spot = point(.random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
      let turned = spot.longitude > 0 ? spot.longitude - 180 : spot.longitude + 180
      points += [spot, point(-spot.latitude, turned)]
    }
    for start in points {
      for end in points {
        let distance = Geodesic.distance(from: start, to: end)
        let sphere = Geodesic.sphereDistance(from: start, to: end)
        #expect(abs(distance - sphere) <= sphere * 0.006 + 1)
      }
    }
  }

  @Test(
    "Plus codes are those of the published test data",
    arguments: [
      (20.3700625, 2.7821875, "7FG49QCJ+2V"), (47.0000625, 8.0000625, "8FVC2222+22"),
      (-41.2730625, 174.7859375, "4VCPPQGP+Q9"), (90, 1, "CFX3X2X2+X2"),
      (1, 180, "62H22222+22"),
    ])
  func plusCode(latitude: Double, longitude: Double, code: String) {
    #expect(PlusCode.encode(point(latitude, longitude)) == code)
  }

  @Test("A plus code decodes to a box that holds the point, and codes alike again")
  func roundTrip() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let spot = point(
        Double.random(in: -90...89.99, using: &random), Double.random(in: -180..<180, using: &random))
      let code = PlusCode.encode(spot)
      let box = try #require(PlusCode.decode(code))
      #expect(spot.latitude >= box.low.latitude - 1e-9 && spot.latitude <= box.high.latitude + 1e-9)
      #expect(spot.longitude >= box.low.longitude - 1e-9 && spot.longitude <= box.high.longitude + 1e-9)
      #expect(PlusCode.encode(box.center) == code)
      #expect(PlusCode.recover(PlusCode.short(code), near: spot) == code)
    }
  }

  @Test(
    "A box knows what it holds",
    arguments: [
      (box(0, 170, 10, -170), point(5, 175), true), (box(0, 170, 10, -170), point(5, -175), true),
      (box(0, 170, 10, -170), point(5, 0), false), (box(0, 0, 0, 0), point(0, 0), true),
      (box(-90, -180, 90, 180), point(-90, 180), true), (box(0, 0, 1, 1), point(1.1, 1), false),
    ])
  func contains(box: GeoRectangle, point: GeoPoint, expected: Bool) {
    #expect(box.contains(point) == expected)
  }

  private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoRectangle {
    GeoRectangle(low: point(south, west), high: point(north, east))
  }
}

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
