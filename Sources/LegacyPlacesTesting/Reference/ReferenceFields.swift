/// Which fields of a place are asked for: the names of `GMSPlaceField` as paths of the field mask.
enum ReferenceFields {
  /// Sorted, as a trace keeps them. Attributions always come along, and are free.
  static func mask(_ names: [String]) -> [String] {
    // Everything there is.
    if names.contains("all") { return ["*"] }
    return Set(names.compactMap { paths[$0] } + ["attributions"]).sorted()
  }

  /// C34: what the classes with a list ask for by default, every field that a `GMSPlace` shows, by name.
  /// Reviews have no bit, and are shown.
  static let everyShown = (paths.values + ["attributions", "reviews"]).sorted()

  private static let paths = [
    "name": "displayName", "placeID": "id", "plusCode": "plusCode", "coordinate": "location",
    "openingHours": "regularOpeningHours", "currentOpeningHours": "currentOpeningHours",
    "secondaryOpeningHours": "currentSecondaryOpeningHours", "phoneNumber": "internationalPhoneNumber",
    "formattedAddress": "formattedAddress", "rating": "rating", "userRatingsTotal": "userRatingCount",
    "priceLevel": "priceLevel", "types": "types", "website": "websiteUri", "viewport": "viewport",
    "addressComponents": "addressComponents", "photos": "photos", "utcOffsetMinutes": "utcOffsetMinutes",
    "businessStatus": "businessStatus", "iconImageURL": "iconMaskBaseUri",
    "iconBackgroundColor": "iconBackgroundColor", "takeout": "takeout", "delivery": "delivery",
    "dineIn": "dineIn", "curbsidePickup": "curbsidePickup", "reservable": "reservable",
    "servesBreakfast": "servesBreakfast", "servesLunch": "servesLunch", "servesDinner": "servesDinner",
    "servesBeer": "servesBeer", "servesWine": "servesWine", "servesBrunch": "servesBrunch",
    "servesVegetarianFood": "servesVegetarianFood",
    "wheelchairAccessibleEntrance": "accessibilityOptions.wheelchairAccessibleEntrance",
    "editorialSummary": "editorialSummary",
  ]
}
