/// A place as the details call answers it: every documented field, named as on the wire.
///
/// A field that was not asked for, or that the service left out, is `nil`; a yes/no field that is `false`
/// was answered "no". Enumerations are kept as the service's own words, because new ones appear over time.
/// Facts: `https://developers.google.com/maps/documentation/places/web-service/place-details`.
public struct ServicePlace: Sendable, Hashable, Codable {
  public var name: String?
  public var id: String?
  public var attributions: [ServiceAttribution]?
  public var photos: [ServicePhoto]?
  public var movedPlace: String?
  public var movedPlaceId: String?

  public var addressComponents: [ServiceAddressComponent]?
  public var adrFormatAddress: String?
  public var formattedAddress: String?
  public var shortFormattedAddress: String?
  public var postalAddress: ServicePostalAddress?
  public var location: GeoPoint?
  public var plusCode: ServicePlusCode?
  public var types: [String]?
  public var viewport: GeoRectangle?

  public var displayName: LocalizedText?
  public var primaryType: String?
  public var primaryTypeDisplayName: LocalizedText?
  public var googleMapsTypeLabel: LocalizedText?
  public var businessStatus: String?
  public var openingDate: ServiceDate?
  public var googleMapsUri: String?
  public var iconMaskBaseUri: String?
  public var iconBackgroundColor: String?
  public var utcOffsetMinutes: Int?
  public var timeZone: ServiceTimeZone?
  public var accessibilityOptions: ServiceAccessibilityOptions?
  public var pureServiceAreaBusiness: Bool?

  public var nationalPhoneNumber: String?
  public var internationalPhoneNumber: String?
  public var websiteUri: String?
  public var rating: Double?
  public var userRatingCount: Int?
  public var priceLevel: String?
  public var priceRange: ServicePriceRange?
  public var regularOpeningHours: ServiceOpeningHours?
  public var currentOpeningHours: ServiceOpeningHours?
  public var regularSecondaryOpeningHours: [ServiceOpeningHours]?
  public var currentSecondaryOpeningHours: [ServiceOpeningHours]?

  public var editorialSummary: LocalizedText?
  public var reviews: [ServiceReview]?
  public var takeout: Bool?
  public var delivery: Bool?
  public var dineIn: Bool?
  public var curbsidePickup: Bool?
  public var reservable: Bool?
  public var servesBreakfast: Bool?
  public var servesLunch: Bool?
  public var servesDinner: Bool?
  public var servesBrunch: Bool?
  public var servesBeer: Bool?
  public var servesWine: Bool?
  public var servesCocktails: Bool?
  public var servesCoffee: Bool?
  public var servesDessert: Bool?
  public var servesVegetarianFood: Bool?
  public var outdoorSeating: Bool?
  public var liveMusic: Bool?
  public var menuForChildren: Bool?
  public var goodForChildren: Bool?
  public var goodForGroups: Bool?
  public var goodForWatchingSports: Bool?
  public var allowsDogs: Bool?
  public var restroom: Bool?

  public init() {}
}

/// A text and the language it is in.
public struct LocalizedText: Sendable, Hashable, Codable {
  public var text: String?
  public var languageCode: String?

  public init(text: String?, languageCode: String? = nil) {
    self.text = text
    self.languageCode = languageCode
  }
}

/// A data provider that must be shown with the place.
public struct ServiceAttribution: Sendable, Hashable, Codable {
  public var provider: String?
  public var providerUri: String?

  public init(provider: String?, providerUri: String? = nil) {
    self.provider = provider
    self.providerUri = providerUri
  }
}

/// The metadata of a photo. `name` expires and must not be stored.
public struct ServicePhoto: Sendable, Hashable, Codable {
  public var name: String?
  public var widthPx: Int?
  public var heightPx: Int?
  public var authorAttributions: [ServiceAuthor]?
  public var flagContentUri: String?
  public var googleMapsUri: String?

  public init(name: String?, widthPx: Int? = nil, heightPx: Int? = nil) {
    self.name = name
    self.widthPx = widthPx
    self.heightPx = heightPx
  }
}

/// The author of a photo or review.
public struct ServiceAuthor: Sendable, Hashable, Codable {
  public var displayName: String?
  public var uri: String?
  public var photoUri: String?

  public init(displayName: String?, uri: String? = nil, photoUri: String? = nil) {
    self.displayName = displayName
    self.uri = uri
    self.photoUri = photoUri
  }
}

/// A part of an address.
public struct ServiceAddressComponent: Sendable, Hashable, Codable {
  public var longText: String?
  public var shortText: String?
  public var types: [String]?
  public var languageCode: String?

  public init(
    longText: String?, shortText: String? = nil, types: [String]? = nil, languageCode: String? = nil
  ) {
    self.longText = longText
    self.shortText = shortText
    self.types = types
    self.languageCode = languageCode
  }
}

/// An address in postal form.
public struct ServicePostalAddress: Sendable, Hashable, Codable {
  public var revision: Int?
  public var regionCode: String?
  public var languageCode: String?
  public var postalCode: String?
  public var sortingCode: String?
  public var administrativeArea: String?
  public var locality: String?
  public var sublocality: String?
  public var addressLines: [String]?
  public var recipients: [String]?
  public var organization: String?

  public init() {}
}

/// An open location code.
public struct ServicePlusCode: Sendable, Hashable, Codable {
  public var globalCode: String?
  public var compoundCode: String?

  public init(globalCode: String?, compoundCode: String? = nil) {
    self.globalCode = globalCode
    self.compoundCode = compoundCode
  }
}

/// An IANA time zone.
public struct ServiceTimeZone: Sendable, Hashable, Codable {
  public var id: String?
  public var version: String?

  public init(id: String?, version: String? = nil) {
    self.id = id
    self.version = version
  }
}

/// A calendar date; a missing part is unknown.
public struct ServiceDate: Sendable, Hashable, Codable {
  public var year: Int?
  public var month: Int?
  public var day: Int?

  public init(year: Int?, month: Int?, day: Int?) {
    self.year = year
    self.month = month
    self.day = day
  }
}

public struct ServiceAccessibilityOptions: Sendable, Hashable, Codable {
  public var wheelchairAccessibleParking: Bool?
  public var wheelchairAccessibleEntrance: Bool?
  public var wheelchairAccessibleRestroom: Bool?
  public var wheelchairAccessibleSeating: Bool?

  public init() {}
}

/// An amount of money; `units` is a whole number written as text.
public struct ServiceMoney: Sendable, Hashable, Codable {
  public var currencyCode: String?
  public var units: String?
  public var nanos: Int?

  public init() {}
}

public struct ServicePriceRange: Sendable, Hashable, Codable {
  public var startPrice: ServiceMoney?
  public var endPrice: ServiceMoney?

  public init() {}
}

/// Opening hours. Always open is one period from day 0, 0:00 without a close; no periods means never.
public struct ServiceOpeningHours: Sendable, Hashable, Codable {
  public var openNow: Bool?
  public var periods: [Period]?
  /// Text for people, in the language asked for; its first day depends on the language.
  public var weekdayDescriptions: [String]?
  /// Set for secondary hours only, such as `DRIVE_THROUGH`.
  public var secondaryHoursType: String?
  public var specialDays: [SpecialDay]?
  /// RFC 3339.
  public var nextOpenTime: String?
  /// RFC 3339.
  public var nextCloseTime: String?

  public init(periods: [Period]? = nil, weekdayDescriptions: [String]? = nil) {
    self.periods = periods
    self.weekdayDescriptions = weekdayDescriptions
  }

  public struct Period: Sendable, Hashable, Codable {
    public var open: Point?
    public var close: Point?

    public init(open: Point?, close: Point?) {
      self.open = open
      self.close = close
    }
  }

  /// A moment of the week in the place's own time.
  public struct Point: Sendable, Hashable, Codable {
    /// 0…6, Sunday is 0.
    public var day: Int?
    /// 0…23.
    public var hour: Int?
    /// 0…59.
    public var minute: Int?
    /// Current hours only.
    public var date: ServiceDate?
    /// Cut at the seven-day window.
    public var truncated: Bool?

    public init(day: Int?, hour: Int?, minute: Int?) {
      self.day = day
      self.hour = hour
      self.minute = minute
    }
  }

  public struct SpecialDay: Sendable, Hashable, Codable {
    public var date: ServiceDate?

    public init(date: ServiceDate?) {
      self.date = date
    }
  }
}

public struct ServiceReview: Sendable, Hashable, Codable {
  public var name: String?
  public var relativePublishTimeDescription: String?
  public var text: LocalizedText?
  public var originalText: LocalizedText?
  public var rating: Double?
  public var authorAttribution: ServiceAuthor?
  public var publishTime: String?
  public var visitDate: ServiceDate?
  public var flagContentUri: String?
  public var googleMapsUri: String?

  public init() {}
}
