extension MigrationCode {
  /// A piece of old code and what it becomes.
  public struct Example: Sendable, Hashable {
    public var before: String
    public var after: String
  }

  /// A piece of old code with what the code is about, and what it becomes.
  public var example: Example? {
    Self.callExamples[id] ?? Self.classExamples[id] ?? Self.habitExamples[id]
  }

  private static let callExamples: [String: Example] = [
    "LP100": Example(before: "import GooglePlaces", after: "import LegacyPlaces"),
    "LP101": Example(
      before: """
        GMSPlacesClient.provideAPIKey(key)
        let client = GMSPlacesClient.shared()
        """,
      after: """
        _ = PlacesClient.provideAPIKey(key)
        let client = PlacesClient.shared
        """),
    "LP102": Example(
      before: """
        client.autocompleteQuery(text, bounds: nil, filter: filter) { results, error in
          show(results ?? [])
        }
        """,
      after: """
        let request = AutocompleteRequest(query: text, sessionToken: token, filter: filter)
        let suggestions = try await client.fetchAutocompleteSuggestions(with: request).get()
        show(suggestions)
        """),
    "LP104": Example(
      before: """
        client.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: token) { results, error in
          show(results ?? [])
        }
        """,
      after: """
        let request = AutocompleteRequest(query: text, sessionToken: token, filter: filter)
        let suggestions = try await client.fetchAutocompleteSuggestions(with: request).get()
        show(suggestions)
        """),
    "LP105": Example(
      before: "client.lookUpPlaceID(id) { place, error in show(place) }",
      after: """
        let request = FetchPlaceRequest(
          placeID: id, placeProperties: [.displayName, .coordinate], sessionToken: token)
        show(try await client.fetchPlace(with: request).get())
        """),
    "LP106": Example(
      before: """
        client.fetchPlace(fromPlaceID: id, placeFields: [.name, .coordinate], sessionToken: token) { place, error in
          show(place)
        }
        """,
      after: """
        let request = FetchPlaceRequest(
          placeID: id, placeProperties: [.displayName, .coordinate], sessionToken: token)
        show(try await client.fetchPlace(with: request).get())
        """),
    "LP111": Example(
      before: """
        let fetcher = GMSAutocompleteFetcher(filter: filter)
        fetcher.delegate = self
        fetcher.sourceTextHasChanged(text)
        """,
      after: """
        let typing = TypingSession { text in
          try await client.fetchAutocompleteSuggestions(
            with: AutocompleteRequest(query: text, sessionToken: token, filter: filter)).get()
        }
        Task { for await update in typing.updates { show(update) } }
        typing.textChanged(text)
        """),
    "LP121": Example(
      before: """
        let filter = GMSAutocompleteFilter()
        filter.types = ["restaurant"]
        filter.countries = ["AU"]
        """,
      after: "let filter = AutocompleteFilter(types: [.restaurant], countries: [\"AU\"])"),
    "LP123": Example(
      before: "let token = GMSAutocompleteSessionToken()", after: "let token = AutocompleteSessionToken()"),
    "LP144": Example(
      before: "controller.placeFields = [.name, .formattedAddress]",
      after: "let properties: [PlaceProperty] = [.displayName, .formattedAddress]"),
    "LP151": Example(
      before: "if (error as NSError).code == GMSPlacesErrorCode.networkError.rawValue { retry() }",
      after: "if case .network = error { retry() }"),
  ]
}
