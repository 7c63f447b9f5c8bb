/// The price class of a details field; the highest among the fields asked for prices the call.
///
/// Source: `https://developers.google.com/maps/documentation/places/web-service/place-details`.
public enum FieldTier: Int, Sendable, Hashable, Comparable, CaseIterable {
  case idsOnly
  case essentials
  case pro
  case enterprise
  case atmosphere

  public static func < (left: FieldTier, right: FieldTier) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The fields of a place and what each costs: the one home of that table.
public enum DetailsField {
  /// The tier of a mask path; a child path costs what its parent costs. `nil` for a path not in the table.
  public static func tier(of path: String) -> FieldTier? {
    if path == "*" { return .atmosphere }
    let parent = path.prefix { $0 != "." }
    return tiers[String(parent)]
  }

  /// The tier of a whole mask. Paths not in the table count as the highest: a bill must not surprise.
  public static func tier(ofMask paths: [String]) -> FieldTier {
    paths.map { tier(of: $0) ?? .atmosphere }.max() ?? .idsOnly
  }

  /// Every path of the table.
  public static var allPaths: [String] { tiers.keys.sorted() }

  private static let tiers: [String: FieldTier] = {
    var tiers: [String: FieldTier] = [:]
    func add(_ tier: FieldTier, _ paths: String) {
      for path in paths.split(separator: " ") { tiers[String(path)] = tier }
    }
    add(.idsOnly, "name id attributions photos movedPlace movedPlaceId")
    add(
      .essentials,
      """
      addressComponents addressDescriptor adrFormatAddress formattedAddress shortFormattedAddress \
      postalAddress location plusCode types viewport
      """)
    add(
      .pro,
      """
      displayName primaryType primaryTypeDisplayName businessStatus openingDate googleMapsUri \
      googleMapsLinks iconMaskBaseUri iconBackgroundColor utcOffsetMinutes timeZone \
      accessibilityOptions containingPlaces subDestinations pureServiceAreaBusiness
      """)
    add(
      .enterprise,
      """
      nationalPhoneNumber internationalPhoneNumber websiteUri rating userRatingCount priceLevel \
      priceRange regularOpeningHours currentOpeningHours regularSecondaryOpeningHours \
      currentSecondaryOpeningHours
      """)
    add(
      .atmosphere,
      """
      editorialSummary reviews generativeSummary reviewSummary neighborhoodSummary \
      evChargeAmenitySummary takeout delivery dineIn curbsidePickup reservable servesBreakfast \
      servesLunch servesDinner servesBrunch servesBeer servesWine servesCocktails servesCoffee \
      servesDessert servesVegetarianFood outdoorSeating liveMusic menuForChildren goodForChildren \
      goodForGroups goodForWatchingSports allowsDogs restroom paymentOptions parkingOptions \
      fuelOptions evChargeOptions
      """)
    // Newer than the price list consulted: known paths, priced as the highest until the list names them.
    add(.atmosphere, "googleMapsTypeLabel transitStation entrances navigationPoints consumerAlert")
    return tiers
  }()
}
