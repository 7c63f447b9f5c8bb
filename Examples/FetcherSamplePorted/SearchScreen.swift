import PlaceSearch
import PlacesCore
import PlacesEngine
import Terminal

/// The screen of `FetcherSample`, ported: the same requests at the same moments, without delegate and callback.
@MainActor
final class SearchScreen {
  private let terminal: Terminal
  private let typing: TypingSession<AutocompletePlaceSuggestion>
  private let session = Session()
  private var suggestions: [AutocompletePlaceSuggestion] = []

  /// The token of the search under way, a new one after each pick.
  private final class Session {
    var token = AutocompleteSessionToken()
  }

  init(terminal: Terminal) {
    self.terminal = terminal
    // Prefer what is near Sydney.
    let area = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2D(latitude: -33.7, longitude: 151.4),
      southWest: CLLocationCoordinate2D(latitude: -34.0, longitude: 150.9))
    let filter = AutocompleteFilter(coordinateRegionBias: area)
    typing = TypingSession { [session] text in
      let request = AutocompleteRequest(query: text, sessionToken: session.token, filter: filter)
      return try await PlacesClient.shared.fetchAutocompleteSuggestions(with: request).get().compactMap {
        switch $0 {
        case .place(let suggestion): suggestion
        @unknown default: nil
        }
      }
    }
    terminal.textDidChange = { [typing] text in typing.textChanged(text) }
    terminal.didSelectRow = { [weak self] row in Task { await self?.select(row) } }
  }

  /// Shows what comes of typing, for as long as the screen is there.
  func showUpdates() async {
    for await update in typing.updates {
      switch update {
      case .rows(let rows): show(rows)
      case .empty, .noMatch: show([])
      case .failed(let error): terminal.show("Error: \(error.localizedDescription)")
      }
    }
  }

  private func show(_ rows: [AutocompletePlaceSuggestion]) {
    suggestions = rows
    terminal.show(
      rows.map { row in
        [row.attributedPrimaryText.marked]
          + (row.attributedSecondaryText.map { [String($0.characters)] } ?? [])
      })
  }

  private func select(_ row: Int) async {
    let request = FetchPlaceRequest(
      placeID: suggestions[row].placeID,
      placeProperties: [.displayName, .placeID, .coordinate, .formattedAddress],
      sessionToken: session.token)
    // The details call ends the session; the next search is another one.
    session.token = AutocompleteSessionToken()
    switch await PlacesClient.shared.fetchPlace(with: request) {
    case .success(let place): terminal.show(place)
    case .failure(let error): terminal.show("Error: \(error.localizedDescription)")
    }
  }
}
