import PlacesOffline
import Terminal

try PlacesEnvironment.current.useOfflinePlaces()
PlacesEnvironment.current.loseConnectionOnce(at: "perth")

let terminal = Terminal(.barSearch)
let screen = BarScreen(terminal: terminal)
Task { await screen.showUpdates() }
terminal.run()
