import Foundation

/// The JSON body of an autocomplete request: what is `nil`, empty or `false` is left out.
///
/// `input` is the one required field and always stands there. Coordinates and radius stand there even
/// when they are 0, and so does a cursor at 0, which is not that field's default.
struct PredictionBody: Encodable {
  private var input: String
  private var inputOffset: Int?
  private var sessionToken: String?
  private var languageCode: String?
  private var regionCode: String?
  private var includedRegionCodes: [String]?
  private var includedPrimaryTypes: [String]?
  private var locationBias: Area?
  private var locationRestriction: Area?
  private var origin: GeoPoint?
  private var includeQueryPredictions: Bool?
  private var includePureServiceAreaBusinesses: Bool?
  private var includeFutureOpeningBusinesses: Bool?

  /// - Throws: an invalid-request failure that names the number that is not finite: JSON has no such.
  init(_ query: PredictionQuery) throws(ServiceFailure) {
    input = query.input
    inputOffset = query.inputOffset
    sessionToken = query.sessionToken.nonEmpty
    languageCode = query.languageCode.nonEmpty
    regionCode = query.regionCode.nonEmpty
    includedRegionCodes = query.includedRegionCodes.isEmpty ? nil : query.includedRegionCodes
    includedPrimaryTypes = query.includedPrimaryTypes.isEmpty ? nil : query.includedPrimaryTypes
    locationBias = try query.locationBias.map { area throws(ServiceFailure) in
      try Area(area, named: "locationBias")
    }
    locationRestriction = try query.locationRestriction.map { area throws(ServiceFailure) in
      try Area(area, named: "locationRestriction")
    }
    if let point = query.origin { try point.checkFinite(named: "origin") }
    origin = query.origin
    includeQueryPredictions = query.includeQueryPredictions ? true : nil
    includePureServiceAreaBusinesses = query.includePureServiceAreaBusinesses ? true : nil
    includeFutureOpeningBusinesses = query.includeFutureOpeningBusinesses ? true : nil
  }

  /// The body's bytes, keys in alphabetical order.
  func encoded() throws(ServiceFailure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      throw ServiceFailure(.internal, "The body of the request could not be written.")
    }
  }

  /// An area in the shape of the wire: exactly one of its members is set.
  private struct Area: Encodable {
    var circle: Circle?
    var rectangle: GeoRectangle?

    struct Circle: Encodable {
      var center: GeoPoint
      var radius: Double
    }

    init(_ area: GeoArea, named name: String) throws(ServiceFailure) {
      switch area {
      case .circle(let center, let radius):
        try center.checkFinite(named: name + ".circle.center")
        try radius.checkFinite(named: name + ".circle.radius")
        circle = Circle(center: center, radius: radius)
      case .rectangle(let box):
        try box.low.checkFinite(named: name + ".rectangle.low")
        try box.high.checkFinite(named: name + ".rectangle.high")
        rectangle = box
      }
    }
  }
}

extension String? {
  fileprivate var nonEmpty: String? {
    flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Double {
  fileprivate func checkFinite(named name: String) throws(ServiceFailure) {
    guard !isFinite else { return }
    throw ServiceFailure(
      .invalidRequest,
      "The request's \(name) is not a finite number. Check the coordinates and sizes you pass.")
  }
}

extension GeoPoint {
  fileprivate func checkFinite(named name: String) throws(ServiceFailure) {
    try latitude.checkFinite(named: name + ".latitude")
    try longitude.checkFinite(named: name + ".longitude")
  }
}
