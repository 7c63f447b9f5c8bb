/// A property of a place that a details request can ask for; the set asked for prices the call.
///
/// Cases are those seen in use; Google's enumeration may have more.
public enum PlaceProperty: Hashable, Sendable {
  case accessibilityOptions
  case addressComponents
  /// Everything, at the highest price.
  case all
  case businessStatus
  case consumerAlert
  /// Fills ``Place/location``.
  case coordinate
  case currentOpeningHours
  case currentSecondaryOpeningHours
  case displayName
  case editorialSummary
  case evChargeAmenitySummary
  case evChargeOptions
  case formattedAddress
  case generativeSummary
  case iconBackgroundColor
  case iconMaskURL
  case internationalPhoneNumber
  case isReservable
  case numberOfUserRatings
  case photos
  case placeID
  case plusCode
  case priceLevel
  case rating
  case regularOpeningHours
  case reviews
  case reviewSummary
  case servesBeer
  case servesBreakfast
  case servesBrunch
  case servesDinner
  case servesLunch
  case servesVegetarianFood
  case servesWine
  case supportsCurbsidePickup
  case supportsDelivery
  case supportsDineIn
  case supportsTakeout
  case timeZone
  case types
  case viewportInfo
  case websiteURL
}

extension PlaceProperty {
  /// The path of the field mask that asks for the property.
  ///
  /// Pairing: web service names beside the SDK's, `https://developers.google.com/maps/documentation/places/`
  /// under `web-service/place-details` and `ios-sdk/place-data-fields`.
  package var maskPath: String {
    switch self {
    case .accessibilityOptions: "accessibilityOptions"
    case .addressComponents: "addressComponents"
    case .all: "*"
    case .businessStatus: "businessStatus"
    case .consumerAlert: "consumerAlert"
    case .coordinate: "location"
    case .currentOpeningHours: "currentOpeningHours"
    case .currentSecondaryOpeningHours: "currentSecondaryOpeningHours"
    case .displayName: "displayName"
    case .editorialSummary: "editorialSummary"
    case .evChargeAmenitySummary: "evChargeAmenitySummary"
    case .evChargeOptions: "evChargeOptions"
    case .formattedAddress: "formattedAddress"
    case .generativeSummary: "generativeSummary"
    case .iconBackgroundColor: "iconBackgroundColor"
    case .iconMaskURL: "iconMaskBaseUri"
    case .internationalPhoneNumber: "internationalPhoneNumber"
    case .isReservable: "reservable"
    case .numberOfUserRatings: "userRatingCount"
    case .photos: "photos"
    case .placeID: "id"
    case .plusCode: "plusCode"
    case .priceLevel: "priceLevel"
    case .rating: "rating"
    case .regularOpeningHours: "regularOpeningHours"
    case .reviews: "reviews"
    case .reviewSummary: "reviewSummary"
    case .servesBeer: "servesBeer"
    case .servesBreakfast: "servesBreakfast"
    case .servesBrunch: "servesBrunch"
    case .servesDinner: "servesDinner"
    case .servesLunch: "servesLunch"
    case .servesVegetarianFood: "servesVegetarianFood"
    case .servesWine: "servesWine"
    case .supportsCurbsidePickup: "curbsidePickup"
    case .supportsDelivery: "delivery"
    case .supportsDineIn: "dineIn"
    case .supportsTakeout: "takeout"
    case .timeZone: "timeZone"
    case .types: "types"
    case .viewportInfo: "viewport"
    case .websiteURL: "websiteUri"
    }
  }

  /// The mask for a list of properties: in their order, each path once.
  ///
  /// `attributions` is always among them: it costs nothing and must be shown with the place.
  package static func mask(for properties: [PlaceProperty]) -> [String] {
    guard !properties.contains(.all) else { return [PlaceProperty.all.maskPath] }
    var seen: Set<String> = []
    return (properties.map(\.maskPath) + ["attributions"]).filter { seen.insert($0).inserted }
  }
}
