import Foundation
import PlacesEngine

/// Distances on the WGS 84 ellipsoid.
enum Geodesic {
  /// Metres along the shortest line between two points, by Vincenty's inverse formula.
  ///
  /// Better than a millimetre except for nearly opposite points, where the iteration does not settle; there
  /// the sphere is used, which differs by about 0.1 %.
  static func distance(from start: GeoPoint, to end: GeoPoint) -> Double {
    let major = 6_378_137.0
    let flattening = 1 / 298.257_223_563
    let minor = major * (1 - flattening)
    let longitude = (end.longitude - start.longitude) * .pi / 180
    let reducedStart = atan((1 - flattening) * tan(start.latitude * .pi / 180))
    let reducedEnd = atan((1 - flattening) * tan(end.latitude * .pi / 180))
    let (sinStart, cosStart) = (sin(reducedStart), cos(reducedStart))
    let (sinEnd, cosEnd) = (sin(reducedEnd), cos(reducedEnd))

    var lambda = longitude
    for _ in 0..<100 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let across = cosEnd * sinLambda
      let along = cosStart * sinEnd - sinStart * cosEnd * cosLambda
      let sinSigma = (across * across + along * along).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sinStart * sinEnd + cosStart * cosEnd * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cosStart * cosEnd * sinLambda / sinSigma
      let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      let cosDoubleMiddle =
        cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sinStart * sinEnd / cosSquaredAlpha
      let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
      let middleTerm = -1 + 2 * cosDoubleMiddle * cosDoubleMiddle
      let next =
        longitude + (1 - c) * flattening * sinAlpha
        * (sigma + c * sinSigma * (cosDoubleMiddle + c * cosSigma * middleTerm))
      let settled = abs(next - lambda) < 1e-12
      lambda = next
      guard settled else { continue }
      let squared = cosSquaredAlpha * (major * major - minor * minor) / (minor * minor)
      let a = 1 + squared / 16384 * (4096 + squared * (-768 + squared * (320 - 175 * squared)))
      let b = squared / 1024 * (256 + squared * (-128 + squared * (74 - 47 * squared)))
      let lastTerm =
        b / 6 * cosDoubleMiddle * (-3 + 4 * sinSigma * sinSigma)
        * (-3 + 4 * cosDoubleMiddle * cosDoubleMiddle)
      let correction =
        b * sinSigma * (cosDoubleMiddle + b / 4 * (cosSigma * middleTerm - lastTerm))
      return minor * a * (sigma - correction)
    }
    return sphereDistance(from: start, to: end)
  }

  /// Metres on a sphere of the Earth's mean radius.
  static func sphereDistance(from start: GeoPoint, to end: GeoPoint) -> Double {
    let chord = UnitVector(start).squaredChord(to: UnitVector(end))
    return 2 * meanRadius * asin(min(chord.squareRoot() / 2, 1))
  }

  static let meanRadius = 6_371_008.8
}

/// A point as a direction from the Earth's centre: comparing distances then needs no trigonometry.
struct UnitVector: Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(_ point: GeoPoint) {
    let latitude = point.latitude * .pi / 180
    let longitude = point.longitude * .pi / 180
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  func squaredChord(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return dx * dx + dy * dy + dz * dz
  }
}
