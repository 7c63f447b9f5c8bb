import PlaceSearch
import PlacesCore
import Terminal

/// The screen of `ResultsSample`, ported: the search bar's text goes to a search that the screen owns.
@MainActor
final class BarScreen {
  private let search: PlaceSearch

  init(terminal: Terminal) {
    let filter = AutocompleteFilter(types: [.locality])
    search = PlaceSearch(terminal: terminal, filter: filter) { place in
      terminal.endSearch()
      terminal.show(place)
    }
    terminal.textDidChange = { [search] text in search.textChanged(text) }
  }

  func showUpdates() async {
    await search.showUpdates()
  }
}
