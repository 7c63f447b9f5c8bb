import PlacesEngine

/// What a query is narrowed to: the legacy filter and bounds in the words of the new service.
struct ReferenceFilter {
  private var types: [String]
  private var countries: [String]
  private var bias: GeoArea?
  private var restriction: GeoArea?
  private var origin: GeoPoint?

  /// `nil` when the new service cannot express it, or our own checks refuse it: invalid request (-12).
  init?(_ settings: ReferenceSettings) {
    let filter = settings.filter
    guard let types = Self.types(filter), let countries = Self.countries(filter) else { return nil }
    self.types = types
    self.countries = countries
    // C41: of both regions the restriction wins. Bounds are left out beside either.
    if let area = filter?.restriction {
      guard let area = ReferenceAreas.area(area, restricts: true) else { return nil }
      restriction = area
    } else if let area = filter?.bias {
      guard let area = ReferenceAreas.area(area, restricts: false) else { return nil }
      bias = area
    } else if let bounds = settings.bounds {
      guard let area = ReferenceAreas.rectangle(bounds.first, bounds.second) else { return nil }
      if bounds.restricts { restriction = area } else { bias = area }
    }
    origin = filter?.origin
    if let origin, !ReferenceAreas.isOnEarth(origin) { return nil }
  }

  func question(about text: String, token: String?) -> ServiceQuestion {
    ServiceQuestion(
      text: text, token: token, types: types, countries: countries, bias: bias, restriction: restriction,
      origin: origin)
  }

  // MARK: Types (C43, C45, C46)

  /// What stands alone: the two collections of Table 3, and what legacy calls take for one.
  private static let collections: Set = ["(regions)", "(cities)", "geocode", "establishment", "address"]
  /// Legacy types that the new service has no word for.
  private static let unknown: Set = [
    "floor", "post_box", "room", "street_number", "grocery_or_supermarket",
  ]

  private static func types(_ filter: ScenarioFilter?) -> [String]? {
    let types = filter?.types ?? type(filter?.type)
    if types.count > 5 || types.contains(where: unknown.contains) { return nil }
    if types.contains(where: collections.contains), types.count > 1 { return nil }
    return types == ["address"] ? ["street_address", "premise", "subpremise", "route"] : types
  }

  private static func type(_ name: String?) -> [String] {
    switch name {
    case "geocode", "address", "establishment": [name].compactMap { $0 }
    case "region": ["(regions)"]
    case "city": ["(cities)"]
    default: []
    }
  }

  // MARK: Countries (C44, C47)

  private static func countries(_ filter: ScenarioFilter?) -> [String]? {
    let countries = filter?.countries ?? [filter?.country].compactMap { $0 }
    if countries.count > 15 { return nil }
    let areCodes = countries.allSatisfy { code in
      code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
    }
    return areCodes ? countries : nil
  }
}
