public import PlacesEngine

/// What the service was asked, as a trace keeps it.
///
/// Tokens are renamed `token-1`, `token-2`, … in the order in which they first appear, so that traces of
/// different runs compare and no real token is kept.
public struct ServiceQuestion: Sendable, Hashable {
  /// What predictions are asked for; `nil` for a details call.
  public var text: String?
  /// Whose details are asked for; `nil` for a predictions call.
  public var place: String?
  public var token: String?
  public var types: [String]
  public var countries: [String]
  public var bias: GeoArea?
  public var restriction: GeoArea?
  public var origin: GeoPoint?
  /// The paths of the field mask, sorted; empty for a predictions call.
  public var fields: [String]

  public init(
    text: String? = nil, place: String? = nil, token: String? = nil, types: [String] = [],
    countries: [String] = [], bias: GeoArea? = nil, restriction: GeoArea? = nil, origin: GeoPoint? = nil,
    fields: [String] = []
  ) {
    self.text = text
    self.place = place
    self.token = token
    self.types = types
    self.countries = countries
    self.bias = bias
    self.restriction = restriction
    self.origin = origin
    self.fields = fields
  }

  /// One line: `"york" token-1`, or `details york1 token-1`, and what else was asked for. Of a field mask of
  /// more than six paths only the number.
  public var words: String {
    var words = [text.map { "\"\($0)\"" } ?? "details \(place ?? "")", token ?? "no token"]
    if !types.isEmpty { words.append("types=\(types.joined(separator: ","))") }
    if !countries.isEmpty { words.append("countries=\(countries.joined(separator: ","))") }
    if let bias { words.append("bias=\(bias.words)") }
    if let restriction { words.append("restriction=\(restriction.words)") }
    if let origin { words.append("origin=\(origin.words)") }
    if fields.count > 6 {
      words.append("fields=(\(fields.count))")
    } else if !fields.isEmpty {
      words.append("fields=\(fields.joined(separator: ","))")
    }
    return words.joined(separator: " ")
  }
}

extension ServiceQuestion {
  /// What a service was asked; the token as it is.
  public init(_ question: ScriptedService.Question) {
    self.init()
    switch question {
    case .predictions(let query):
      text = query.input
      token = query.sessionToken
      types = query.includedPrimaryTypes
      countries = query.includedRegionCodes
      bias = query.locationBias
      restriction = query.locationRestriction
      origin = query.origin
    case .details(let query):
      place = query.placeID
      token = query.sessionToken
      fields = query.fields.sorted()
    }
  }
}

extension GeoPoint {
  var words: String { "\(latitude),\(longitude)" }
}

extension GeoArea {
  var words: String {
    switch self {
    case .circle(let center, let radius): "\(center.words)r\(radius)"
    case .rectangle(let rectangle): "\(rectangle.low.words)…\(rectangle.high.words)"
    }
  }
}
