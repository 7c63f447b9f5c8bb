import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The ways in which old code asks for predictions.
enum AskingCall: String, CaseIterable, CustomTestStringConvertible {
  case autocompleteQuery, autocompleteQueryWithMode, findWithBounds, find, request, fetcher

  /// Those that take bounds.
  static let withBounds: [AskingCall] = [
    .autocompleteQuery, .autocompleteQueryWithMode, .findWithBounds, .fetcher,
  ]
  /// Those that say what the bounds mean.
  static let withMode: [AskingCall] = [.autocompleteQueryWithMode, .findWithBounds, .fetcher]
  /// Those that take a token.
  static let withToken: [AskingCall] = [.findWithBounds, .find, .request, .fetcher]

  var testDescription: String { rawValue }

  /// Asks, waits for the answer, and gives back what went to the service, or `nil` if nothing did.
  ///
  /// What the caller hears is added to the stage's log.
  @MainActor @discardableResult
  func ask(
    _ text: String = "bern", filter: GMSAutocompleteFilter? = nil, bounds: LegacyBounds? = nil,
    mode: GMSAutocompleteBoundsMode? = nil, token: GMSAutocompleteSessionToken? = nil, on stage: ScriptedStage
  ) async -> PredictionQuery? {
    let before = stage.service.queries.count
    let client = stage.run { GMSPlacesClient() }
    let heard: GMSAutocompletePredictionsCallback = { predictions, error in
      stage.log.add(Self.describe(predictions?.map { $0.placeID }, error))
    }
    var screen: FetcherScreen?
    switch self {
    case .autocompleteQuery:
      client.autocompleteQuery(text, bounds: bounds, filter: filter, callback: heard)
    case .autocompleteQueryWithMode:
      client.autocompleteQuery(
        text, bounds: bounds, boundsMode: mode ?? .bias, filter: filter, callback: heard)
    case .findWithBounds:
      client.findAutocompletePredictions(
        fromQuery: text, bounds: bounds, boundsMode: mode ?? .bias, filter: filter, sessionToken: token,
        callback: heard)
    case .find:
      client.findAutocompletePredictions(
        fromQuery: text, filter: filter, sessionToken: token, callback: heard)
    case .request:
      let request = GMSAutocompleteRequest(query: text)
      request.filter = filter
      request.sessionToken = token
      client.fetchAutocompleteSuggestions(from: request) { suggestions, error in
        stage.log.add(Self.describe(suggestions?.map { $0.placeSuggestion?.placeID }, error))
      }
    case .fetcher:
      let made = stage.screen(filter: filter, bounds: bounds)
      if let mode { made.fetcher?.autocompleteBoundsMode = mode }
      if let token { made.fetcher?.provide(token) }
      made.type(text)
      screen = made
    }
    await stage.clock.settle()
    _ = screen
    return stage.service.queries.count > before ? stage.service.queries.last : nil
  }

  /// In the words of a trace.
  private static func describe(_ ids: [String?]?, _ error: (any Error)?) -> String {
    switch (ids, error as NSError?) {
    case (let ids?, nil): "predictions \(ids.compactMap { $0 }.joined(separator: ","))"
    case (nil, let error?) where error.domain == kGMSPlacesErrorDomain: "fail \(error.code)"
    default: "neither predictions nor an error of the documented domain"
    }
  }
}

extension GMSAutocompleteFilter {
  /// A filter set up in one expression.
  static func with(_ change: (GMSAutocompleteFilter) -> Void) -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    change(filter)
    return filter
  }
}
