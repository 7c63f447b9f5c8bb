import Foundation
import PlacesCore
import PlacesEngine
import Testing

@Suite("From request and filter to query")
struct FilterTests {
  private static let disc = CircularCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
  private static let box = RectangularCoordinateRegion(
    northEast: CLLocationCoordinate2D(latitude: 2, longitude: 2),
    southWest: CLLocationCoordinate2D(latitude: 1, longitude: 1))

  @Test("D13 bias and restriction together are an invalid request that names both")
  func both() throws {
    let filter = AutocompleteFilter(coordinateRegionBias: Self.disc, coordinateRegionRestriction: Self.box)
    let failure = try #require(throws: ServiceFailure.self) { _ = try filter.predictionQuery(input: "x") }
    #expect(failure.kind == .invalidRequest)
    #expect(failure.message.contains("coordinateRegionBias"))
    #expect(failure.message.contains("coordinateRegionRestriction"))
  }

  @Test("C46 types go out sorted, each once, and the service judges them")
  func types() throws {
    let types: Set<PlaceType> = [
      .zoo, .airport, .cafe, .address, .bar, .regions, PlaceType(rawValue: "no_such_type"),
    ]
    let query = try AutocompleteFilter(types: types).predictionQuery(input: "x")
    #expect(
      query.includedPrimaryTypes
        == ["(regions)", "address", "airport", "bar", "cafe", "no_such_type", "zoo"])
  }

  @Test("C47 C48 countries go out sorted in the case given, beside a restriction")
  func countries() throws {
    let filter = AutocompleteFilter(countries: ["us", "CA", "de"], coordinateRegionRestriction: Self.box)
    let query = try filter.predictionQuery(input: "x")
    #expect(query.includedRegionCodes == ["CA", "de", "us"])
    #expect(query.locationRestriction == Self.box.map { .rectangle($0.rectangle) })
  }

  @Test("Without a filter nothing but the text goes out")
  func bare() throws {
    #expect(try AutocompleteRequest(query: "Piz").predictionQuery() == PredictionQuery(input: "Piz"))
  }

  @Test("The text goes out as it is", arguments: [" Piz ", "🍕", "a\u{0}b", "e\u{301}"])
  func text(_ text: String) throws {
    #expect(try AutocompleteRequest(query: text).predictionQuery().input == text)
  }

  @Test("B02 the token goes out as its text; no token means none")
  func token() throws {
    let token = AutocompleteSessionToken()
    #expect(
      try AutocompleteRequest(query: "x", sessionToken: token).predictionQuery().sessionToken
        == token.description)
    #expect(try AutocompleteRequest(query: "x").predictionQuery().sessionToken == nil)
  }

  @Test(
    "An offset of 0 means none; others go out as they are",
    arguments: [(0, nil), (1, 1), (99, 99), (-1, -1), (Int.max, Int.max)] as [(Int, Int?)])
  func inputOffset(given: Int, sent: Int?) throws {
    #expect(
      try AutocompleteRequest(query: "abc", inputOffset: given).predictionQuery().inputOffset == sent)
  }

  @Test("C49 radii the service rejects go out for it to judge", arguments: [-1, 0, 50_000, 90_000.0])
  func radius(_ radius: Double) throws {
    let disc = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: radius)
    let query = try AutocompleteFilter(coordinateRegionRestriction: disc).predictionQuery(input: "x")
    #expect(
      query.locationRestriction
        == .circle(center: GeoPoint(latitude: 1, longitude: 2), radius: radius))
  }

  @Test(
    "Numbers that no JSON can hold are an invalid request that names the place",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ number: Double) throws {
    func disc(_ latitude: Double, _ longitude: Double, _ radius: Double) -> CircularCoordinateRegion {
      CircularCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius)
    }
    let filters = [
      (AutocompleteFilter(origin: CLLocation(latitude: number, longitude: 0)), "origin"),
      (AutocompleteFilter(origin: CLLocation(latitude: 0, longitude: number)), "origin"),
      (AutocompleteFilter(coordinateRegionBias: disc(number, 0, 1)), "coordinateRegionBias"),
      (AutocompleteFilter(coordinateRegionBias: disc(0, number, 1)), "coordinateRegionBias"),
      (AutocompleteFilter(coordinateRegionBias: disc(0, 0, number)), "coordinateRegionBias"),
      (AutocompleteFilter(coordinateRegionRestriction: disc(0, 0, number)), "coordinateRegionRestriction"),
    ]
    for (filter, name) in filters {
      let failure = try #require(throws: ServiceFailure.self) { _ = try filter.predictionQuery(input: "x") }
      #expect(failure.kind == .invalidRequest)
      #expect(failure.message.hasPrefix(name))
    }
  }

  @Test("A region type of someone else fails instead of vanishing")
  func foreign() throws {
    struct Triangle: CoordinateRegionBias, CoordinateRegionRestriction {
      func bias() -> URLQueryItem { URLQueryItem(name: "", value: nil) }
      func restriction() -> URLQueryItem { URLQueryItem(name: "", value: nil) }
    }
    for filter in [
      AutocompleteFilter(coordinateRegionBias: Triangle()),
      AutocompleteFilter(coordinateRegionRestriction: Triangle()),
    ] {
      let failure = try #require(throws: ServiceFailure.self) { _ = try filter.predictionQuery(input: "x") }
      #expect(failure.kind == .invalidRequest)
    }
  }

  @Test("A filter gives back the regions it was made with")
  func reading() {
    let filter = AutocompleteFilter(coordinateRegionBias: Self.disc, coordinateRegionRestriction: Self.box)
    #expect(filter.coordinateRegionBias as? CircularCoordinateRegion == Self.disc)
    #expect(filter.coordinateRegionRestriction as? RectangularCoordinateRegion == Self.box)
    #expect(AutocompleteFilter().coordinateRegionBias == nil)
    #expect(AutocompleteFilter().coordinateRegionRestriction == nil)
  }
}

@Suite("Session tokens")
struct SessionTokenTests {
  @Test("Each new token is another, and fits the service's rule")
  func unique() {
    let tokens = (0..<50).map { _ in AutocompleteSessionToken() }
    #expect(Set(tokens).count == 50)
    for token in tokens {
      #expect(token.description.wholeMatch(of: /[A-Za-z0-9_-]{1,36}/) != nil)
    }
  }

  @Test("Ids come from the environment, and a token with the same text is the same token")
  func environment() {
    PlacesEnvironment.$current.withValue(PlacesEnvironment(makeToken: { "made" })) {
      #expect(AutocompleteSessionToken().description == "made")
      #expect(AutocompleteSessionToken() == AutocompleteSessionToken(text: "made"))
    }
  }
}
