/// The fields of a place that a details call asks for, as a set of bits.
///
/// The dearest field prices the call, so ask for what you show. SDK 3.x had this as an enumeration whose
/// initialiser may fail, later versions as an option set: the initialisers below accept code of both ages,
/// `if let` excepted. Requesting nothing gives a place without information (contract item 35).
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "GMSPlaceField belongs to the legacy module; use PlaceProperty in FetchPlaceRequest (LP144)"
  )
#endif
public struct GMSPlaceField: OptionSet, Sendable, Hashable {
  /// One bit for each field; the bits are those of Google's header.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The form of SDK 8.1 and later, where the raw value has 64 bits.
  @_disfavoredOverload
  public init(rawValue: UInt64) {
    self.init(rawValue: UInt(truncatingIfNeeded: rawValue))
  }

  /// The form of SDK 3.x, which may fail: here it does for negative values only.
  @_disfavoredOverload
  public init?<Value: BinaryInteger>(rawValue: Value) {
    guard rawValue >= 0 else { return nil }
    self.init(rawValue: UInt(truncatingIfNeeded: rawValue))
  }

  private init(bit: UInt) {
    self.init(rawValue: 1 << bit)
  }

  public static let name = GMSPlaceField(bit: 0)
  public static let placeID = GMSPlaceField(bit: 1)
  public static let plusCode = GMSPlaceField(bit: 2)
  public static let coordinate = GMSPlaceField(bit: 3)
  public static let openingHours = GMSPlaceField(bit: 4)
  public static let phoneNumber = GMSPlaceField(bit: 5)
  public static let formattedAddress = GMSPlaceField(bit: 6)
  public static let rating = GMSPlaceField(bit: 7)
  public static let priceLevel = GMSPlaceField(bit: 8)
  public static let types = GMSPlaceField(bit: 9)
  public static let website = GMSPlaceField(bit: 10)
  public static let viewport = GMSPlaceField(bit: 11)
  public static let addressComponents = GMSPlaceField(bit: 12)
  public static let photos = GMSPlaceField(bit: 13)
  public static let userRatingsTotal = GMSPlaceField(bit: 14)
  public static let utcOffsetMinutes = GMSPlaceField(bit: 15)
  public static let businessStatus = GMSPlaceField(bit: 16)
  public static let iconImageURL = GMSPlaceField(bit: 17)
  public static let iconBackgroundColor = GMSPlaceField(bit: 18)
  public static let takeout = GMSPlaceField(bit: 19)
  public static let delivery = GMSPlaceField(bit: 20)
  public static let dineIn = GMSPlaceField(bit: 21)
  public static let curbsidePickup = GMSPlaceField(bit: 22)
  public static let reservable = GMSPlaceField(bit: 23)
  public static let servesBreakfast = GMSPlaceField(bit: 24)
  public static let servesLunch = GMSPlaceField(bit: 25)
  public static let servesDinner = GMSPlaceField(bit: 26)
  public static let servesBeer = GMSPlaceField(bit: 27)
  public static let servesWine = GMSPlaceField(bit: 28)
  public static let servesBrunch = GMSPlaceField(bit: 29)
  public static let servesVegetarianFood = GMSPlaceField(bit: 30)
  public static let wheelchairAccessibleEntrance = GMSPlaceField(bit: 31)
  public static let currentOpeningHours = GMSPlaceField(bit: 32)
  public static let secondaryOpeningHours = GMSPlaceField(bit: 33)
  public static let editorialSummary = GMSPlaceField(bit: 34)
  /// Every bit, which asks for everything the service has, at the highest price.
  public static let all = GMSPlaceField(rawValue: UInt.max)
}
