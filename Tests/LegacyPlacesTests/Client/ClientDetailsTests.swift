import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

@MainActor
@Suite("Client, details")
struct ClientDetailsTests {
  let stage = ScriptedStage { _ in .place(id: "id", name: "Name") }
  var client: GMSPlacesClient { stage.run { GMSPlacesClient() } }

  @Test(
    "B14 each field maps on its own to its mask path",
    arguments: [
      (GMSPlaceField.name, "displayName"), (.placeID, "id"), (.plusCode, "plusCode"),
      (.coordinate, "location"),
      (.openingHours, "regularOpeningHours"), (.phoneNumber, "internationalPhoneNumber"),
      (.formattedAddress, "formattedAddress"), (.rating, "rating"), (.priceLevel, "priceLevel"),
      (.types, "types"), (.website, "websiteUri"), (.viewport, "viewport"),
      (.addressComponents, "addressComponents"), (.photos, "photos"), (.userRatingsTotal, "userRatingCount"),
      (.utcOffsetMinutes, "utcOffsetMinutes"), (.businessStatus, "businessStatus"),
      (.iconImageURL, "iconMaskBaseUri"), (.iconBackgroundColor, "iconBackgroundColor"),
      (.takeout, "takeout"), (.delivery, "delivery"), (.dineIn, "dineIn"),
      (.curbsidePickup, "curbsidePickup"),
      (.reservable, "reservable"), (.servesBreakfast, "servesBreakfast"), (.servesLunch, "servesLunch"),
      (.servesDinner, "servesDinner"), (.servesBeer, "servesBeer"), (.servesWine, "servesWine"),
      (.servesBrunch, "servesBrunch"), (.servesVegetarianFood, "servesVegetarianFood"),
      (.wheelchairAccessibleEntrance, "accessibilityOptions.wheelchairAccessibleEntrance"),
      (.currentOpeningHours, "currentOpeningHours"), (.secondaryOpeningHours, "currentSecondaryOpeningHours"),
      (.editorialSummary, "editorialSummary"),
    ] as [(GMSPlaceField, String)])
  func eachField(field: GMSPlaceField, path: String) async {
    client.fetchPlace(fromPlaceID: "id", placeFields: field, sessionToken: nil) { _, _ in }
    await stage.clock.settle()
    #expect(Set(stage.service.detailsQueries.first?.fields ?? []) == [path, "attributions"])
  }

  @Test(
    "B22 C34 looking up an id asks for every field by name, never with a wildcard, and says what that costs")
  func lookUp() async {
    client.lookUpPlaceID("id") { _, _ in }
    await stage.clock.settle()
    let fields = stage.service.detailsQueries.first?.fields ?? []
    #expect(!fields.contains("*"))
    #expect(fields.contains("displayName"))
    #expect(fields.contains("reviews"))
    #expect(fields.contains("attributions"))
    #expect(stage.service.detailsQueries.first?.sessionToken == nil)
    #expect(stage.environment.notices.counts["LP205"] == 1)
  }

  @Test("a wildcard is sent only when all fields are asked for by that name, and says what that costs")
  func all() async {
    client.fetchPlace(fromPlaceID: "id", placeFields: .all, sessionToken: nil) { _, _ in }
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.first?.fields.contains("*") == true)
    #expect(stage.environment.notices.counts["LP205"] == 1)
  }

  @Test("C35 asking for no field gives a place without information, not an error")
  func noField() async {
    var place: GMSPlace?
    client.fetchPlace(fromPlaceID: "id", placeFields: [], sessionToken: nil) { found, _ in place = found }
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.first?.fields == ["attributions"])
    #expect(place != nil)
  }

  @Test("C72 a request without properties can be made, and sending it gives an error")
  func noProperty() async {
    let request = GMSFetchPlaceRequest(placeID: "id", placeProperties: [], sessionToken: nil)
    client.fetchPlace(with: request) { stage.log.add(ClientCall.describe($0.map { [$0.placeID] }, $1)) }
    #expect(stage.log.events.isEmpty)
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["com.google.places.ErrorDomain -12"]) == nil)
    #expect(stage.service.calls.isEmpty)
  }

  @Test("B38 an empty id is refused without a call, once and later", arguments: ["", "   "])
  func emptyID(id: String) async {
    client.lookUpPlaceID(id) { stage.log.add(ClientCall.describe($0.map { [$0.placeID] }, $1)) }
    #expect(stage.log.events.isEmpty)
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["com.google.places.ErrorDomain -12"]) == nil)
    #expect(stage.service.calls.isEmpty)
  }

  @Test(
    "B29 B31 B32 D17 a place comes with what there is: missing texts are nil, a missing coordinate invalid")
  func sparsePlace() async {
    var place: GMSPlace?
    client.fetchPlace(
      fromPlaceID: "id", placeFields: [.name, .coordinate, .formattedAddress], sessionToken: nil
    ) {
      found, _ in place = found
    }
    await stage.clock.settle()
    #expect(place?.name == "Name")
    #expect(place?.formattedAddress == nil)
    #expect(place?.phoneNumber == nil)
    #expect(place?.website == nil)
    #expect(place?.addressComponents == nil)
    #expect(place.map { CLLocationCoordinate2DIsValid($0.coordinate) } == false)
    #expect(place?.coordinate.latitude == kCLLocationCoordinate2DInvalid.latitude)
  }
}
