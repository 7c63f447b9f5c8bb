import PlacesOffline
import Terminal

// The app provides its key here, as ever: GMSPlacesClient.provideAPIKey("…"). The sample needs none:
try PlacesEnvironment.current.useOfflinePlaces()
PlacesEnvironment.current.loseConnectionOnce(at: "perth")

let terminal = Terminal(.clearedSearch)
let screen = TableScreen(terminal: terminal)
screen.viewDidLoad()
terminal.run()
