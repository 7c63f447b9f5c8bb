package import MigrationCodes
package import PlacesEngine

/// A question about a place, with the notices that making it gave rise to.
package struct LegacyDetailsQuestion: Sendable, Hashable {
  package var query: DetailsQuery
  package var notices: [MigrationCode]
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSPlaceField {
  /// The paths of the field mask, in the order of the bits; unknown bits ask for nothing.
  ///
  /// ``all`` becomes `*`, and so does every other value that has all 64 bits. `attributions` is always
  /// asked for: it is free, and old places carried it unasked.
  package var maskPaths: [String] {
    if self == .all { return ["*"] }
    let paths = GMSPlaceProperty.listed.enumerated().compactMap { bit, property in
      rawValue & (1 << UInt(bit)) != 0 && bit < Self.count ? property.rawValue : nil
    }
    return paths + ["attributions"]
  }

  /// How many bits have a meaning.
  private static let count = 35

  /// All bits that have a meaning.
  fileprivate static let listed: UInt = (1 << UInt(count)) - 1
}

/// The question behind `fetchPlace(fromPlaceID:…)` and the taps of controllers.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package func legacyDetailsQuestion(
  placeID: String, fields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?
) throws(ServiceFailure) -> LegacyDetailsQuestion {
  try question(placeID: placeID, paths: fields.maskPaths, sessionToken: sessionToken)
}

/// The question behind `fetchPlace(with:)`.
///
/// - Throws: an invalid request for an empty list (contract item 72) and for a property that is neither a
///   ``GMSPlaceProperty`` nor a path that `DetailsField` knows.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package func legacyDetailsQuestion(
  placeID: String, properties: [String], sessionToken: GMSAutocompleteSessionToken?
) throws(ServiceFailure) -> LegacyDetailsQuestion {
  guard !properties.isEmpty else {
    throw ServiceFailure(
      .invalidRequest,
      "The request for a place names no property. Put raw values of GMSPlaceProperty into placeProperties.")
  }
  if let unknown = properties.first(where: { DetailsField.tier(of: $0) == nil }) {
    throw ServiceFailure(
      .invalidRequest,
      """
      The request for a place names the property \(quoted(unknown)), which does not exist. Use raw values \
      of GMSPlaceProperty.
      """)
  }
  if properties.contains("*") {
    return try question(placeID: placeID, paths: ["*"], sessionToken: sessionToken)
  }
  var seen: Set<String> = []
  let paths = (properties + ["attributions"]).filter { seen.insert($0).inserted }
  return try question(placeID: placeID, paths: paths, sessionToken: sessionToken)
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
private func question(
  placeID: String, paths: [String], sessionToken: GMSAutocompleteSessionToken?
) throws(ServiceFailure) -> LegacyDetailsQuestion {
  guard !placeID.allSatisfy(\.isWhitespace) else {
    throw ServiceFailure(
      .invalidRequest, "The request for a place has an empty place id. Pass the placeID of a prediction.")
  }
  return LegacyDetailsQuestion(
    query: DetailsQuery(placeID: placeID, fields: paths, sessionToken: sessionToken?.text),
    notices: asksForEverything(paths) ? [.allFieldsAsked] : [])
}

/// Whether paths name everything, at once or one by one: what has no bit in ``GMSPlaceField`` may be missing.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
private func asksForEverything(_ paths: [String]) -> Bool {
  paths == ["*"] || Set(paths).isSuperset(of: GMSPlaceField(rawValue: GMSPlaceField.listed).maskPaths)
}

/// A value of the caller's for an error text: in quotes, at most forty characters, no control characters.
func quoted(_ value: String) -> String {
  let clean = value.unicodeScalars.prefix(200).filter { $0.properties.generalCategory != .control }
  let text = String(String.UnicodeScalarView(clean))
  return "\"" + text.prefix(40) + (text.count > 40 ? "…" : "") + "\""
}
