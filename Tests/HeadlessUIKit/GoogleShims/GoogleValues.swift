import GooglePlaces
import LegacyPlacesTesting
import UIKit

extension GMSAutocompleteFilter {
  convenience init(_ filter: ScenarioFilter) {
    self.init()
    let kinds: [String: GMSPlacesAutocompleteTypeFilter] = [
      "geocode": .geocode, "address": .address, "establishment": .establishment, "region": .region,
      "city": .city,
    ]
    type = filter.type.flatMap { kinds[$0] } ?? .noFilter
    types = filter.types
    country = filter.country
    countries = filter.countries
    origin = filter.origin.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    locationBias = filter.bias.map { $0.option }
    locationRestriction = filter.restriction.map { $0.option }
  }
}

extension ScenarioArea {
  var option: any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    switch self {
    case .corners(let one, let other):
      return GMSPlaceRectangularLocationOption(
        CLLocationCoordinate2D(latitude: one.latitude, longitude: one.longitude),
        CLLocationCoordinate2D(latitude: other.latitude, longitude: other.longitude))
    case .circle(let center, let radius):
      return GMSPlaceCircularLocationOption(
        CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude), radius)
    }
  }
}

extension GMSPlaceField {
  /// In the order of the bits.
  private static let names = """
    name placeID plusCode coordinate openingHours phoneNumber formattedAddress rating priceLevel types website \
    viewport addressComponents photos userRatingsTotal utcOffsetMinutes businessStatus iconImageURL \
    iconBackgroundColor takeout delivery dineIn curbsidePickup reservable servesBreakfast servesLunch \
    servesDinner servesBeer servesWine servesBrunch servesVegetarianFood wheelchairAccessibleEntrance \
    currentOpeningHours secondaryOpeningHours editorialSummary
    """.split(separator: " ").map { String($0) }

  init(_ names: [String]) {
    self = names.contains("all") ? .all : []
    for name in names {
      if let bit = Self.names.firstIndex(of: name) { insert(GMSPlaceField(rawValue: 1 << bit)) }
    }
  }
}

extension PredictionFacts {
  init(_ prediction: GMSAutocompletePrediction) {
    self.init(
      placeID: prediction.placeID, full: prediction.attributedFullText,
      primary: prediction.attributedPrimaryText, secondary: prediction.attributedSecondaryText,
      matchAttribute: .gmsAutocompleteMatchAttribute, types: prediction.types,
      distanceMeters: prediction.distanceMeters)
  }
}

extension PlaceFacts {
  init(_ place: GMSPlace) { self.init(id: place.placeID, name: place.name) }
}

/// The app's tokens, by the names that a scenario gives them.
struct GoogleTokens {
  private(set) var current: GMSAutocompleteSessionToken?
  private var made: [String: GMSAutocompleteSessionToken] = [:]

  mutating func provide(_ name: String?) {
    current = name.map { made[$0] ?? GMSAutocompleteSessionToken() }
    if let name { made[name] = current }
  }
}

extension UIView {
  /// The first view of a class, at any depth.
  func firstView<Wanted: UIView>(_ wanted: Wanted.Type) -> Wanted? {
    if let found = self as? Wanted { return found }
    for view in subviews {
      if let found = view.firstView(wanted) { return found }
    }
    return nil
  }
}

extension UITableView {
  func tap(_ choice: Scenario.RowChoice) {
    reloadData()
    guard case .row(let row) = choice, row < numberOfRows(inSection: 0) else { return }
    let select = delegate?.tableView(_:didSelectRowAt:)
    select?(self, IndexPath(row: row, section: 0))
  }
}
