package import Foundation

/// Carries one HTTP request to a server and brings the answer back: the seam below the web service.
///
/// A transport follows no redirect, keeps nothing between requests, and stops its work when its task is
/// cancelled. Any HTTP status is an answer, not an error.
package protocol HTTPTransport: Sendable {
  /// Sends one request and waits for the whole answer.
  ///
  /// - Throws: ``ServiceFailure`` when no complete answer came, or `CancellationError`.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

/// One HTTP request; prints without headers and body, which hold the key and the user's text.
package struct HTTPRequest: Sendable, Hashable {
  package var method: String
  package var url: URL
  /// Values by name, in the spelling that is sent.
  package var headers: [String: String]
  package var body: Data?

  package init(method: String, url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The header that carries the API key.
  package static let keyHeader = "X-Goog-Api-Key"

  /// The same request without its key: the only form that may be kept or written down.
  package var withoutKey: HTTPRequest {
    var copy = self
    copy.headers[Self.keyHeader] = nil
    return copy
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "\(method) \(url.host ?? "")" }
  package var debugDescription: String { description }
  package var customMirror: Mirror {
    Mirror(self, children: ["method": method, "host": url.host ?? ""])
  }
}

/// One HTTP answer with its whole body.
package struct HTTPResponse: Sendable, Hashable {
  package var status: Int
  /// Values by name in lower case.
  package var headers: [String: String]
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
