import LegacyPlaces
import PlacesCore
import PlacesEngine

/// A screen that was ported from the fetcher: a typing session over the async client.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
final class PortedFetcherSubject: FetcherSubject {
  private let client: PlacesClient
  private var session: TypingSession<AutocompleteSuggestion>?
  private var listening: Task<Void, Never>?
  private let state = State()
  private var tokens = AppTokens()

  @MainActor private final class State {
    var ears: SubjectEars?
    var filter: GMSAutocompleteFilter?
    var token: AutocompleteSessionToken?
  }

  init(client: PlacesClient = .shared) {
    self.client = client
    session = TypingSession { [state] text in
      // The old filter's values that the new service cannot express fail as they did.
      let filter = try state.filter.map { filter throws in try AutocompleteFilter(filter) }
      let request = AutocompleteRequest(query: text, sessionToken: state.token, filter: filter)
      return try await client.fetchAutocompleteSuggestions(with: request).get()
    }
    guard let session else { return }
    let updates = session.updates
    listening = Task { [state] in
      for await update in updates { state.ears?.hear(Self.event(update)) }
    }
  }

  func listen(_ ears: SubjectEars?) { state.ears = ears }
  func type(_ text: String?) { session?.textChanged(text) }

  func setFilter(_ filter: ScenarioFilter?) {
    state.filter = filter.map(GMSAutocompleteFilter.init)
    session?.revision += 1
  }

  func provide(_ token: String?) {
    tokens.provide(token)
    state.token = tokens.current.map { AutocompleteSessionToken($0) }
    session?.revision += 1
  }

  func release() {
    session = nil
    listening?.cancel()
  }

  private static func event(_ update: TypingSession<AutocompleteSuggestion>.Update) -> SubjectEvent {
    switch update {
    case .empty, .noMatch: .predictions([])
    case .rows(let suggestions): .predictions(suggestions.compactMap(\.facts))
    case .failed(let error): .failed(error.asOldCodeSawIt)
    }
  }
}

/// A screen that was ported from the legacy client: the async client's calls in tasks.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
final class PortedClientSubject: ClientSubject {
  private var client: PlacesClient?
  private var ears: SubjectEars?
  private var filter: GMSAutocompleteFilter?
  private var tokens = AppTokens()

  init(client: PlacesClient = .shared) {
    self.client = client
  }

  func listen(_ ears: SubjectEars?) { self.ears = ears }

  func setFilter(_ filter: ScenarioFilter?) {
    self.filter = filter.map(GMSAutocompleteFilter.init)
  }

  func provide(_ token: String?) { tokens.provide(token) }
  func release() { client = nil }

  func find(_ text: String) {
    guard let client else { return }
    let ears = ears
    let token = tokens.current.map { AutocompleteSessionToken($0) }
    Task { [filter] in
      do {
        let filter = try filter.map { filter throws in try AutocompleteFilter(filter) }
        let request = AutocompleteRequest(query: text, sessionToken: token, filter: filter)
        let suggestions = try await client.fetchAutocompleteSuggestions(with: request).get()
        ears?.hear(.predictions(suggestions.compactMap(\.facts)))
      } catch {
        ears?.hear(.failed(error.asOldCodeSawIt))
      }
    }
  }

  func details(_ placeID: String) {
    guard let client else { return }
    let ears = ears
    let token = tokens.current.map { AutocompleteSessionToken($0) }
    Task {
      let request = FetchPlaceRequest(
        placeID: placeID, placeProperties: [.placeID, .displayName], sessionToken: token)
      do {
        let place = try await client.fetchPlace(with: request).get()
        ears?.hear(.place(PlaceFacts(id: place.placeID, name: place.displayName)))
      } catch {
        ears?.hear(.failed(error.asOldCodeSawIt))
      }
    }
  }
}

extension AutocompleteSuggestion {
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  fileprivate var facts: PredictionFacts? {
    guard case .place(let suggestion) = self else { return nil }
    return PredictionFacts(GMSAutocompletePrediction(suggestion))
  }
}

extension Error {
  /// The error with a legacy code.
  fileprivate var asOldCodeSawIt: any Error {
    legacyError((self as? PlacesError)?.failure ?? ServiceFailure(wrapping: self))
  }
}
