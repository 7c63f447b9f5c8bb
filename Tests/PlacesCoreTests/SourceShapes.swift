// Code as apps write it against Google's module, with the one import that such code has. Compiling it is
// half of the test; `SourceShapesTests` runs it. Apps have a plain `import` and write `@retroactive`, which
// does not apply inside one package.

public import PlacesCore

// MARK: - What samples add to the module's types

extension PlaceProperty: CustomStringConvertible, CaseIterable, Identifiable {
  public var description: String { "a property" }
  public var id: Self { self }
  public static var allCases: [PlaceProperty] {
    [
      .accessibilityOptions, .addressComponents, .all, .businessStatus, .coordinate, .currentOpeningHours,
      .currentSecondaryOpeningHours, .displayName, .editorialSummary, .formattedAddress,
      .iconBackgroundColor, .iconMaskURL, .internationalPhoneNumber, .isReservable, .numberOfUserRatings,
      .photos, .placeID, .plusCode, .priceLevel, .rating, .regularOpeningHours, .reviews, .servesBeer,
      .servesBreakfast, .servesBrunch, .servesDinner, .servesLunch, .servesVegetarianFood, .servesWine,
      .supportsCurbsidePickup, .supportsDelivery, .supportsDineIn, .supportsTakeout, .timeZone, .types,
      .viewportInfo, .websiteURL, .consumerAlert, .evChargeAmenitySummary, .evChargeOptions,
      .generativeSummary, .reviewSummary,
    ]
  }
}

#if canImport(CoreLocation)
  extension CLLocationCoordinate2D: @retroactive Equatable {}
#else
  extension CLLocationCoordinate2D: Equatable {}
#endif

extension CLLocationCoordinate2D {
  public static func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
    left.latitude == right.latitude && left.longitude == right.longitude
  }
}

// MARK: - Holders of the client

@MainActor
final class SuggestionModel {
  let client = PlacesClient.shared
  private(set) var texts: [String] = []
  private(set) var problem: String?
  private var token = AutocompleteSessionToken()

  func update(_ text: String, filter: AutocompleteFilter?) async {
    let request = AutocompleteRequest(query: text, sessionToken: token, filter: filter)
    switch await client.fetchAutocompleteSuggestions(with: request) {
    case .success(let suggestions):
      texts = suggestions.map { suggestion in
        switch suggestion {
        case .place(let place): String(place.attributedPrimaryText.characters)
        @unknown default: "?"
        }
      }
    case .failure(let error):
      problem = error.localizedDescription
    }
  }

  func choose(_ id: String) async -> Place? {
    let request = FetchPlaceRequest(
      placeID: id, placeProperties: [.displayName, .formattedAddress], sessionToken: token)
    defer { token = AutocompleteSessionToken() }
    return try? await client.fetchPlace(with: request).get()
  }
}

actor PlaceStore {
  func names(for text: String) async -> [String] {
    let result = await PlacesClient.shared.fetchAutocompleteSuggestions(
      with: AutocompleteRequest(query: text))
    guard case .success(let suggestions) = result else { return [] }
    return suggestions.compactMap {
      guard case .place(let place) = $0 else { return nil }
      return place.legacyAttributedFullText.string
    }
  }
}

final class Plain: Sendable {
  @MainActor let client = PlacesClient.shared

  @MainActor init() {}

  /// As the sample asks for the open sign of a row.
  func sign(of place: Place, date: Date? = nil) async -> String {
    switch await client.isPlaceOpen(with: IsPlaceOpenRequest(place: place, date: date)) {
    case .success(let response):
      switch response.status {
      case true: "open"
      case false: "closed"
      case nil: "unknown"
      }
    case .failure(let error): error.localizedDescription
    }
  }

  func place(_ id: String) async -> Result<Place, PlacesError> {
    await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: [.all]))
  }
}

final class FakeClient: PlacesClientProtocol {
  @MainActor static let shared = FakeClient()

  static func provideAPIKey(_ key: String) -> Bool { !key.isEmpty }

  func fetchAutocompleteSuggestions(
    with request: AutocompleteRequest
  ) async -> Result<[AutocompleteSuggestion], PlacesError> {
    .success([])
  }

  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    .failure(.invalidRequest("no place"))
  }

  func isPlaceOpen(with request: IsPlaceOpenRequest) async -> Result<IsPlaceOpenResponse, PlacesError> {
    .success(IsPlaceOpenResponse(status: request.place == nil ? nil : true))
  }
}

// MARK: - The new guide, situation by situation

enum Guide {
  /// N1
  static func firstRequest() -> AutocompleteRequest {
    let bias = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2D(latitude: 37.388162, longitude: -122.088137),
      southWest: CLLocationCoordinate2D(latitude: 37.395804, longitude: -122.077023))
    let swapped = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2DMake(37.395804, -122.077023),
      southWest: CLLocationCoordinate2DMake(37.388162, -122.088137))
    let filter = AutocompleteFilter(
      types: [.restaurant],
      origin: CLLocation(latitude: 37.3913916, longitude: -122.0879074),
      coordinateRegionBias: bias ?? swapped)
    return AutocompleteRequest(query: "Sicilian piz", filter: filter)
  }

  /// N2 N8
  static func newYork() -> RectangularCoordinateRegion? {
    RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2D(latitude: 40.921628, longitude: -73.700051),
      southWest: CLLocationCoordinate2D(latitude: 40.477398, longitude: -74.259087))
  }

  /// N3
  static func handedOver() -> (request: AutocompleteRequest, text: String) {
    let token = AutocompleteSessionToken()
    let filter = AutocompleteFilter(origin: CLLocation(latitude: 39.7, longitude: -94.5))
    return (AutocompleteRequest(query: "Piz", sessionToken: token, filter: filter), token.description)
  }

  /// N4 N5 N10
  static func narrowed() -> AutocompleteFilter {
    AutocompleteFilter(
      types: [PlaceType(rawValue: "sporting_goods_store")], countries: ["DE", "FR"],
      coordinateRegionRestriction: newYork(), regionCode: "uk")
  }

  /// N6
  static func cursor() -> AutocompleteRequest {
    AutocompleteRequest(query: "pizza york", sessionToken: nil, filter: nil, inputOffset: 5)
  }

  /// N7 N12
  static func circles() -> [AutocompleteFilter] {
    let region: any CoordinateRegionBias = CircularCoordinateRegion(
      center: CLLocationCoordinate2DMake(40.477398, -74.259087), radius: 1000)
    let limit: any CoordinateRegionRestriction = CircularCoordinateRegion(
      center: CLLocationCoordinate2DMake(37.775061, -122.419400), radius: 5000.0)
    return [
      AutocompleteFilter(coordinateRegionBias: region),
      AutocompleteFilter(coordinateRegionRestriction: limit),
    ]
  }

  /// N9
  static func distances(of suggestions: [AutocompleteSuggestion]) -> [Measurement<UnitLength>?] {
    suggestions.map {
      switch $0 {
      case .place(let place): place.distance
      @unknown default: nil
      }
    }
  }
}

// MARK: - Filters, highlighting, rows

enum Samples {
  static func filters(region: RectangularCoordinateRegion?) -> [AutocompleteFilter] {
    [
      AutocompleteFilter(),
      AutocompleteFilter(types: []),
      AutocompleteFilter(types: [.geocode, .address, .establishment]),
      AutocompleteFilter(types: nil, countries: ["us"], origin: nil, coordinateRegionBias: region),
      AutocompleteFilter(
        types: [.cities], countries: nil, origin: nil, coordinateRegionBias: nil,
        coordinateRegionRestriction: region, regionCode: nil),
    ]
  }

  static func form(
    bias: (any CoordinateRegionBias)?, restriction: (any CoordinateRegionRestriction)?,
    useRestriction: Bool
  ) -> String {
    let region: (any CoordinateRegion)? = useRestriction ? restriction : bias
    if let rectangle = region as? RectangularCoordinateRegion {
      return "box \(rectangle.northEast.latitude) \(rectangle.southWest.longitude)"
    }
    if let circle = bias as? CircularCoordinateRegion {
      return "circle \(circle.center.latitude) \(circle.radius)"
    }
    return "none"
  }

  static func kind(_ type: PlaceType) -> String {
    switch type {
    case .locality: "town"
    case .country, .administrativeAreaLevel1: "region"
    default: type.rawValue.split(separator: "_").joined(separator: " ")
    }
  }

  /// The matched parts, found through the new attribute.
  static func matches(_ text: AttributedString) -> [String] {
    let key = AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.self
    return text.runs.compactMap { $0[key] == nil ? nil : String(text[$0.range].characters) }
  }

  /// The matched parts, found through the old attribute.
  static func matches(_ text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    text.enumerateAttribute(
      .autocompleteMatch, in: NSRange(location: 0, length: text.length), options: []
    ) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    return ranges
  }

  /// Replaces the mark by a link, as the sample replaces it by a colour.
  static func highlighted(_ text: AttributedString, link: URL) -> AttributedString {
    var match = AttributeContainer()
    match[AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.self] = ""
    var highlight = AttributeContainer()
    highlight.link = link
    var text = text
    text.replaceAttributes(match, with: highlight)
    return text
  }

  #if canImport(Darwin)
    static func recipe() throws -> AttributeContainer {
      try AttributeContainer([.autocompleteMatch: ""], including: \.googlePlaces)
    }
  #endif

  static func price(_ level: PriceLevel) -> String {
    switch level {
    case .unspecified: "-"
    case .free: "0"
    case .inexpensive: "1"
    case .moderate: "2"
    case .expensive: "3"
    case .veryExpensive: "4"
    @unknown default: "?"
    }
  }

  static func name(_ error: PlacesError) -> (String, String) {
    switch error {
    case .network(let text): ("network", text)
    case .server(let text): ("server", text)
    case .internal(let text): ("internal", text)
    case .keyInvalid(let text): ("keyInvalid", text)
    case .keyExpired(let text): ("keyExpired", text)
    case .usageLimitExceeded(let text): ("usageLimitExceeded", text)
    case .rateLimitExceeded(let text): ("rateLimitExceeded", text)
    case .deviceRateLimitExceeded(let text): ("deviceRateLimitExceeded", text)
    case .accessNotConfigured(let text): ("accessNotConfigured", text)
    case .incorrectBundleIdentifier(let text): ("incorrectBundleIdentifier", text)
    case .location(let text): ("location", text)
    case .invalidRequest(let text): ("invalidRequest", text)
    @unknown default: ("unknown", "")
    }
  }

  /// A place turned into a dictionary, as bridges to other languages do.
  static func dictionary(_ place: Place) -> [String: Any] {
    var result: [String: Any] = ["rated": place.numberOfUserRatings]
    result["id"] = place.placeID
    result["name"] = place.displayName
    result["address"] = place.formattedAddress
    result["phone"] = place.internationalPhoneNumber
    result["website"] = place.websiteURL?.absoluteString
    result["rating"] = place.rating.map { Double($0) }
    result["type"] = place.types.first?.rawValue
    result["city"] = place.addressComponents?.first { $0.types.contains(.locality) }?.name
    if CLLocationCoordinate2DIsValid(place.location) {
      result["coordinate"] = [place.location.latitude, place.location.longitude]
    }
    result["hours"] = place.currentOpeningHours?.weekdayText
    result["box"] = place.viewportInfo.map { $0.northEast.latitude - $0.southWest.latitude }
    return result
  }
}
