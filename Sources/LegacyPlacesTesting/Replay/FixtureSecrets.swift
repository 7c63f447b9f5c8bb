import Foundation
import PlacesEngine

/// What must not get into a recording: the key and the session tokens, which are replaced and looked for.
///
/// It prints nothing of what it holds.
struct FixtureSecrets: Sendable {
  private let key: String
  /// The names of the session tokens, in the order in which they came: `token-1`, `token-2`, …
  private var tokens: [String: String] = [:]

  /// What stands in a recording where a server's text repeated the key; the same as in errors.
  static let keyPlaceholder = "<API key>"
  /// Shorter than this a secret cannot be told from other text: it is not replaced, only looked for.
  private static let shortest = 8

  init(key: String) {
    self.key = key
  }

  /// The name of a session token.
  mutating func name(of token: String) -> String {
    let name = tokens[token] ?? "token-\(tokens.count + 1)"
    tokens[token] = name
    return name
  }

  /// The text of an answer with key and tokens replaced, should the server have repeated them.
  func redacted(_ text: String) -> String {
    var text = text
    for (secret, replacement) in [(key, Self.keyPlaceholder)]
      + tokens.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) })
    where secret.utf8.count >= Self.shortest && !Self.isName(secret) {
      for form in Self.forms(of: secret) { text = text.replacingOccurrences(of: form, with: replacement) }
    }
    return text
  }

  /// What of these bytes must not be kept, in words, or `nil`.
  func found(in data: Data) -> String? {
    if SecretSearch(key).finds(in: data) { return "the API key" }
    if tokens.keys.contains(where: { !Self.isName($0) && SecretSearch($0).finds(in: data) }) {
      return "a session token"
    }
    return nil
  }

  /// Tokens that tests make look like the names given here and are no secret.
  private static func isName(_ token: String) -> Bool {
    token.hasPrefix("token-") && Int(token.dropFirst("token-".count)) != nil
  }

  /// The ways in which servers repeat what they were sent.
  private static func forms(of secret: String) -> Set<String> {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    let escaped = secret.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return [
      secret, secret.addingPercentEncoding(withAllowedCharacters: unreserved) ?? secret, escaped,
      escaped.replacingOccurrences(of: "/", with: "\\/"),
    ]
  }
}

extension FixtureSecrets: CustomStringConvertible, CustomReflectable {
  var description: String { "FixtureSecrets" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension Data {
  /// The bytes as text, if that text has exactly these bytes.
  var exactText: String? {
    String(data: self, encoding: .utf8).flatMap { Data($0.utf8) == self ? $0 : nil }
  }
}
