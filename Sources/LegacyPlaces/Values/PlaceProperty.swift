/// A property of a place that the newer callback style can ask for (SDK 9.0).
///
/// Requests take raw values: `GMSPlaceProperty.name.rawValue`. Google does not document those strings; here
/// they are the paths of the web service's field mask, and any other path that `DetailsField` knows may
/// stand beside them.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The callback form of place details belongs to the legacy module; use PlacesClient.fetchPlace(with:), FetchPlaceRequest and PlaceProperty (LP108)"
  )
#endif
public struct GMSPlaceProperty: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  public static let name = GMSPlaceProperty("displayName")
  public static let placeID = GMSPlaceProperty("id")
  public static let plusCode = GMSPlaceProperty("plusCode")
  public static let coordinate = GMSPlaceProperty("location")
  public static let openingHours = GMSPlaceProperty("regularOpeningHours")
  public static let phoneNumber = GMSPlaceProperty("internationalPhoneNumber")
  public static let formattedAddress = GMSPlaceProperty("formattedAddress")
  public static let rating = GMSPlaceProperty("rating")
  public static let priceLevel = GMSPlaceProperty("priceLevel")
  public static let types = GMSPlaceProperty("types")
  public static let website = GMSPlaceProperty("websiteUri")
  public static let viewport = GMSPlaceProperty("viewport")
  public static let addressComponents = GMSPlaceProperty("addressComponents")
  public static let photos = GMSPlaceProperty("photos")
  public static let userRatingsTotal = GMSPlaceProperty("userRatingCount")
  public static let utcOffsetMinutes = GMSPlaceProperty("utcOffsetMinutes")
  public static let businessStatus = GMSPlaceProperty("businessStatus")
  public static let iconImageURL = GMSPlaceProperty("iconMaskBaseUri")
  public static let iconBackgroundColor = GMSPlaceProperty("iconBackgroundColor")
  public static let takeout = GMSPlaceProperty("takeout")
  public static let delivery = GMSPlaceProperty("delivery")
  public static let dineIn = GMSPlaceProperty("dineIn")
  public static let curbsidePickup = GMSPlaceProperty("curbsidePickup")
  public static let reservable = GMSPlaceProperty("reservable")
  public static let servesBreakfast = GMSPlaceProperty("servesBreakfast")
  public static let servesLunch = GMSPlaceProperty("servesLunch")
  public static let servesDinner = GMSPlaceProperty("servesDinner")
  public static let servesBeer = GMSPlaceProperty("servesBeer")
  public static let servesWine = GMSPlaceProperty("servesWine")
  public static let servesBrunch = GMSPlaceProperty("servesBrunch")
  public static let servesVegetarianFood = GMSPlaceProperty("servesVegetarianFood")
  public static let wheelchairAccessibleEntrance = GMSPlaceProperty(
    "accessibilityOptions.wheelchairAccessibleEntrance")
  public static let currentOpeningHours = GMSPlaceProperty("currentOpeningHours")
  public static let secondaryOpeningHours = GMSPlaceProperty("currentSecondaryOpeningHours")
  public static let editorialSummary = GMSPlaceProperty("editorialSummary")
  public static let reviews = GMSPlaceProperty("reviews")
  /// Everything the service has, at the highest price.
  public static let all = GMSPlaceProperty("*")

  /// Every property but ``all``; the first 35 in the order of the bits of ``GMSPlaceField``.
  static let listed: [GMSPlaceProperty] = [
    .name, .placeID, .plusCode, .coordinate, .openingHours, .phoneNumber, .formattedAddress, .rating,
    .priceLevel, .types, .website, .viewport, .addressComponents, .photos, .userRatingsTotal,
    .utcOffsetMinutes, .businessStatus, .iconImageURL, .iconBackgroundColor, .takeout, .delivery, .dineIn,
    .curbsidePickup, .reservable, .servesBreakfast, .servesLunch, .servesDinner, .servesBeer, .servesWine,
    .servesBrunch, .servesVegetarianFood, .wheelchairAccessibleEntrance, .currentOpeningHours,
    .secondaryOpeningHours, .editorialSummary, .reviews,
  ]
}

/// The raw values of every property one by one, without ``GMSPlaceProperty/all``.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The callback form of place details belongs to the legacy module; use PlacesClient.fetchPlace(with:), FetchPlaceRequest and PlaceProperty (LP108)"
  )
#endif
public func GMSPlacePropertyArray() -> [String] {
  GMSPlaceProperty.listed.map(\.rawValue)
}
