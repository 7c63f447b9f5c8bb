/// When a place is open in a week, in its own time.
struct WeeklyHours: Sendable, Hashable {
  static let minutesOfDay = 24 * 60
  static let minutesOfWeek = 7 * minutesOfDay

  /// Minutes since Sunday 0:00; `close` may lie in the next week.
  struct Span: Sendable, Hashable {
    var open: Int
    var close: Int
  }

  var isAlwaysOpen = false
  /// By opening time; empty means never open.
  var spans: [Span] = []

  /// Reads `24/7`, `closed` or rules such as `Mo-Fr 09:00-12:00,13:00-17:00; Sa 20:00-02:00`.
  init?(_ text: String) {
    if text == "24/7" {
      isAlwaysOpen = true
      return
    }
    if text == "closed" { return }
    for rule in text.split(separator: ";") {
      let parts = rule.split(separator: " ")
      guard parts.count == 2, let days = Self.days(parts[0]) else { return nil }
      for times in parts[1].split(separator: ",") {
        let ends = times.split(separator: "-").map(Self.minutes)
        guard ends.count == 2, let open = ends[0], let close = ends[1], open < Self.minutesOfDay else {
          return nil
        }
        for day in days {
          let start = day * Self.minutesOfDay
          spans.append(
            Span(open: start + open, close: start + close + (close <= open ? Self.minutesOfDay : 0)))
        }
      }
    }
    guard !spans.isEmpty else { return nil }
    spans.sort { ($0.open, $0.close) < ($1.open, $1.close) }
  }

  /// Whether the place is open at a minute of the week.
  func isOpen(at minute: Int) -> Bool {
    isAlwaysOpen
      || spans.contains { span in
        (span.open..<span.close).contains(minute)
          || (span.open..<span.close).contains(minute + Self.minutesOfWeek)
      }
  }

  private static let dayNames = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]

  private static func days(_ text: Substring) -> [Int]? {
    var days: [Int] = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-").map { dayNames.firstIndex(of: String($0)) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else { return nil }
      var day = first
      while true {
        days.append(day)
        if day == last { break }
        day = (day + 1) % 7
      }
    }
    return days.isEmpty ? nil : days
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0...24).contains(hour),
      (0..<60).contains(minute), hour * 60 + minute <= minutesOfDay
    else { return nil }
    return hour * 60 + minute
  }
}
