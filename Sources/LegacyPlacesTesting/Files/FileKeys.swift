/// The keys of the formats, object by object; the schemas name the same.
package enum FileKeys {
  package static let scenario = [
    "format", "version", "title", "about", "doors", "policy", "delay", "steps", "answers", "watch",
    "expected", "notFor",
  ]
  package static let policy = ["pace", "interval", "minimumLength", "mergesInFlight"]
  /// Of an action exactly one; a step has `at` beside it.
  package static let action = [
    "type", "filter", "bounds", "token", "fields", "delegate", "tap", "letThrough", "do", "find", "details",
    "react",
  ]
  package static let step = ["at"] + action
  package static let reaction = ["to", "times", "with"]
  package static let filter = [
    "type", "types", "country", "countries", "bias", "restriction", "origin",
  ]
  package static let area = ["corners", "circle"]
  package static let circle = ["center", "radius"]
  package static let bounds = ["corners", "mode"]
  /// Of an answer exactly one.
  package static let match = ["text", "place", "call"]
  /// Of an answer exactly one.
  package static let reply = ["places", "name", "failure", "never", "gone"]
  package static let answer = match + ["after", "times", "deaf"] + reply + ["message"]
  package static let place = ["id", "text", "primary", "secondary", "matches", "types", "distance"]
  package static let expected = ["told", "asked", "ended"]

  package static let trace = ["format", "version", "scenario", "door", "side", "sees", "events"]
  /// Of an event exactly one.
  package static let event = ["did", "told", "asked", "ended", "note"]
  package static let traceEvent = ["at"] + event + ["to", "rows", "row", "place", "code", "what"]
  package static let question = [
    "call", "text", "place", "token", "types", "countries", "bias", "restriction", "origin", "fields",
  ]
  package static let questionArea = ["low", "high", "circle"]
  package static let end = ["call", "how"]
  package static let placeFacts = ["id", "name"]
}

/// How far the numbers and lists of a file may go.
package enum FileLimits {
  /// Steps, answers, rows; the events of a trace may be more.
  package static let entries = 1_000
  package static let events = 100_000
  /// An hour, in milliseconds.
  package static let time = 3_600_000
  /// How often a reaction may happen.
  package static let reactions = 20
  /// Reactions inside reactions.
  package static let reactionDepth = 3
  package static let failureCodes = -12 ... -1
}
