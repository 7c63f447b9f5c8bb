import Foundation
import PlacesEngine

/// Fills the fields of a place that a mask asks for.
///
/// A class, used by one call and thrown away, so that a value that is worked out late may read the rest.
final class PlaceBuilder {
  let index: PlaceIndex
  let mask: FieldMask
  /// The country whose name is left out of the address, in capitals.
  let home: String?
  let now: @Sendable () -> Date
  private(set) var place = ServicePlace()

  init(index: PlaceIndex, mask: FieldMask, home: String?, now: @escaping @Sendable () -> Date) {
    self.index = index
    self.mask = mask
    self.home = home
    self.now = now
  }

  private var omitted: Set<String> = []

  private func asks(_ field: String) -> Bool {
    mask.asks(for: field) && !omitted.contains(field)
  }

  /// Sets a field if it is asked for; the value is worked out only then.
  private func set<Value>(
    _ field: String, _ path: WritableKeyPath<ServicePlace, Value?>, _ value: @autoclosure () -> Value?
  ) {
    if asks(field) { place[keyPath: path] = value() }
  }

  func fill(row: Int) {
    let table = index.table
    let texts = PlaceTexts(table: table, row: row)
    let attributes = texts.attributes
    omitted = attributes?.omitted ?? []
    let id = table.text(PlaceColumn.id, row: row)
    let isBusiness = index.traits[row].contains(.establishment)
    let address = AddressBuilder(texts: texts, home: home)

    set("name", \.name, "places/" + id)
    set("id", \.id, id)
    set("attributions", \.attributions, attributions(id: id, attributes))
    set("types", \.types, table.types(of: row))
    set("displayName", \.displayName, LocalizedText(text: texts.name, languageCode: "en"))
    set("primaryType", \.primaryType, supportedType(texts.primaryType))
    set("primaryTypeDisplayName", \.primaryTypeDisplayName, typeName(texts.primaryType))

    set("addressComponents", \.addressComponents, address.components)
    set("formattedAddress", \.formattedAddress, texts.formattedAddress(home: home))
    set("shortFormattedAddress", \.shortFormattedAddress, texts.shortFormattedAddress)
    set("adrFormatAddress", \.adrFormatAddress, address.adrFormat)
    set("postalAddress", \.postalAddress, address.postalAddress)
    if attributes?.isServiceAreaBusiness != true {
      let point = table.point(of: row)
      set("location", \.location, point)
      set(
        "viewport", \.viewport,
        Viewport.around(point, type: texts.primaryType, population: table.populations[row]))
      set("plusCode", \.plusCode, plusCode(of: point, texts))
    }
    if isBusiness {
      set("pureServiceAreaBusiness", \.pureServiceAreaBusiness, attributes?.isServiceAreaBusiness ?? false)
      set("iconMaskBaseUri", \.iconMaskBaseUri, Self.icon)
      set("iconBackgroundColor", \.iconBackgroundColor, "#7B9EB0")
    }
    if let attributes { fill(attributes, id: id) }
  }

  func fill(_ spot: PlusCodePlace) {
    set("name", \.name, "places/" + spot.id)
    set("id", \.id, spot.id)
    set("types", \.types, PlusCodePlace.types)
    set("displayName", \.displayName, LocalizedText(text: spot.code, languageCode: "en"))
    set("primaryType", \.primaryType, "plus_code")
    set("primaryTypeDisplayName", \.primaryTypeDisplayName, typeName("plus_code"))
    set("formattedAddress", \.formattedAddress, spot.code)
    set("location", \.location, spot.center)
    set("viewport", \.viewport, spot.area)
    set("plusCode", \.plusCode, ServicePlusCode(globalCode: spot.code))
  }

  private func fill(_ attributes: PlaceAttributes, id: String) {
    set("businessStatus", \.businessStatus, attributes.status)
    set("openingDate", \.openingDate, attributes.openingDate)
    set("movedPlace", \.movedPlace, attributes.movedTo.map { "places/" + $0 })
    set("movedPlaceId", \.movedPlaceId, attributes.movedTo)
    set("nationalPhoneNumber", \.nationalPhoneNumber, attributes.nationalPhone)
    set("internationalPhoneNumber", \.internationalPhoneNumber, attributes.internationalPhone)
    set("websiteUri", \.websiteUri, attributes.website)
    set("googleMapsUri", \.googleMapsUri, attributes.mapsURI)
    set("rating", \.rating, attributes.rating)
    set("userRatingCount", \.userRatingCount, attributes.ratingCount)
    set("priceLevel", \.priceLevel, attributes.priceLevel)
    set("priceRange", \.priceRange, attributes.priceRange)
    set(
      "editorialSummary", \.editorialSummary,
      attributes.summary.map { LocalizedText(text: $0, languageCode: "en") })
    set("photos", \.photos, attributes.photos.isEmpty ? nil : photos(id: id, attributes))
    set("reviews", \.reviews, attributes.reviews.isEmpty ? nil : reviews(id: id, attributes))

    if let name = attributes.timeZone {
      set("timeZone", \.timeZone, ServiceTimeZone(id: name))
      set(
        "utcOffsetMinutes", \.utcOffsetMinutes,
        TimeZone(identifier: name).map { $0.secondsFromGMT(for: now()) / 60 })
    }
    fillHours(attributes)
    fillAnswers(attributes.answers)
  }

  private func fillHours(_ attributes: PlaceAttributes) {
    guard attributes.hours != nil || !attributes.secondaryHours.isEmpty else { return }
    let builder = HoursBuilder(now: now(), timeZone: attributes.timeZone.flatMap(TimeZone.init(identifier:)))
    let secondary = attributes.secondaryHours
    if let hours = attributes.hours {
      set("regularOpeningHours", \.regularOpeningHours, builder.regular(hours))
      set("currentOpeningHours", \.currentOpeningHours, builder.current(hours))
    }
    guard !secondary.isEmpty else { return }
    set(
      "regularSecondaryOpeningHours", \.regularSecondaryOpeningHours,
      secondary.map { builder.regular($0.hours, secondaryType: $0.type) })
    set(
      "currentSecondaryOpeningHours", \.currentSecondaryOpeningHours,
      secondary.compactMap { builder.current($0.hours, secondaryType: $0.type) })
  }

  private func fillAnswers(_ answers: [String: Bool]) {
    guard !answers.isEmpty else { return }
    for (field, path) in Self.answerPaths { set(field, path, answers[field]) }
    if asks("accessibilityOptions") {
      var options = ServiceAccessibilityOptions()
      options.wheelchairAccessibleParking = answers["wheelchairAccessibleParking"]
      options.wheelchairAccessibleEntrance = answers["wheelchairAccessibleEntrance"]
      options.wheelchairAccessibleRestroom = answers["wheelchairAccessibleRestroom"]
      options.wheelchairAccessibleSeating = answers["wheelchairAccessibleSeating"]
      if options != ServiceAccessibilityOptions() { place.accessibilityOptions = options }
    }
  }

  private static var answerPaths: [(String, WritableKeyPath<ServicePlace, Bool?>)] {
    [
      ("takeout", \.takeout), ("delivery", \.delivery), ("dineIn", \.dineIn),
      ("curbsidePickup", \.curbsidePickup), ("reservable", \.reservable),
      ("servesBreakfast", \.servesBreakfast), ("servesLunch", \.servesLunch),
      ("servesDinner", \.servesDinner), ("servesBrunch", \.servesBrunch), ("servesBeer", \.servesBeer),
      ("servesWine", \.servesWine), ("servesCocktails", \.servesCocktails), ("servesCoffee", \.servesCoffee),
      ("servesDessert", \.servesDessert), ("servesVegetarianFood", \.servesVegetarianFood),
      ("outdoorSeating", \.outdoorSeating), ("liveMusic", \.liveMusic),
      ("menuForChildren", \.menuForChildren), ("goodForChildren", \.goodForChildren),
      ("goodForGroups", \.goodForGroups), ("goodForWatchingSports", \.goodForWatchingSports),
      ("allowsDogs", \.allowsDogs), ("restroom", \.restroom),
    ]
  }
}

// MARK: - Parts

extension PlaceBuilder {
  private static let icon = "https://maps.gstatic.com/mapfiles/place_api/icons/v2/generic_pinlet"

  private func supportedType(_ type: String) -> String? {
    PlaceTypes.all.contains(type) ? type : nil
  }

  private func typeName(_ type: String) -> LocalizedText? {
    guard PlaceTypes.all.contains(type) else { return nil }
    let words = type.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return LocalizedText(text: words.joined(separator: " "), languageCode: "en-US")
  }

  /// Where the data comes from is shown with the place, as its licences ask; and what is made up says so.
  private func attributions(id: String, _ attributes: PlaceAttributes?) -> [ServiceAttribution]? {
    var found = attributes?.attributions ?? []
    if id.hasPrefix("gn:") {
      found.append(ServiceAttribution(provider: "GeoNames", providerUri: "https://www.geonames.org/"))
    } else if id.hasPrefix("iata:") {
      found.append(
        ServiceAttribution(
          provider: "airportsdata", providerUri: "https://github.com/mborsetti/airportsdata"))
    } else if id.hasPrefix("syn:") {
      found.append(ServiceAttribution(provider: "Synthetic data of LegacyPlaces"))
    }
    return found.isEmpty ? nil : found
  }

  private func plusCode(of point: GeoPoint, _ texts: PlaceTexts) -> ServicePlusCode {
    let code = PlusCode.encode(point)
    let isTown = ["locality", "postal_town"].contains(texts.primaryType)
    let town = texts.attributes?.locality ?? texts.attributes?.postalTown ?? (isTown ? texts.name : nil)
    let compound = town.map { "\(PlusCode.short(code)) \($0), \(texts.country)" }
    return ServicePlusCode(globalCode: code, compoundCode: compound)
  }

  private func photos(id: String, _ attributes: PlaceAttributes) -> [ServicePhoto] {
    attributes.photos.enumerated().map { number, photo in
      var answer = ServicePhoto(
        name: "places/\(id)/photos/synthetic-\(number + 1)", widthPx: photo.width, heightPx: photo.height)
      answer.authorAttributions = [
        ServiceAuthor(displayName: photo.author, uri: "https://example.com/authors")
      ]
      return answer
    }
  }

  private func reviews(id: String, _ attributes: PlaceAttributes) -> [ServiceReview] {
    attributes.reviews.prefix(5).enumerated().map { number, review in
      var answer = ServiceReview()
      answer.name = "places/\(id)/reviews/synthetic-\(number + 1)"
      answer.rating = review.rating
      answer.text = LocalizedText(text: review.text, languageCode: "en")
      answer.originalText = answer.text
      answer.authorAttribution = ServiceAuthor(
        displayName: review.author, uri: "https://example.com/authors")
      answer.publishTime = review.date + "T12:00:00Z"
      answer.relativePublishTimeDescription = age(of: review.date)
      return answer
    }
  }

  private func age(of date: String) -> String? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let written = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    guard let start = calendar.date(from: written),
      let months = calendar.dateComponents([.month], from: start, to: now()).month
    else { return nil }
    switch months {
    case ..<1: return "in the last month"
    case 1: return "a month ago"
    case 2..<12: return "\(months) months ago"
    case 12..<24: return "a year ago"
    default: return "\(months / 12) years ago"
    }
  }
}

/// The box that shows a place of some kind well.
enum Viewport {
  static func around(_ point: GeoPoint, type: String, population: Int) -> GeoRectangle {
    let half = halfHeight(type: type, population: population)
    let latitude = point.latitude * .pi / 180
    // Degrees of longitude shrink towards the poles; near them a box is cut at a quarter turn.
    let halfWidth = min(half / max(cos(latitude), 0.01), 90)
    func wrapped(_ longitude: Double) -> Double {
      if longitude > 180 { return longitude - 360 }
      if longitude < -180 { return longitude + 360 }
      return longitude
    }
    return GeoRectangle(
      low: GeoPoint(
        latitude: max(point.latitude - half, -90), longitude: wrapped(point.longitude - halfWidth)),
      high: GeoPoint(
        latitude: min(point.latitude + half, 90), longitude: wrapped(point.longitude + halfWidth)))
  }

  /// Degrees of latitude.
  private static func halfHeight(type: String, population: Int) -> Double {
    switch type {
    case "country": 5
    case "administrative_area_level_1": 2
    case "administrative_area_level_2": 0.5
    case "locality", "postal_town": population > 1_000_000 ? 0.25 : population > 100_000 ? 0.1 : 0.05
    case "sublocality", "sublocality_level_1", "neighborhood", "postal_code", "airport": 0.02
    case "route": 0.005
    // About 150 m, as in recorded answers for buildings.
    default: 0.001_35
    }
  }
}
