import CoreLocationStandIn
import Foundation
import LegacyPlaces
import PlacesEngine
import Testing

private func decoded(_ json: String) throws -> GMSPlace {
  GMSPlace(try JSONDecoder().decode(ServicePlace.self, from: Data(json.utf8)))
}

@Suite("Places")
struct PlaceTests {
  @Test("B14 B32 D17 what was not asked for reads as nil or unknown")
  func empty() {
    let place = GMSPlace(ServicePlace())
    #expect(place.name == nil && place.placeID == nil && place.types == nil)
    #expect(place.coordinate.latitude == kCLLocationCoordinate2DInvalid.latitude)
    #expect(place.coordinate.longitude == kCLLocationCoordinate2DInvalid.longitude)
    #expect(place.phoneNumber == nil && place.formattedAddress == nil && place.website == nil)
    #expect(place.rating == 0 && place.userRatingsTotal == 0)
    #expect(place.priceLevel == .unknown && place.businessStatus == .unknown)
    #expect(place.attributions == nil && place.viewportInfo == nil && place.viewport == nil)
    #expect(place.addressComponents == nil && place.plusCode == nil && place.photos == nil)
    #expect(place.openingHours == nil && place.currentOpeningHours == nil)
    #expect(place.secondaryOpeningHours == nil && place.utcOffsetMinutes == nil)
    #expect(place.iconImageURL == nil && place.iconBackgroundColor == nil)
    #expect(place.editorialSummary == nil && place.reviews == nil)
    #expect(place.takeout == .unknown && place.wheelchairAccessibleEntrance == .unknown)
    #expect(place.openNowStatus == .unknown && place.isOpen() == .unknown)
  }

  @Test("B29 a place without an address is delivered with what there is")
  func sparse() throws {
    let place = try decoded(#"{"displayName": {"text": "Hollister"}, "types": ["store", "establishment"]}"#)
    let direct: String = place.name
    #expect(direct == "Hollister" && place.name ?? "" == "Hollister")
    for type in place.types { #expect(type.count > 4) }
    #expect(place.types?.first == "store")
    #expect(place.formattedAddress == nil && !CLLocationCoordinate2DIsValid(place.coordinate))
  }

  @Test(
    "B31 the coordinate is the location's, whatever its values",
    arguments: [(-1.0, 0.0), (0.0, -1.0), (35.165, 126.909), (12.0, 180.0), (12.0, -180.0)])
  func coordinate(latitude: Double, longitude: Double) throws {
    let json =
      #"{"formattedAddress": "대한민국", "location": {"latitude": \#(latitude), "longitude": \#(longitude)}}"#
    let place = try decoded(json)
    #expect(place.coordinate.latitude == latitude && place.coordinate.longitude == longitude)
  }

  @Test("Address parts keep their order and types")
  func addressComponents() throws {
    let place = try decoded(
      #"""
      {"addressComponents": [
        {"longText": "California", "shortText": "CA", "types": ["administrative_area_level_1", "political"]},
        {"shortText": "94043"}, {}]}
      """#)
    let parts = try #require(place.addressComponents)
    #expect(parts.map(\.name) == ["California", "94043", ""])
    #expect(parts.map(\.shortName) == ["CA", "94043", nil])
    #expect(parts.map(\.type) == [kGMSPlaceTypeAdministrativeAreaLevel1, "", ""])
    #expect(parts[0].types.contains("political") && parts[1].types.isEmpty)
  }

  @Test("Numbers, words and links")
  func scalars() throws {
    let place = try decoded(
      #"""
      {"rating": 4.5, "userRatingCount": 12, "priceLevel": "PRICE_LEVEL_INEXPENSIVE",
       "businessStatus": "CLOSED_TEMPORARILY", "internationalPhoneNumber": "+1 650-253-0000",
       "websiteUri": "https://example.com/a", "utcOffsetMinutes": -480,
       "iconMaskBaseUri": "https://maps.example.com/icon", "iconBackgroundColor": "#FF0080",
       "plusCode": {"globalCode": "849VCWC7+RV"}, "editorialSummary": {"text": "Nice."},
       "takeout": true, "dineIn": false, "accessibilityOptions": {"wheelchairAccessibleEntrance": true}}
      """#)
    #expect(place.rating == 4.5 && place.userRatingsTotal == 12)
    #expect(place.priceLevel == .cheap && place.businessStatus == .closedTemporarily)
    #expect(place.phoneNumber == "+1 650-253-0000" && place.website?.host == "example.com")
    #expect(place.utcOffsetMinutes == -480)
    #expect(place.iconImageURL?.absoluteString == "https://maps.example.com/icon.png")
    #expect(place.plusCode?.globalCode == "849VCWC7+RV" && place.plusCode?.compoundCode == nil)
    #expect(place.editorialSummary == "Nice.")
    #expect(place.takeout == .true && place.dineIn == .false && place.delivery == .unknown)
    #expect(place.wheelchairAccessibleEntrance == .true)
    #if !os(iOS)
      #expect(place.iconBackgroundColor == PlainColor(red: 1, green: 0, blue: 128.0 / 255))
    #endif
  }

  @Test("Each yes-or-no field reads its own answer")
  func attributes() {
    let fields: [(WritableKeyPath<ServicePlace, Bool?>, KeyPath<GMSPlace, GMSBooleanPlaceAttribute>)] = [
      (\.takeout, \.takeout), (\.delivery, \.delivery), (\.dineIn, \.dineIn),
      (\.curbsidePickup, \.curbsidePickup), (\.reservable, \.reservable),
      (\.servesBreakfast, \.servesBreakfast), (\.servesLunch, \.servesLunch),
      (\.servesDinner, \.servesDinner), (\.servesBeer, \.servesBeer), (\.servesWine, \.servesWine),
      (\.servesBrunch, \.servesBrunch), (\.servesVegetarianFood, \.servesVegetarianFood),
    ]
    for (answer, field) in fields {
      var service = ServicePlace()
      service[keyPath: answer] = false
      let place = GMSPlace(service)
      #expect(fields.map { place[keyPath: $0.1] }.filter { $0 != .unknown } == [.false])
      #expect(place[keyPath: field] == .false)
    }
  }

  @Test(
    "Price levels and statuses, unknown words included",
    arguments: [
      ("PRICE_LEVEL_FREE", .free), ("PRICE_LEVEL_MODERATE", .medium), ("PRICE_LEVEL_EXPENSIVE", .high),
      ("PRICE_LEVEL_VERY_EXPENSIVE", .expensive), ("PRICE_LEVEL_UNSPECIFIED", .unknown), ("X", .unknown),
    ] as [(String, GMSPlacesPriceLevel)])
  func priceLevels(word: String, level: GMSPlacesPriceLevel) throws {
    #expect(try decoded(#"{"priceLevel": "\#(word)", "businessStatus": "\#(word)"}"#).priceLevel == level)
    #expect(try decoded(#"{"businessStatus": "FUTURE_OPENING"}"#).businessStatus == .unknown)
  }

  @Test("C66 attributions are one text with links")
  func attributions() throws {
    let place = try decoded(
      #"{"attributions": [{"provider": "A", "providerUri": "https://a.example"}, {"provider": "B"}, {}]}"#)
    let text = try #require(place.attributions)
    #expect(text.string == "A, B")
    let link = NSAttributedString.Key("NSLink")
    #expect(text.attribute(link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://a.example"))
    #expect(text.attribute(link, at: 3, effectiveRange: nil) == nil)
  }

  @Test("Viewports keep their corners, also across the 180° meridian; an empty one is none")
  func viewport() throws {
    let place = try decoded(
      #"{"viewport": {"low": {"latitude": -19, "longitude": 177}, "high": {"latitude": -16, "longitude": -178}}}"#
    )
    let info = try #require(place.viewportInfo)
    #expect(info.isValid && info.northEast.longitude == -178 && info.southWest.latitude == -19)
    #if !WithoutCoordinateBounds
      #expect(place.viewport?.southWest.longitude == 177)
    #endif
    let empty = try decoded(#"{"viewport": {"low": {"latitude": 1}, "high": {"latitude": 0}}}"#)
    #expect(empty.viewportInfo == nil && empty.viewport == nil)
    let made: GMSPlaceViewportInfo = GMSPlaceViewportInfo(
      northEast: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      southWest: CLLocationCoordinate2D(latitude: 1, longitude: 0))
    #expect(!made.isValid)
  }

  @Test("Photos and reviews carry their authors")
  func media() throws {
    let place = try decoded(
      #"""
      {"photos": [{"name": "p", "widthPx": 400, "heightPx": 300,
        "authorAttributions": [{"displayName": "Ann", "uri": "https://ann.example"}]}],
       "reviews": [{"rating": 4, "text": {"text": "Gut", "languageCode": "de"},
        "originalText": {"text": "Good", "languageCode": "en"}, "publishTime": "2025-12-28T14:16:49.243262336Z",
        "relativePublishTimeDescription": "a month ago", "authorAttribution": {"displayName": "Bob"}}, {}]}
      """#)
    let photo = try #require(place.photos?.first)
    #expect(photo.maxSize == CGSize(width: 400, height: 300))
    #expect(photo.attributions?.string == "Ann")
    #expect(photo.authorAttributions?.first?.uri == URL(string: "https://ann.example"))
    let reviews = try #require(place.reviews)
    #expect(reviews[0].rating == 4 && reviews[0].text == "Gut" && reviews[0].textLanguageCode == "de")
    #expect(reviews[0].originalText == "Good" && reviews[0].originalTextLanguageCode == "en")
    #expect(reviews[0].publishDate.timeIntervalSince1970 == 1_766_931_409)
    #expect(reviews[0].relativePublishDateDescription == "a month ago")
    #expect(reviews[0].authorAttribution?.name == "Bob")
    #expect(reviews[1].publishDate == .distantPast && reviews[1].rating == 0)
  }

  @Test("Old code may subclass, extend and name these types")
  func subclass() {
    final class Double: GMSPlace {
      override var name: String! { "double" }
      override func isOpen(at date: Date) -> GMSPlaceOpenStatus { .open }
    }
    let place: GMSPlace = Double(ServicePlace())
    #expect(place.name == "double" && place.isOpen() == .open)
  }
}
