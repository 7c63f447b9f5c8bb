import PlacesEngine

/// A restriction, ready to be asked about many places.
struct Restriction: Sendable {
  private enum Shape: Sendable {
    case nowhere
    case rectangle(GeoRectangle)
    case circle(center: GeoPoint, direction: UnitVector, radius: Double, surely: Double, hardly: Double)
  }

  private let shape: Shape

  /// A circle without radius holds nothing, as documented.
  init(_ area: GeoArea) {
    switch area {
    case .rectangle(let rectangle):
      shape = .rectangle(rectangle)
    case .circle(let center, let radius) where radius > 0:
      // On the ellipsoid distances differ from the sphere's by less than one part in a hundred: the exact
      // distance is needed only near the edge.
      let chord = radius / Geodesic.meanRadius
      shape = .circle(
        center: center, direction: UnitVector(center), radius: radius,
        surely: chord * chord * 0.98, hardly: chord * chord * 1.02)
    case .circle:
      shape = .nowhere
    }
  }

  func contains(_ point: GeoPoint, _ direction: UnitVector) -> Bool {
    switch shape {
    case .nowhere:
      return false
    case .rectangle(let rectangle):
      return rectangle.contains(point)
    case .circle(let center, let centerDirection, let radius, let surely, let hardly):
      let chord = direction.squaredChord(to: centerDirection)
      if chord <= surely { return true }
      if chord >= hardly { return false }
      return Geodesic.distance(from: center, to: point) <= radius
    }
  }
}

/// How much a place gains from lying near what the query prefers.
struct Proximity: Sendable {
  private var center: UnitVector?
  private var reach = 0.0
  private var weight = 0.0
  private var fade = 1.0

  /// Within a bias the full weight, outside less the farther away; an origin alone counts for less.
  init(bias: GeoArea?, origin: GeoPoint?) {
    if let bias {
      weight = 4
      fade = 50_000
      switch bias {
      case .circle(let middle, let radius):
        center = UnitVector(middle)
        reach = radius
      case .rectangle(let rectangle):
        center = UnitVector(rectangle.center)
        reach = max(
          Geodesic.sphereDistance(from: rectangle.center, to: rectangle.low),
          Geodesic.sphereDistance(from: rectangle.center, to: rectangle.high))
      }
    } else if let origin {
      weight = 2
      fade = 100_000
      center = UnitVector(origin)
    }
  }

  /// What a place gains at most.
  var most: Double { weight }

  func gain(at direction: UnitVector) -> Double {
    guard let center else { return 0 }
    let distance = direction.squaredChord(to: center).squareRoot() * Geodesic.meanRadius
    return weight / (1 + max(distance - reach, 0) / fade)
  }
}
