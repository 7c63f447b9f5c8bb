import PlacesOffline
import Terminal

try PlacesEnvironment.current.useOfflinePlaces()
PlacesEnvironment.current.loseConnectionOnce(at: "perth")

let terminal = Terminal(.presentedSearch)
let screen = StartScreen(terminal: terminal)
terminal.run()
