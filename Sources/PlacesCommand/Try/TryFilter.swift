import CoreLocationStandIn
import LegacyPlaces
import PlacesEngine

// What the options narrow results to: as a legacy filter, and as words.

extension TryOptions {
  /// The filter that the options describe.
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  var filter: GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    if !countries.isEmpty { filter.countries = countries }
    let names: [String]? = types.isEmpty ? nil : types
    filter.types = names
    filter.locationBias = bias?.legacyOption
    filter.locationRestriction = restriction?.legacyOption
    filter.origin = origin.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    return filter
  }

  /// What shapes the questions beside the text, as the options spell it; empty when nothing does.
  var shape: [(name: String, value: String)] {
    let all: [(String, String?)] = [
      ("countries", countries.isEmpty ? nil : countries.joined(separator: ",")),
      ("types", types.isEmpty ? nil : types.joined(separator: ",")),
      ("bias", bias?.words), ("restrict", restriction?.words), ("origin", origin?.words),
      ("language", language), ("region", region),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}

extension GeoPoint {
  fileprivate var words: String { "\(latitude),\(longitude)" }

  fileprivate var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

extension GeoArea {
  fileprivate var words: String {
    switch self {
    case .circle(let center, let radius): "\(center.words),\(radius)"
    case .rectangle(let box): "\(box.low.words),\(box.high.words)"
    }
  }

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  fileprivate var legacyOption: any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    switch self {
    case .circle(let center, let radius): GMSPlaceCircularLocationOption(center.coordinate, radius)
    case .rectangle(let box):
      GMSPlaceRectangularLocationOption(box.high.coordinate, box.low.coordinate)
    }
  }
}
