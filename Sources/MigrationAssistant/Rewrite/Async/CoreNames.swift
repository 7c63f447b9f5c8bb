import MigrationCodes

/// The names of the async core for those of the legacy module.
enum CoreNames {
  /// `PlaceProperty` cases by the name of a `GMSPlaceField`, where what arrives is the same.
  static let properties: [String: String] = [
    "name": "displayName", "placeID": "placeID", "plusCode": "plusCode", "coordinate": "coordinate",
    "openingHours": "regularOpeningHours", "phoneNumber": "internationalPhoneNumber",
    "formattedAddress": "formattedAddress", "rating": "rating", "priceLevel": "priceLevel", "types": "types",
    "website": "websiteURL", "viewport": "viewportInfo", "addressComponents": "addressComponents",
    "photos": "photos", "userRatingsTotal": "numberOfUserRatings", "businessStatus": "businessStatus",
    "iconImageURL": "iconMaskURL", "iconBackgroundColor": "iconBackgroundColor", "takeout": "supportsTakeout",
    "delivery": "supportsDelivery", "dineIn": "supportsDineIn", "curbsidePickup": "supportsCurbsidePickup",
    "reservable": "isReservable", "servesBreakfast": "servesBreakfast", "servesLunch": "servesLunch",
    "servesDinner": "servesDinner", "servesBeer": "servesBeer", "servesWine": "servesWine",
    "servesBrunch": "servesBrunch", "servesVegetarianFood": "servesVegetarianFood",
    "wheelchairAccessibleEntrance": "accessibilityOptions", "currentOpeningHours": "currentOpeningHours",
    "secondaryOpeningHours": "currentSecondaryOpeningHours", "editorialSummary": "editorialSummary",
    "all": "all",
  ]

  /// A member of a place that keeps its type, or whose further members do.
  struct PlaceMember {
    /// The property of a `Place`.
    var name: String
    /// The case that asks for it.
    var property: String
    var isOptional = true
    /// The members that may follow; `nil` for any, since the type is the same.
    var further: Set<String>?
    /// Put around the whole.
    var around: (String, String)?
  }

  static let placeMembers: [String: PlaceMember] = [
    "name": PlaceMember(name: "displayName", property: "displayName"),
    "placeID": PlaceMember(name: "placeID", property: "placeID"),
    "coordinate": PlaceMember(name: "location", property: "coordinate", isOptional: false),
    "formattedAddress": PlaceMember(name: "formattedAddress", property: "formattedAddress"),
    "phoneNumber": PlaceMember(name: "internationalPhoneNumber", property: "internationalPhoneNumber"),
    "website": PlaceMember(name: "websiteURL", property: "websiteURL"),
    "editorialSummary": PlaceMember(name: "editorialSummary", property: "editorialSummary"),
    "rating": PlaceMember(
      name: "rating", property: "rating", isOptional: false, around: ("(", " ?? Float(0))")),
    "userRatingsTotal": PlaceMember(
      name: "numberOfUserRatings", property: "numberOfUserRatings", isOptional: false, around: ("UInt(", ")")),
    "viewportInfo": PlaceMember(
      name: "viewportInfo", property: "viewportInfo", further: ["northEast", "southWest"]),
    "plusCode": PlaceMember(name: "plusCode", property: "plusCode", further: ["globalCode", "compoundCode"]),
    "openingHours": PlaceMember(
      name: "regularOpeningHours", property: "regularOpeningHours", further: ["weekdayText"]),
  ]

  /// Cases of `PlacesError` by those of `GMSPlacesErrorCode`.
  static let errors: [String: String] = [
    "networkError": "network", "serverError": "server", "internalError": "internal",
    "keyInvalid": "keyInvalid",
    "keyExpired": "keyExpired", "usageLimitExceeded": "usageLimitExceeded",
    "rateLimitExceeded": "rateLimitExceeded", "deviceRateLimitExceeded": "deviceRateLimitExceeded",
    "accessNotConfigured": "accessNotConfigured", "incorrectBundleIdentifier": "incorrectBundleIdentifier",
    "locationError": "location", "invalidRequest": "invalidRequest",
  ]

  /// The types that `PlaceType` has a member for, by the texts of the service.
  private static let typeMembers: [String: String] = Dictionary(
    uniqueKeysWithValues: (MigrationCode.legacyNames["LP145"] ?? []).compactMap { name in
      let member = LegacyNames.member(of: name, after: "kGMSPlaceType")
      return member.hasPrefix("collection") ? nil : (snake(member), member)
    })

  /// `artGallery` as `art_gallery`, `administrativeAreaLevel1` as `administrative_area_level_1`.
  private static func snake(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character.isUppercase || character.isNumber { text += "_" }
      text += character.lowercased()
    }
  }

  /// A filter's type by its text: the members of `PlaceType` that ask for the same.
  static func types(_ text: String) -> [String] {
    switch text {
    case "(cities)": [".cities"]
    case "(regions)": [".regions"]
    case "address": [".streetAddress", ".premise", ".subpremise", ".route"]
    default: [typeMembers[text].map { "." + $0 } ?? "PlaceType(rawValue: \"\(text)\")"]
    }
  }

  /// The text of a constant such as `kGMSPlaceTypeBank`.
  static func typeText(_ constant: String) -> String? {
    switch constant {
    case "kGMSPlaceTypeCollectionCity": return "(cities)"
    case "kGMSPlaceTypeCollectionRegion": return "(regions)"
    case "kGMSPlaceTypeCollectionAddress": return "address"
    default:
      guard constant.hasPrefix("kGMSPlaceType") else { return nil }
      let text = snake(LegacyNames.member(of: constant, after: "kGMSPlaceType"))
      return typeMembers[text] == nil ? nil : text
    }
  }

  /// A filter's type by the case of `GMSPlacesAutocompleteTypeFilter`; empty for none.
  static func types(ofCase name: String) -> [String]? {
    switch name {
    case "noFilter": []
    case "geocode": [".geocode"]
    case "address": types("address")
    case "establishment": [".establishment"]
    case "region": [".regions"]
    case "city": [".cities"]
    default: nil
    }
  }
}
