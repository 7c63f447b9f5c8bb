import PlacesEngine

/// What the optional twelfth column says of a place: `key=value` pairs parted by `|`.
///
/// A value of several parts is parted by `~`; `review`, `photo`, `attribution` and `secondary_hours` may repeat.
struct PlaceAttributes: Sendable {
  /// The pair that was not understood.
  struct Malformed: Error {
    var key: String
  }

  struct SecondaryHours: Sendable {
    var type: String
    var hours: WeeklyHours
  }

  struct Review: Sendable {
    var rating: Double
    var author: String
    var date: String
    var text: String
  }

  struct Photo: Sendable {
    var width: Int
    var height: Int
    var author: String
  }

  var streetNumber: String?
  var route: String?
  var subpremise: String?
  var premise: String?
  var neighborhood: String?
  var sublocality: String?
  var locality: String?
  var postalTown: String?
  var district: String?
  var regionShort: String?
  var postalCode: String?
  var timeZone: String?
  var nationalPhone: String?
  var internationalPhone: String?
  var website: String?
  var mapsURI: String?
  var rating: Double?
  var ratingCount: Int?
  var priceLevel: String?
  var priceRange: ServicePriceRange?
  var hours: WeeklyHours?
  var secondaryHours: [SecondaryHours] = []
  var status: String?
  var openingDate: ServiceDate?
  var movedTo: String?
  var summary: String?
  var reviews: [Review] = []
  var photos: [Photo] = []
  var attributions: [ServiceAttribution] = []
  /// Yes/no fields by their wire names.
  var answers: [String: Bool] = [:]
  var isServiceAreaBusiness = false
  /// Fields that the answer lacks even when asked for, as happens with live places.
  var omitted: Set<String> = []

  init(_ text: String) throws(Malformed) {
    for pair in text.split(separator: "|") {
      guard let equals = pair.firstIndex(of: "="), equals < pair.index(before: pair.endIndex) else {
        throw Malformed(key: String(pair.prefix(40)))
      }
      let key = String(pair[..<equals])
      guard set(key, String(pair[pair.index(after: equals)...])) else {
        throw Malformed(key: String(key.prefix(40)))
      }
    }
  }

  /// Whether the pair was understood.
  private mutating func set(_ key: String, _ value: String) -> Bool {
    if let path = Self.texts[key] {
      self[keyPath: path] = value
      return true
    }
    let parts = value.split(separator: "~").map(String.init)
    guard !parts.isEmpty else { return false }
    switch key {
    case "rating":
      rating = Double(value).flatMap { (1...5).contains($0) ? $0 : nil }
      return rating != nil
    case "rating_count":
      ratingCount = Int(value)
      return ratingCount.map { $0 >= 0 } ?? false
    case "price_level":
      priceLevel = "PRICE_LEVEL_" + value
      return ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"].contains(value)
    case "price_range":
      return setPriceRange(parts)
    case "hours":
      hours = WeeklyHours(value)
      return hours != nil
    case "secondary_hours":
      guard parts.count == 2, let hours = WeeklyHours(parts[1]) else { return false }
      secondaryHours.append(SecondaryHours(type: parts[0], hours: hours))
    case "status":
      status = value
      return ["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING"].contains(value)
    case "opening_date":
      let numbers = value.split(separator: "-").map { Int($0) }
      guard numbers.count == 3, !numbers.contains(nil) else { return false }
      openingDate = ServiceDate(year: numbers[0], month: numbers[1], day: numbers[2])
    case "review":
      guard parts.count == 4, let rating = Double(parts[0]) else { return false }
      reviews.append(Review(rating: rating, author: parts[1], date: parts[2], text: parts[3]))
    case "photo":
      guard parts.count == 3, let width = Int(parts[0]), let height = Int(parts[1]) else { return false }
      photos.append(Photo(width: width, height: height, author: parts[2]))
    case "attribution":
      attributions.append(
        ServiceAttribution(provider: parts[0], providerUri: parts.count > 1 ? parts[1] : nil))
    case "yes", "no":
      for field in parts { answers[field] = key == "yes" }
      return parts.allSatisfy { Self.answerNames.contains($0) }
    case "service_area":
      isServiceAreaBusiness = value == "yes"
      return ["yes", "no"].contains(value)
    case "omit":
      omitted = Set(parts)
    default:
      return false
    }
    return true
  }

  private mutating func setPriceRange(_ parts: [String]) -> Bool {
    guard (2...3).contains(parts.count) else { return false }
    var range = ServicePriceRange()
    for (index, units) in parts.dropFirst().enumerated() {
      guard Int(units) != nil else { return false }
      var money = ServiceMoney()
      money.currencyCode = parts[0]
      money.units = units
      if index == 0 { range.startPrice = money } else { range.endPrice = money }
    }
    priceRange = range
    return true
  }

  private static var texts: [String: WritableKeyPath<PlaceAttributes, String?>] {
    [
      "street_number": \.streetNumber, "route": \.route, "subpremise": \.subpremise, "premise": \.premise,
      "neighborhood": \.neighborhood, "sublocality": \.sublocality, "locality": \.locality,
      "postal_town": \.postalTown, "district": \.district, "region_short": \.regionShort,
      "postal_code": \.postalCode, "time_zone": \.timeZone, "phone": \.nationalPhone,
      "international_phone": \.internationalPhone, "website": \.website, "maps_uri": \.mapsURI,
      "moved_to": \.movedTo, "summary": \.summary,
    ]
  }

  /// The yes/no fields that a file may set, by their wire names.
  static let answerNames: Set<String> = Set(
    """
    takeout delivery dineIn curbsidePickup reservable servesBreakfast servesLunch servesDinner servesBrunch \
    servesBeer servesWine servesCocktails servesCoffee servesDessert servesVegetarianFood outdoorSeating \
    liveMusic menuForChildren goodForChildren goodForGroups goodForWatchingSports allowsDogs restroom \
    wheelchairAccessibleParking wheelchairAccessibleEntrance wheelchairAccessibleRestroom \
    wheelchairAccessibleSeating
    """.split(separator: " ").map(String.init))
}
