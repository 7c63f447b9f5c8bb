import PlacesOffline
import Terminal

try PlacesEnvironment.current.useOfflinePlaces()
PlacesEnvironment.current.loseConnectionOnce(at: "perth")

let terminal = Terminal(.clearedSearch)
let screen = TableScreen(terminal: terminal)
Task { await screen.showUpdates() }
terminal.run()
