import CoreLocationStandIn
import LegacyPlaces
import PlacesCore
import PlacesEngine
import Testing

@Suite("Values both ways")
struct BridgeTests {
  private let northEast = CLLocationCoordinate2D(latitude: 47, longitude: 8)
  private let southWest = CLLocationCoordinate2D(latitude: 46, longitude: 7)

  @Test("A token is one session in both styles")
  func token() {
    let legacy = GMSAutocompleteSessionToken()
    let token = AutocompleteSessionToken(legacy)
    #expect(token.description == legacy.description)
    #expect(GMSAutocompleteSessionToken(token) == legacy)
  }

  @Test("Predictions and suggestions turn into each other without loss")
  func predictions() {
    let service = ServicePrediction(
      placeId: "ChIJ1", text: ServiceText("Bern", matches: [.init(startOffset: 0, endOffset: 2)]),
      structuredFormat: StructuredFormat(mainText: ServiceText("Bern"), secondaryText: ServiceText("CH")),
      types: ["b", "a"], distanceMeters: 7)
    let suggestion = AutocompletePlaceSuggestion(GMSAutocompletePrediction(service))
    #expect(suggestion == AutocompletePlaceSuggestion(service))
    let back = GMSAutocompletePrediction(suggestion)
    #expect(back.prediction == service && back.types == ["b", "a"])
    let newer = GMSAutocompletePlaceSuggestion(suggestion)
    #expect(newer.placeID == "ChIJ1" && newer.distanceMeters == 7)
    #expect(newer.attributedFullText.string == back.attributedFullText.string)
    #expect(AutocompletePlaceSuggestion(newer) == suggestion)
    #expect(GMSAutocompleteSuggestion(service).placeSuggestion?.attributedSecondaryText?.string == "CH")
  }

  @Test("Places turn into each other without loss")
  func places() {
    var service = ServicePlace()
    service.id = "ChIJ1"
    service.types = ["b", "a"]
    service.openingDate = ServiceDate(year: 2026, month: nil, day: nil)
    let place = Place(GMSPlace(service))
    #expect(place == Place(service))
    #expect(GMSPlace(place).place == service)
  }

  @Test("A filter of the async API asks the same in old code")
  func filterToLegacy() throws {
    let filter = AutocompleteFilter(
      types: [.bank, .atm], countries: ["CH", "AT"], origin: CLLocation(latitude: 1, longitude: 2),
      coordinateRegionRestriction: RectangularCoordinateRegion(northEast: northEast, southWest: southWest),
      regionCode: "ch")
    let legacy = GMSAutocompleteFilter(filter)
    #expect(legacy.types == ["atm", "bank"])
    #expect(legacy.countries == ["AT", "CH"])
    let asked = try legacyPredictionQuestion(text: "x", filter: legacy, sessionToken: nil).query
    #expect(asked == (try filter.predictionQuery(input: "x")))
    let back = try AutocompleteFilter(legacy)
    #expect(try back.predictionQuery(input: "x") == asked)
  }

  @Test("An empty filter stays empty on both ways")
  func emptyFilter() throws {
    let legacy = GMSAutocompleteFilter(AutocompleteFilter())
    #expect(legacy.types == nil && legacy.countries == nil && legacy.locationBias == nil)
    let filter = try AutocompleteFilter(GMSAutocompleteFilter())
    #expect(filter.types == nil && filter.countries == nil && filter.coordinateRegionBias == nil)
  }

  @Test("C41 C43 C44 the rules for old values hold on the way to the async API")
  func filterFromLegacy() throws {
    let legacy = GMSAutocompleteFilter()
    legacy.type = .address
    legacy.country = "CH"
    legacy.locationBias = GMSPlaceCircularLocationOption(northEast, 5)
    legacy.locationRestriction = GMSPlaceCircularLocationOption(southWest, 6)
    let filter = try AutocompleteFilter(legacy)
    #expect(filter.types == [.streetAddress, .premise, .subpremise, .route])
    #expect(filter.countries == ["CH"] && filter.coordinateRegionBias == nil)
    let circle = try #require(filter.coordinateRegionRestriction as? CircularCoordinateRegion)
    #expect(circle == CircularCoordinateRegion(center: southWest, radius: 6))
    #expect(circle.legacyOption.isEqual(legacy.locationRestriction))
    legacy.types = ["bank"] as [String]
    legacy.countries = ["fr"]
    let lists = try AutocompleteFilter(legacy)
    #expect(lists.types == [PlaceType(rawValue: "bank")] && lists.countries == ["fr"])
  }

  @Test("Location options and regions turn into each other; an unusable option is no region")
  func options() {
    let circle = CircularCoordinateRegion(center: northEast, radius: 5)
    #expect(circle.legacyOption.coordinateRegionBias as? CircularCoordinateRegion == circle)
    let rectangle = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    let option = GMSPlaceRectangularLocationOption(southWest, northEast)
    #expect(option.coordinateRegionRestriction as? RectangularCoordinateRegion == rectangle)
    #expect(GMSPlaceCircularLocationOption(northEast, 60_000).coordinateRegionBias == nil)
  }

  @Test("A filter that the new service cannot express does not turn into one that says less")
  func inexpressible() {
    let legacy = GMSAutocompleteFilter()
    legacy.types = ["floor"]
    #expect(throws: PlacesError.self) { try AutocompleteFilter(legacy) }
  }

  #if !WithoutCoordinateBounds
    @Test("Bounds and regions turn into each other; invalid bounds are no region")
    func bounds() throws {
      let bounds = GMSCoordinateBounds(coordinate: southWest, coordinate: northEast)
      let region = try #require(RectangularCoordinateRegion(bounds))
      #expect(GMSCoordinateBounds(region) == bounds)
      #expect(region.legacyOption.isEqual(GMSPlaceRectangularLocationOption(northEast, southWest)))
      #expect(RectangularCoordinateRegion(GMSCoordinateBounds()) == nil)
    }
  #endif
}
