package import Foundation

/// What an answer that is no success means: rows are tried in order, the first that fits wins.
///
/// An answer is judged by the reason, then the status name, then the HTTP status; by the message only
/// where an expired key and a wrong key differ in nothing else. Reasons are those of
/// `google/api/error_reason.proto` in `https://github.com/googleapis/googleapis`.
struct FailureTable {
  /// What is known about the answer.
  struct Evidence {
    var httpStatus: Int
    /// `nil` when the body is not the JSON error that the service documents.
    var error: ErrorBody?
    /// What the body is instead, when that can be told.
    var bodyProblem: String?
    /// Whether the request carried an API key.
    var keySent: Bool

    var reason: String { error?.reason ?? "" }
  }

  struct Row {
    var kind: ServiceFailure.Kind
    var matches: @Sendable (Evidence) -> Bool
    /// What happened and what to do next.
    var text: @Sendable (Evidence) -> String
  }

  static let rows: [Row] = [
    Row(kind: .server) {
      (300..<400).contains($0.httpStatus)
    } text: { _ in
      FailureText.redirect
    },
    // A 401 says all by its status, and where URLSession answers a challenge its body is lost.
    Row(kind: .server) {
      $0.error == nil && $0.httpStatus != 401
    } text: {
      FailureText.unreadable($0)
    },
    Row(kind: .keyExpired) {
      $0.reason == "API_KEY_INVALID" && ($0.error?.message ?? "").lowercased().contains("expired")
    } text: { _ in
      FailureText.keyExpired
    },
    Row(kind: .keyInvalid) {
      $0.reason == "API_KEY_INVALID" || $0.httpStatus == 401 || ($0.httpStatus == 403 && !$0.keySent)
    } text: {
      FailureText.keyInvalid($0)
    },
    Row(kind: .incorrectBundleIdentifier) {
      $0.reason == "API_KEY_IOS_APP_BLOCKED"
    } text: {
      FailureText.bundleIdentifier($0)
    },
    Row(kind: .accessNotConfigured) {
      $0.httpStatus == 403 || isAccessReason($0.reason)
    } text: {
      FailureText.access($0)
    },
    Row(kind: .usageLimitExceeded) {
      $0.httpStatus == 429
        && ($0.reason == "RESOURCE_QUOTA_EXCEEDED"
          || $0.error?.metadata["quota_limit"]?.contains("PerDay") == true)
    } text: { _ in
      FailureText.usageLimit
    },
    Row(kind: .rateLimitExceeded) {
      $0.httpStatus == 429
    } text: { _ in
      FailureText.rateLimit
    },
    Row(kind: .invalidRequest) {
      ($0.httpStatus == 400 && $0.error?.status == "INVALID_ARGUMENT") || $0.httpStatus == 404
    } text: {
      FailureText.invalidRequest($0)
    },
    Row(kind: .server) { _ in
      true
    } text: {
      FailureText.server($0)
    },
  ]

  private static func isAccessReason(_ reason: String) -> Bool {
    (reason.hasPrefix("API_KEY_") && reason.hasSuffix("_BLOCKED")) || reason.hasPrefix("CONSUMER_")
      || ["SERVICE_DISABLED", "BILLING_DISABLED", "USER_PROJECT_DENIED"].contains(reason)
  }
}

extension ServiceFailure {
  /// The failure that an HTTP answer outside 200…299 means, with all that its body says.
  ///
  /// - Parameters:
  ///   - keySent: whether the request carried an API key; a 403 without one means that the key is missing.
  package static func classify(httpStatus: Int, body: Data, keySent: Bool = true) -> ServiceFailure {
    let error = ErrorBody(body)
    let evidence = FailureTable.Evidence(
      httpStatus: httpStatus, error: error, bodyProblem: AnswerDecoding.bodyProblem(body),
      keySent: keySent)
    // The last row fits everything; this default only spares a forced unwrap.
    var kind = Kind.server
    var text = FailureText.server(evidence)
    if let row = FailureTable.rows.first(where: { $0.matches(evidence) }) {
      kind = row.kind
      text = row.text(evidence)
    }
    if let said = error?.message, !said.isEmpty {
      text += " The service said: " + FailureText.clipped(said)
    }
    return ServiceFailure(
      kind, text, httpStatus: httpStatus, status: error?.status, reason: error?.reason,
      serverMessage: error?.message, metadata: error?.metadata ?? [:],
      fieldViolations: error?.fieldViolations ?? [], helpLinks: error?.helpLinks ?? [])
  }

  /// The same failure with every occurrence of a secret replaced, should the server have echoed it.
  func scrubbed(of key: APIKey) -> ServiceFailure {
    guard !key.value.isEmpty else { return self }
    func scrub(_ text: String) -> String {
      text.replacingOccurrences(of: key.value, with: APIKey.placeholder)
    }
    var copy = self
    copy.message = scrub(message)
    copy.status = status.map(scrub)
    copy.reason = reason.map(scrub)
    copy.serverMessage = serverMessage.map(scrub)
    copy.metadata = Dictionary(
      metadata.map { (scrub($0.key), scrub($0.value)) }, uniquingKeysWith: { first, _ in first })
    copy.fieldViolations = fieldViolations.map(scrub)
    copy.helpLinks = helpLinks.map(scrub)
    copy.underlying?.text = scrub(underlying?.text ?? "")
    return copy
  }
}
