import MigrationCodes
public import PlacesCore
import PlacesEngine

// Regions and filters both ways (ours).

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteFilter {
  /// The filter for old code. Sets have no order: types and countries come sorted.
  public convenience init(_ filter: AutocompleteFilter) {
    self.init()
    let typeNames: [String]? = filter.types?.map(\.rawValue).sorted()
    types = typeNames
    countries = filter.countries?.sorted()
    origin = filter.origin
    locationBias = filter.coordinateRegionBias.flatMap { GeoArea($0) }.map { LegacyLocationOption($0) }
    locationRestriction =
      filter.coordinateRegionRestriction.flatMap { GeoArea($0) }.map { LegacyLocationOption($0) }
    regionCode = filter.regionCode
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension AutocompleteFilter {
  /// The filter for the async API, after the rules for old values: ``GMSAutocompleteFilter/types`` over
  /// `type`, `countries` over `country`, restriction over bias, `address` as the four types it stands for.
  ///
  /// What the async filter has no word for stays behind: `inputOffset`, which goes into the request there,
  /// and `shouldIncludePureServiceAreaBusinesses`. That, and what the rules change, leaves notices in the
  /// current environment, as a call with the old filter does.
  ///
  /// - Throws: `PlacesError.invalidRequest` for what the new service cannot express.
  public init(_ filter: GMSAutocompleteFilter) throws(PlacesError) {
    do {
      let areas = try AreaRules(filter, bounds: nil, boundsMode: .bias, dialect: .legacy)
      let types = try TypeRules(filter, dialect: .legacy)
      let countries = try CountryRules(filter)
      self.init(
        types: types.included.isEmpty ? nil : Set(types.included.map { PlaceType(rawValue: $0) }),
        countries: countries.included.isEmpty ? nil : Set(countries.included),
        origin: filter.origin,
        coordinateRegionBias: areas.bias?.bias,
        coordinateRegionRestriction: areas.restriction?.restriction,
        regionCode: filter.regionCode.flatMap { $0.isEmpty ? nil : $0 })
      var notices = areas.notices + types.notices + countries.notices
      if filter.inputOffset != 0 || filter.shouldIncludePureServiceAreaBusinesses {
        notices.append(.filterPartLeftOut)
      }
      for notice in notices { PlacesEnvironment.current.notices.report(notice, "AutocompleteFilter(_:)") }
    } catch {
      throw PlacesError(error)
    }
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSPlaceLocationBias {
  /// The area for a filter of the async API; `nil` for one that is empty, out of range or unreadable.
  public var coordinateRegionBias: (any CoordinateRegionBias)? {
    (try? AreaRules.area(of: self as any GMSPlaceLocationBias))?.bias
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSPlaceLocationRestriction {
  /// The area for a filter of the async API; `nil` for one that is empty, out of range or unreadable.
  public var coordinateRegionRestriction: (any CoordinateRegionRestriction)? {
    (try? AreaRules.area(of: self as any GMSPlaceLocationRestriction))?.restriction
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension RectangularCoordinateRegion {
  /// The region of bounds; `nil` for bounds that are empty or out of range.
  public init?(_ bounds: any LegacyCoordinateBounds) {
    guard bounds.isValid else { return nil }
    self.init(northEast: bounds.northEast, southWest: bounds.southWest)
  }

  /// The region as an option for a legacy filter.
  public var legacyOption: any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    LegacyLocationOption(.rectangle(rectangle))
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension CircularCoordinateRegion {
  /// The region as an option for a legacy filter.
  public var legacyOption: any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    LegacyLocationOption(area)
  }
}

#if !WithoutCoordinateBounds
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  extension GMSCoordinateBounds {
    /// The bounds of a region.
    public convenience init(_ region: RectangularCoordinateRegion) {
      self.init(region.rectangle)
    }
  }
#endif

extension GeoArea {
  init?(_ region: any CoordinateRegion) {
    switch region {
    case let rectangle as RectangularCoordinateRegion: self = .rectangle(rectangle.rectangle)
    case let circle as CircularCoordinateRegion: self = circle.area
    default: return nil
    }
  }

  var bias: (any CoordinateRegionBias)? {
    switch self {
    case .rectangle(let box): RectangularCoordinateRegion(box)
    case .circle(let center, let radius):
      CircularCoordinateRegion(center: center.coordinate, radius: radius)
    }
  }

  var restriction: (any CoordinateRegionRestriction)? {
    switch self {
    case .rectangle(let box): RectangularCoordinateRegion(box)
    case .circle(let center, let radius):
      CircularCoordinateRegion(center: center.coordinate, radius: radius)
    }
  }
}
