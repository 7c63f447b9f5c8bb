/// Which places the included primary types of a query let through.
struct TypeFilter: Sendable {
  /// Per primary type of the table; `nil` lets all through.
  private var primaries: [Bool]?
  private var groups: PlaceTraits = []
  private var wanted: Set<String> = []

  /// Members of the collections as the legacy documentation lists them, with the neighbourhoods that the new one names.
  private static let regions: Set<String> = [
    "locality", "sublocality", "sublocality_level_1", "sublocality_level_2", "sublocality_level_3",
    "sublocality_level_4", "sublocality_level_5", "neighborhood", "postal_code", "postal_code_prefix",
    "postal_town", "country", "administrative_area_level_1", "administrative_area_level_2",
  ]
  private static let cities: Set<String> = ["locality", "administrative_area_level_3"]

  /// `geocode` and `establishment` are groups, as reported of the live service; others compare the primary type.
  init(_ types: [String], table: PlaceTable) {
    guard !types.isEmpty else { return }
    wanted = Set(types)
    if types == ["(regions)"] { wanted = Self.regions }
    if types == ["(cities)"] { wanted = Self.cities }
    if wanted.remove("geocode") != nil { groups.insert(.geocode) }
    if wanted.remove("establishment") != nil { groups.insert(.establishment) }
    primaries = table.primaryTypes.map { [wanted] in wanted.contains($0) }
  }

  func admits(primary: UInt16, traits: PlaceTraits) -> Bool {
    guard let primaries else { return true }
    return primaries[Int(primary)] || !traits.isDisjoint(with: groups)
  }

  /// The same for a place that is in no table.
  func admits(type: String, traits: PlaceTraits) -> Bool {
    primaries == nil || wanted.contains(type) || !traits.isDisjoint(with: groups)
  }
}
