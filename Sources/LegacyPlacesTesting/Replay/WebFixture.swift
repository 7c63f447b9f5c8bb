import Foundation
import PlacesEngine

/// One call of the web service and what came of it, as a file of a recording keeps it.
///
/// ```json
/// {
///   "format": "legacy-places-web-fixture",
///   "version": 1,
///   "request": {
///     "method": "POST",
///     "url": "https://places.googleapis.com/v1/places:autocomplete",
///     "headers": {"Accept-Language": "en"},
///     "body": {"input": "york", "languageCode": "en", "sessionToken": "token-1"}
///   },
///   "response": {"status": 200, "headers": {"content-type": "application/json"}, "text": "{…}"}
/// }
/// ```
///
/// A body that is not UTF-8 stands under `base64` instead of `text`. Instead of `response` there may be
/// `"failure": {"code": -1, "message": "…"}`, when no complete answer came (`httpStatus` and `underlying` with
/// `domain`, `code`, `text` may be added), or `"cancelled": true`, when the caller gave the call up.
/// The order of the calls is that of the numbers that file names begin with: `0001-autocomplete.json`.
struct WebFixture: Sendable, Hashable {
  /// The version of the file format.
  static let formatVersion = 1
  /// The headers of answers that are kept.
  static let keptHeaders = ["content-type", "retry-after"]

  var request: FixtureRequest
  var outcome: Outcome

  enum Outcome: Sendable, Hashable {
    case response(HTTPResponse)
    case failure(ServiceFailure)
    case cancelled
  }
}

// MARK: - Writing

extension WebFixture {
  /// The text of the file.
  var text: String {
    let (url, body) = request.withToken
    var members: [JSONValue.Member] = [
      .init(name: "format", value: .string(FileFormat.webFixture.rawValue)),
      .init(name: "version", value: .int(Self.formatVersion)),
      .init(
        name: "request",
        value: .object([
          "method": .string(request.method), "url": .string(url), "headers": Self.object(request.headers),
          "body": body,
        ])),
    ]
    switch outcome {
    case .response(let response):
      members.append(.init(name: "response", value: Self.object(response)))
    case .failure(let failure):
      members.append(.init(name: "failure", value: Self.object(failure)))
    case .cancelled:
      members.append(.init(name: "cancelled", value: .bool(true)))
    }
    return JSONValue.object(members).text() + "\n"
  }

  private static func object(_ headers: [String: String]) -> JSONValue {
    .object(headers.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) })
  }

  private static func object(_ response: HTTPResponse) -> JSONValue {
    let text = response.body.exactText
    return .object([
      "status": .int(response.status),
      "headers": object(response.headers.filter { keptHeaders.contains($0.key) }),
      "text": text.map { .string($0) },
      "base64": text == nil ? .string(response.body.base64EncodedString()) : nil,
    ])
  }

  private static func object(_ failure: ServiceFailure) -> JSONValue {
    .object([
      "code": .int(failure.kind.rawValue), "message": .string(failure.message),
      "httpStatus": failure.httpStatus.map { .int($0) },
      "underlying": failure.underlying.map {
        .object(["domain": .string($0.domain), "code": .int($0.code), "text": .string($0.text)])
      },
    ])
  }
}
