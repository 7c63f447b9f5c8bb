import PlaceSearch
import PlacesCore
import Terminal

/// The screen of `TableSample`, ported: the table's rows come from a search that the screen owns.
@MainActor
final class TableScreen {
  private let search: PlaceSearch

  init(terminal: Terminal) {
    let filter = AutocompleteFilter(countries: ["AU"])
    search = PlaceSearch(terminal: terminal, filter: filter) { terminal.show($0) }
    terminal.textDidChange = { [search] text in search.textChanged(text) }
    terminal.buttons["Clear"] = { [search] in search.clear() }
  }

  func showUpdates() async {
    await search.showUpdates()
  }
}
