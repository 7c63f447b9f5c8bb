import LegacyPlacesTesting

extension Scenario {
  /// The first line of a trace that is not the expected one, or `nil`.
  func unexpected(in trace: Trace) -> String? {
    first("told", trace.told.map(\.line), expected?.told)
      ?? first("asked", trace.asked.map(\.line), expected?.asked)
  }

  private func first(_ lane: String, _ lines: [String], _ expected: [String]?) -> String? {
    guard let expected, lines != expected else { return nil }
    let same = zip(lines, expected).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { same < lines.count ? lines[same] : "nothing" }
    return "\(lane): \(line(lines)) instead of \(line(expected))"
  }
}
