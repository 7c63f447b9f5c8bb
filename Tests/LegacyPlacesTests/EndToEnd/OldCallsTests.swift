import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Calls as old screens make them, end to end.
@MainActor
@Suite("Old calls, end to end")
struct OldCallsTests {
  @Test("B23 autocompleteQuery is still there, with and without its callback label")
  func autocompleteQuery() async {
    let stage = ScriptedStage { _ in .places("a", "b") }
    let client = stage.run { GMSPlacesClient.shared() }
    let filter = GMSAutocompleteFilter()
    filter.type = .city
    client.autocompleteQuery("bern", bounds: nil, filter: filter) { results, error in
      stage.log.add("trailing \(results?.map { $0.placeID } ?? []) \(error == nil)")
    }
    client.autocompleteQuery(
      "bern", bounds: nil, filter: nil,
      callback: { (results, error) -> Void in
        stage.log.add("labelled \(results?.map { $0.placeID } ?? []) \(error == nil)")
      })
    await stage.clock.settle()
    #expect(Set(stage.log.events.map { $0.prefix(8) }) == ["trailing", "labelled"])
    #expect(stage.log.events.allSatisfy { $0.contains("\"b\"") && $0.hasSuffix("true") })
    #expect(
      stage.service.queries == [
        PredictionQuery(input: "bern", languageCode: "en", includedPrimaryTypes: ["(cities)"]),
        PredictionQuery(input: "bern", languageCode: "en"),
      ])
  }

  @Test("B11 predictions that answer and details that are denied: one error, -9, with the server's message")
  func deniedDetails() async {
    var failure = ServiceFailure(.accessNotConfigured, "Enable Places API (New).", httpStatus: 403)
    failure.serverMessage = "Places API (New) has not been used in project 1 before or it is disabled."
    let stage = ScriptedStage { [failure] call in
      if case .details = call.question { .failure(failure) } else { .places("a") }
    }
    let client = stage.run { GMSPlacesClient() }
    var errors: [NSError] = []
    client.findAutocompletePredictions(fromQuery: "a", filter: nil, sessionToken: nil) { predictions, _ in
      for _ in predictions ?? [] {
        client.fetchPlace(fromPlaceID: "a", placeFields: .name, sessionToken: nil) { place, error in
          #expect(place == nil)
          errors += [error as NSError?].compactMap { $0 }
        }
      }
    }
    await stage.clock.settle()
    #expect(errors.map(\.code) == [GMSPlacesErrorCode.accessNotConfigured.rawValue])
    #expect(errors.first?.domain == kGMSPlacesErrorDomain)
    #expect(errors.first?.localizedDescription == "Enable Places API (New).")
    let server = errors.first?.userInfo[NSUnderlyingErrorKey] as? NSError
    #expect(server?.userInfo.values.contains { $0 as? String == failure.serverMessage } == true)
  }

  @Test("B13 old details calls leave language and region to the environment", arguments: ClientCall.details)
  func languageAndRegion(call: ClientCall) async {
    let stage = ScriptedStage { _ in .place(id: "id") }
    stage.environment.languageCode = "da"
    stage.environment.regionCode = "dk"
    call.start(stage.run { GMSPlacesClient() }) { stage.log.add($0) }
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.map(\.languageCode) == ["da"])
    #expect(stage.service.detailsQueries.map(\.regionCode) == ["dk"])
  }

  @Test("B02 C62 the details calls carry the caller's token; looking up an id has none to carry")
  func detailsTokens() async {
    let stage = ScriptedStage { _ in .place(id: "id") }
    let (client, token) = stage.run { (GMSPlacesClient(), GMSAutocompleteSessionToken()) }
    let properties = [GMSPlaceProperty.name.rawValue]
    client.fetchPlace(fromPlaceID: "id", placeFields: .name, sessionToken: token) { _, _ in }
    client.fetchPlace(
      with: GMSFetchPlaceRequest(placeID: "id", placeProperties: properties, sessionToken: token)
    ) { _, _ in }
    client.lookUpPlaceID("id") { _, _ in }
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.map(\.sessionToken) == [token.description, token.description, nil])
  }

  @Test(
    "C08 D14 D22 a call that the service gives up is still answered once, as a network failure that says so",
    arguments: ClientCall.all)
  func givenUp(call: ClientCall) async {
    let stage = ScriptedStage { _ in .cancelled }
    call.start(stage.run { GMSPlacesClient() }) { stage.log.add($0) }
    #expect(stage.log.events.isEmpty)
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["com.google.places.ErrorDomain -1"]) == nil)
    var text: String?
    stage.run { GMSPlacesClient() }.lookUpPlaceID("id") { text = $1?.localizedDescription }
    await stage.clock.settle()
    #expect(text?.contains("cancelled") == true)
  }

  @Test("B31 coordinates that others take for none are real, and no address stands in for a missing one")
  func coordinates() async {
    let points = [(-1.0, 0.0), (0, 0), (10, 180), (10, -180)]
    for (latitude, longitude) in points {
      var answer = ServicePlace()
      answer.formattedAddress = "대한민국"
      answer.location = GeoPoint(latitude: latitude, longitude: longitude)
      let place = await fetched(answer)
      #expect(place?.coordinate.latitude == latitude && place?.coordinate.longitude == longitude)
    }
    var answer = ServicePlace()
    answer.formattedAddress = "대한민국"
    let place = await fetched(answer)
    #expect(place.map { CLLocationCoordinate2DIsValid($0.coordinate) } == false)
  }

  @Test("B32 B29 texts may be missing one by one, and a dictionary of the place copes")
  func missingTexts() async {
    let full = #"""
      {"displayName": {"text": "Hollister"}, "formattedAddress": "3rd Street",
       "internationalPhoneNumber": "+1 650", "websiteUri": "https://example.com",
       "addressComponents": [{"longText": "3rd Street"}]}
      """#
    for missing in ["formattedAddress", "internationalPhoneNumber", "websiteUri", "addressComponents", ""] {
      let answer = try? JSONDecoder().decode(
        ServicePlace.self, from: Data(full.replacingOccurrences(of: "\"\(missing)\"", with: "\"x\"").utf8))
      let place = await fetched(answer ?? ServicePlace())
      #expect(place?.name == "Hollister")
      #expect((place?.formattedAddress == nil) == (missing == "formattedAddress"))
      #expect((place?.phoneNumber == nil) == (missing == "internationalPhoneNumber"))
      #expect((place?.website == nil) == (missing == "websiteUri"))
      #expect((place?.addressComponents == nil) == (missing == "addressComponents"))
    }
  }

  private func fetched(_ answer: ServicePlace) async -> GMSPlace? {
    let stage = ScriptedStage { _ in .place(answer) }
    var place: GMSPlace?
    stage.run { GMSPlacesClient() }.fetchPlace(
      fromPlaceID: "id", placeFields: [.coordinate, .formattedAddress], sessionToken: nil
    ) { found, _ in place = found }
    await stage.clock.settle()
    return place
  }
}
