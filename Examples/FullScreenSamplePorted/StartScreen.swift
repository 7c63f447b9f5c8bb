import PlaceSearch
import PlacesCore
import Terminal

/// The screen of `FullScreenSample`, ported: each time it opens a search of its own, with a bar and Cancel.
@MainActor
final class StartScreen {
  private let terminal: Terminal
  private var search: PlaceSearch?

  init(terminal: Terminal) {
    self.terminal = terminal
    terminal.buttons["Search"] = { [weak self] in self?.openSearch() }
  }

  private func openSearch() {
    let search = PlaceSearch(terminal: terminal, filter: AutocompleteFilter()) { [weak self] place in
      self?.search?.finish()
      self?.closeSearch()
      self?.terminal.show(place)
    }
    self.search = search
    Task { await search.showUpdates() }
    terminal.presentSearch(
      textDidChange: { text in search.textChanged(text) },
      cancel: { [weak self] in
        search.cancel()
        self?.closeSearch()
        self?.terminal.show("(cancelled)")
      })
  }

  private func closeSearch() {
    search = nil
    terminal.dismissSearch()
  }
}
