import Foundation
import PlacesOffline
import Terminal

// The app provides its key here, as ever: GMSPlacesClient.provideAPIKey("…"). The sample needs none:
try PlacesEnvironment.current.useOfflinePlaces()

let terminal = Terminal(end: {
  let ledger = PlacesEnvironment.current.ledger
  for session in ledger.sessions {
    let price = String(format: "%.4f", ledger.bill(of: session).listPrice)
    print("session: \(session.requests) requests and the details, $\(price) at list prices")
  }
})
let screen = SearchScreen(terminal: terminal)
screen.viewDidLoad()
terminal.run()
