package import Foundation

/// Whether a place is open at a moment, worked out from its opening hours and its offset from UTC.
///
/// Facts about hours: `https://developers.google.com/maps/documentation/places/web-service/place-details`.
/// What is missing or makes no sense is unknown, never closed (contract item 71).
package enum OpeningTimes {
  /// Whether a place is open: by its current hours where they reach, else by its regular ones.
  ///
  /// Its time zone gives the offset at that moment; without one the offset of the answer does, which is off
  /// by an hour for moments on the other side of a clock change.
  ///
  /// - Returns: `nil` when the answer lacks the hours or the offset to tell.
  package static func isOpen(_ place: ServicePlace, at date: Date) -> Bool? {
    let offset = zoneOffset(of: place, at: date) ?? place.utcOffsetMinutes
    return isOpen(place.currentOpeningHours, utcOffsetMinutes: offset, at: date)
      ?? isOpen(place.regularOpeningHours, utcOffsetMinutes: offset, at: date)
  }

  /// Whether a place with these hours is open.
  ///
  /// - Parameters:
  ///   - hours: periods whose points carry a date mean those days; others recur every week. A period
  ///     without close is open round the clock; no periods at all means never open.
  ///   - utcOffsetMinutes: of the place at that moment, positive to the east.
  /// - Returns: `nil` when something needed is missing, or the moment lies outside the dates given.
  package static func isOpen(
    _ hours: ServiceOpeningHours?, utcOffsetMinutes: Int?, at date: Date
  ) -> Bool? {
    guard let periods = hours?.periods, let minute = localMinute(of: date, utcOffsetMinutes) else {
      return nil
    }
    guard !periods.isEmpty else { return false }
    let spans = periods.map { Span($0) }
    if spans.contains(.always) { return true }
    let answer =
      if let window = DatedWindow(spans) {
        window.isOpen(atMinute: minute)
      } else {
        isOpen(spans, minuteOfWeek: weekMinute(of: minute))
      }
    // One period that is understood can say "open"; "closed" takes all of them.
    return answer == false && spans.contains(.unknown) ? nil : answer
  }

  private static func isOpen(_ spans: [Span], minuteOfWeek minute: Int) -> Bool {
    spans.contains { span in
      guard case .span(let open, let close) = span else { return false }
      // A close that is not after its open lies in the next week.
      let end = close.weekMinute <= open.weekMinute ? close.weekMinute + minutesPerWeek : close.weekMinute
      let times = open.weekMinute..<end
      return times.contains(minute) || times.contains(minute + minutesPerWeek)
    }
  }

  /// Minutes since the start of 1970 on the clocks of the place; `nil` for what no calendar reaches.
  private static func localMinute(of date: Date, _ utcOffsetMinutes: Int?) -> Int? {
    guard let utcOffsetMinutes, isReachable(date), (-1_440...1_440).contains(utcOffsetMinutes) else {
      return nil
    }
    return Int((date.timeIntervalSince1970 / 60).rounded(.down)) + utcOffsetMinutes
  }

  private static func zoneOffset(of place: ServicePlace, at date: Date) -> Int? {
    guard let id = place.timeZone?.id, let zone = TimeZone(identifier: id), isReachable(date) else {
      return nil
    }
    return zone.secondsFromGMT(for: date) / 60
  }

  private static func isReachable(_ date: Date) -> Bool {
    abs(date.timeIntervalSince1970) < 1e13
  }

  /// Minutes since Sunday 0:00.
  private static func weekMinute(of minute: Int) -> Int {
    // The first of January 1970 was a Thursday, day 4.
    let shifted = (minute + 4 * minutesPerDay) % minutesPerWeek
    return shifted < 0 ? shifted + minutesPerWeek : shifted
  }
}

private let minutesPerDay = 1_440
private let minutesPerWeek = 7 * minutesPerDay

/// One period, understood.
private enum Span: Equatable {
  case span(open: Moment, close: Moment)
  /// No close: round the clock.
  case always
  /// A part is missing or out of its range.
  case unknown

  init(_ period: ServiceOpeningHours.Period) {
    guard let open = period.open.flatMap({ Moment($0, closes: false) }) else {
      self = .unknown
      return
    }
    guard let closing = period.close else {
      self = .always
      return
    }
    guard let close = Moment(closing, closes: true) else {
      self = .unknown
      return
    }
    self = .span(open: open, close: close)
  }
}

/// A point of a period in minutes.
private struct Moment: Equatable {
  /// Since Sunday 0:00.
  var weekMinute: Int
  /// Since the start of 1970, if the point has a date.
  var dateMinute: Int?

  init?(_ point: ServiceOpeningHours.Point, closes: Bool) {
    guard let day = point.day, (0...6).contains(day), let hour = point.hour, (0...23).contains(hour),
      let minute = point.minute, (0...59).contains(minute)
    else { return nil }
    // A close cut at the end of the window is written 23:59 and means the end of that day.
    let cut = closes && point.truncated == true && hour == 23 && minute == 59
    let ofDay = hour * 60 + minute + (cut ? 1 : 0)
    weekMinute = day * minutesPerDay + ofDay
    dateMinute = point.date.flatMap { $0.daysSince1970 }.map { $0 * minutesPerDay + ofDay }
  }
}

/// Periods with dates: the hours of seven days, whose first is known only as far as periods name it.
private struct DatedWindow {
  private let times: [Range<Int>]
  private let reach: Range<Int>

  /// `nil` unless every period that is understood has its dates.
  init?(_ spans: [Span]) {
    var times: [Range<Int>] = []
    for case .span(let open, let close) in spans {
      guard let start = open.dateMinute, let end = close.dateMinute, start <= end else { return nil }
      times.append(start..<end)
    }
    guard let first = times.map(\.lowerBound).min(), let last = times.map(\.lowerBound).max() else {
      return nil
    }
    // Days without a period are closed and may stand at either end of the seven.
    let firstDay = floorDay(last) - 6
    let lastDay = floorDay(first) + 6
    guard firstDay <= lastDay else { return nil }
    self.times = times
    reach = firstDay * minutesPerDay..<(lastDay + 1) * minutesPerDay
  }

  func isOpen(atMinute minute: Int) -> Bool? {
    if times.contains(where: { $0.contains(minute) }) { return true }
    return reach.contains(minute) ? false : nil
  }
}

private func floorDay(_ minute: Int) -> Int {
  Int((Double(minute) / Double(minutesPerDay)).rounded(.down))
}

extension ServiceDate {
  /// Days since the start of 1970 in the Gregorian calendar; `nil` unless it is a day of the years 1…9999.
  fileprivate var daysSince1970: Int? {
    guard let year, let month, let day, (1...9_999).contains(year), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    // Years that begin in March put the leap day last.
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }
}
