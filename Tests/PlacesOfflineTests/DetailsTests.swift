import Foundation
import PlacesOffline
import Testing

@Suite("Details") struct DetailsTests {
  /// Thursday 2026-07-09, 04:30 UTC: 14:30 in Sydney, 06:30 in Berlin, 00:30 in New York.
  static let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_783_571_400) }

  private func place(_ id: String, _ fields: String..., region: String? = nil) async throws -> ServicePlace {
    let service = try OfflinePlacesService.bundled(now: Self.now)
    return try await service.details(for: DetailsQuery(placeID: id, fields: fields, regionCode: region))
  }

  private func failure(_ id: String, _ fields: [String]) async -> ServiceFailure? {
    await #expect(throws: ServiceFailure.self) {
      try await Offline.service().details(for: DetailsQuery(placeID: id, fields: fields))
    }
  }

  // MARK: Field masks

  @Test("Only what the mask names is answered")
  func mask() async throws {
    var expected = ServicePlace()
    expected.id = "gn:2147714"
    expected.location = GeoPoint(latitude: -33.86785, longitude: 151.20732)
    #expect(try await place("gn:2147714", "location", "id") == expected)
  }

  @Test("A path into a field answers that part; a parent answers all; * everything")
  func nested() async throws {
    #expect(try await place("gn:2147714", "displayName.text").displayName == LocalizedText(text: "Sydney"))
    #expect(
      try await place("gn:2147714", "displayName.text", "displayName").displayName
        == LocalizedText(text: "Sydney", languageCode: "en"))
    let components = try await place("gn:2147714", "addressComponents.longText").addressComponents
    #expect(components?.map(\.longText) == ["Sydney", "Australia"])
    #expect(components?.allSatisfy { $0.types == nil } == true)
    let latitude = try await place("gn:2147714", "viewport.low.latitude", "id")
    #expect(latitude.viewport.map { $0.low.latitude < -33 && $0.low.longitude == 0 } == true)
    #expect(latitude.id == "gn:2147714")
    let all = try await place("gn:2147714", "*")
    #expect(all.name == "places/gn:2147714")
    #expect(all.formattedAddress == "Sydney, Australia")
    #expect(try await place("gn:2147714", "*", "displayName.text") == all)
  }

  @Test("No mask is refused", arguments: [[], [""]])
  func noMask(fields: [String]) async {
    let failure = await failure("gn:2147714", fields)
    #expect(failure?.httpStatus == 400)
    #expect(failure?.status == "INVALID_ARGUMENT")
    #expect(failure?.serverMessage?.hasPrefix("FieldMask is a required parameter") == true)
  }

  @Test(
    "An unknown path, or one with spaces, is refused with its name",
    arguments: [
      "places.displayName", "geometry", "displayName.name", "displayName.", ".", "", " id", "id, name",
      "display_name", "location.latitude.x", "id.x",
    ])
  func unknownPath(path: String) async {
    let failure = await failure("gn:2147714", ["id", path])
    #expect(failure?.httpStatus == 400)
    #expect(failure?.serverMessage == "Request contains an invalid argument.")
    #expect(
      failure?.fieldViolations == [
        "Error expanding 'fields' parameter. Cannot find matching fields for path '\(path)'."
      ])
  }

  @Test("Every path of the price table, and documented inner paths, are taken")
  func knownPaths() async throws {
    let paths =
      DetailsField.allPaths + [
        "location.latitude", "viewport.high.longitude", "regularOpeningHours.periods.open.day",
        "reviews.authorAttribution.displayName", "accessibilityOptions.wheelchairAccessibleEntrance",
        "photos.widthPx", "plusCode.globalCode", "priceRange.startPrice.units",
        "addressDescriptor.landmarks.name",
      ]
    let service = try Offline.service()
    let whole = try await service.details(
      for: DetailsQuery(placeID: "gn:2147714", fields: DetailsField.allPaths))
    #expect(try await service.details(for: DetailsQuery(placeID: "gn:2147714", fields: paths)) == whole)
  }

  // MARK: Ids

  @Test(
    "An id that was one once is 404, what is no id is 400",
    arguments: [
      ("gn:1", 404), ("syn:gone", 404), ("iata:ZZZ", 404), ("ChIJj61dQgK6j4AR4GeTYWZsKWw", 404),
      ("EicxMyBNYXJrZXQgU3QsIFdpbG1pbmd0b24sIE5DIDI4NDAxLCBVU0E", 404), ("ChIJj61dQgK6j4AR4GeTYWZsKW", 400),
      ("", 400), ("sydney", 400), ("gn:", 400), ("gn:21 47", 400), ("../x", 400), ("olc:4RRH46V8", 404),
      ("Gn:1", 400), ("ChIJj61dQgK6j4AR4GeTYWZsKW!", 400), ("\u{0}", 400), ("😀", 400),
    ])
  func unknownID(id: String, status: Int) async {
    let failure = await failure(id, ["id"])
    #expect(failure?.kind == .invalidRequest)
    #expect(failure?.httpStatus == status)
    #expect(failure?.status == (status == 404 ? "NOT_FOUND" : "INVALID_ARGUMENT"))
    let part = status == 404 ? "Place ID is no longer valid" : "Not a valid Place ID: \(id)"
    #expect(failure?.serverMessage?.contains(part) == true)
  }

  @Test("Language, region and token are checked as in autocomplete")
  func parameters() async throws {
    let service = try Offline.service()
    for query in [
      DetailsQuery(placeID: "gn:2147714", fields: ["id"], languageCode: "e"),
      DetailsQuery(placeID: "gn:2147714", fields: ["id"], regionCode: "036"),
      DetailsQuery(placeID: "gn:2147714", fields: ["id"], sessionToken: "a/b"),
    ] {
      let failure = await #expect(throws: ServiceFailure.self) { try await service.details(for: query) }
      #expect(failure?.httpStatus == 400)
    }
  }

  // MARK: What places have

  @Test("A city: address, box, plus code, attribution")
  func city() async throws {
    let city = try await place("gn:5391959", "*")
    #expect(city.displayName == LocalizedText(text: "San Francisco", languageCode: "en"))
    #expect(city.primaryType == "locality")
    #expect(city.primaryTypeDisplayName?.text == "Locality")
    #expect(city.types == ["locality", "political", "geocode"])
    #expect(city.formattedAddress == "San Francisco, California, United States")
    #expect(city.addressComponents?.map(\.shortText) == ["San Francisco", "California", "US"])
    #expect(
      city.plusCode
        == ServicePlusCode(globalCode: "849VQHFJ+X6", compoundCode: "QHFJ+X6 San Francisco, United States"))
    #expect(
      city.attributions == [
        ServiceAttribution(provider: "GeoNames", providerUri: "https://www.geonames.org/")
      ])
    #expect(city.businessStatus == nil && city.pureServiceAreaBusiness == nil && city.googleMapsUri == nil)
    let viewport = try #require(city.viewport)
    let location = try #require(city.location)
    #expect(viewport.low.latitude < location.latitude && location.latitude < viewport.high.latitude)
  }

  @Test(
    "An address: formatted by country, with number, town, region, postal code",
    arguments: [
      (
        "syn:sf-address-haight-street-1855", nil, "1855 Haight Street, San Francisco, CA 94117, United States"
      ),
      ("syn:sf-address-haight-street-1855", "us", "1855 Haight Street, San Francisco, CA 94117"),
      ("syn:syd-address-macquarie-street-1", nil, "1 Macquarie Street, Sydney NSW 2000, Australia"),
      ("syn:ber-address-friedrichstrasse-44", nil, "Friedrichstraße 44, 10969 Berlin, Germany"),
      ("syn:lon-address-baker-street-10", "gb", "10 Baker Street, London W1U 3BU"),
      ("syn:syd-unit-harbour-house-5", nil, "5, 30 Pitt Street, Sydney NSW 2000, Australia"),
      ("syn:country-de", nil, "Germany"), ("syn:region-nsw", nil, "New South Wales, Australia"),
      ("lm:sydney-opera-house", nil, "New South Wales, Australia"),
    ] as [(String, String?, String)])
  func addresses(id: String, region: String?, expected: String) async throws {
    let address = try await place(id, "formattedAddress", "adrFormatAddress", region: region)
    #expect(address.formattedAddress == expected)
    #expect(address.adrFormatAddress?.contains("country-name") == true)
  }

  @Test("An address: components and postal form")
  func structuredAddress() async throws {
    let address = try await place(
      "syn:sf-address-haight-street-1855", "addressComponents", "postalAddress", "shortFormattedAddress")
    #expect(
      address.addressComponents?.map { $0.types?.first } == [
        "street_number", "route", "neighborhood", "locality", "administrative_area_level_1", "country",
        "postal_code",
      ])
    #expect(address.addressComponents?[4].longText == "California")
    #expect(address.addressComponents?[4].shortText == "CA")
    #expect(address.addressComponents?.first?.languageCode == "en-US")
    #expect(address.postalAddress?.addressLines == ["1855 Haight Street"])
    #expect(address.postalAddress?.postalCode == "94117")
    #expect(address.shortFormattedAddress == "1855 Haight Street, San Francisco")
  }

  @Test("C40 N11 a pure service-area business has no location, box, plus code or address")
  func serviceArea() async throws {
    let plumber = try await place("syn:syd-plumber", "*")
    #expect(plumber.pureServiceAreaBusiness == true)
    #expect(plumber.location == nil && plumber.viewport == nil && plumber.plusCode == nil)
    #expect(plumber.formattedAddress == nil && plumber.addressComponents == nil)
    #expect(plumber.displayName?.text == "Wandering Plumber")
    #expect(plumber.nationalPhoneNumber != nil)
  }

  @Test("B29 B32 a place without usable details is answered with what there is")
  func bare() async throws {
    let store = try await place("syn:sf-hollister", "*")
    #expect(store.displayName?.text == "Hollister-like Store")
    #expect(store.location != nil)
    #expect(store.formattedAddress == nil && store.addressComponents == nil)
    #expect(
      store.nationalPhoneNumber == nil && store.internationalPhoneNumber == nil && store.websiteUri == nil)
  }

  @Test(
    "B31 zeros, minus ones and 180 are real coordinates",
    arguments: [
      (0, 0), (-1, 0), (0, -1), (1, 180), (1, -180), (90, 0), (-90, 7),
    ] as [(Double, Double)])
  func realCoordinates(latitude: Double, longitude: Double) async throws {
    let tsv = """
      \(DataTests.header)
      t:1\tSpot\tlocality\tlocality|geocode\t\(latitude)\t\(longitude)\tKR\t대한민국\t\t0\t
      """
    let place = try await OfflinePlacesService(tsv: tsv).details(
      for: DetailsQuery(placeID: "t:1", fields: ["*"]))
    #expect(place.location == GeoPoint(latitude: latitude, longitude: longitude))
    #expect(place.viewport.map { $0.low.isValid && $0.high.isValid } == true)
    #expect(place.formattedAddress == "Spot, 대한민국")
  }

  @Test("A moved, a resting and a future business")
  func status() async throws {
    let closed = try await place("syn:syd-closed-bookshop", "businessStatus", "movedPlace", "movedPlaceId")
    #expect(closed.businessStatus == "CLOSED_PERMANENTLY")
    #expect(closed.movedPlaceId == "syn:syd-new-bookshop")
    #expect(closed.movedPlace == "places/syn:syd-new-bookshop")
    #expect(try await place("syn:syd-new-bookshop", "id").id == "syn:syd-new-bookshop")
    #expect(try await place("syn:syd-resting-restaurant", "*").businessStatus == "CLOSED_TEMPORARILY")
    let future = try await place("syn:syd-future-museum", "*")
    #expect(future.businessStatus == "FUTURE_OPENING")
    #expect(future.openingDate == ServiceDate(year: 2027, month: 5, day: 1))
  }

  @Test("Made-up places say so, and none links to Google Maps")
  func synthetic() async throws {
    let kitchen = try await place("syn:mv-sicilian-pizza-kitchen", "*")
    #expect(kitchen.attributions?.last?.provider == "Synthetic data of LegacyPlaces")
    #expect(kitchen.googleMapsUri?.hasPrefix("https://example.com/") == true)
    #expect(kitchen.websiteUri?.hasPrefix("https://example.com/") == true)
  }

  @Test("Every field of a place is filled by some bundled place")
  func everyField() async throws {
    var seen: Set<String> = []
    for id in [
      "syn:mv-sicilian-pizza-kitchen", "syn:syd-closed-bookshop", "syn:syd-future-museum", "syn:syd-plumber",
      "gn:2147714",
    ] {
      let data = try JSONEncoder().encode(await place(id, "*"))
      let members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      seen.formUnion(members.keys)
    }
    let all = Set(Mirror(reflecting: ServicePlace()).children.compactMap(\.label))
    // Newer than what is known of it.
    #expect(all.subtracting(seen) == ["googleMapsTypeLabel"])
  }

  // MARK: Hours

  @Test("Always open is one period without close; openNow needs no zone arithmetic")
  func alwaysOpen() async throws {
    let hours = try #require(
      await place("syn:syd-all-night-pharmacy", "regularOpeningHours").regularOpeningHours)
    #expect(hours.periods == [.init(open: .init(day: 0, hour: 0, minute: 0), close: nil)])
    #expect(hours.openNow == true)
    #expect(hours.nextCloseTime == nil && hours.nextOpenTime == nil)
    #expect(hours.weekdayDescriptions?.first == "Monday: Open 24 hours")
  }

  @Test("Closed for the time being: periods present and empty")
  func neverOpen() async throws {
    let hours = try #require(
      await place("syn:syd-resting-restaurant", "regularOpeningHours").regularOpeningHours)
    #expect(hours.periods == [])
    #expect(hours.openNow == false)
    #expect(hours.nextOpenTime == nil)
  }

  @Test("Hours past midnight end on the next day, also over the week's end")
  func pastMidnight() async throws {
    // Monday to Thursday 18:00-02:00, Friday to Sunday 18:00-04:00; New York has Thursday 00:30.
    let hours = try #require(await place("syn:nyc-pizza-night", "regularOpeningHours").regularOpeningHours)
    #expect(hours.periods?.first?.open == .init(day: 0, hour: 18, minute: 0))
    #expect(hours.periods?.first?.close == .init(day: 1, hour: 4, minute: 0))
    #expect(hours.periods?.last?.open == .init(day: 6, hour: 18, minute: 0))
    #expect(hours.periods?.last?.close == .init(day: 0, hour: 4, minute: 0))
    #expect(hours.openNow == true)
    #expect(hours.nextCloseTime == "2026-07-09T06:00:00Z")
    #expect(hours.weekdayDescriptions?.last == "Sunday: 6:00\u{202F}PM – 4:00\u{202F}AM")
  }

  @Test(
    "A night that began before the week's end is open after it",
    arguments: [
      // New York: Sunday 2026-07-12 00:30, 03:59, 04:00 and 17:59.
      (1_783_830_600.0, true), (1_783_843_140.0, true), (1_783_843_200.0, false), (1_783_893_540.0, false),
    ])
  func acrossTheWeek(moment: Double, isOpen: Bool) async throws {
    let service = try OfflinePlacesService.bundled(now: { Date(timeIntervalSince1970: moment) })
    let place = try await service.details(
      for: DetailsQuery(placeID: "syn:nyc-pizza-night", fields: ["currentOpeningHours.openNow"]))
    #expect(place.currentOpeningHours?.openNow == isOpen)
    #expect(place.currentOpeningHours?.periods == nil)
  }

  @Test("Closed days, and when the place opens next")
  func closedDays() async throws {
    // Tuesday to Sunday 10:00-18:00; Berlin has Thursday 06:30.
    let hours = try #require(await place("syn:ber-museum", "regularOpeningHours").regularOpeningHours)
    #expect(hours.periods?.count == 6)
    #expect(hours.weekdayDescriptions?.first == "Monday: Closed")
    #expect(hours.openNow == false)
    #expect(hours.nextOpenTime == "2026-07-09T08:00:00Z")
  }

  @Test("Current hours carry the dates of the seven days from today")
  func current() async throws {
    let hours = try #require(await place("syn:ber-museum", "currentOpeningHours").currentOpeningHours)
    let dates = hours.periods?.map { $0.open?.date?.day }
    // Sunday 12th, Tuesday 14th, Wednesday 15th, Thursday 9th …
    #expect(dates == [12, 14, 15, 9, 10, 11])
    let night = try #require(await place("syn:nyc-pizza-night", "currentOpeningHours").currentOpeningHours)
    let wednesday = try #require(night.periods?.first { $0.open?.day == 3 })
    #expect(wednesday.open?.date?.day == 15)
    #expect(wednesday.close?.truncated == true)
    #expect(wednesday.close?.hour == 23 && wednesday.close?.minute == 59)
  }

  @Test("Secondary hours name their kind")
  func secondary() async throws {
    let bank = try await place("syn:nyc-bank", "regularSecondaryOpeningHours", "currentSecondaryOpeningHours")
    #expect(bank.regularSecondaryOpeningHours?.map(\.secondaryHoursType) == ["DRIVE_THROUGH"])
    #expect(bank.currentSecondaryOpeningHours?.first?.periods?.first?.open?.date != nil)
    #expect(bank.regularOpeningHours == nil)
  }

  @Test("The UTC offset is that of the moment", arguments: [(1_783_571_400.0, 120), (1_768_000_000.0, 60)])
  func offset(moment: Double, minutes: Int) async throws {
    let service = try OfflinePlacesService.bundled(now: { Date(timeIntervalSince1970: moment) })
    let place = try await service.details(
      for: DetailsQuery(placeID: "syn:ber-museum", fields: ["utcOffsetMinutes", "timeZone"]))
    #expect(place.utcOffsetMinutes == minutes)
    #expect(place.timeZone?.id == "Europe/Berlin")
  }
}
