import CoreLocationStandIn
package import MigrationCodes
import PlacesCore
package import PlacesEngine

/// A question to autocomplete, with the notices that making it gave rise to.
///
/// Two that ask the same are equal, whatever the notices say: settings that change nothing in the question ask
/// nothing again (D3).
package struct LegacyPredictionQuestion: Sendable, Hashable {
  package var query: PredictionQuery
  /// In the order in which they arose, each once.
  package var notices: [MigrationCode]

  package static func == (left: Self, right: Self) -> Bool { left.query == right.query }

  package func hash(into hasher: inout Hasher) { hasher.combine(query) }
}

/// The question behind every query of the legacy service: client, fetcher and controllers.
///
/// Text is trimmed of blank space at both ends (contract item 52, decision D8); what an empty text means is
/// the caller's to decide. A missing token is noted.
///
/// - Throws: an invalid request for what the new service cannot express. The text names the value at fault
///   and never holds the query.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package func legacyPredictionQuestion(
  text: String, filter: GMSAutocompleteFilter?, bounds: (any LegacyCoordinateBounds)? = nil,
  boundsMode: GMSAutocompleteBoundsMode = .bias, sessionToken: GMSAutocompleteSessionToken?,
  dialect: LegacyDialect = .legacy
) throws(ServiceFailure) -> LegacyPredictionQuestion {
  let areas = try AreaRules(filter, bounds: bounds, boundsMode: boundsMode, dialect: dialect)
  let trimmed = TypingText(text)
  var query = PredictionQuery(
    input: trimmed.text, sessionToken: sessionToken?.text, locationBias: areas.bias,
    locationRestriction: areas.restriction)
  var notices = areas.notices
  if let filter {
    let types = try TypeRules(filter, dialect: dialect)
    let countries = try CountryRules(filter)
    query.includedPrimaryTypes = types.included
    query.includedRegionCodes = countries.included
    query.regionCode = filter.regionCode.flatMap { $0.isEmpty ? nil : $0 }
    query.origin = try filter.origin.map { location throws(ServiceFailure) in
      let point = GeoPoint(location.coordinate)
      guard point.isValid else {
        throw AreaRules.refused("the origin of the filter is out of range. Check its coordinate")
      }
      return point
    }
    query.inputOffset = try trimmed.offset(filter.inputOffset)
    query.includePureServiceAreaBusinesses = filter.shouldIncludePureServiceAreaBusinesses
    notices += types.notices + countries.notices
  }
  if sessionToken == nil { notices.append(.tokenMissing) }
  return LegacyPredictionQuestion(query: query, notices: notices)
}

/// The question behind `fetchAutocompleteSuggestions(from:)`.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package func legacyPredictionQuestion(
  _ request: GMSAutocompleteRequest
) throws(ServiceFailure) -> LegacyPredictionQuestion {
  try legacyPredictionQuestion(
    text: request.query, filter: request.filter, sessionToken: request.sessionToken, dialect: .request)
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension TypingText {
  /// A cursor in the original as a cursor in the text that counts; 0, the default, is not sent.
  fileprivate func offset(_ offset: Int32) throws(ServiceFailure) -> Int? {
    guard offset != 0 else { return nil }
    guard (1...max(originalCount, 1)).contains(Int(offset)) else {
      throw AreaRules.refused(
        "inputOffset of the filter is \(offset), which is not a position in the query. Set it with the text")
    }
    return min(max(Int(offset) - leading, 0), text.unicodeScalars.count)
  }
}
