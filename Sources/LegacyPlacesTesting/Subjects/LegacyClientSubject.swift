public import LegacyPlaces

/// The legacy client as a subject: an old screen that asks it and keeps filter and token.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
public final class LegacyClientSubject: ClientSubject, FieldsTaking, BoundsTaking {
  private var client: GMSPlacesClient?
  private var ears: SubjectEars?
  private var filter: GMSAutocompleteFilter?
  private var bounds: ScenarioBounds?
  private var tokens = AppTokens()
  private var fields = GMSPlaceField.all

  public init(_ client: GMSPlacesClient = GMSPlacesClient()) {
    self.client = client
  }

  public func listen(_ ears: SubjectEars?) { self.ears = ears }

  public func setFilter(_ filter: ScenarioFilter?) {
    self.filter = filter.map(GMSAutocompleteFilter.init)
  }

  public func setBounds(_ bounds: ScenarioBounds?) { self.bounds = bounds }
  public func setFields(_ names: [String]) { fields = GMSPlaceField(names: names) }
  public func provide(_ token: String?) { tokens.provide(token) }
  public func release() { client = nil }

  public func find(_ text: String) {
    let ears = ears
    let callback: GMSAutocompletePredictionsCallback = { predictions, error in
      if let predictions { ears?.hear(.predictions(predictions.map { PredictionFacts($0) })) }
      if let error { ears?.hear(.failed(error)) }
    }
    if let bounds {
      client?.findAutocompletePredictions(
        fromQuery: text, bounds: bounds.legacy, boundsMode: bounds.mode, filter: filter,
        sessionToken: tokens.current, callback: callback)
    } else {
      client?.findAutocompletePredictions(
        fromQuery: text, filter: filter, sessionToken: tokens.current, callback: callback)
    }
  }

  public func details(_ placeID: String) {
    let ears = ears
    client?.fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: tokens.current) {
      place, error in
      if let place { ears?.hear(.place(PlaceFacts(place))) }
      if let error { ears?.hear(.failed(error)) }
    }
  }
}

/// The app's tokens, by the names that a scenario gives them.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
struct AppTokens {
  private(set) var current: GMSAutocompleteSessionToken?
  private var made: [String: GMSAutocompleteSessionToken] = [:]

  mutating func provide(_ name: String?) {
    current = name.map { made[$0] ?? GMSAutocompleteSessionToken() }
    if let name { made[name] = current }
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension ScenarioBounds {
  var legacy: LegacyBounds { legacyBounds(first.coordinate, second.coordinate) }
  var mode: GMSAutocompleteBoundsMode { restricts ? .restrict : .bias }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSPlaceField {
  /// The fields of these names; others are left out.
  package init(names: [String]) {
    self = names.reduce(into: []) { fields, name in
      if let field = PlaceFieldName.all.first(where: { $0.name == name })?.field { fields.formUnion(field) }
    }
  }
}
