import PlacesOffline
import Terminal

try PlacesEnvironment.current.useOfflinePlaces()

let terminal = Terminal(.twoSearches)
let screen = SearchScreen(terminal: terminal)
Task { await screen.showUpdates() }
terminal.run()
