import CoreLocationStandIn
import MigrationCodes
import PlacesCore
import PlacesEngine

/// The areas of a filter and of bounds as the new service takes them: at most one.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
struct AreaRules {
  var bias: GeoArea?
  var restriction: GeoArea?
  var notices: [MigrationCode] = []

  /// - Throws: an invalid request that names the area at fault.
  init(
    _ filter: GMSAutocompleteFilter?, bounds: (any LegacyCoordinateBounds)?,
    boundsMode: GMSAutocompleteBoundsMode, dialect: LegacyDialect
  ) throws(ServiceFailure) {
    restriction = try filter?.locationRestriction.map { option throws(ServiceFailure) in
      try Self.area(of: option)
    }
    if filter?.locationBias != nil, restriction != nil {
      guard dialect == .legacy else {
        throw Self.refused("the filter has both locationBias and locationRestriction. Set one of them")
      }
      // The restriction wins; the bias is not even looked at (contract item 41, decision D13).
      notices.append(.bothRegions)
    } else {
      bias = try filter?.locationBias.map { option throws(ServiceFailure) in try Self.area(of: option) }
    }
    guard let bounds else { return }
    // The filter's region is the newer way of saying the same, as types is to type.
    guard bias == nil, restriction == nil else {
      notices.append(.boundsIgnored)
      return
    }
    let area = try Self.area(of: bounds)
    switch boundsMode {
    case .bias: bias = area
    case .restrict: restriction = area
    }
    notices.append(.boundsUsed)
  }

  private static func area(of bounds: any LegacyCoordinateBounds) throws(ServiceFailure) -> GeoArea {
    guard bounds.isValid,
      let box = GeoRectangle(low: GeoPoint(bounds.southWest), high: GeoPoint(bounds.northEast)).ifValid
    else {
      throw refused("the bounds are empty or out of range. Make them from two valid coordinates")
    }
    return .rectangle(box)
  }

  static func area(of bias: any GMSPlaceLocationBias) throws(ServiceFailure) -> GeoArea {
    try area(of: bias, "locationBias") { $0.locationBiasURLQueryItem().value }
  }

  static func area(of restriction: any GMSPlaceLocationRestriction) throws(ServiceFailure) -> GeoArea {
    try area(of: restriction, "locationRestriction") { $0.locationRestrictionURLQueryItem().value }
  }

  private static func area<Option>(
    of option: Option, _ name: String, text: (Option) -> String?
  ) throws(ServiceFailure) -> GeoArea {
    let read = (option as? LegacyLocationOption)?.area ?? text(option).flatMap { GeoArea(legacyText: $0) }
    guard let area = read else {
      throw refused(
        """
        \(name) of the filter gives no area that can be read. Make it with \
        GMSPlaceRectangularLocationOption or GMSPlaceCircularLocationOption
        """)
    }
    switch area {
    case .rectangle(let box):
      guard box.ifValid != nil else {
        throw refused("\(name) of the filter is empty or out of range. Check its two corners")
      }
    case .circle(let center, let radius):
      guard center.isValid else {
        throw refused("the centre of \(name) of the filter is out of range. Check its coordinate")
      }
      guard (0...50_000).contains(radius) else {
        throw refused("the radius of \(name) of the filter is not within 0…50,000 metres. Change it")
      }
    }
    return area
  }

  static func refused(_ what: String) -> ServiceFailure {
    ServiceFailure(.invalidRequest, "The query was not sent: \(what).")
  }
}
