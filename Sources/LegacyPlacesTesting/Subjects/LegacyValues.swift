public import Foundation
public import LegacyPlaces
import PlacesEngine

// Between the neutral words of scenarios and the values of LegacyPlaces.

extension PredictionFacts {
  /// What attributed texts and their match attribute say; any SDK's prediction can be read so.
  public init(
    placeID: String, full: NSAttributedString, primary: NSAttributedString, secondary: NSAttributedString?,
    matchAttribute: NSAttributedString.Key, types: [String], distanceMeters: NSNumber?
  ) {
    var matches: [[Int]] = []
    full.enumerateAttribute(matchAttribute, in: NSRange(location: 0, length: full.length), options: []) {
      value, range, _ in
      if value != nil { matches.append([range.location, range.length]) }
    }
    self.init(
      placeID: placeID, text: full.string, primary: primary.string, secondary: secondary?.string,
      matches: matches, types: types, distance: distanceMeters?.intValue)
  }

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  public init(_ prediction: GMSAutocompletePrediction) {
    self.init(
      placeID: prediction.placeID, full: prediction.attributedFullText,
      primary: prediction.attributedPrimaryText, secondary: prediction.attributedSecondaryText,
      matchAttribute: .gmsAutocompleteMatchAttribute, types: prediction.types,
      distanceMeters: prediction.distanceMeters)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension PlaceFacts {
  public init(_ place: GMSPlace) {
    self.init(id: place.placeID, name: place.name)
  }
}

extension SubjectEvent {
  /// A failure by the code of its error.
  public static func failed(_ error: any Error) -> SubjectEvent {
    .failed((error as NSError).code)
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension ListState {
  public init(_ list: AutocompleteList) {
    let predictions = list.predictions
    if !predictions.isEmpty {
      self = .rows(predictions.map { PredictionFacts(GMSAutocompletePrediction($0.prediction)) })
    } else if case .message(let message) = list.rows.first {
      self = message.retryTitle == nil ? .noMatch : .cantLoad
    } else {
      self = .empty
    }
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteFilter {
  /// A filter with the values of a scenario's.
  public convenience init(_ filter: ScenarioFilter) {
    self.init()
    type =
      switch filter.type {
      case "geocode": .geocode
      case "address": .address
      case "establishment": .establishment
      case "region": .region
      case "city": .city
      default: .noFilter
      }
    types = filter.types
    country = filter.country
    countries = filter.countries
    origin = filter.origin.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    locationBias = filter.bias?.option
    locationRestriction = filter.restriction?.option
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension ScenarioArea {
  fileprivate var option: any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    switch self {
    case .corners(let first, let second):
      GMSPlaceRectangularLocationOption(first.coordinate, second.coordinate)
    case .circle(let center, let radius):
      GMSPlaceCircularLocationOption(center.coordinate, radius)
    }
  }
}

extension GeoPoint {
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
