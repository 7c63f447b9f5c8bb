import PlacesOffline
import Terminal

// The app provides its key here, as ever: GMSPlacesClient.provideAPIKey("…"). The sample needs none:
try PlacesEnvironment.current.useOfflinePlaces()

let terminal = Terminal(.twoSearches)
let screen = SearchScreen(terminal: terminal)
screen.viewDidLoad()
terminal.run()
