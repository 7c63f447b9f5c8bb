extension MigrationCode {
  /// A piece of old code and what it becomes.
  public struct Example: Sendable, Hashable {
    public var before: String
    public var after: String
  }

  /// A piece of old code with what the code is about, and what it becomes; `nil` where a line of text says it all.
  public var example: Example? { Self.examples[id] }

  static let examples: [String: Example] = [
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
    "LP171": Example(
      before:
        "func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWithPlace place: GMSPlace)",
      after:
        "func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)"
    ),
    "LP202": Example(
      before: "filter.type = .address",
      after: "filter.types = [\"street_address\", \"premise\", \"subpremise\", \"route\"]"),
    "LP205": Example(
      before: "controller.placeFields = .all", after: "controller.placeFields = [.name, .coordinate]"),
    "LP206": Example(
      before:
        "client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil, callback: show)",
      after:
        "client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token, callback: show)"
    ),
    "LP213": Example(
      before: "fetcher.provide(GMSAutocompleteSessionToken())\nfetcher.sourceTextHasChanged(text)",
      after: "fetcher.provide(token)\nfetcher.sourceTextHasChanged(text)"),
    "LP302": Example(
      before:
        "client.fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: GMSAutocompleteSessionToken(), callback: show)",
      after: "client.fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: token, callback: show)"),
    "LP303": Example(
      before: """
        let source = GMSAutocompleteTableDataSource()
        tableView.dataSource = source
        """,
      after: """
        tableDataSource = GMSAutocompleteTableDataSource()  // a property
        tableView.dataSource = tableDataSource
        """),
    "LP304": Example(before: "filter.country = \"USA\"", after: "filter.country = \"US\""),
  ]
}
