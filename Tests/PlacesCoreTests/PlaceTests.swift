import Foundation
import PlacesCore
import PlacesEngine
import Testing

@Suite("Place and its values")
struct PlaceTests {
  private static func place(_ json: String) throws -> Place {
    Place(try JSONDecoder().decode(ServicePlace.self, from: Data(json.utf8)))
  }

  @Test("B32 D17 a place without anything is nil, empty or unknown throughout")
  func empty() throws {
    let place = try Self.place("{}")
    #expect(place.placeID == nil && place.displayName == nil && place.formattedAddress == nil)
    #expect(!CLLocationCoordinate2DIsValid(place.location))
    #expect(place.location == kCLLocationCoordinate2DInvalid)
    #expect(place.types.isEmpty && place.reviews.isEmpty && place.photos == nil)
    #expect(place.addressComponents == nil && place.attributions == nil)
    #expect(place.businessStatus == .unknown && place.priceLevel == .unspecified)
    #expect(place.numberOfUserRatings == 0 && place.rating == nil)
    #expect(place.isReservable == nil && place.currentOpeningHours == nil)
    #expect(place.description == "Place()")
  }

  @Test("B29 a place with only name and types is delivered with them, its address nil")
  func sparse() throws {
    let place = try Self.place(#"{"displayName":{"text":"Hollister"},"types":["store"]}"#)
    #expect(place.displayName == "Hollister")
    #expect(place.types == [.store])
    #expect(place.formattedAddress == nil)
    #expect(!CLLocationCoordinate2DIsValid(place.location))
  }

  @Test(
    "B31 the coordinate is the location's, real values included that others take for none",
    arguments: [
      (35.165, 126.909), (-1, 0), (0, 0), (0, 180), (0, -180), (-1, -1),
    ] as [(Double, Double)])
  func coordinate(latitude: Double, longitude: Double) throws {
    let place = try Self.place(
      """
      {"formattedAddress":"대한민국","location":{"latitude":\(latitude),"longitude":\(longitude)}}
      """)
    #expect(place.location == CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(CLLocationCoordinate2DIsValid(place.location))
    #expect(place.formattedAddress == "대한민국")
  }

  @Test("A zero that the service leaves out of a location is a zero")
  func leftOutZero() throws {
    let place = try Self.place(#"{"location":{"longitude":9.5}}"#)
    #expect(place.location == CLLocationCoordinate2D(latitude: 0, longitude: 9.5))
  }

  @Test("Attributions name the providers, each with its link")
  func attributions() throws {
    let place = try Self.place(
      """
      {"attributions":[{"provider":"A","providerUri":"https://a.example/"},{"provider":"B"},{},
       {"provider":"C","providerUri":""}]}
      """)
    let text = try #require(place.attributions)
    #expect(String(text.characters) == "A, B, C")
    let links = text.runs.compactMap { run in
      run.link.map { String(text[run.range].characters) + " " + $0.absoluteString }
    }
    #expect(links == ["A https://a.example/"])
  }

  @Test("Address components have names, short names and types")
  func components() throws {
    let place = try Self.place(
      """
      {"addressComponents":[
       {"longText":"California","shortText":"CA","types":["administrative_area_level_1","political"]},
       {"longText":"94043"},{}]}
      """)
    let components = try #require(place.addressComponents)
    #expect(components.map(\.name) == ["California", "94043", ""])
    #expect(components.map(\.shortName) == ["CA", nil, nil])
    #expect(components[0].types == [.administrativeAreaLevel1, .political])
  }

  @Test("A word this version does not know reads as unknown")
  func unknownWords() throws {
    let place = try Self.place(
      """
      {"businessStatus":"FUTURE_OPENING","priceLevel":"PRICE_LEVEL_NEW","timeZone":{"id":"Mars/Base"},
       "regularOpeningHours":{"secondaryHoursType":"NEW"},"iconBackgroundColor":"reddish",
       "plusCode":{"compoundCode":"x"}}
      """)
    #expect(place.businessStatus == .unknown)
    #expect(place.priceLevel == .unspecified)
    #expect(place.timeZone == nil)
    #expect(place.regularOpeningHours?.hoursType == .unknown)
    #expect(place.iconBackgroundColor == nil)
    #expect(place.plusCode == nil)
  }

  @Test(
    "Business status and price level read the service's words",
    arguments: [
      ("OPERATIONAL", BusinessStatus.operational), ("CLOSED_TEMPORARILY", .closedTemporarily),
      ("CLOSED_PERMANENTLY", .closedPermanently), ("BUSINESS_STATUS_UNSPECIFIED", .unknown),
    ])
  func status(word: String, status: BusinessStatus) {
    #expect(BusinessStatus(service: word) == status)
    #expect(status.id == status)
  }

  @Test("Price levels read the service's words in order")
  func prices() {
    let words = ["UNSPECIFIED", "FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"]
    #expect(words.map { PriceLevel(service: "PRICE_LEVEL_" + $0) } == PriceLevel.allCases)
  }

  @Test("Hours have periods in the answer's order, texts, special days and a type")
  func hours() throws {
    let place = try Self.place(
      """
      {"currentOpeningHours":{"periods":[
        {"open":{"day":1,"hour":9,"minute":0},"close":{"day":1,"hour":17,"minute":30}},
        {"close":{"day":2,"hour":1,"minute":0}},
        {"open":{"day":0,"hour":0,"minute":0}},
        {"open":{"day":6,"hour":0,"minute":0},"close":{"day":9}}],
       "weekdayDescriptions":["Monday: 9:00 AM – 5:30 PM"],
       "specialDays":[{"date":{"year":2026,"month":12,"day":24}},{"date":{"month":12,"day":24}},
        {"date":{"year":2026,"month":2,"day":30}},{}],
       "secondaryHoursType":"HAPPY_HOUR"}}
      """)
    let hours = try #require(place.currentOpeningHours)
    #expect(hours.periods.map(\.open.day) == [.monday, .sunday, .saturday])
    #expect(hours.periods.map(\.close?.day) == [.monday, nil, .sunday])
    #expect(hours.weekdayText == ["Monday: 9:00 AM – 5:30 PM"])
    #expect(hours.hoursType == .happyHour)
    let day = try #require(hours.specialDays.first)
    #expect(hours.specialDays.count == 1)
    #expect(day.isExceptional)
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: day.date)
    #expect(parts.year == 2026 && parts.month == 12 && parts.day == 24)
  }

  @Test("Days of the week are numbered as Foundation numbers them")
  func weekdays() {
    #expect((0...6).compactMap { DayOfWeek(service: $0)?.rawValue } == Array(1...7))
    #expect(DayOfWeek(service: 0) == .sunday && DayOfWeek(service: 6) == .saturday)
    #expect(DayOfWeek(service: 7) == nil && DayOfWeek(service: -1) == nil)
  }

  @Test("Reviews have text, rating, author and a date of any precision")
  func reviews() throws {
    let place = try Self.place(
      """
      {"reviews":[{"text":{"text":"Nice"},"rating":4,"publishTime":"2025-12-28T14:16:49.243262336Z",
       "relativePublishTimeDescription":"a month ago",
       "authorAttribution":{"displayName":"Ann","uri":"https://ann.example/"}},
       {"publishTime":"2026-01-27T01:00:00Z"},{"publishTime":"yesterday"},{}]}
      """)
    #expect(place.reviews.map(\.text) == ["Nice", nil, nil, nil])
    #expect(place.reviews.map(\.rating) == [4, 0, 0, 0])
    #expect(
      place.reviews.map { $0.publishDate?.timeIntervalSince1970 } == [1_766_931_409, 1_769_475_600, nil, nil])
    #expect(place.reviews[0].relativePublishDateDescription == "a month ago")
    #expect(place.reviews[0].authorAttribution?.name == "Ann")
    #expect(place.reviews[0].authorAttribution?.uri?.absoluteString == "https://ann.example/")
    #expect(place.reviews[1].authorAttribution == nil)
  }

  @Test("Photos have a size and their authors, as values and as linked text")
  func photos() throws {
    let place = try Self.place(
      """
      {"photos":[{"name":"p","widthPx":400,"heightPx":300,"authorAttributions":[
       {"displayName":"Ann","uri":"https://ann.example/","photoUri":"https://ann.example/p"},
       {"displayName":"Bo"}]},{}]}
      """)
    let photos = try #require(place.photos)
    #expect(photos.map(\.maxSize) == [CGSize(width: 400, height: 300), .zero])
    #expect(photos[0].attributions.map { String($0.characters) } == "Ann, Bo")
    #expect(photos[0].authorAttributions?.map(\.name) == ["Ann", "Bo"])
    #expect(photos[0].authorAttributions?.first?.photoURI?.path == "/p")
    #expect(photos[1].attributions == nil && photos[1].authorAttributions == nil)
  }

  @Test("A place keeps its answer, so nothing of it is lost")
  func keeps() throws {
    var service = ServicePlace()
    service.movedPlaceId = "b"
    #expect(Place(service).service == service)
    #expect(Place(service) != Place(ServicePlace()))
  }
}

@Suite("Place types")
struct PlaceTypeTests {
  @Test("Members have the service's names, collections in parentheses")
  func names() {
    #expect(PlaceType.accounting.rawValue == "accounting")
    #expect(PlaceType.administrativeAreaLevel1.rawValue == "administrative_area_level_1")
    #expect(PlaceType.sublocalityLevel5.rawValue == "sublocality_level_5")
    #expect(PlaceType.rvPark.rawValue == "rv_park")
    #expect(PlaceType.groceryOrSupermarket.rawValue == "grocery_or_supermarket")
    #expect(PlaceType.cities.rawValue == "(cities)")
    #expect(PlaceType.regions.rawValue == "(regions)")
    #expect(PlaceType.address.rawValue == "address")
  }

  @Test("Any text is a type", arguments: ["sporting_goods_store", "", "🍕", "(cities)"])
  func anyText(_ text: String) {
    #expect(PlaceType(rawValue: text).rawValue == text)
    #expect((PlaceType(rawValue: text) == .cities) == (text == "(cities)"))
  }
}

@Suite("Plain colours")
struct PlainColorTests {
  @Test("Six hexadecimal digits are a colour, with or without hash", arguments: ["#FF8000", "ff8000"])
  func reads(_ text: String) {
    #expect(PlainColor(hex: text) == PlainColor(red: 1, green: 128.0 / 255, blue: 0))
  }

  @Test(
    "Anything else is none",
    arguments: ["", "#", "#FFF", "#FF80000", "+F8000", "#-F8000", "#GG0000", "red", "#１２３４５６"])
  func refuses(_ text: String) {
    #expect(PlainColor(hex: text) == nil)
  }
}
