/// One question to autocomplete: everything that may stand in the request, nothing narrowed.
///
/// Arrays keep their order on the wire. What is `nil`, empty or `false` is left out of the request.
/// Limits are the service's to judge (`https://developers.google.com/maps/documentation/places/web-service/place-autocomplete`);
/// it answers a broken one with HTTP 400.
public struct PredictionQuery: Sendable, Hashable {
  /// The text typed so far.
  public var input: String
  /// The cursor's position in `input`, zero-based, in Unicode scalars; `nil` means its end.
  public var inputOffset: Int?
  /// 1…36 characters of `A–Z a–z 0–9 - _`.
  public var sessionToken: String?
  /// A BCP-47 tag; `nil` lets the environment decide.
  public var languageCode: String?
  /// Two letters; `nil` lets the environment decide.
  public var regionCode: String?
  /// Up to 15 two-letter codes that results must lie in.
  public var includedRegionCodes: [String]
  /// Up to five types, or one of `(regions)`, `(cities)`.
  public var includedPrimaryTypes: [String]
  public var locationBias: GeoArea?
  public var locationRestriction: GeoArea?
  /// Where distances are measured from; without it answers carry none.
  public var origin: GeoPoint?
  public var includeQueryPredictions: Bool
  public var includePureServiceAreaBusinesses: Bool
  public var includeFutureOpeningBusinesses: Bool

  public init(
    input: String,
    inputOffset: Int? = nil,
    sessionToken: String? = nil,
    languageCode: String? = nil,
    regionCode: String? = nil,
    includedRegionCodes: [String] = [],
    includedPrimaryTypes: [String] = [],
    locationBias: GeoArea? = nil,
    locationRestriction: GeoArea? = nil,
    origin: GeoPoint? = nil,
    includeQueryPredictions: Bool = false,
    includePureServiceAreaBusinesses: Bool = false,
    includeFutureOpeningBusinesses: Bool = false
  ) {
    self.input = input
    self.inputOffset = inputOffset
    self.sessionToken = sessionToken
    self.languageCode = languageCode
    self.regionCode = regionCode
    self.includedRegionCodes = includedRegionCodes
    self.includedPrimaryTypes = includedPrimaryTypes
    self.locationBias = locationBias
    self.locationRestriction = locationRestriction
    self.origin = origin
    self.includeQueryPredictions = includeQueryPredictions
    self.includePureServiceAreaBusinesses = includePureServiceAreaBusinesses
    self.includeFutureOpeningBusinesses = includeFutureOpeningBusinesses
  }
}

/// One question about a place.
public struct DetailsQuery: Sendable, Hashable {
  public var placeID: String
  /// Mask paths such as `displayName`, `location`; `*` asks for everything. See ``DetailsField``.
  public var fields: [String]
  /// The token of the session that this call ends.
  public var sessionToken: String?
  /// A BCP-47 tag; `nil` lets the environment decide.
  public var languageCode: String?
  /// Two letters; `nil` lets the environment decide.
  public var regionCode: String?

  public init(
    placeID: String, fields: [String], sessionToken: String? = nil, languageCode: String? = nil,
    regionCode: String? = nil
  ) {
    self.placeID = placeID
    self.fields = fields
    self.sessionToken = sessionToken
    self.languageCode = languageCode
    self.regionCode = regionCode
  }
}
