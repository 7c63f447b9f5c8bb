import MigrationCodes
import PlacesEngine

/// Which rules a question follows where the two callback styles differ.
package enum LegacyDialect: Sendable {
  /// Calls of the legacy service: `findAutocompletePredictions…`, fetcher, controllers.
  case legacy
  /// Calls with a ``GMSAutocompleteRequest``, which Google documents with the new service's rules.
  case request
}

/// The types of a filter as the new service takes them.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
struct TypeRules {
  /// Values for `includedPrimaryTypes`, in the caller's order.
  var included: [String] = []
  var notices: [MigrationCode] = []

  /// What stands for `address`, which the new service does not know.
  static let addressTypes = ["street_address", "premise", "subpremise", "route"]

  /// Types of old headers that the new service rejects.
  static let rejected: Set<String> = ["floor", "post_box", "room", "street_number", "grocery_or_supermarket"]

  /// The new service takes these alone.
  private static let collections: Set<String> = ["(regions)", "(cities)"]

  /// The legacy service took these alone too (contract item 45).
  private static let legacyGroups: Set<String> = ["geocode", "establishment"]

  /// - Throws: an invalid request that names the value at fault. Types that no table lists are let through:
  ///   the service's list grows.
  init(_ filter: GMSAutocompleteFilter, dialect: LegacyDialect) throws(ServiceFailure) {
    // A list that is set overrides the single type, also when it is empty (contract item 43).
    guard let types = filter.types else {
      add(Self.name(of: filter.type))
      return
    }
    try Self.check(types, dialect: dialect)
    for type in types { add(type) }
  }

  private mutating func add(_ type: String?) {
    guard let type else { return }
    if type == "address" {
      included += Self.addressTypes
      notices.append(.addressMapped)
    } else {
      included.append(type)
    }
  }

  private static func name(of type: GMSPlacesAutocompleteTypeFilter) -> String? {
    switch type {
    case .noFilter: nil
    case .geocode: "geocode"
    case .address: "address"
    case .establishment: "establishment"
    case .region: "(regions)"
    case .city: "(cities)"
    }
  }

  private static func check(_ types: [String], dialect: LegacyDialect) throws(ServiceFailure) {
    if types.count > 5 {
      throw refused("the filter names \(types.count) types, and five are allowed")
    }
    let alone = collections.union(["address"]).union(dialect == .legacy ? legacyGroups : [])
    if types.count > 1, let collection = types.first(where: alone.contains) {
      throw refused("the type \(quoted(collection)) cannot stand beside other types")
    }
    if let type = types.first(where: rejected.contains) {
      throw refused("the service has no type \(quoted(type)) to filter by")
    }
    if types.contains(where: \.isBlank) {
      throw refused("the filter names an empty type")
    }
  }

  private static func refused(_ what: String) -> ServiceFailure {
    ServiceFailure(.invalidRequest, "The query was not sent: \(what). Change the filter's types.")
  }
}

extension String {
  /// Whether there is nothing but blank space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
