import Foundation
import GooglePlaces

GMSPlacesClient.provideAPIKey("YOUR_API_KEY")

let destination = DestinationScreen()
let stops = StopScreen()
let favourites = Favourites()
destination.viewDidLoad()

Console.run([
  ("types \"mel\" as the destination", { destination.textChanged("mel") }),
  ("goes on to \"melbourne\"", { destination.textChanged("melbourne") }),
  ("taps the first row", { destination.didSelectRow(0) }),
  ("looks for a stop in \"newc\"", { stops.search("newc") }),
  ("adds the first one", { stops.add(0) }),
  ("looks for a stop in \"qqqq\"", { stops.search("qqqq") }),
  ("opens a stop that a friend sent", { stops.open("a-place-that-is-gone") }),
  ("opens the favourites", { favourites.refresh() }),
])
