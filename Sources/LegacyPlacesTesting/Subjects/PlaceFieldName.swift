package import LegacyPlaces

/// The fields of a legacy details call and their names.
package enum PlaceFieldName {
  /// In the order of the bits; the last is all of them.
  package static let names = [
    "name", "placeID", "plusCode", "coordinate", "openingHours", "phoneNumber", "formattedAddress",
    "rating", "priceLevel", "types", "website", "viewport", "addressComponents", "photos",
    "userRatingsTotal", "utcOffsetMinutes", "businessStatus", "iconImageURL", "iconBackgroundColor",
    "takeout", "delivery", "dineIn", "curbsidePickup", "reservable", "servesBreakfast", "servesLunch",
    "servesDinner", "servesBeer", "servesWine", "servesBrunch", "servesVegetarianFood",
    "wheelchairAccessibleEntrance", "currentOpeningHours", "secondaryOpeningHours", "editorialSummary",
    "all",
  ]

  /// Each name with its field.
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  package static var all: [(name: String, field: GMSPlaceField)] {
    names.enumerated().map { bit, name in
      (name, name == "all" ? .all : GMSPlaceField(rawValue: 1 << UInt(bit)))
    }
  }
}
