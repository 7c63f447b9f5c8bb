package import LegacyPlaces

/// The fields of a legacy details call and their names.
package enum PlaceFieldName {
  /// In the order of the bits.
  package static let all: [(name: String, field: GMSPlaceField)] = [
    ("name", .name), ("placeID", .placeID), ("plusCode", .plusCode), ("coordinate", .coordinate),
    ("openingHours", .openingHours), ("phoneNumber", .phoneNumber),
    ("formattedAddress", .formattedAddress), ("rating", .rating), ("priceLevel", .priceLevel),
    ("types", .types), ("website", .website), ("viewport", .viewport),
    ("addressComponents", .addressComponents), ("photos", .photos),
    ("userRatingsTotal", .userRatingsTotal), ("utcOffsetMinutes", .utcOffsetMinutes),
    ("businessStatus", .businessStatus), ("iconImageURL", .iconImageURL),
    ("iconBackgroundColor", .iconBackgroundColor), ("takeout", .takeout), ("delivery", .delivery),
    ("dineIn", .dineIn), ("curbsidePickup", .curbsidePickup), ("reservable", .reservable),
    ("servesBreakfast", .servesBreakfast), ("servesLunch", .servesLunch),
    ("servesDinner", .servesDinner), ("servesBeer", .servesBeer), ("servesWine", .servesWine),
    ("servesBrunch", .servesBrunch), ("servesVegetarianFood", .servesVegetarianFood),
    ("wheelchairAccessibleEntrance", .wheelchairAccessibleEntrance),
    ("currentOpeningHours", .currentOpeningHours), ("secondaryOpeningHours", .secondaryOpeningHours),
    ("editorialSummary", .editorialSummary), ("all", .all),
  ]
}
