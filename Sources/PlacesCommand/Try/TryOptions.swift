import Foundation
import LegacyPlacesTesting
package import PlacesEngine

/// What `try` was asked to do, checked.
package struct TryOptions: Sendable {
  /// Which places service answers.
  enum Service: String, Sendable, CaseIterable {
    case offline
    case web
  }

  /// The text to type; `nil` asks for a terminal to type into.
  var text: String?
  var service = Service.offline
  /// The file of the offline service; `nil` means the bundled places.
  var places: String?
  var countries: [String] = []
  var types: [String] = []
  var bias: GeoArea?
  var restriction: GeoArea?
  var origin: GeoPoint?
  var language: String?
  var region: String?
  var policy = NamedPolicy.legacy
  /// Time from one letter to the next. 231 ms are 52 words of five letters a minute.
  var pace = Duration.milliseconds(231)
  /// Which prediction to choose, from 1.
  var pick = 1
  /// Names of the fields that are asked for.
  var fields = PlaceFieldName.usual
  var json = false
  var noColor = false

  /// Letters of a text that is typed; the web service names no limit, and nobody types more.
  static let maximumLength = 200

  init(_ arguments: [String]) throws(UsageError) {
    let rest = try parse(arguments, by: TryOptions.table, into: &self)
    if rest.count > 1 {
      throw UsageError("\(quoted(rest[1])) is one text too many.", expected: "one TEXT, in quotes")
    }
    text = rest.first
    if let text, text.count > Self.maximumLength {
      throw UsageError(
        "TEXT has \(text.count) letters.", expected: "at most \(Self.maximumLength)")
    }
    if places != nil, service == .web {
      throw UsageError(
        "--places is about the offline service.", expected: "--places or --service web, not both")
    }
  }
}

/// A typing policy and what the user called it.
package struct NamedPolicy: Sendable, Hashable {
  var name: String
  package var policy: TypingPolicy

  static let legacy = NamedPolicy(name: "legacy", policy: .legacy)

  /// The policies with a name, and the paces that take milliseconds.
  static let presets: [(name: String, policy: TypingPolicy)] = [
    ("legacy", .legacy), ("economical", .economical), ("immediate", .immediate),
  ]
  static let paces: [(name: String, make: @Sendable (Duration) -> TypingPolicy.Pace)] = [
    ("debounce", { .debounce($0) }), ("throttle", { .throttle($0) }),
  ]

  /// Such as `throttle 200 ms` or `debounce 300 ms, from 3 letters on, one request at a time`.
  var meaning: String {
    var parts: [String] = []
    switch policy.pace {
    case .immediate: parts.append("every change asks")
    case .throttle(let interval): parts.append("throttle \(interval.milliseconds) ms")
    case .debounce(let interval): parts.append("debounce \(interval.milliseconds) ms")
    }
    if policy.minimumLength > 1 { parts.append("from \(policy.minimumLength) letters on") }
    if policy.mergesInFlight { parts.append("one request at a time") }
    return parts.joined(separator: ", ")
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

extension PlaceFieldName {
  /// What `try` asks for unless told otherwise. In a session these cost what the name alone costs.
  static let usual = [
    "name", "placeID", "formattedAddress", "coordinate", "types", "businessStatus", "openingHours",
    "phoneNumber", "website", "rating", "userRatingsTotal",
  ]
}
