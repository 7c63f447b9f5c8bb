import LegacyPlacesTesting
import PlacesEngine

// Mutants that lose or change what a filter says.

/// A mutant that changes the query on its way to the service.
class TamperedQuery: Tampered {
  func tamper(_ query: inout PredictionQuery) {}

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    var query = query
    tamper(&query)
    return try await super.predictions(for: query)
  }
}

class RestrictionDropped: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) { query.locationRestriction = nil }
}

class BiasSentAsRestriction: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    query.locationRestriction = query.locationRestriction ?? query.locationBias
    query.locationBias = nil
  }
}

class RestrictionSentAsBias: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    query.locationBias = query.locationBias ?? query.locationRestriction
    query.locationRestriction = nil
  }
}

class TypeOrderLost: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) { query.includedPrimaryTypes.sort() }
}

class AddressSentAsIs: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    if query.includedPrimaryTypes.contains("premise") { query.includedPrimaryTypes = ["address"] }
  }
}

class CollectionsDropped: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    query.includedPrimaryTypes.removeAll { $0.hasPrefix("(") }
  }
}

class CountriesLowercased: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    query.includedRegionCodes = query.includedRegionCodes.map { $0.lowercased() }
  }
}

class CountriesDropped: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) { query.includedRegionCodes = [] }
}

class SixthCountryDropped: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    query.includedRegionCodes = Array(query.includedRegionCodes.prefix(5))
  }
}

class OriginDropped: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) { query.origin = nil }
}

// MARK: - On the way in

/// A mutant that changes the filter before the adapter sees it.
class TamperedFilter: Tampered {
  func tamper(_ filter: inout ScenarioFilter) {}

  override func setFilter(_ filter: ScenarioFilter?) {
    super.setFilter(
      filter.map { filter in
        var filter = filter
        tamper(&filter)
        return filter
      })
  }
}

/// Sends the corners in the order in which the app passed them.
class CornersUnsorted: TamperedQuery {
  private var corners: GeoArea?

  override func setFilter(_ filter: ScenarioFilter?) {
    corners = nil
    if case .corners(let northEast, let southWest) = filter?.restriction ?? filter?.bias {
      corners = .rectangle(GeoRectangle(low: southWest, high: northEast))
    }
    super.setFilter(filter)
  }

  override func tamper(_ query: inout PredictionQuery) {
    guard let corners else { return }
    if query.locationBias != nil { query.locationBias = corners }
    if query.locationRestriction != nil { query.locationRestriction = corners }
  }
}

/// Sorts the longitudes, whichever span is smaller.
class AntimeridianIgnored: TamperedQuery {
  override func tamper(_ query: inout PredictionQuery) {
    guard case .rectangle(var box) = query.locationRestriction else { return }
    let longitudes = [box.low.longitude, box.high.longitude].sorted()
    (box.low.longitude, box.high.longitude) = (longitudes[0], longitudes[1])
    query.locationRestriction = .rectangle(box)
  }
}

class TypeOverTypes: TamperedFilter {
  override func tamper(_ filter: inout ScenarioFilter) {
    if filter.type != nil { filter.types = nil }
  }
}

class CountryOverCountries: TamperedFilter {
  override func tamper(_ filter: inout ScenarioFilter) {
    if filter.country != nil { filter.countries = nil }
  }
}

class BiasWins: TamperedFilter {
  override func tamper(_ filter: inout ScenarioFilter) {
    if filter.bias != nil { filter.restriction = nil }
  }
}

/// Sends the first five of six types, and the first of mixed ones.
class TypesCutToFit: TamperedFilter {
  override func tamper(_ filter: inout ScenarioFilter) {
    guard let types = filter.types else { return }
    filter.types = Array(types.prefix(types.contains { $0.hasPrefix("(") } ? 1 : 5))
  }
}

class LongCountryCut: TamperedFilter {
  override func tamper(_ filter: inout ScenarioFilter) {
    filter.country = filter.country.map { String($0.prefix(2)) }
    filter.countries = filter.countries?.map { String($0.prefix(2)) }
  }
}

class RadiusClamped: TamperedFilter {
  override func tamper(_ filter: inout ScenarioFilter) {
    filter.bias = filter.bias.map(clamped)
    filter.restriction = filter.restriction.map(clamped)
  }

  private func clamped(_ area: ScenarioArea) -> ScenarioArea {
    guard case .circle(let center, let radius) = area else { return area }
    return .circle(center: center, radius: min(max(radius, 0), 50_000))
  }
}

class BoundsModeIgnored: Tampered {
  override func setBounds(_ bounds: ScenarioBounds?) {
    var bounds = bounds
    bounds?.restricts = false
    super.setBounds(bounds)
  }
}

/// Takes equal corners for no bounds.
class EqualCornersDropped: Tampered {
  override func setBounds(_ bounds: ScenarioBounds?) {
    super.setBounds(bounds?.first == bounds?.second ? nil : bounds)
  }
}

// MARK: - When it is read

/// Reads the filter when text is typed, not when the request goes out.
class FilterReadAtTyping: Tampered {
  private var filter: ScenarioFilter?

  override func setFilter(_ filter: ScenarioFilter?) { self.filter = filter }

  override func type(_ text: String?) {
    super.setFilter(filter)
    super.type(text)
  }
}

/// A change of the filter asks about the text again.
class FilterChangeAsks: Tampered {
  private var text: String?

  override func type(_ text: String?) {
    self.text = text
    super.type(text)
  }

  override func setFilter(_ filter: ScenarioFilter?) {
    super.setFilter(filter)
    if let text { super.type(text) }
  }
}
