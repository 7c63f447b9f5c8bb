public import Foundation
import PlacesCore
package import PlacesEngine

/// The legacy client: callback queries and details, on the new service.
///
/// Every callback comes exactly once, on the main thread, never before the call returns (contract items 1–3
/// and 8, decision D14). Filters and requests are read when the call is made. A client may be used without a
/// reference being kept: what is under way is answered all the same.
///
/// Main thread only (D15). Getting a client never fails; without an API key the calls do, as key-invalid,
/// and after one is provided the same client works (D18).
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "GMSPlacesClient belongs to the legacy module; use PlacesClient.shared and PlacesClient.provideAPIKey(_:) (LP101)"
  )
#endif
open class GMSPlacesClient: NSObject {
  /// The environment this client was made in.
  package let environment: PlacesEnvironment

  public override init() {
    environment = .current
    super.init()
  }

  // MARK: The process

  /// The one client of the process, made when first asked for (item 4).
  open class func shared() -> GMSPlacesClient {
    let environment = PlacesEnvironment.current
    if let client = environment.legacyState.withLock({ $0.sharedClient }) { return client }
    let client = GMSPlacesClient()
    return environment.legacyState.withLock { state in
      state.sharedClient = state.sharedClient ?? client
      return state.sharedClient ?? client
    }
  }

  /// Provides the API key for all clients, old and new; needed before the first call (item 5).
  ///
  /// - Returns: whether the key was accepted; a blank one is not.
  @discardableResult
  open class func provideAPIKey(_ key: String) -> Bool {
    PlacesEnvironment.current.provideKey(key)
  }

  /// The licences of what this module is made with: none, it has no dependencies.
  open class func openSourceLicenseInfo() -> String {
    PlacesClient.openSourceLicenseInfo
  }

  /// The version of this module.
  open class func sdkVersion() -> String {
    PlacesClient.sdkVersion
  }

  /// The name and version of this module.
  open class func sdkLongVersion() -> String {
    "LegacyPlaces \(PlacesClient.sdkVersion)"
  }

  // MARK: Autocomplete

  /// Predictions for a text, preferring an area.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "autocompleteQuery left Google's SDK with version 4.0; use PlacesClient.fetchAutocompleteSuggestions(with:) (LP102)"
    )
  #endif
  open func autocompleteQuery(
    _ query: String, bounds: LegacyBounds?, filter: GMSAutocompleteFilter?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    findPredictions(
      "GMSPlacesClient.autocompleteQuery(_:bounds:filter:callback:)",
      .asking(query, filter: filter, bounds: bounds, token: nil), callback)
  }

  /// Predictions for a text, preferring an area or restricted to it.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "autocompleteQuery left Google's SDK with version 4.0; use PlacesClient.fetchAutocompleteSuggestions(with:) (LP102)"
    )
  #endif
  open func autocompleteQuery(
    _ query: String, bounds: LegacyBounds?, boundsMode: GMSAutocompleteBoundsMode,
    filter: GMSAutocompleteFilter?, callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    findPredictions(
      "GMSPlacesClient.autocompleteQuery(_:bounds:boundsMode:filter:callback:)",
      .asking(query, filter: filter, bounds: bounds, boundsMode: boundsMode, token: nil), callback)
  }

  /// Predictions for a text in a session, preferring an area or restricted to it.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "The query with bounds left Google's SDK with version 4.0; use PlacesClient.fetchAutocompleteSuggestions(with:), with a region in the filter (LP103)"
    )
  #endif
  open func findAutocompletePredictions(
    fromQuery query: String, bounds: LegacyBounds?, boundsMode: GMSAutocompleteBoundsMode,
    filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    findPredictions(
      "GMSPlacesClient.findAutocompletePredictions(fromQuery:bounds:boundsMode:filter:sessionToken:callback:)",
      .asking(
        query, filter: filter, bounds: bounds, boundsMode: boundsMode, token: sessionToken),
      callback)
  }

  /// Predictions for a text in a session; no token means that the call is billed on its own (item 63).
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "findAutocompletePredictions is gone from Google's newest SDK; use PlacesClient.fetchAutocompleteSuggestions(with:) (LP104)"
    )
  #endif
  open func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?,
    sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    findPredictions(
      "GMSPlacesClient.findAutocompletePredictions(fromQuery:filter:sessionToken:callback:)",
      .asking(query, filter: filter, token: sessionToken), callback)
  }

  /// Suggestions for a request of the newer callback API.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "The callback form of autocomplete belongs to the legacy module; use PlacesClient.fetchAutocompleteSuggestions(with:) and AutocompleteRequest (LP107)"
    )
  #endif
  open func fetchAutocompleteSuggestions(
    from request: GMSAutocompleteRequest, callback: @escaping GMSAutocompleteSuggestionsCallback
  ) {
    findPlaces(
      "GMSPlacesClient.fetchAutocompleteSuggestions(from:callback:)",
      .asking(
        request.query, filter: request.filter, token: request.sessionToken, dialect: .request),
      GMSAutocompleteSuggestion.init, callback)
  }

  private func findPredictions(
    _ method: StaticString, _ question: LegacyQuestion,
    _ callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    findPlaces(method, question, GMSAutocompletePrediction.init, callback)
  }

  private func findPlaces<Value>(
    _ method: StaticString, _ question: LegacyQuestion,
    _ make: @escaping (ServicePrediction) -> Value, _ callback: @escaping ([Value]?, (any Error)?) -> Void
  ) {
    perform(method, callback) { environment in
      try await environment.predictions(for: question, from: method).places.map(make)
    }
  }

  // MARK: Details

  /// All details of a place that this module can show; the dearest way to ask.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "lookUpPlaceID asks for every field and ends no session; use PlacesClient.fetchPlace(with:), with the properties that are shown and the session's token (LP105)"
    )
  #endif
  open func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    fetchDetails("GMSPlacesClient.lookUpPlaceID(_:callback:)", callback) {
      try legacyDetailsQuestion(lookingUp: placeID)
    }
  }

  /// The named details of a place; the token of the session that the call ends, or `nil` (item 62).
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "fetchPlace(fromPlaceID:…) is gone from Google's newest SDK; use PlacesClient.fetchPlace(with:) (LP106)"
    )
  #endif
  open func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField,
    sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSPlaceResultCallback
  ) {
    fetchDetails(
      "GMSPlacesClient.fetchPlace(fromPlaceID:placeFields:sessionToken:callback:)", callback
    ) {
      try legacyDetailsQuestion(placeID: placeID, fields: placeFields, sessionToken: sessionToken)
    }
  }

  /// The details that a request of the newer callback API names; none is an error (item 72).
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "The callback form of place details belongs to the legacy module; use PlacesClient.fetchPlace(with:), FetchPlaceRequest and PlaceProperty (LP108)"
    )
  #endif
  open func fetchPlace(with request: GMSFetchPlaceRequest, callback: @escaping GMSPlaceResultCallback) {
    fetchDetails("GMSPlacesClient.fetchPlace(with:callback:)", callback) {
      try legacyDetailsQuestion(
        placeID: request.placeID, properties: request.placeProperties, sessionToken: request.sessionToken)
    }
  }

  private func fetchDetails(
    _ method: StaticString, _ callback: @escaping GMSPlaceResultCallback,
    _ question: () throws -> LegacyDetailsQuestion
  ) {
    let question = Result(catching: question)
    perform(method, callback) { environment in
      GMSPlace(try await environment.details(for: question, from: method))
    }
  }

  // MARK: The one road

  private func perform<Value>(
    _ method: StaticString, _ callback: @escaping (Value?, (any Error)?) -> Void,
    _ call: @escaping @MainActor (PlacesEnvironment) async throws -> Value
  ) {
    onMainThread(method, environment) { [environment] in
      Task {
        do {
          callback(try await call(environment), nil)
        } catch {
          callback(nil, legacyError(wrapping: error))
        }
      }
    }
  }
}
