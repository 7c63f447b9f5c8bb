import PlacesCore

// Raw values are those of Google's headers. No enumeration here conforms to `CustomStringConvertible`:
// old apps add that themselves.

/// How dear a place is.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSPlacesPriceLevel: Int, Sendable {
  case unknown = -1
  case free = 0
  case cheap = 1
  case medium = 2
  case high = 3
  case expensive = 4

  init(service: String?) {
    self =
      switch PriceLevel(service: service) {
      case .unspecified: .unknown
      case .free: .free
      case .inexpensive: .cheap
      case .moderate: .medium
      case .expensive: .high
      case .veryExpensive: .expensive
      }
  }
}

/// Whether a place is open now, as SDK 2.x told it.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "Google's SDK dropped this part of GMSPlace, or will; use Place.viewportInfo and PlacesClient.isPlaceOpen(with:) (LP142)"
  )
#endif
public enum GMSPlacesOpenNowStatus: Int, Sendable {
  case yes = 0
  case no = 1
  case unknown = 2
}

/// Whether a place is open now; the later name of ``GMSPlacesOpenNowStatus``.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSOpenNowStatus: Int, Sendable {
  case yes = 0
  case no = 1
  case unknown = 2
}

/// Whether a place is open at some time.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSPlaceOpenStatus: Int, Sendable {
  case unknown = 0
  case open = 1
  case closed = 2
}

/// Whether a business is running.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSPlacesBusinessStatus: Int, Sendable {
  /// Not asked for, not known, or a status newer than this enumeration, such as a future opening.
  case unknown = 0
  case operational = 1
  case closedTemporarily = 2
  case closedPermanently = 3

  init(service: String?) {
    self =
      switch BusinessStatus(service: service) {
      case .unknown: .unknown
      case .operational: .operational
      case .closedTemporarily: .closedTemporarily
      case .closedPermanently: .closedPermanently
      }
  }
}

/// Yes, no, or not known.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSBooleanPlaceAttribute: Int, Sendable {
  case unknown = 0
  case `true` = 1
  case `false` = 2

  init(_ answer: Bool?) {
    self =
      switch answer {
      case true?: .true
      case false?: .false
      case nil: .unknown
      }
  }
}

/// A day of the week, numbered as `DateComponents.weekday`.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSDayOfWeek: UInt, Sendable {
  case sunday = 1
  case monday = 2
  case tuesday = 3
  case wednesday = 4
  case thursday = 5
  case friday = 6
  case saturday = 7

  /// The service counts from 0, which is Sunday; so is a missing or strange day.
  init(service day: Int?) {
    self =
      day.flatMap { DayOfWeek(service: $0) }.flatMap { GMSDayOfWeek(rawValue: UInt($0.rawValue)) } ?? .sunday
  }
}

/// What secondary opening hours are for.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
public enum GMSPlaceHoursType: Int, Sendable {
  case access
  case breakfast
  case brunch
  case lunch
  case dinner
  case seniorHours
  case pickup
  case takeout
  case delivery
  case kitchen
  case onlineServiceHours
  case driveThrough
  case happyHour
  case unknown

  /// The async API's type has the same raw values.
  init(service: String?) {
    self = GMSPlaceHoursType(rawValue: HoursType(service: service).rawValue) ?? .unknown
  }
}
