import Foundation
import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@MainActor
@Suite("Code written for Google's module")
struct SourceShapesTests {
  private static let prediction = ServicePrediction(
    placeId: "a", text: ServiceText("Pizza Roma, Berlin"),
    structuredFormat: StructuredFormat(mainText: ServiceText("Pizza Roma")), distanceMeters: 512)

  private static func environment() -> (PlacesEnvironment, ScriptedService) {
    var place = ServicePlace()
    place.displayName = LocalizedText(text: "Roma")
    let script = ScriptedService(
      answer: .predictions(PredictionAnswer(places: [prediction])), place: .place(place))
    return (PlacesEnvironment(service: script), script)
  }

  @Test("A main-actor model holds the client in a stored property and uses one token until the place")
  func model() async {
    let (environment, script) = Self.environment()
    await PlacesEnvironment.$current.withValue(environment) {
      let model = SuggestionModel()
      await model.update("Piz", filter: AutocompleteFilter())
      await model.update("Pizz", filter: nil)
      let place = await model.choose("a")
      await model.update("Other", filter: nil)
      #expect(model.texts == ["Pizza Roma"])
      #expect(model.problem == nil)
      #expect(place?.displayName == "Roma")
    }
    let tokens = script.queries.map(\.sessionToken)
    #expect(tokens[0] != nil && tokens[0] == tokens[1])
    #expect(script.detailsQueries.map(\.sessionToken) == [tokens[0]])
    #expect(tokens[2] != tokens[0])
  }

  @Test("An actor and a nonisolated class use the shared client")
  func otherIsolation() async throws {
    let (environment, _) = Self.environment()
    try await PlacesEnvironment.$current.withValue(environment) {
      #expect(await PlaceStore().names(for: "Piz") == ["Pizza Roma, Berlin"])
      let place = try await Plain().place("a").get()
      #expect(place.displayName == "Roma")
    }
  }

  @Test("A class of the app stands in for the client")
  func fake() async {
    let client: any PlacesClientProtocol = FakeClient.shared
    let request = FetchPlaceRequest(placeID: "a", placeProperties: [.placeID])
    #expect(await client.fetchPlace(with: request) == .failure(.invalidRequest("no place")))
    #expect(!FakeClient.provideAPIKey(""))
    let open = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "a"))
    #expect(open.map(\.status) == .success(nil))
  }

  @Test("N1 to N12 say what the guide means")
  func guide() throws {
    let first = try Guide.firstRequest().predictionQuery()
    #expect(first.input == "Sicilian piz")
    #expect(first.includedPrimaryTypes == ["restaurant"])
    #expect(first.origin == GeoPoint(latitude: 37.3913916, longitude: -122.0879074))
    // N1's corners are swapped in the guide, which is no box; the sample's second try is.
    #expect(
      first.locationBias
        == .rectangle(
          GeoRectangle(
            low: GeoPoint(latitude: 37.388162, longitude: -122.088137),
            high: GeoPoint(latitude: 37.395804, longitude: -122.077023))))

    let handedOver = Guide.handedOver()
    #expect(try handedOver.request.predictionQuery().sessionToken == handedOver.text)

    let narrowed = try Guide.narrowed().predictionQuery(input: "x")
    #expect(narrowed.includedPrimaryTypes == ["sporting_goods_store"])
    #expect(narrowed.includedRegionCodes == ["DE", "FR"])
    #expect(narrowed.regionCode == "uk")
    #expect(narrowed.locationRestriction != nil && narrowed.locationBias == nil)

    #expect(try Guide.cursor().predictionQuery().inputOffset == 5)

    let circles = try Guide.circles().map { try $0.predictionQuery(input: "Piz") }
    #expect(
      circles[0].locationBias
        == .circle(center: GeoPoint(latitude: 40.477398, longitude: -74.259087), radius: 1000))
    #expect(
      circles[1].locationRestriction
        == .circle(center: GeoPoint(latitude: 37.775061, longitude: -122.4194), radius: 5000))
  }

  @Test("N9 C51 a distance is a measurement in metres, absent when the answer has none")
  func distance() {
    let far = AutocompleteSuggestion.place(AutocompletePlaceSuggestion(Self.prediction))
    let none = AutocompleteSuggestion.place(
      AutocompletePlaceSuggestion(ServicePrediction(placeId: "b", text: ServiceText("B"))))
    #expect(Guide.distances(of: [far, none]) == [Measurement(value: 512, unit: UnitLength.meters), nil])
  }

  @Test("Filters of the samples become the queries they mean")
  func filters() throws {
    let queries = try Samples.filters(region: Guide.newYork()).map { try $0.predictionQuery(input: "x") }
    #expect(queries[0] == PredictionQuery(input: "x"))
    #expect(queries[1] == PredictionQuery(input: "x"))
    #expect(queries[2].includedPrimaryTypes == ["address", "establishment", "geocode"])
    #expect(queries[3].locationBias == Guide.newYork().map { .rectangle($0.rectangle) })
    #expect(queries[4].includedPrimaryTypes == ["(cities)"])
    #expect(queries[4].locationRestriction == queries[3].locationBias)
  }

  @Test("Region existentials are told apart by casting")
  func casting() {
    let box = Guide.newYork()
    let disc = CircularCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
    #expect(
      Samples.form(bias: disc, restriction: box, useRestriction: true) == "box 40.921628 -74.259087")
    #expect(Samples.form(bias: disc, restriction: nil, useRestriction: false) == "circle 1.0 3.0")
    #expect(Samples.form(bias: nil, restriction: nil, useRestriction: true) == "none")
  }

  @Test("B32 a place turns into a dictionary whatever it lacks")
  func dictionary() {
    #expect(Samples.dictionary(Place(ServicePlace())).keys.sorted() == ["rated"])
  }

  @Test("Types are switched over and print their names")
  func types() {
    #expect(Samples.kind(.locality) == "town")
    #expect(Samples.kind(.artGallery) == "art gallery")
    #expect(PriceLevel.allCases.map(Samples.price) == ["-", "0", "1", "2", "3", "4"])
  }
}
