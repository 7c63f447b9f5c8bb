/// The texts of classified failures: what happened, then what to do next.
enum FailureText {
  typealias Evidence = FailureTable.Evidence

  static let redirect = """
    The places service answered with a redirect, which was refused: the API key must not travel to \
    another address. Check for a proxy or a sign-in page between this device and places.googleapis.com.
    """

  static func unreadable(_ evidence: Evidence) -> String {
    """
    The places service answered HTTP \(evidence.httpStatus) with \
    \(evidence.bodyProblem ?? "a body that is not its JSON error"). Try again; if it stays, check for a \
    proxy or a sign-in page between this device and places.googleapis.com.
    """
  }

  static let keyExpired = """
    The API key has expired. Renew it, or make a new one, in the Google Cloud console.
    """

  static func keyInvalid(_ evidence: Evidence) -> String {
    guard evidence.keySent else {
      return "The request carried no API key. Provide one before the first request."
    }
    return """
      The API key is not valid. Compare it with the key shown in the Google Cloud console; it must be \
      whole and belong to a project that still exists.
      """
  }

  static func bundleIdentifier(_ evidence: Evidence) -> String {
    let seen = evidence.error?.metadata["iosBundleId"] ?? "<empty>"
    guard seen != "<empty>", !seen.isEmpty else {
      return """
        The API key is restricted to iOS apps, and the request named no bundle identifier. Call from an \
        app that has one, or use a key without that restriction for tools and tests.
        """
    }
    return """
      The API key is restricted to iOS apps, and \(clipped(seen)) is not among them. Add this bundle \
      identifier to the key's restrictions in the Google Cloud console.
      """
  }

  static func access(_ evidence: Evidence) -> String {
    switch evidence.reason {
    case "API_KEY_SERVICE_BLOCKED":
      return """
        The API key's restrictions do not allow this service. Add "Places API (New)" to the APIs that \
        the key may call; the older "Places API" is another service.
        """
    case "API_KEY_HTTP_REFERRER_BLOCKED", "API_KEY_IP_ADDRESS_BLOCKED", "API_KEY_ANDROID_APP_BLOCKED":
      return """
        The API key is restricted to websites, servers or Android apps. Use a key that is restricted to \
        iOS apps and lists this app's bundle identifier.
        """
    case "BILLING_DISABLED":
      return "The key's project has no active billing account. Turn on billing for it."
    case "CONSUMER_SUSPENDED", "CONSUMER_INVALID", "USER_PROJECT_DENIED":
      return """
        The key's project may not use the service (\(evidence.reason)). Check the state of the project \
        in the Google Cloud console.
        """
    default:
      return """
        The key's project may not use the service. Enable "Places API (New)" (places.googleapis.com) for \
        it; the older "Places API" is another service. Then check the key's restrictions and the \
        project's billing.
        """
    }
  }

  static let usageLimit = """
    The project's quota for the day is used up. Wait for the next day, or raise the quota in the Google \
    Cloud console.
    """

  static let rateLimit = """
    Too many requests in a short time. Ask less often, for example with a typing policy that waits for \
    a pause, or raise the quota in the Google Cloud console.
    """

  static func invalidRequest(_ evidence: Evidence) -> String {
    if evidence.httpStatus == 404 {
      return """
        The service knows no such place (any more). Repeat the search that gave the place ID, and use \
        the new one.
        """
    }
    let violations = (evidence.error?.fieldViolations ?? []).map(clipped).joined(separator: " ")
    return "The service refused the request as invalid. Correct the value it names."
      + (violations.isEmpty ? "" : " It names: " + violations)
  }

  static func server(_ evidence: Evidence) -> String {
    "The places service failed (HTTP \(evidence.httpStatus)). Try again in a moment."
  }

  /// The first 500 characters: enough to understand, short enough for a log line.
  static func clipped(_ text: String) -> String {
    text.count > 500 ? text.prefix(500) + "…" : text
  }
}
