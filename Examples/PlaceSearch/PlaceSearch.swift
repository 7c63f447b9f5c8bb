public import PlacesCore
import PlacesEngine
public import Terminal

/// What becomes of the three legacy classes with a list when their screens are ported: typing, rows, a retry,
/// and the details of the row that is tapped, without delegate and callback.
///
/// The ported samples differ only in who owns the text field and in what ends a search.
@MainActor
public final class PlaceSearch {
  private let terminal: Terminal
  private let didPick: (Place) -> Void
  private let typing: TypingSession<AutocompletePlaceSuggestion>
  private let session = Session()
  private var suggestions: [AutocompletePlaceSuggestion] = []
  private var text = ""

  /// The token of the search under way, a new one after each pick.
  private final class Session {
    var token = AutocompleteSessionToken()
  }

  /// - Parameter didPick: called with the place of each row that is tapped.
  public init(terminal: Terminal, filter: AutocompleteFilter, didPick: @escaping (Place) -> Void) {
    self.terminal = terminal
    self.didPick = didPick
    typing = TypingSession { [session] text in
      terminal.isActivityIndicatorVisible = true
      let request = AutocompleteRequest(query: text, sessionToken: session.token, filter: filter)
      return try await PlacesClient.shared.fetchAutocompleteSuggestions(with: request).get().compactMap {
        switch $0 {
        case .place(let suggestion): suggestion
        @unknown default: nil
        }
      }
    }
    terminal.didSelectRow = { [weak self] row in Task { await self?.select(row) } }
    terminal.buttons["Try again"] = { [weak self] in self?.retry() }
  }

  /// The user changed the text. Call it on each change.
  public func textChanged(_ text: String) {
    self.text = text
    typing.textChanged(text)
  }

  /// Shows what comes of typing, until the search has ended.
  public func showUpdates() async {
    for await update in typing.updates {
      terminal.isActivityIndicatorVisible = false
      show(update)
    }
  }

  /// Empties the list and gives the session up.
  public func clear() {
    textChanged("")
    giveSessionUp()
  }

  /// The user gave up: all work stops and nothing more is shown.
  public func cancel() {
    finish()
    giveSessionUp()
  }

  /// The search is over, with or without a place.
  public func finish() {
    typing.finish()
  }

  private func show(_ update: TypingSession<AutocompletePlaceSuggestion>.Update) {
    if case .rows(let rows) = update { suggestions = rows } else { suggestions = [] }
    switch update {
    case .rows(let rows): terminal.show(rows.map(lines), footer: "Google Maps")
    case .empty: terminal.show([])
    case .noMatch: terminal.show(message: "We didn't recognize that location", button: nil)
    case .failed(PlacesError.network):
      terminal.show(message: "Can't load search results", button: "Try again")
    case .failed(let error): terminal.show("Error: \(error.localizedDescription)")
    }
  }

  private func lines(of row: AutocompletePlaceSuggestion) -> [String] {
    [row.attributedPrimaryText.marked] + (row.attributedSecondaryText.map { [$0.marked] } ?? [])
  }

  /// A text that failed asks again when it comes again.
  private func retry() {
    typing.textChanged(text)
  }

  private func select(_ row: Int) async {
    let request = FetchPlaceRequest(
      placeID: suggestions[row].placeID,
      placeProperties: [.displayName, .placeID, .coordinate, .formattedAddress],
      sessionToken: session.token)
    beginSession()
    switch await PlacesClient.shared.fetchPlace(with: request) {
    case .success(let place): didPick(place)
    case .failure(let error): terminal.show("Error: \(error.localizedDescription)")
    }
  }

  private func giveSessionUp() {
    PlacesEnvironment.current.recordAbandoned(token: session.token.description)
    beginSession()
  }

  /// The same text may be asked again under the new token.
  private func beginSession() {
    session.token = AutocompleteSessionToken()
    typing.revision += 1
  }
}
