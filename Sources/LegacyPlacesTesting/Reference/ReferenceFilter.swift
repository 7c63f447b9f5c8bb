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
      guard let area = ReferenceAreas.area(area) else { return nil }
      restriction = area
    } else if let area = filter?.bias {
      guard let area = ReferenceAreas.area(area) else { return nil }
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

  /// `types` counts over `type`, also when it is empty.
  static func given(types filter: ScenarioFilter?) -> [String] {
    filter?.types ?? type(filter?.type)
  }

  private static func types(_ filter: ScenarioFilter?) -> [String]? {
    let types = given(types: filter)
    // C46: what is no type at all is an invalid request, as an unknown one is.
    if types.count > 5 || types.contains(where: unknown.contains) || types.contains("") { return nil }
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

  /// `countries` counts over `country`, also when it is empty. An empty `country` is no limit (B08).
  static func given(countries filter: ScenarioFilter?) -> [String] {
    filter?.countries ?? [filter?.country].compactMap { $0 }.filter { !$0.isEmpty }
  }

  private static func countries(_ filter: ScenarioFilter?) -> [String]? {
    let countries = given(countries: filter)
    if countries.count > 15 { return nil }
    let areCodes = countries.allSatisfy { code in
      code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
    }
    return areCodes ? countries : nil
  }
}

/// What the app's filter and bounds say, for D3: settings that say the same in other words are no change.
struct ReferenceMeaning: Equatable {
  private var types: [String]
  private var countries: [String]
  private var bias: Area?
  private var restriction: Area?
  private var origin: GeoPoint?
  private var bounds: Area?
  private var boundsRestrict: Bool

  /// Corners in any order say the same; what is refused is only itself.
  private enum Area: Equatable {
    case good(GeoArea)
    case refused(ScenarioArea)

    init(_ area: ScenarioArea) {
      self = ReferenceAreas.area(area).map(Area.good) ?? .refused(area)
    }
  }

  init(_ settings: ReferenceSettings) {
    let filter = settings.filter
    types = ReferenceFilter.given(types: filter)
    countries = ReferenceFilter.given(countries: filter)
    bias = filter?.bias.map(Area.init)
    restriction = filter?.restriction.map(Area.init)
    origin = filter?.origin
    // Bounds count where they are looked at: not beside a region, nor in a query that is refused anyway.
    var withoutBounds = settings
    withoutBounds.bounds = nil
    let areSeen =
      filter?.bias == nil && filter?.restriction == nil && ReferenceFilter(withoutBounds) != nil
    let seen = areSeen ? settings.bounds : nil
    bounds = seen.map { Area(.corners($0.first, $0.second)) }
    boundsRestrict = seen?.restricts ?? false
  }
}
