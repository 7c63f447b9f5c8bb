import Foundation

/// The error body of Google's services (`google.rpc.Status` in JSON), read leniently.
///
/// Entries of an unknown kind or with wrong types are passed over: half an explanation is better than none.
struct ErrorBody: Sendable, Equatable {
  var message: String?
  var status: String?
  var reason: String?
  var metadata: [String: String] = [:]
  var fieldViolations: [String] = []
  var helpLinks: [String] = []

  /// `nil` when the body is not JSON with an `error` object.
  init?(_ body: Data) {
    guard let top = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
      let error = top["error"] as? [String: Any]
    else { return nil }
    message = error["message"] as? String
    status = error["status"] as? String
    for case let detail as [String: Any] in error["details"] as? [Any] ?? [] {
      read(detail)
    }
  }

  /// The same, for bodies that most likely are none: those that lack the word are not parsed.
  static func sniffed(_ body: Data) -> ErrorBody? {
    body.range(of: Data(#""error""#.utf8)) == nil ? nil : ErrorBody(body)
  }

  private mutating func read(_ detail: [String: Any]) {
    let type = (detail["@type"] as? String)?.split(separator: "/").last
    switch type {
    case "google.rpc.ErrorInfo":
      reason = reason ?? detail["reason"] as? String
      for (name, value) in detail["metadata"] as? [String: Any] ?? [:] {
        metadata[name] = value as? String
      }
    case "google.rpc.BadRequest":
      for case let violation as [String: Any] in detail["fieldViolations"] as? [Any] ?? [] {
        guard let text = violation["description"] as? String else { continue }
        let field = violation["field"] as? String ?? ""
        fieldViolations.append(field.isEmpty ? text : "\(field): \(text)")
      }
    case "google.rpc.Help":
      for case let link as [String: Any] in detail["links"] as? [Any] ?? [] {
        if let url = link["url"] as? String { helpLinks.append(url) }
      }
    default:
      break
    }
  }
}
