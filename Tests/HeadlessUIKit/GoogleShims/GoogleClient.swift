import GooglePlaces
import LegacyPlacesTesting

@MainActor
final class GoogleClient: ClientSubject, FieldsTaking {
  private var client: GMSPlacesClient? = GMSPlacesClient.shared()
  private var ears: SubjectEars?
  private var filter: GMSAutocompleteFilter?
  private var tokens = GoogleTokens()
  private var fields = GMSPlaceField.all

  func listen(_ ears: SubjectEars?) { self.ears = ears }
  func setFilter(_ filter: ScenarioFilter?) { self.filter = filter.map { GMSAutocompleteFilter($0) } }
  func setFields(_ names: [String]) { fields = GMSPlaceField(names) }
  func provide(_ token: String?) { tokens.provide(token) }
  func release() { client = nil }

  func find(_ text: String) {
    client?.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: tokens.current) {
      @Sendable [ears] predictions, error in
      if let predictions { ears?.hear(.predictions(predictions.map { PredictionFacts($0) })) }
      if let error { ears?.hear(.failed(error)) }
    }
  }

  func details(_ placeID: String) {
    client?.fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: tokens.current) {
      @Sendable [ears] place, error in
      if let place { ears?.hear(.place(PlaceFacts(place))) }
      if let error { ears?.hear(.failed(error)) }
    }
  }
}
