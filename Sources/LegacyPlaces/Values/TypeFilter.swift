/// One of the six groups that autocomplete can be narrowed to; ``GMSAutocompleteFilter/types`` overrides it.
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "The single type filter belongs to the legacy module; use AutocompleteFilter(types:) (LP122)"
  )
#endif
public enum GMSPlacesAutocompleteTypeFilter: Int, Sendable {
  /// All results.
  case noFilter = 0
  /// Geocoding results, no businesses.
  case geocode = 1
  /// Results with a precise address.
  case address = 2
  /// Businesses.
  case establishment = 3
  /// Administrative regions, from sublocality to country.
  case region = 4
  /// Cities.
  case city = 5
}

/// What a query does with its bounds: prefer results inside, or allow no others (contract item 38).
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "Bounds of a fetcher or controller left Google's SDK with version 4.0; use coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter (LP125)"
  )
#endif
public enum GMSAutocompleteBoundsMode: UInt, Sendable {
  /// Results inside are preferred.
  case bias = 0
  /// Results outside are left out.
  case restrict = 1
}
