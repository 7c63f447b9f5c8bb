import CoreLocationStandIn
import Foundation
import LegacyPlaces
import MigrationCodes
import PlacesEngine
import Testing

private func point(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoArea {
  .rectangle(
    GeoRectangle(
      low: GeoPoint(latitude: south, longitude: west), high: GeoPoint(latitude: north, longitude: east)))
}

/// Bounds that are not ours, as GoogleMaps' class would be.
private struct ForeignBounds: LegacyCoordinateBounds {
  var northEast: CLLocationCoordinate2D
  var southWest: CLLocationCoordinate2D
  var isValid = true
}

/// A bias of an app's own.
private final class ForeignBias: NSObject, GMSPlaceLocationBias {
  private let text: String?

  init(_ text: String?) {
    self.text = text
  }

  func locationBiasURLQueryItem() -> URLQueryItem { URLQueryItem(name: "locationbias", value: text) }
  func copy(with zone: NSZone? = nil) -> Any { self }
}

private func ask(
  _ text: String = "bern", bounds: (any LegacyCoordinateBounds)? = nil,
  mode: GMSAutocompleteBoundsMode = .bias, dialect: LegacyDialect = .legacy,
  _ change: (GMSAutocompleteFilter) -> Void = { _ in }
) throws -> LegacyPredictionQuestion {
  let filter = GMSAutocompleteFilter()
  change(filter)
  return try legacyPredictionQuestion(
    text: text, filter: filter, bounds: bounds, boundsMode: mode,
    sessionToken: GMSAutocompleteSessionToken(), dialect: dialect)
}

private func refusal(
  bounds: (any LegacyCoordinateBounds)? = nil, dialect: LegacyDialect = .legacy, text: String = "secret",
  _ change: (GMSAutocompleteFilter) -> Void = { _ in }
) throws -> ServiceFailure {
  let failure = try #require(
    #expect(throws: ServiceFailure.self) { try ask(text, bounds: bounds, dialect: dialect, change) })
  #expect(failure.kind == .invalidRequest)
  #expect(!failure.message.contains("secret"))
  return failure
}

@Suite("Areas in the request")
struct AreaTests {
  private let northEast = point(47, 8)
  private let southWest = point(46, 7)

  @Test("B07 bias and restriction reach the request")
  func regions() throws {
    let bias = try ask { $0.locationBias = GMSPlaceRectangularLocationOption(northEast, southWest) }
    #expect(bias.query.locationBias == box(46, 7, 47, 8))
    #expect(bias.query.locationRestriction == nil)
    let restriction = try ask {
      $0.locationRestriction = GMSPlaceCircularLocationOption(southWest, 50_000)
    }
    #expect(
      restriction.query.locationRestriction
        == .circle(center: GeoPoint(latitude: 46, longitude: 7), radius: 50_000))
    #expect(restriction.query.locationBias == nil)
    #expect(bias.notices.isEmpty && restriction.notices.isEmpty)
  }

  @Test("C41 D13 of both, the restriction wins, with a notice")
  func bothLegacy() throws {
    let question = try ask {
      $0.locationBias = GMSPlaceCircularLocationOption(northEast, 1)
      $0.locationRestriction = GMSPlaceRectangularLocationOption(southWest, northEast)
    }
    #expect(question.query.locationBias == nil)
    #expect(question.query.locationRestriction == box(46, 7, 47, 8))
    #expect(question.notices == [.bothRegions])
  }

  @Test("C41 a bias beside a restriction is ignored, also one that would be refused alone")
  func wrongBiasBesideRestriction() throws {
    let question = try ask {
      $0.locationBias = GMSPlaceCircularLocationOption(northEast, -1)
      $0.locationRestriction = GMSPlaceRectangularLocationOption(southWest, northEast)
    }
    #expect(question.query.locationBias == nil)
    #expect(question.query.locationRestriction == box(46, 7, 47, 8))
    #expect(question.notices == [.bothRegions])
  }

  @Test("C41 the newer request takes at most one of the two")
  func bothInNewRequest() throws {
    let failure = try refusal(dialect: .request) {
      $0.locationBias = GMSPlaceCircularLocationOption(northEast, 1)
      $0.locationRestriction = GMSPlaceCircularLocationOption(northEast, 1)
    }
    #expect(failure.message.contains("locationBias") && failure.message.contains("locationRestriction"))
  }

  @Test("C38 bounds become a bias or a restriction by their mode, with a notice")
  func bounds() throws {
    let bounds = ForeignBounds(northEast: northEast, southWest: southWest)
    let biased = try ask(bounds: bounds)
    #expect(biased.query.locationBias == box(46, 7, 47, 8) && biased.query.locationRestriction == nil)
    let restricted = try ask(bounds: bounds, mode: .restrict)
    #expect(restricted.query.locationRestriction == box(46, 7, 47, 8))
    #expect(restricted.query.locationBias == nil)
    #expect(biased.notices == [.boundsUsed] && restricted.notices == [.boundsUsed])
  }

  @Test("C38 the mode alone means nothing")
  func modeWithoutBounds() throws {
    let question = try ask(mode: .restrict)
    #expect(question.query.locationRestriction == nil && question.notices.isEmpty)
  }

  @Test("The filter's region wins over bounds, with a notice")
  func boundsAndRegion() throws {
    let question = try ask(
      bounds: ForeignBounds(northEast: point(1, 1), southWest: point(0, 0)), mode: .restrict
    ) {
      $0.locationBias = GMSPlaceRectangularLocationOption(northEast, southWest)
    }
    #expect(question.query.locationBias == box(46, 7, 47, 8))
    #expect(question.query.locationRestriction == nil)
    #expect(question.notices == [.boundsIgnored])
  }

  @Test(
    "Bounds that are empty, out of range or not numbers are refused",
    arguments: [
      ForeignBounds(northEast: point(0, 0), southWest: point(1, 0)),
      ForeignBounds(northEast: point(.nan, 0), southWest: point(0, 0)),
      ForeignBounds(northEast: point(0, 181), southWest: point(0, 0)),
      ForeignBounds(northEast: point(1, -180), southWest: point(0, 180)),
      ForeignBounds(northEast: point(1, 1), southWest: point(0, 0), isValid: false),
    ])
  fileprivate func invalidBounds(bounds: ForeignBounds) throws {
    #expect(try refusal(bounds: bounds).message.contains("bounds"))
  }

  @Test("C50 a box across the 180° meridian is sent as such")
  func antimeridian() throws {
    let question = try ask {
      $0.locationRestriction = GMSPlaceRectangularLocationOption(point(-16, -178), point(-19, 177))
    }
    #expect(question.query.locationRestriction == box(-19, 177, -16, -178))
  }

  @Test("C49 radii within 0…50,000 metres are taken", arguments: [0, 0.5, 50_000])
  func radius(radius: Double) throws {
    let question = try ask { $0.locationBias = GMSPlaceCircularLocationOption(northEast, radius) }
    #expect(
      question.query.locationBias
        == .circle(center: GeoPoint(latitude: 47, longitude: 8), radius: radius))
  }

  @Test("C49 other radii are refused", arguments: [-1, 50_000.5, .nan, .infinity])
  func wrongRadius(radius: Double) throws {
    let failure = try refusal { $0.locationBias = GMSPlaceCircularLocationOption(northEast, radius) }
    #expect(failure.message.contains("radius") && failure.message.contains("50,000"))
  }

  @Test("Coordinates that are no place on Earth are refused", arguments: [point(.nan, 0), point(91, 0)])
  func wrongCoordinates(wrong: CLLocationCoordinate2D) throws {
    #expect(
      try refusal { $0.locationBias = GMSPlaceCircularLocationOption(wrong, 5) }.message.contains("centre"))
    #expect(
      try refusal { $0.locationBias = GMSPlaceRectangularLocationOption(wrong, northEast) }.message
        .contains("corners"))
    let origin = CLLocation(latitude: wrong.latitude, longitude: wrong.longitude)
    #expect(try refusal { $0.origin = origin }.message.contains("origin"))
  }

  @Test("A bias of the app's own is read through its query item")
  func foreignBias() throws {
    let circle = try ask { $0.locationBias = ForeignBias("circle:500@46.5,7.5") }
    #expect(
      circle.query.locationBias == .circle(center: GeoPoint(latitude: 46.5, longitude: 7.5), radius: 500))
    let rectangle = try ask { $0.locationBias = ForeignBias("rectangle:46,7|47,8") }
    #expect(rectangle.query.locationBias == box(46, 7, 47, 8))
  }

  @Test(
    "A query item that is no area is refused",
    arguments: [
      nil, "", "ipbias", "circle:5", "circle:x@1,2", "circle:1@2", "rectangle:1,2", "rectangle:1,2|3",
    ]
  )
  func unreadableBias(text: String?) throws {
    #expect(try refusal { $0.locationBias = ForeignBias(text) }.message.contains("locationBias"))
  }
}

@Suite("The rest of the request")
struct QuestionTests {
  @Test("C44 countries override country, and an empty list means every country")
  func countries() throws {
    #expect(try ask { $0.country = "US" }.query.includedRegionCodes == ["US"])
    let both = try ask {
      $0.country = "US"
      $0.countries = ["ca", "FR"]
    }
    #expect(both.query.includedRegionCodes == ["ca", "FR"])
    let empty = try ask {
      $0.country = "US"
      $0.countries = []
    }
    #expect(empty.query.includedRegionCodes.isEmpty)
    #expect(try ask { $0.country = "" }.query.includedRegionCodes.isEmpty)
  }

  @Test(
    "B08 what is not a two-letter code is refused by name", arguments: ["USA", "GBR", "u", "", "1a", "ü "])
  func wrongCountry(code: String) throws {
    #expect(try refusal { $0.countries = ["us", code] }.message.contains("\"\(code)\""))
  }

  @Test("C47 up to five countries as ever, up to fifteen with a notice, more are refused")
  func countryCount() throws {
    let codes = [
      "ad", "ae", "af", "ag", "ai", "al", "am", "ao", "ar", "at", "au", "az", "ba", "bb", "bd", "be",
    ]
    #expect(try ask { $0.countries = Array(codes.prefix(5)) }.notices.isEmpty)
    let six = try ask { $0.countries = Array(codes.prefix(6)) }
    #expect(six.notices == [.manyCountries])
    #expect(six.query.includedRegionCodes.count == 6)
    #expect(try ask { $0.countries = Array(codes.prefix(15)) }.query.includedRegionCodes.count == 15)
    #expect(try refusal { $0.countries = codes }.message.contains("16 countries"))
  }

  @Test(
    "C52 D8 blank space around the text is trimmed",
    arguments: [("  bern \n", "bern"), ("\u{00A0}bern  ost\t", "bern  ost"), (" \n ", ""), ("", "")])
  func trimming(text: String, expected: String) throws {
    #expect(try ask(text).query.input == expected)
  }

  @Test(
    "Strange texts go through as they are",
    arguments: ["🏖️", "a\u{0}b", String(repeating: "x", count: 99_999)])
  func strangeTexts(text: String) throws {
    #expect(try ask(text).query.input == text)
  }

  @Test("The cursor moves with the trimmed text, and is not sent unless set")
  func inputOffset() throws {
    #expect(try ask("bern").query.inputOffset == nil)
    #expect(try ask("bern") { $0.inputOffset = 2 }.query.inputOffset == 2)
    #expect(try ask("  bern ") { $0.inputOffset = 4 }.query.inputOffset == 2)
    #expect(try ask("  bern ") { $0.inputOffset = 1 }.query.inputOffset == 0)
    #expect(try ask("  bern ") { $0.inputOffset = 7 }.query.inputOffset == 4)
  }

  @Test("A cursor outside the text is refused", arguments: [-1, 7, Int32.max, .min])
  func wrongInputOffset(offset: Int32) throws {
    #expect(try refusal { $0.inputOffset = offset }.message.contains("inputOffset"))
  }

  @Test("Origin, region and service-area businesses reach the request")
  func others() throws {
    let plain = try ask().query
    #expect(plain.origin == nil && plain.regionCode == nil && !plain.includePureServiceAreaBusinesses)
    let query = try ask {
      $0.origin = CLLocation(latitude: 46, longitude: 7)
      $0.regionCode = "ch"
      $0.shouldIncludePureServiceAreaBusinesses = true
    }.query
    #expect(query.origin == GeoPoint(latitude: 46, longitude: 7))
    #expect(query.regionCode == "ch" && query.includePureServiceAreaBusinesses)
    #expect(try ask { $0.regionCode = "" }.query.regionCode == nil)
  }

  @Test("B02 C63 the caller's token is the one that is sent; without one none is, with a notice")
  func token() throws {
    let token = GMSAutocompleteSessionToken()
    let with = try legacyPredictionQuestion(text: "a", filter: nil, sessionToken: token)
    #expect(with.query.sessionToken == token.description && with.notices.isEmpty)
    let without = try legacyPredictionQuestion(text: "a", filter: nil, sessionToken: nil)
    #expect(without.query.sessionToken == nil && without.notices == [.tokenMissing])
  }

  @Test("The newer request carries query, filter and token")
  func newRequest() throws {
    let request = GMSAutocompleteRequest(query: " bern ")
    request.filter = GMSAutocompleteFilter()
    request.filter?.types = ["geocode", "establishment"]
    request.sessionToken = GMSAutocompleteSessionToken()
    let query = try legacyPredictionQuestion(request).query
    #expect(query.input == "bern" && query.includedPrimaryTypes == ["geocode", "establishment"])
    #expect(query.sessionToken == request.sessionToken?.description)
  }
}
