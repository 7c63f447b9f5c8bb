import Foundation
import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@Suite("Properties, mask and place")
struct PlacePropertyTests {
  /// A property, its mask path, an answer that holds just that field, and what the place then says.
  struct Row: CustomTestStringConvertible, Sendable {
    var property: PlaceProperty
    var path: String
    var json: String
    var reading: @Sendable (Place) -> String?

    init(
      _ property: PlaceProperty, _ path: String, _ value: String,
      _ reading: @escaping @Sendable (Place) -> String?
    ) {
      self.property = property
      self.path = path
      json = #"{"\#(path)":\#(value)}"#
      self.reading = reading
    }

    var testDescription: String { path }
  }

  private static func word(_ value: Bool?) -> String? { value.map { "\($0)" } }

  static let rows: [Row] = [
    Row(.accessibilityOptions, "accessibilityOptions", #"{"wheelchairAccessibleEntrance":true}"#) {
      $0.accessibilityOptions?.description
    },
    Row(.addressComponents, "addressComponents", #"[{"longText":"Berlin","types":["locality"]}]"#) {
      $0.addressComponents?.first?.name
    },
    Row(.businessStatus, "businessStatus", #""CLOSED_TEMPORARILY""#) {
      $0.businessStatus == .unknown ? nil : "\($0.businessStatus)"
    },
    Row(.coordinate, "location", #"{"latitude":-1,"longitude":180}"#) {
      CLLocationCoordinate2DIsValid($0.location) ? "\($0.location.latitude)" : nil
    },
    Row(.currentOpeningHours, "currentOpeningHours", #"{"weekdayDescriptions":["Monday: Closed"]}"#) {
      $0.currentOpeningHours?.weekdayText.first
    },
    Row(
      .currentSecondaryOpeningHours, "currentSecondaryOpeningHours",
      #"[{"secondaryHoursType":"DRIVE_THROUGH"}]"#
    ) { $0.currentSecondaryOpeningHours?.first.map { "\($0.hoursType)" } },
    Row(.displayName, "displayName", #"{"text":"Roma","languageCode":"it"}"#) { $0.displayName },
    Row(.editorialSummary, "editorialSummary", #"{"text":"Good"}"#) { $0.editorialSummary },
    Row(.formattedAddress, "formattedAddress", #""Some street""#) { $0.formattedAddress },
    Row(.iconBackgroundColor, "iconBackgroundColor", ##""#FF9E67""##) {
      $0.plainIconBackgroundColor.map { "\($0.red)" }
    },
    Row(.iconMaskURL, "iconMaskBaseUri", #""https://maps.example/icon""#) { $0.iconMaskURL?.absoluteString },
    Row(.internationalPhoneNumber, "internationalPhoneNumber", #""+49 30 1""#) {
      $0.internationalPhoneNumber
    },
    Row(.isReservable, "reservable", "false") { word($0.isReservable) },
    Row(.numberOfUserRatings, "userRatingCount", "7") {
      $0.numberOfUserRatings == 0 ? nil : "\($0.numberOfUserRatings)"
    },
    Row(.photos, "photos", #"[{"name":"p","widthPx":4,"heightPx":3}]"#) {
      $0.photos?.first.map { "\($0.maxSize.width)" }
    },
    Row(.placeID, "id", #""abc""#) { $0.placeID },
    Row(.plusCode, "plusCode", #"{"globalCode":"9FWM33GV+HQ"}"#) { $0.plusCode?.globalCode },
    Row(.priceLevel, "priceLevel", #""PRICE_LEVEL_MODERATE""#) {
      $0.priceLevel == .unspecified ? nil : "\($0.priceLevel)"
    },
    Row(.rating, "rating", "4.5") { $0.rating.map { "\($0)" } },
    Row(.regularOpeningHours, "regularOpeningHours", #"{"periods":[]}"#) {
      $0.regularOpeningHours.map { "\($0.periods.count)" }
    },
    Row(.reviews, "reviews", #"[{"rating":5,"text":{"text":"Nice"}}]"#) { $0.reviews.first?.text },
    Row(.servesBeer, "servesBeer", "true") { word($0.servesBeer) },
    Row(.servesBreakfast, "servesBreakfast", "true") { word($0.servesBreakfast) },
    Row(.servesBrunch, "servesBrunch", "true") { word($0.servesBrunch) },
    Row(.servesDinner, "servesDinner", "true") { word($0.servesDinner) },
    Row(.servesLunch, "servesLunch", "true") { word($0.servesLunch) },
    Row(.servesVegetarianFood, "servesVegetarianFood", "true") { word($0.servesVegetarianFood) },
    Row(.servesWine, "servesWine", "true") { word($0.servesWine) },
    Row(.supportsCurbsidePickup, "curbsidePickup", "true") { word($0.supportsCurbsidePickup) },
    Row(.supportsDelivery, "delivery", "true") { word($0.supportsDelivery) },
    Row(.supportsDineIn, "dineIn", "true") { word($0.supportsDineIn) },
    Row(.supportsTakeout, "takeout", "true") { word($0.supportsTakeout) },
    Row(.timeZone, "timeZone", #"{"id":"Europe/Berlin"}"#) { $0.timeZone?.identifier },
    Row(.types, "types", #"["restaurant"]"#) { $0.types.first?.rawValue },
    Row(
      .viewportInfo, "viewport",
      #"{"low":{"latitude":1,"longitude":179},"high":{"latitude":2,"longitude":-179}}"#
    ) { $0.viewportInfo.map { "\($0.northEast.longitude)" } },
    Row(.websiteURL, "websiteUri", #""https://roma.example/""#) { $0.websiteURL?.absoluteString },
  ]

  @MainActor
  @Test("B14 each property alone is asked for by its path and fills its member", arguments: rows)
  func alone(_ row: Row) async throws {
    let answer = try JSONDecoder().decode(ServicePlace.self, from: Data(row.json.utf8))
    let script = ScriptedService(place: .place(answer))
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let request = FetchPlaceRequest(placeID: "a", placeProperties: [row.property])
    let place = try await client.fetchPlace(with: request).get()
    #expect(script.detailsQueries.map(\.fields) == [[row.path, "attributions"]])
    #expect(row.reading(place) != nil)
    // No other property reads as if it had been asked for.
    for other in Self.rows where other.property != row.property {
      #expect(other.reading(place) == nil, "\(other.path)")
    }
  }

  @Test("The table has every case but .all and those whose value has no member")
  func complete() {
    let without: Set<PlaceProperty> = [
      .all, .consumerAlert, .evChargeAmenitySummary, .evChargeOptions, .generativeSummary, .reviewSummary,
    ]
    #expect(Set(Self.rows.map(\.property)).union(without) == Set(PlaceProperty.allCases))
    #expect(Self.rows.count + without.count == 42)
  }

  @Test("Every path is one the details call knows, whatever an app makes of description")
  func known() {
    for property in PlaceProperty.allCases {
      #expect(property.description == "a property")
      #expect(DetailsField.tier(of: property.maskPath) != nil, "\(property.maskPath)")
    }
  }

  @Test("A mask keeps the order, names each path once and always has the attributions")
  func mask() {
    #expect(
      PlaceProperty.mask(for: [.rating, .placeID, .rating]) == ["rating", "id", "attributions"])
    #expect(PlaceProperty.mask(for: [.rating, .all]) == ["*"])
  }
}
