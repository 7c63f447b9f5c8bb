import PlacesEngine

/// What the live service refuses, checked in one place. Messages that are not recorded are ours.
enum RequestRules {
  static let maximumTypes = 5
  static let maximumRegionCodes = 15
  static let maximumRadius = 50_000.0

  static func check(_ query: PredictionQuery) throws(ServiceFailure) {
    // Google does not say what an empty text does; in its wire format it equals a missing one, which is refused.
    guard !query.input.isEmpty else {
      throw Refusal.badRequest("Empty input. The field 'input' is required.")
    }
    if let offset = query.inputOffset {
      guard offset >= 0, offset <= query.input.unicodeScalars.count else {
        throw Refusal.badRequest("Invalid input_offset. It must lie within the input.")
      }
    }
    try check(token: query.sessionToken, language: query.languageCode, region: query.regionCode)
    try checkTypes(query.includedPrimaryTypes)
    guard query.includedRegionCodes.count <= maximumRegionCodes else {
      throw Refusal.badRequest(
        "Too many included_region_codes: at most \(maximumRegionCodes) are allowed.")
    }
    for code in query.includedRegionCodes where RegionCode.normalized(code) == nil {
      throw Refusal.badRequest("Invalid included_region_codes '\(code.prefix(20))'.")
    }
    guard query.locationBias == nil || query.locationRestriction == nil else {
      throw Refusal.badRequest("Only one of location_bias and location_restriction may be set.")
    }
    if let area = query.locationBias { try check(area, name: "location_bias") }
    if let area = query.locationRestriction { try check(area, name: "location_restriction") }
    if let origin = query.origin { try check(origin, name: "origin") }
  }

  static func check(token: String?, language: String?, region: String?) throws(ServiceFailure) {
    if let token {
      guard (1...36).contains(token.utf8.count), token.utf8.allSatisfy(isTokenByte) else {
        throw Refusal.badRequest(
          "Invalid session_token. It must have 1 to 36 URL and filename safe base64 characters.")
      }
    }
    if let language, !LanguageTag.isWellFormed(language) {
      throw Refusal.badRequest("Invalid language_code '\(language.prefix(20))'.")
    }
    if let region, RegionCode.normalized(region) == nil {
      throw Refusal.badRequest("Invalid region_code '\(region.prefix(20))'.")
    }
  }

  private static func checkTypes(_ types: [String]) throws(ServiceFailure) {
    guard types.count <= maximumTypes else {
      throw Refusal.badRequest("Too many included_primary_types: at most \(maximumTypes) are allowed.")
    }
    if types.contains(where: PlaceTypes.collections.contains) {
      guard types.count == 1 else {
        throw Refusal.badRequest(
          "Invalid included_primary_types: (regions) or (cities) must be the only value.")
      }
      return
    }
    for type in types where !PlaceTypes.all.contains(type) { throw Refusal.unknownType(type) }
  }

  private static func check(_ area: GeoArea, name: String) throws(ServiceFailure) {
    switch area {
    case .circle(let center, let radius):
      try check(center, name: name + ".circle.center")
      guard (0...maximumRadius).contains(radius) else { throw Refusal.radius() }
    case .rectangle(let rectangle):
      try check(rectangle.low, name: name + ".rectangle.low")
      try check(rectangle.high, name: name + ".rectangle.high")
      guard rectangle.low.latitude <= rectangle.high.latitude else {
        throw Refusal.badRequest("Invalid \(name).rectangle: low.latitude is greater than high.latitude.")
      }
      guard rectangle.low.longitude != 180 || rectangle.high.longitude != -180 else {
        throw Refusal.badRequest("Invalid \(name).rectangle: its range of longitudes is empty.")
      }
    }
  }

  private static func check(_ point: GeoPoint, name: String) throws(ServiceFailure) {
    guard point.isValid else {
      throw Refusal.badRequest(
        "Invalid \(name): latitude must be between -90 and 90, longitude between -180 and 180.")
    }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
