import Foundation
import LegacyPlaces
import PlacesEngine
import Testing

private func place(_ hours: String, offset: String = #", "utcOffsetMinutes": 60"#) throws -> GMSPlace {
  let json = #"{"regularOpeningHours": \#(hours)\#(offset)}"#
  return GMSPlace(try JSONDecoder().decode(ServicePlace.self, from: Data(json.utf8)))
}

private let monday = #"""
  {"periods": [{"open": {"day": 1, "hour": 8, "minute": 30}, "close": {"day": 1, "hour": 17, "minute": 0}}],
   "weekdayDescriptions": ["Monday: 8:30 – 17:00"], "openNow": true}
  """#

/// A Monday, at an hour of the clock in UTC.
private func mondayAt(_ hour: Int) -> Date {
  Date(timeIntervalSince1970: 1_767_571_200 + Double(hour) * 3_600)
}

@Suite("Opening hours")
struct OpeningHoursTests {
  @Test("Days count from Sunday as 1, times are hours and minutes")
  func periods() throws {
    let hours = try #require(try place(monday).openingHours)
    let period = try #require(hours.periods?.first)
    #expect(period.openEvent.day == .monday && period.openEvent.day.rawValue == 2)
    #expect(period.openEvent.time.hour == 8 && period.openEvent.time.minute == 30)
    #expect(period.closeEvent?.time.hour == 17)
    #expect(period.openEvent.date == nil && !period.openEvent.truncated)
    #expect(hours.weekdayText == ["Monday: 8:30 – 17:00"])
    #expect(hours.hoursType == .unknown && hours.specialDays == nil)
  }

  @Test("Days 0…6 are Sunday to Saturday; others are Sunday", arguments: [0, 3, 6, 7, -1])
  func days(day: Int) throws {
    let hours = try place(#"{"periods": [{"open": {"day": \#(day), "hour": -3, "minute": 0}}]}"#).openingHours
    let event = try #require(hours?.periods?.first?.openEvent)
    #expect(event.day.rawValue == ((0...6).contains(day) ? UInt(day) + 1 : 1))
    #expect(event.time.hour == 0)
  }

  @Test("Round the clock is an open event at 0:00 and no close event")
  func roundTheClock() throws {
    let place = try place(#"{"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]}"#)
    let period = try #require(place.openingHours?.periods?.first)
    #expect(period.openEvent.day == .sunday && period.openEvent.time.hour == 0)
    #expect(period.closeEvent == nil)
    #expect(place.isOpen(at: mondayAt(3)) == .open)
  }

  @Test("C71 open or closed goes by the clock of the place")
  func isOpen() throws {
    let place = try place(monday)
    #expect(place.isOpen(at: mondayAt(7)) == .closed)
    #expect(place.isOpen(at: mondayAt(8)) == .open)
    #expect(place.isOpen(at: mondayAt(15)) == .open)
    #expect(place.isOpen(at: mondayAt(16)) == .closed)
  }

  @Test("C71 without hours or without offset it is unknown")
  func unknown() throws {
    #expect(try place(monday, offset: "").isOpen(at: mondayAt(12)) == .unknown)
    #expect(try place("{}").isOpen(at: mondayAt(12)) == .unknown)
    var service = ServicePlace()
    service.utcOffsetMinutes = 60
    #expect(GMSPlace(service).isOpen(at: mondayAt(12)) == .unknown)
  }

  @Test("SDK 2.x's status is the service's own word")
  func openNow() throws {
    #expect(try place(monday).openNowStatus == .yes)
    #expect(try place(#"{"openNow": false}"#).openNowStatus == .no)
    #expect(try place("{}").openNowStatus == .unknown)
  }

  @Test("Special days and dated events read as days of the calendar")
  func dates() throws {
    let hours = try #require(
      try place(
        #"""
        {"secondaryHoursType": "DRIVE_THROUGH",
         "specialDays": [{"date": {"year": 2026, "month": 12, "day": 25}}, {"date": {"year": 2026}}, {}],
         "periods": [{"open": {"day": 5, "hour": 9, "minute": 0, "truncated": true,
           "date": {"year": 2026, "month": 12, "day": 25}}}, {}]}
        """#
      ).openingHours)
    #expect(hours.hoursType == .driveThrough)
    let day = try #require(hours.specialDays?.first)
    #expect(hours.specialDays?.count == 1 && day.isExceptional)
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: day.date)
    #expect(parts.year == 2026 && parts.month == 12 && parts.day == 25 && parts.hour == 0)
    #expect(hours.periods?.count == 1)
    #expect(hours.periods?.first?.openEvent.date == day.date)
    #expect(hours.periods?.first?.openEvent.truncated == true)
  }

  @Test("Raw values of hours types are those of the header")
  func hoursTypes() {
    #expect(GMSPlaceHoursType.access.rawValue == 0 && GMSPlaceHoursType.unknown.rawValue == 13)
    #expect(GMSPlaceHoursType.seniorHours.rawValue == 5 && GMSPlaceHoursType.happyHour.rawValue == 12)
  }
}
