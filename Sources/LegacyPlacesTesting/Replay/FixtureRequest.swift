import Foundation
import PlacesEngine

/// A request as a fixture keeps it: without the key, and apart from its session token, so that requests of
/// different runs compare.
struct FixtureRequest: Sendable, Hashable {
  var method: String
  /// Without the session token.
  var url: String
  /// Those of ``keptHeaders`` only.
  var headers: [String: String]
  /// Without the session token.
  var body: JSONValue?
  /// The token, or the name that stands for it.
  var token: String?

  /// The headers that an answer hangs on. Everything else is left out, the key before all.
  static let keptHeaders = ["Accept-Language", "X-Goog-FieldMask"]
  /// What a session token is called in bodies and URLs.
  static let tokenName = "sessionToken"

  /// The request as it goes out; `token` is the real one.
  ///
  /// - Throws: when the body is not JSON.
  init(_ request: HTTPRequest) throws {
    method = request.method
    url = request.url.absoluteString
    headers = request.headers.filter { Self.keptHeaders.contains($0.key) }
    body = try request.body.map { try JSONDecoder().decode(JSONValue.self, from: $0) }
    takeToken()
  }

  /// The request that a fixture's values describe; the token stands where it was sent.
  init(method: String, url: String, headers: [String: String], body: JSONValue?) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    takeToken()
  }

  private mutating func takeToken() {
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      let prefix = Self.tokenName + "="
      let parameters = parts[1].split(separator: "&")
      if let parameter = parameters.first(where: { $0.hasPrefix(prefix) }) {
        token = String(parameter.dropFirst(prefix.count)).removingPercentEncoding
        let others = parameters.filter { !$0.hasPrefix(prefix) }
        url = parts[0] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
      }
    }
    if case .object(let members) = body,
      case .string(let value)? = members.first(where: { $0.name == Self.tokenName })?.value
    {
      token = value
      body = .object(members.filter { $0.name != Self.tokenName })
    }
  }

  /// The URL and the body with the token's name where the token was sent.
  var withToken: (url: String, body: JSONValue?) {
    guard let token else { return (url, body) }
    guard case .object(let members) = body else {
      return (url + (url.contains("?") ? "&" : "?") + "\(Self.tokenName)=\(token)", body)
    }
    let member = JSONValue.Member(name: Self.tokenName, value: .string(token))
    return (url, .object((members + [member]).sorted { $0.name < $1.name }))
  }

  /// What the call is about, for file names and texts: `autocomplete` or `details`.
  var call: String { url.contains("places:autocomplete") ? "autocomplete" : "details" }

  /// What two requests must have in common to be the same, by name. Of the token only whether there is one;
  /// the host does not count, so that a recording made through another address serves too.
  var facets: [String: JSONValue] {
    var facets: [String: JSONValue] = ["method": .string(method)]
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    facets[call == "details" ? "place ID" : "path"] = .string(Self.path(of: parts.first ?? ""))
    for parameter in parts.count == 2 ? parts[1].split(separator: "&") : [] {
      let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      facets[String(pair[0])] = .string(pair.count == 2 ? String(pair[1]) : "")
    }
    for (name, value) in headers { facets[name] = .string(value) }
    if case .object(let members) = body {
      for member in members { facets[member.name] = member.value.comparable }
    } else if let body {
      facets["body"] = body.comparable
    }
    if token != nil { facets[Self.tokenName] = .bool(true) }
    return facets
  }

  private static func path(of address: Substring) -> String {
    guard let host = address.range(of: "://") else { return String(address) }
    let rest = address[host.upperBound...]
    return String(rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...])
  }
}

extension JSONValue {
  /// The value in the one form that all ways to write it have: whole numbers as such, members by name.
  fileprivate var comparable: JSONValue {
    switch self {
    case .double(let number): Int(exactly: number).map { .int($0) } ?? self
    case .array(let values): .array(values.map(\.comparable))
    case .object(let members):
      .object(
        members.sorted { $0.name < $1.name }.map { Member(name: $0.name, value: $0.value.comparable) })
    default: self
    }
  }
}
