import LegacyPlaces
import MigrationCodes
import PlacesEngine
import Testing

/// Table 9.5 of the web service's facts: bit, field, mask path.
private let table: [(GMSPlaceField, GMSPlaceProperty, String)] = [
  (.name, .name, "displayName"), (.placeID, .placeID, "id"), (.plusCode, .plusCode, "plusCode"),
  (.coordinate, .coordinate, "location"), (.openingHours, .openingHours, "regularOpeningHours"),
  (.phoneNumber, .phoneNumber, "internationalPhoneNumber"),
  (.formattedAddress, .formattedAddress, "formattedAddress"), (.rating, .rating, "rating"),
  (.priceLevel, .priceLevel, "priceLevel"), (.types, .types, "types"), (.website, .website, "websiteUri"),
  (.viewport, .viewport, "viewport"), (.addressComponents, .addressComponents, "addressComponents"),
  (.photos, .photos, "photos"), (.userRatingsTotal, .userRatingsTotal, "userRatingCount"),
  (.utcOffsetMinutes, .utcOffsetMinutes, "utcOffsetMinutes"),
  (.businessStatus, .businessStatus, "businessStatus"), (.iconImageURL, .iconImageURL, "iconMaskBaseUri"),
  (.iconBackgroundColor, .iconBackgroundColor, "iconBackgroundColor"), (.takeout, .takeout, "takeout"),
  (.delivery, .delivery, "delivery"), (.dineIn, .dineIn, "dineIn"),
  (.curbsidePickup, .curbsidePickup, "curbsidePickup"), (.reservable, .reservable, "reservable"),
  (.servesBreakfast, .servesBreakfast, "servesBreakfast"), (.servesLunch, .servesLunch, "servesLunch"),
  (.servesDinner, .servesDinner, "servesDinner"), (.servesBeer, .servesBeer, "servesBeer"),
  (.servesWine, .servesWine, "servesWine"), (.servesBrunch, .servesBrunch, "servesBrunch"),
  (.servesVegetarianFood, .servesVegetarianFood, "servesVegetarianFood"),
  (
    .wheelchairAccessibleEntrance, .wheelchairAccessibleEntrance,
    "accessibilityOptions.wheelchairAccessibleEntrance"
  ),
  (.currentOpeningHours, .currentOpeningHours, "currentOpeningHours"),
  (.secondaryOpeningHours, .secondaryOpeningHours, "currentSecondaryOpeningHours"),
  (.editorialSummary, .editorialSummary, "editorialSummary"),
]

@Suite("Field masks in the request")
struct FieldMaskTests {
  @Test("B14 each field maps on its own, attributions come along, and properties do the same")
  func eachField() throws {
    #expect(table.count == 35)
    for (bit, (field, property, path)) in table.enumerated() {
      #expect(field.rawValue == 1 << UInt(bit))
      #expect(field.maskPaths == [path, "attributions"])
      #expect(property.rawValue == path)
      #expect(DetailsField.tier(of: path) != nil)
    }
  }

  @Test("B14 several fields keep the order of their bits; unknown bits ask for nothing")
  func several() {
    let fields: GMSPlaceField = [.coordinate, .name, GMSPlaceField(rawValue: 1 << 40)]
    #expect(fields.maskPaths == ["displayName", "location", "attributions"])
    let most = GMSPlaceField.all.subtracting(.photos).maskPaths
    #expect(most.count == 35 && !most.contains("photos") && !most.contains("*"))
  }

  @Test("C35 no fields ask for no information")
  func none() {
    #expect(GMSPlaceField().maskPaths == ["attributions"])
  }

  @Test("Every field is asked for with the wildcard, with a notice of the price")
  func all() throws {
    let all = try legacyDetailsQuestion(placeID: "id", fields: .all, sessionToken: nil)
    #expect(all.query.fields == ["*"] && all.notices == [.allFieldsAsked])
    let some = try legacyDetailsQuestion(placeID: "id", fields: [.name], sessionToken: nil)
    #expect(some.notices.isEmpty)
    let listed = try legacyDetailsQuestion(
      placeID: "id", properties: ["id", GMSPlaceProperty.all.rawValue], sessionToken: nil)
    #expect(listed.query.fields == ["*"] && listed.notices == [.allFieldsAsked])
  }

  @Test("B02 the token goes into the details request byte for byte")
  func token() throws {
    let token = GMSAutocompleteSessionToken()
    let query = try legacyDetailsQuestion(placeID: "ChIJ1", fields: .placeID, sessionToken: token).query
    #expect(query.sessionToken == token.description && query.placeID == "ChIJ1")
    #expect(query.fields == ["id", "attributions"])
  }

  @Test("Properties are sent in their order, each once, with attributions")
  func properties() throws {
    let properties = [GMSPlaceProperty.rating, .name, .rating].map(\.rawValue) + ["priceRange"]
    let query = try legacyDetailsQuestion(placeID: "id", properties: properties, sessionToken: nil).query
    #expect(query.fields == ["rating", "displayName", "priceRange", "attributions"])
  }

  @Test("C72 a request without properties can be made and is refused when sent")
  func noProperties() throws {
    let request = GMSFetchPlaceRequest(placeID: "id", placeProperties: [], sessionToken: nil)
    let failure = try #require(
      #expect(throws: ServiceFailure.self) {
        try legacyDetailsQuestion(
          placeID: request.placeID, properties: request.placeProperties, sessionToken: nil)
      })
    #expect(failure.kind == .invalidRequest)
  }

  @Test("An unknown property or an empty id is refused", arguments: [("id", "nonsense"), (" ", "rating")])
  func refused(placeID: String, property: String) throws {
    let failure = try #require(
      #expect(throws: ServiceFailure.self) {
        try legacyDetailsQuestion(placeID: placeID, properties: [property], sessionToken: nil)
      })
    #expect(failure.kind == .invalidRequest)
    #expect(failure.message.contains(property == "nonsense" ? "\"nonsense\"" : "place id"))
  }

  @Test("The array of all properties lists each one, and can be sent")
  func propertyArray() throws {
    let array = GMSPlacePropertyArray() as [String]
    #expect(array.count == 36 && Set(array).count == 36)
    #expect(array.contains("reviews") && !array.contains("*"))
    let query = try legacyDetailsQuestion(placeID: "id", properties: array, sessionToken: nil).query
    #expect(query.fields.count == 37)
  }
}
