import Foundation
import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@Suite("C71 open or closed")
struct OpeningTimesTests {
  private typealias Hours = ServiceOpeningHours

  private static func point(
    _ day: Int?, _ hour: Int?, _ minute: Int?, _ date: (Int, Int, Int)? = nil, truncated: Bool? = nil
  ) -> ServiceOpeningHours.Point {
    var point = ServiceOpeningHours.Point(day: day, hour: hour, minute: minute)
    point.date = date.map { ServiceDate(year: $0.0, month: $0.1, day: $0.2) }
    point.truncated = truncated
    return point
  }

  private static func hours(
    _ periods: (ServiceOpeningHours.Point?, ServiceOpeningHours.Point?)...
  ) -> ServiceOpeningHours {
    ServiceOpeningHours(periods: periods.map { .init(open: $0.0, close: $0.1) })
  }

  /// A moment in UTC.
  private static func moment(_ text: String) throws -> Date {
    try Date(text + ":00Z", strategy: .iso8601)
  }

  private static func isOpen(_ hours: ServiceOpeningHours?, _ text: String, offset: Int? = 0) throws -> Bool?
  {
    OpeningTimes.isOpen(hours, utcOffsetMinutes: offset, at: try moment(text))
  }

  // 2026-11-29 is a Sunday.

  @Test(
    "Nine to five: open from the opening minute up to the closing one, on its days only",
    arguments: [
      ("2026-11-30T08:59", false), ("2026-11-30T09:00", true), ("2026-11-30T16:59", true),
      ("2026-11-30T17:00", false), ("2026-11-29T12:00", false), ("2026-12-07T12:00", true),
      ("1969-12-29T12:00", true), ("1969-12-30T12:00", false),
    ])
  func nineToFive(text: String, open: Bool) throws {
    let hours = Self.hours((Self.point(1, 9, 0), Self.point(1, 17, 0)))
    #expect(try Self.isOpen(hours, text) == open)
  }

  @Test(
    "The place's clocks decide, not the reader's",
    arguments: [(0, false), (60, true), (-60, false), (14 * 60, false), (345, true)])
  func offset(minutes: Int, open: Bool) throws {
    // Monday 8:30 UTC.
    let hours = Self.hours((Self.point(1, 9, 0), Self.point(1, 17, 0)))
    #expect(try Self.isOpen(hours, "2026-11-30T08:30", offset: minutes) == open)
  }

  @Test(
    "Past midnight, also from Saturday into Sunday",
    arguments: [
      ("2026-11-28T21:59", false), ("2026-11-28T22:00", true), ("2026-11-29T01:59", true),
      ("2026-11-29T02:00", false), ("2026-12-01T23:00", true), ("2026-12-02T00:30", true),
      ("2026-12-02T01:00", false),
    ])
  func pastMidnight(text: String, open: Bool) throws {
    let hours = Self.hours(
      (Self.point(6, 22, 0), Self.point(0, 2, 0)), (Self.point(2, 20, 0), Self.point(3, 1, 0)))
    #expect(try Self.isOpen(hours, text) == open)
  }

  @Test(
    "Round the clock is one opening without a close", arguments: ["2026-11-29T00:00", "2026-12-04T03:33"])
  func roundTheClock(text: String) throws {
    #expect(try Self.isOpen(Self.hours((Self.point(0, 0, 0), nil)), text) == true)
  }

  @Test("No periods at all is never open")
  func never() throws {
    #expect(try Self.isOpen(ServiceOpeningHours(periods: []), "2026-11-29T12:00") == false)
  }

  @Test("Without hours, periods or offset it is unknown")
  func unknown() throws {
    let always = Self.hours((Self.point(0, 0, 0), nil))
    #expect(try Self.isOpen(nil, "2026-11-29T12:00") == nil)
    #expect(try Self.isOpen(ServiceOpeningHours(periods: nil), "2026-11-29T12:00") == nil)
    #expect(try Self.isOpen(always, "2026-11-29T12:00", offset: nil) == nil)
  }

  @Test(
    "A point with a part missing or out of range makes closed unknown, and open stays open",
    arguments: [
      (nil, 9, 0), (1, nil, 0), (1, 9, nil), (7, 9, 0), (-1, 9, 0), (1, 24, 0), (1, 9, 60),
      (.max, .max, .min),
    ] as [(Int?, Int?, Int?)])
  func malformed(day: Int?, hour: Int?, minute: Int?) throws {
    let broken = Self.point(day, hour, minute)
    let good = (Self.point(0, 9, 0), Self.point(0, 17, 0))
    for pair in [(broken, Self.point(1, 17, 0)), (Self.point(1, 9, 0), broken)] {
      let hours = Self.hours(good, pair)
      #expect(try Self.isOpen(hours, "2026-11-29T12:00") == true)
      #expect(try Self.isOpen(hours, "2026-12-02T12:00") == nil)
    }
    #expect(try Self.isOpen(Self.hours((nil, Self.point(1, 1, 1))), "2026-12-02T12:00") == nil)
  }

  /// Tuesday 1 to Sunday 6 December 2026, shut on Monday and, for a holiday, on Thursday the 3rd.
  private static var current: ServiceOpeningHours {
    var hours = ServiceOpeningHours(periods: [])
    // Weekday order, with dates that start mid-list, as answers have been seen.
    for (weekday, day) in [(0, 6), (2, 1), (3, 2), (5, 4), (6, 5)] {
      hours.periods?.append(
        .init(
          open: point(weekday, 9, 0, (2026, 12, day)), close: point(weekday, 17, 0, (2026, 12, day))))
    }
    return hours
  }

  @Test(
    "Hours with dates mean those days; beyond the days they can reach it is unknown",
    arguments: [
      ("2026-12-01T12:00", true), ("2026-12-03T12:00", false), ("2026-12-06T16:59", true),
      ("2026-12-06T17:00", false), ("2026-11-30T12:00", false), ("2026-12-07T12:00", false),
      ("2026-11-29T12:00", nil), ("2026-12-08T12:00", nil), ("2027-12-03T12:00", nil),
    ] as [(String, Bool?)])
  func dates(text: String, open: Bool?) throws {
    #expect(try Self.isOpen(Self.current, text) == open)
  }

  @Test(
    "Where current hours do not reach, the regular ones decide",
    arguments: [
      ("2026-12-03T12:00", false), ("2026-12-10T12:00", true), ("2026-12-14T12:00", false),
    ])
  func currentThenRegular(text: String, open: Bool) throws {
    var place = ServicePlace()
    place.currentOpeningHours = Self.current
    place.regularOpeningHours = Self.hours(
      (Self.point(2, 9, 0), Self.point(2, 17, 0)), (Self.point(4, 9, 0), Self.point(4, 17, 0)))
    place.utcOffsetMinutes = 0
    #expect(OpeningTimes.isOpen(place, at: try Self.moment(text)) == open)
    place.utcOffsetMinutes = nil
    #expect(OpeningTimes.isOpen(place, at: try Self.moment(text)) == nil)
  }

  @Test("A time zone gives the offset of the moment, on both sides of a clock change")
  func timeZone() throws {
    var place = ServicePlace()
    place.regularOpeningHours = Self.hours((Self.point(1, 9, 0), Self.point(1, 10, 0)))
    place.timeZone = ServiceTimeZone(id: "Europe/Berlin")
    // The offset of an answer fetched in winter.
    place.utcOffsetMinutes = 60
    #expect(OpeningTimes.isOpen(place, at: try Self.moment("2026-11-30T08:30")) == true)
    #expect(OpeningTimes.isOpen(place, at: try Self.moment("2026-06-29T07:30")) == true)
    place.timeZone = ServiceTimeZone(id: "Mars/Base")
    #expect(OpeningTimes.isOpen(place, at: try Self.moment("2026-06-29T07:30")) == false)
  }

  @Test("Round the clock in current hours is cut at both ends; the last minute belongs to it")
  func truncated() throws {
    let hours = Self.hours(
      (
        Self.point(2, 0, 0, (2026, 12, 1), truncated: true),
        Self.point(1, 23, 59, (2026, 12, 7), truncated: true)
      ))
    #expect(try Self.isOpen(hours, "2026-12-01T00:00") == true)
    #expect(try Self.isOpen(hours, "2026-12-07T23:59") == true)
    #expect(try Self.isOpen(hours, "2026-12-04T03:00") == true)
  }

  @Test("Dates across a leap day and the turn of the year are counted right")
  func calendar() throws {
    for (from, to, open, shut) in [
      ((2028, 2, 29), (2028, 3, 1), "2028-03-01T01:00", "2028-03-01T03:00"),
      ((2026, 12, 31), (2027, 1, 1), "2027-01-01T01:00", "2027-01-01T03:00"),
      ((2100, 2, 28), (2100, 3, 1), "2100-03-01T01:00", "2100-03-01T03:00"),
    ] {
      let hours = Self.hours((Self.point(0, 20, 0, from), Self.point(0, 2, 0, to)))
      #expect(try Self.isOpen(hours, open) == true)
      #expect(try Self.isOpen(hours, shut) == false)
    }
  }

  @Test("A date that is none is not taken for one; the week decides")
  func impossibleDate() throws {
    let hours = Self.hours(
      (Self.point(1, 9, 0, (.max, 99, 0)), Self.point(1, 17, 0, (.min, 0, -4))))
    #expect(try Self.isOpen(hours, "2026-11-30T12:00") == true)
  }

  @Test("Moments and offsets that no clock shows are unknown, not a crash")
  func extremes() {
    let hours = Self.hours((Self.point(1, 9, 0), Self.point(1, 17, 0)))
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(OpeningTimes.isOpen(hours, utcOffsetMinutes: 0, at: date) == nil)
    }
    for offset in [Int.min, Int.max, 100_000] {
      #expect(OpeningTimes.isOpen(hours, utcOffsetMinutes: offset, at: .distantPast) == nil)
    }
    #expect(OpeningTimes.isOpen(hours, utcOffsetMinutes: 0, at: .distantFuture) != nil)
  }
}

@Suite("Asking the client whether a place is open")
struct IsPlaceOpenTests {
  /// Monday nine to five in Berlin.
  private static let place: ServicePlace = {
    var place = ServicePlace()
    place.regularOpeningHours = ServiceOpeningHours(periods: [
      .init(open: .init(day: 1, hour: 9, minute: 0), close: .init(day: 1, hour: 17, minute: 0))
    ])
    place.timeZone = ServiceTimeZone(id: "Europe/Berlin")
    return place
  }()
  /// Monday, 2026-11-30, 8:30 and 17:00 UTC.
  private static let morning = Date(timeIntervalSince1970: 1_796_027_400)
  private static let evening = Date(timeIntervalSince1970: 1_796_058_000)

  @MainActor
  @Test("A place at hand is answered without asking the service; unknown stays unknown")
  func atHand() async {
    let script = ScriptedService()
    await PlacesEnvironment.$current.withValue(PlacesEnvironment(service: script)) {
      let app = Plain()
      #expect(await app.sign(of: Place(Self.place), date: Self.morning) == "open")
      #expect(await app.sign(of: Place(Self.place), date: Self.evening) == "closed")
      #expect(await app.sign(of: Place(ServicePlace()), date: Self.morning) == "unknown")
      #expect(await app.sign(of: Place(ServicePlace())) == "unknown")
    }
    #expect(script.detailsQueries.isEmpty)
  }

  @MainActor
  @Test("A place by id is asked for its hours and time zone, without a token")
  func byID() async throws {
    let script = ScriptedService(place: .place(Self.place))
    let client = PlacesClient(environment: PlacesEnvironment(service: script))
    let request = IsPlaceOpenRequest(placeID: "a", date: Self.morning)
    #expect(try await client.isPlaceOpen(with: request).get().status == true)
    let query = try #require(script.detailsQueries.first)
    #expect(query.placeID == "a" && query.sessionToken == nil)
    #expect(query.fields == ["currentOpeningHours", "regularOpeningHours", "timeZone", "attributions"])
  }

  @MainActor
  @Test("A failure of the service is the call's failure; a blank id is an invalid request")
  func failures() async {
    let failure = ServiceFailure(.rateLimitExceeded, "slow down")
    let client = PlacesClient(
      environment: PlacesEnvironment(service: ScriptedService(place: .failure(failure))))
    let failed = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "a"))
    #expect(failed.map(\.status) == .failure(.rateLimitExceeded("slow down")))
    guard case .failure(.invalidRequest) = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: ""))
    else {
      Issue.record("not an invalid request")
      return
    }
  }
}
