import MigrationCodes
import PlacesEngine

/// The countries of a filter as the new service takes them.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
struct CountryRules {
  /// Values for `includedRegionCodes`, in the caller's order and case.
  let included: [String]
  let notices: [MigrationCode]

  /// What the legacy service took, and what the new one takes.
  private static let legacyLimit = 5
  private static let limit = 15

  /// - Throws: an invalid request that names the value at fault.
  init(_ filter: GMSAutocompleteFilter) throws(ServiceFailure) {
    // A list that is set overrides the single country, also when it is empty (contract item 44). A single
    // country that is the empty string is none, as an empty list is.
    let countries = filter.countries ?? filter.country.flatMap { $0.isEmpty ? nil : [$0] } ?? []
    if let wrong = countries.first(where: { !Self.isCode($0) }) {
      throw ServiceFailure(
        .invalidRequest,
        """
        The query was not sent: \(quoted(wrong)) is not a country code of two letters. Use ISO 3166-1 \
        alpha-2 codes, such as US.
        """)
    }
    if countries.count > Self.limit {
      throw ServiceFailure(
        .invalidRequest,
        """
        The query was not sent: the filter names \(countries.count) countries, and \(Self.limit) are \
        allowed. Leave some out, or use a location restriction.
        """)
    }
    included = countries
    notices = countries.count > Self.legacyLimit ? [.manyCountries] : []
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
