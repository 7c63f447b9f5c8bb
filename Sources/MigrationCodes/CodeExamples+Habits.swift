// Examples of the codes about habits: what shows at run time, and what a scan finds.

extension MigrationCode {
  static let habitExamples: [String: Example] = [
    "LP171": Example(
      before:
        "func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWithPlace place: GMSPlace)",
      after:
        "func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)"
    ),
    "LP201": Example(
      before:
        "fetcher.autocompleteBounds = GMSCoordinateBounds(coordinate: northEast, coordinate: southWest)",
      after: """
        let filter = GMSAutocompleteFilter()
        filter.locationBias = GMSPlaceRectangularLocationOption(northEast, southWest)
        fetcher.autocompleteFilter = filter
        """),
    "LP202": Example(
      before: "filter.type = .address",
      after: "filter.types = [\"street_address\", \"premise\", \"subpremise\", \"route\"]"),
    "LP203": Example(
      before: "filter.countries = [\"AT\", \"BE\", \"CH\", \"DE\", \"FR\", \"IT\"]",
      after: "// Fifteen work now. Nothing to do, unless the code runs on the legacy service, too."),
    "LP204": Example(
      before: """
        filter.locationBias = here
        filter.locationRestriction = city
        """,
      after: "filter.locationRestriction = city"),
    "LP205": Example(
      before: "controller.placeFields = .all", after: "controller.placeFields = [.name, .coordinate]"),
    "LP206": Example(
      before:
        "client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil, callback: show)",
      after:
        "client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token, callback: show)"
    ),
    "LP207": Example(
      before: "client.fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: token, callback: show)",
      after: """
        client.fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: token, callback: show)
        token = GMSAutocompleteSessionToken()
        """),
    "LP208": Example(
      before: "queue.async { self.fetcher.sourceTextHasChanged(text) }",
      after: "DispatchQueue.main.async { self.fetcher.sourceTextHasChanged(text) }"),
    "LP210": Example(
      before: """
        filter.locationRestriction = city
        fetcher.autocompleteBounds = bounds
        """,
      after: "filter.locationRestriction = city"),
    "LP211": Example(
      before: "{ results, _ in show(results ?? []) }",
      after: "{ results, error in error.map { showError($0.localizedDescription) } ?? show(results ?? []) }"),
    "LP212": Example(
      before: "filter.inputOffset = 3",
      after: "AutocompleteRequest(query: text, sessionToken: token, filter: filter, inputOffset: 3)"),
    "LP213": Example(
      before: "fetcher.provide(GMSAutocompleteSessionToken())\nfetcher.sourceTextHasChanged(text)",
      after: "fetcher.provide(token)\nfetcher.sourceTextHasChanged(text)"),
    "LP301": Example(
      before: """
        class Base: UIViewController, GMSAutocompleteViewControllerDelegate { … }
        class Search: Base {
          func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { spin() }
        }
        """,
      after: """
        class Base: UIViewController, GMSAutocompleteViewControllerDelegate {
          func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
        }
        class Search: Base {
          override func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { spin() }
        }
        """),
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
    "LP305": Example(
      before: "GMSPlaceRectangularLocationOption(southWest, southWest)",
      after: "GMSPlaceRectangularLocationOption(northEast, southWest)"),
  ]
}
