public import CoreLocationStandIn

/// What narrows or steers the suggestions: types, countries, areas, origin, region.
///
/// The service judges limits and answers a broken one with ``PlacesError/invalidRequest(_:)``; before that
/// only what cannot be sent is refused: bias and restriction together (decision D13), numbers that are not
/// finite, and regions of types that are not this module's.
public struct AutocompleteFilter: Sendable {
  /// Up to five types that a result's primary type must be among, or one of the collections `regions` and
  /// `cities` alone; `nil` and the empty set mean every type.
  public let types: Set<PlaceType>?
  /// Two-letter codes that results must lie in, up to 15, upper or lower case; `nil` means all countries.
  public let countries: Set<String>?
  /// Where distances are measured from, in a straight line; without it suggestions carry none.
  public let origin: CLLocation?
  /// Two letters that shape addresses and influence ranking; `nil` leaves it to the process's settings.
  public let regionCode: String?

  let bias: FilterRegion?
  let restriction: FilterRegion?

  public init(
    types: Set<PlaceType>? = nil,
    countries: Set<String>? = nil,
    origin: CLLocation? = nil,
    coordinateRegionBias: (any CoordinateRegionBias)? = nil,
    coordinateRegionRestriction: (any CoordinateRegionRestriction)? = nil,
    regionCode: String? = nil
  ) {
    self.types = types
    self.countries = countries
    self.origin = origin
    self.regionCode = regionCode
    bias = coordinateRegionBias.map { FilterRegion($0) }
    restriction = coordinateRegionRestriction.map { FilterRegion($0) }
  }

  /// The area that results are preferred in.
  public var coordinateRegionBias: (any CoordinateRegionBias)? { bias?.bias }

  /// The area that results must lie in.
  public var coordinateRegionRestriction: (any CoordinateRegionRestriction)? { restriction?.restriction }
}
