import Foundation
import PlacesEngine

/// Opening hours as the service answers them, at one moment and in one place's time.
///
/// Without a time zone nothing is known about now: the regular hours then lack `openNow`, and there are no
/// current ones.
struct HoursBuilder {
  let now: Date
  let timeZone: TimeZone?

  private typealias Hours = ServiceOpeningHours

  func regular(_ hours: WeeklyHours, secondaryType: String? = nil) -> ServiceOpeningHours {
    var answer = ServiceOpeningHours(
      periods: periods(hours, dates: nil), weekdayDescriptions: descriptions(hours))
    answer.secondaryHoursType = secondaryType
    fillNow(&answer, hours)
    return answer
  }

  /// The seven days from today, with dates; ordered by weekday, as recorded answers are.
  func current(_ hours: WeeklyHours, secondaryType: String? = nil) -> ServiceOpeningHours? {
    guard timeZone != nil else { return nil }
    var answer = ServiceOpeningHours(
      periods: periods(hours, dates: datesByWeekday()), weekdayDescriptions: descriptions(hours))
    answer.secondaryHoursType = secondaryType
    fillNow(&answer, hours)
    return answer
  }

  private func fillNow(_ answer: inout ServiceOpeningHours, _ hours: WeeklyHours) {
    guard let minute = minuteOfWeek else { return }
    answer.openNow = hours.isOpen(at: minute)
    guard !hours.isAlwaysOpen else { return }
    if answer.openNow == true {
      answer.nextCloseTime = next(hours.spans.map(\.close), after: minute)
    } else {
      answer.nextOpenTime = next(hours.spans.map(\.open), after: minute)
    }
  }

  private func periods(_ hours: WeeklyHours, dates: [ServiceDate]?) -> [ServiceOpeningHours.Period] {
    if hours.isAlwaysOpen {
      return [Hours.Period(open: Hours.Point(day: 0, hour: 0, minute: 0), close: nil)]
    }
    return hours.spans.map { span in
      let open = point(span.open, dates: dates, after: nil)
      return Hours.Period(open: open, close: point(span.close, dates: dates, after: open))
    }
  }

  private func point(
    _ minute: Int, dates: [ServiceDate]?, after open: ServiceOpeningHours.Point?
  ) -> ServiceOpeningHours.Point {
    let inWeek = minute % WeeklyHours.minutesOfWeek
    let day = inWeek / WeeklyHours.minutesOfDay
    var point = Hours.Point(day: day, hour: inWeek / 60 % 24, minute: inWeek % 60)
    if let dates {
      point.date = dates[day]
      if let open, let opened = open.date, open.day != day, dates[day] == dates[todayWeekday] {
        // Opened on the last of the seven days and closes after midnight: the window ends here.
        point = Hours.Point(day: open.day, hour: 23, minute: 59)
        point.date = opened
        point.truncated = true
      }
    }
    return point
  }

  private func descriptions(_ hours: WeeklyHours) -> [String] {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    return [1, 2, 3, 4, 5, 6, 0].map { day in
      if hours.isAlwaysOpen { return "\(names[day]): Open 24 hours" }
      let spans = hours.spans.filter { $0.open / WeeklyHours.minutesOfDay == day }
      guard !spans.isEmpty else { return "\(names[day]): Closed" }
      let times = spans.map { "\(time($0.open)) – \(time($0.close))" }
      return "\(names[day]): \(times.joined(separator: ", "))"
    }
  }

  private func time(_ minute: Int) -> String {
    let hour = minute / 60 % 24
    let rest = minute % 60
    // The space before AM and PM is a narrow no-break one, as reported of the live service.
    return "\((hour + 11) % 12 + 1):\(rest < 10 ? "0" : "")\(rest)\u{202F}\(hour < 12 ? "AM" : "PM")"
  }

  // MARK: - The moment

  private var calendar: Calendar? {
    guard let timeZone else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private var minuteOfWeek: Int? {
    guard let parts = calendar?.dateComponents([.weekday, .hour, .minute], from: now),
      let weekday = parts.weekday, let hour = parts.hour, let minute = parts.minute
    else { return nil }
    return (weekday - 1) * WeeklyHours.minutesOfDay + hour * 60 + minute
  }

  private var todayWeekday: Int { (minuteOfWeek ?? 0) / WeeklyHours.minutesOfDay }

  private func datesByWeekday() -> [ServiceDate]? {
    guard let calendar else { return nil }
    var dates = [ServiceDate](repeating: ServiceDate(year: nil, month: nil, day: nil), count: 7)
    for step in 0..<7 {
      guard let date = calendar.date(byAdding: .day, value: step, to: now) else { return nil }
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      dates[(todayWeekday + step) % 7] = ServiceDate(year: parts.year, month: parts.month, day: parts.day)
    }
    return dates
  }

  /// The next of some minutes of the week, RFC 3339 in UTC.
  private func next(_ minutes: [Int], after minute: Int) -> String? {
    guard let calendar else { return nil }
    let week = WeeklyHours.minutesOfWeek
    let waits = minutes.map { (($0 - minute - 1) % week + week) % week + 1 }
    guard let wait = waits.min() else { return nil }
    let start = now.timeIntervalSinceReferenceDate
    let wholeMinute = Date(timeIntervalSinceReferenceDate: start - start.truncatingRemainder(dividingBy: 60))
    // By the clock on the wall, so that a change to summer time in between moves the moment, not the hour.
    var wall = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: wholeMinute)
    wall.minute = (wall.minute ?? 0) + wait
    guard let moment = calendar.date(from: wall) else { return nil }
    return ISO8601DateFormatter().string(from: moment)
  }
}
