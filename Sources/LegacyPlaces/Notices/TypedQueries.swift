import PlacesEngine

/// The last query with a token of each method, to see when a search that goes on gets another one.
final class TypedQueries: Sendable {
  private struct Query: Sendable {
    var token: String
    var text: String
  }

  private let last = Locked<[String: Query]>([:])

  /// Keeps a query.
  ///
  /// - Returns: the token before, when the text goes on from that query's under another token. Where somebody
  ///   begins anew the text is another one, and a token of its own is right.
  func rotatedToken(by method: String, _ token: String, _ text: String) -> String? {
    last.withLock { last in
      let before = last.updateValue(Query(token: token, text: text), forKey: method)
      guard let before, before.token != token, !before.text.isEmpty, text.count > before.text.count,
        text.hasPrefix(before.text)
      else { return nil }
      return before.token
    }
  }
}
