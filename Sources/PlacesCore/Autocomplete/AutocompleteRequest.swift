/// One question to autocomplete: what may this text mean.
public struct AutocompleteRequest: Sendable {
  /// The text typed so far; sent as it is. A blank one asks nothing and is answered with no suggestions.
  public let query: String
  /// Joins the requests of one search; `nil` sends none, and the request is billed by itself.
  public let sessionToken: AutocompleteSessionToken?
  public let filter: AutocompleteFilter?
  /// The cursor's position in `query`, zero-based, in Unicode scalars.
  ///
  /// 0 means "not given", which the service takes as the end of the text: the reference's default is 0
  /// while the guide's is the length of the text, and a cursor before the first letter asks nothing useful.
  public let inputOffset: Int

  public init(
    query: String,
    sessionToken: AutocompleteSessionToken? = nil,
    filter: AutocompleteFilter? = nil,
    inputOffset: Int = 0
  ) {
    self.query = query
    self.sessionToken = sessionToken
    self.filter = filter
    self.inputOffset = inputOffset
  }
}
