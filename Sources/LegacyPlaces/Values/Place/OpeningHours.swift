public import Foundation
import PlacesCore
public import PlacesEngine

/// When a place is open, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSOpeningHours: NSObject {
  package let hours: ServiceOpeningHours
  private let madePeriods: [GMSPeriod]?
  private let madeSpecialDays: [GMSPlaceSpecialDay]?

  /// Makes hours from a service's answer (ours, for test doubles).
  public init(_ hours: ServiceOpeningHours) {
    self.hours = hours
    madePeriods = hours.periods?.compactMap { GMSPeriod($0) }
    madeSpecialDays = hours.specialDays?.compactMap { GMSPlaceSpecialDay($0) }
    super.init()
  }

  /// The times of the week; the first day is not fixed. One period with only an open event at 0:00 on
  /// Sunday means round the clock, no periods mean never open.
  open var periods: [GMSPeriod]? { madePeriods }

  /// One text for people per day, as the service wrote it. The first day depends on the language: do not
  /// index it with ``GMSDayOfWeek``.
  open var weekdayText: [String]? { hours.weekdayDescriptions }

  /// What the hours are for; set for secondary hours only.
  open var hoursType: GMSPlaceHoursType { GMSPlaceHoursType(service: hours.secondaryHoursType) }

  /// Days whose hours differ from the regular ones; in current hours only.
  open var specialDays: [GMSPlaceSpecialDay]? { madeSpecialDays }
}

/// A stretch of time in which a place is open, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPeriod: NSObject {
  public let openEvent: GMSEvent
  /// `nil` when the place is open round the clock.
  public let closeEvent: GMSEvent?

  /// `nil` without an opening.
  init?(_ period: ServiceOpeningHours.Period) {
    guard let open = period.open else { return nil }
    openEvent = GMSEvent(open)
    closeEvent = period.close.map { GMSEvent($0) }
    super.init()
  }
}

/// A moment of the week, in the place's own time, at which it opens or closes; immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSEvent: NSObject {
  public let day: GMSDayOfWeek
  public let time: GMSTime
  /// The day in the calendar, in current hours only: its first moment in the device's time zone.
  public let date: Date?
  /// Whether the true time lies outside the seven days that current hours tell about.
  public let truncated: Bool

  init(_ point: ServiceOpeningHours.Point) {
    day = GMSDayOfWeek(service: point.day)
    time = GMSTime(hour: UInt(clamping: point.hour ?? 0), minute: UInt(clamping: point.minute ?? 0))
    date = point.date?.startOfDay
    truncated = point.truncated ?? false
    super.init()
  }
}

/// A time of day, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSTime: NSObject {
  /// 0…23.
  public let hour: UInt
  /// 0…59.
  public let minute: UInt

  init(hour: UInt, minute: UInt) {
    self.hour = hour
    self.minute = minute
    super.init()
  }
}

/// A day whose opening hours may differ from the regular ones, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPlaceSpecialDay: NSObject {
  /// The first moment of the day in the device's time zone, so that formatting it gives the day.
  public let date: Date

  /// Always true: the service names only days whose hours differ.
  open var isExceptional: Bool { true }

  /// `nil` when the answer names no day of the calendar.
  init?(_ day: ServiceOpeningHours.SpecialDay) {
    guard let date = day.date?.startOfDay else { return nil }
    self.date = date
    super.init()
  }
}

extension ServiceDate {
  /// The first moment of the day in the device's time zone; `nil` for no day of the calendar.
  var startOfDay: Date? { SpecialDay(ServiceOpeningHours.SpecialDay(date: self))?.date }
}
