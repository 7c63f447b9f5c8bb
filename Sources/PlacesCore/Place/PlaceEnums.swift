/// Whether a business is in business.
///
/// A place that opens in the future is `unknown`: Google's enumeration has no word for it.
public enum BusinessStatus: CaseIterable, Hashable, Identifiable, Sendable {
  case closedPermanently
  case closedTemporarily
  case operational
  case unknown

  public var id: Self { self }

  package init(service word: String?) {
    self =
      switch word {
      case "CLOSED_PERMANENTLY": .closedPermanently
      case "CLOSED_TEMPORARILY": .closedTemporarily
      case "OPERATIONAL": .operational
      default: .unknown
      }
  }
}

/// How dear a place is.
public enum PriceLevel: CaseIterable, Hashable, Sendable {
  /// Not asked for, not known, or a word this version does not know.
  case unspecified
  case free
  case inexpensive
  case moderate
  case expensive
  case veryExpensive

  package init(service word: String?) {
    self =
      switch word {
      case "PRICE_LEVEL_FREE": .free
      case "PRICE_LEVEL_INEXPENSIVE": .inexpensive
      case "PRICE_LEVEL_MODERATE": .moderate
      case "PRICE_LEVEL_EXPENSIVE": .expensive
      case "PRICE_LEVEL_VERY_EXPENSIVE": .veryExpensive
      default: .unspecified
      }
  }
}

/// Whether a place is open now.
public enum OpenNowStatus: Int, Hashable, Sendable {
  case yes
  case no
  case unknown
}

/// A day of the week; raw values are those of `DateComponents.weekday`, Sunday is 1.
public enum DayOfWeek: Int, Hashable, Sendable {
  case sunday = 1
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
}

/// What secondary opening hours are about.
///
/// Cases and raw values follow the Objective-C twin; Google's Swift spelling was not seen.
public enum HoursType: Int, Hashable, Sendable {
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
  /// Of hours that are not secondary, and for a word this version does not know.
  case unknown

  package init(service word: String?) {
    self =
      switch word {
      case "ACCESS": .access
      case "BREAKFAST": .breakfast
      case "BRUNCH": .brunch
      case "LUNCH": .lunch
      case "DINNER": .dinner
      case "SENIOR_HOURS": .seniorHours
      case "PICKUP": .pickup
      case "TAKEOUT": .takeout
      case "DELIVERY": .delivery
      case "KITCHEN": .kitchen
      case "ONLINE_SERVICE_HOURS": .onlineServiceHours
      case "DRIVE_THROUGH": .driveThrough
      case "HAPPY_HOUR": .happyHour
      default: .unknown
      }
  }
}
