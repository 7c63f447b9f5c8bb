// Examples of the codes about classes, delegates and values.

extension MigrationCode {
  static let classExamples: [String: Example] = [
    "LP103": Example(
      before: """
        client.findAutocompletePredictions(
          fromQuery: text, bounds: bounds, boundsMode: .restrict, filter: nil, sessionToken: token, callback: show)
        """,
      after: """
        let filter = AutocompleteFilter(
          coordinateRegionRestriction: RectangularCoordinateRegion(northEast: northEast, southWest: southWest))
        let request = AutocompleteRequest(query: text, sessionToken: token, filter: filter)
        let suggestions = try await client.fetchAutocompleteSuggestions(with: request).get()
        """),
    "LP107": Example(
      before: """
        let request = GMSAutocompleteRequest(query: text)
        request.sessionToken = token
        client.fetchAutocompleteSuggestions(from: request) { suggestions, error in show(suggestions) }
        """,
      after: """
        let request = AutocompleteRequest(query: text, sessionToken: token)
        show(try await client.fetchAutocompleteSuggestions(with: request).get())
        """),
    "LP108": Example(
      before: """
        let request = GMSFetchPlaceRequest(
          placeID: id, placeProperties: [GMSPlaceProperty.name.rawValue], sessionToken: token)
        client.fetchPlace(with: request) { place, error in show(place) }
        """,
      after: """
        let request = FetchPlaceRequest(placeID: id, placeProperties: [.displayName], sessionToken: token)
        show(try await client.fetchPlace(with: request).get())
        """),
    "LP109": Example(
      before: "func fetch(_ id: String, callback: @escaping GMSPlaceResultCallback) { … }",
      after: "func fetch(_ id: String) async -> Result<Place, PlacesError> { … }"),
    "LP110": Example(before: "import LegacyPlaces", after: "import PlacesCore"),
    "LP112": Example(
      before: """
        func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { show(predictions) }
        func didFailAutocompleteWithError(_ error: Error) { showError(error) }
        """,
      after: """
        switch await client.fetchAutocompleteSuggestions(with: request) {
        case .success(let suggestions): show(suggestions)
        case .failure(let error): showError(error)
        }
        """),
    "LP113": Example(
      before: """
        let source = GMSAutocompleteTableDataSource()
        source.delegate = self
        tableView.dataSource = source
        source.sourceTextHasChanged(text)
        """,
      after: """
        // A data source of your own, whose rows a session fills.
        Task { for await update in typing.updates { show(update) } }
        typing.textChanged(text)
        """),
    "LP114": Example(
      before: """
        func tableDataSource(_ source: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) { show(place) }
        """,
      after: """
        // In the tap on a row:
        let request = FetchPlaceRequest(placeID: row.placeID, placeProperties: [.displayName], sessionToken: token)
        if case .success(let place) = await client.fetchPlace(with: request) { show(place) }
        """),
    "LP115": Example(
      before: """
        let results = GMSAutocompleteResultsViewController()
        results.delegate = self
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = results
        """,
      after: """
        let results = SearchResultsController()  // your own, over a TypingSession
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = results
        """),
    "LP116": Example(
      before: """
        func resultsController(
          _ controller: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
        ) { show(place) }
        """,
      after: """
        // In your results controller's tap on a row:
        let request = FetchPlaceRequest(placeID: row.placeID, placeProperties: [.displayName], sessionToken: token)
        if case .success(let place) = await client.fetchPlace(with: request) { show(place) }
        """),
    "LP117": Example(
      before: """
        let controller = GMSAutocompleteViewController()
        controller.delegate = self
        present(controller, animated: true)
        """,
      after: """
        content.placeAutocomplete(show: $isSearching) { suggestion, token in
          pick(suggestion, token)
        } onError: { error in
          showError(error)
        }
        """),
    "LP118": Example(
      before: """
        func viewController(_ controller: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) { show(place) }
        func wasCancelled(_ controller: GMSAutocompleteViewController) { dismiss(animated: true) }
        """,
      after: """
        // What the modifier hands over is a suggestion and the session's token: ask for the place with both.
        let request = FetchPlaceRequest(
          placeID: suggestion.placeID, placeProperties: [.displayName], sessionToken: token)
        """),
    "LP119": Example(
      before: "controller.primaryTextColor = .label",
      after: "cell.textLabel?.textColor = .label  // in a cell of your own"),
    "LP122": Example(
      before: "filter.type = .city", after: "let filter = AutocompleteFilter(types: [.cities])"),
    "LP124": Example(
      before: "let bounds = GMSCoordinateBounds(coordinate: northEast, coordinate: southWest)",
      after: "let region = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)"),
    "LP125": Example(
      before: "fetcher.autocompleteBounds = bounds",
      after: "let filter = AutocompleteFilter(coordinateRegionBias: region)"),
    "LP126": Example(
      before: "filter.locationBias = GMSPlaceCircularLocationOption(center, 5_000)",
      after: """
        let filter = AutocompleteFilter(
          coordinateRegionBias: CircularCoordinateRegion(center: center, radius: 5_000))
        """),
    "LP131": Example(
      before: "cell.textLabel?.attributedText = prediction.attributedFullText",
      after: "label = Text(suggestion.attributedFullText)"),
    "LP132": Example(
      before:
        "text.enumerateAttribute(.gmsAutocompleteMatchAttribute, in: range) { value, range, _ in mark(range) }",
      after: "text.enumerateAttribute(.autocompleteMatch, in: range) { value, range, _ in mark(range) }"),
    "LP141": Example(
      before: "func show(_ place: GMSPlace) { title = place.name }",
      after: "func show(_ place: Place) { title = place.displayName }"),
    "LP142": Example(
      before: "map.fit(place.viewport)",
      after: "map.fit(place.viewportInfo)  // ask for the property .viewportInfo"),
    "LP143": Example(
      before: "let parts: [GMSAddressComponent]? = place.addressComponents",
      after: "let parts: [AddressComponent]? = place.addressComponents"),
    "LP145": Example(
      before: "filter.types = [kGMSPlaceTypeBank]", after: "let filter = AutocompleteFilter(types: [.bank])"),
    "LP161": Example(
      before: "client.lookUpPhotos(forPlaceID: id) { photos, error in show(photos) }",
      after:
        "// In a file of its own that imports Google's SDK, and not LegacyPlaces, the call stays as it is."),
  ]
}
