public import Foundation
package import PlacesEngine

/// When a place is open.
///
/// Always open is one period that opens on Sunday at 0:00 and never closes; no period means never open.
public struct OpeningHours: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it.
  package let service: ServiceOpeningHours

  package init(_ service: ServiceOpeningHours) {
    self.service = service
  }

  /// In the order of the answer; its first day is not fixed. A period without an opening is left out.
  public var periods: [Period] {
    (service.periods ?? []).compactMap { Period($0) }
  }

  /// One text for people per day; the first day depends on the language and not on ``periods``.
  public var weekdayText: [String] { service.weekdayDescriptions ?? [] }

  /// Days whose hours differ from the regular ones; of current hours only.
  public var specialDays: [SpecialDay] {
    (service.specialDays ?? []).compactMap { SpecialDay($0) }
  }

  public var hoursType: HoursType { HoursType(service: service.secondaryHoursType) }

  public var description: String {
    describe("OpeningHours", [("weekdayText", service.weekdayDescriptions), ("periods", periods)])
  }
}

/// A time during which a place is open.
public struct Period: CustomStringConvertible, Hashable, Sendable {
  public let open: Event
  /// `nil` when the place is open round the clock.
  public let close: Event?

  package init?(_ period: ServiceOpeningHours.Period) {
    guard let open = period.open else { return nil }
    self.open = Event(open)
    close = period.close.map { Event($0) }
  }

  public var description: String { describe("Period", [("open", open), ("close", close)]) }
}

/// A moment of the week in the place's own time, at which it opens or closes.
public struct Event: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it, with hour, minute and date.
  package let point: ServiceOpeningHours.Point

  package init(_ point: ServiceOpeningHours.Point) {
    self.point = point
  }

  /// The day; Sunday also for an answer without a day of the week.
  public var day: DayOfWeek { point.day.flatMap { DayOfWeek(service: $0) } ?? .sunday }

  public var description: String {
    describe("Event", [("day", day), ("hour", point.hour), ("minute", point.minute)])
  }
}

/// A day whose hours differ from the regular ones.
public struct SpecialDay: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it.
  package let calendarDate: ServiceDate
  /// The start of the day in the device's time zone, so that formatting it gives the day.
  public let date: Date
  /// Always true: the service names only days whose hours differ.
  public var isExceptional: Bool { true }

  /// `nil` when the answer names no day of the calendar.
  package init?(_ day: ServiceOpeningHours.SpecialDay) {
    guard let calendarDate = day.date, let year = calendarDate.year, let month = calendarDate.month,
      let dayOfMonth = calendarDate.day
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let components = DateComponents(year: year, month: month, day: dayOfMonth)
    guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else { return nil }
    self.calendarDate = calendarDate
    self.date = date
  }

  public var description: String { describe("SpecialDay", [("date", date)]) }
}

extension DayOfWeek {
  /// The service counts from 0, which is Sunday as well.
  package init?(service day: Int) {
    guard (0...6).contains(day) else { return nil }
    self.init(rawValue: day + 1)
  }
}
