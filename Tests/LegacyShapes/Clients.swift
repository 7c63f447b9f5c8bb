import LegacyPlaces

// Families 3 and 9: getting a client, and making one.

class Shape03aSearchScreen {
  func search(_ text: String, completion: @escaping ([String]) -> Void) {
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil) { results, error in
      guard error == nil, let results = results else {
        completion([])
        return
      }
      completion(results.map { $0.attributedFullText.string })
    }
  }
}

class Shape03bAddressHelper {
  let placesClient = GMSPlacesClient.shared()

  func names(for text: String, completion: @escaping ([String]) -> Void) {
    placesClient.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
      (results, error) in
      if let error = error {
        completion(["\(error.localizedDescription)"])
        return
      }
      completion((results ?? []).map { $0.attributedPrimaryText.string })
    }
  }
}

class Shape03cNearbyController: NSObject {
  var placesClient: GMSPlacesClient!
  var names = [String]()
  var finished: (([String]) -> Void)?

  func viewDidLoad() {
    placesClient = GMSPlacesClient.shared()
  }

  func showPlace(_ placeID: String) {
    placesClient.lookUpPlaceID(
      placeID,
      callback: { (place, error) -> Void in
        if let place = place {
          self.names.append(place.name)
        }
        self.finished?(self.names)
      })
  }
}

class Shape03dOptionalChain {
  private var client: GMSPlacesClient?

  func prepare() {
    self.client = GMSPlacesClient.shared()
  }

  func find(_ text: String, done: @escaping (Int) -> Void) {
    client?.autocompleteQuery(text, bounds: nil, filter: nil) { (results, error) in
      done(results?.count ?? 0)
    }
    client!.lookUpPlaceID("lm:big-ben") { (_, _) in }
  }
}

final class Shape03eManager {
  static let shared = Shape03eManager()
  lazy var client: GMSPlacesClient = { return GMSPlacesClient.shared() }()

  class func isSame() -> Bool {
    return shared.client === shared.client && GMSPlacesClient.shared() === GMSPlacesClient.shared()
  }
}

class Shape09aStored {
  let client = GMSPlacesClient()

  func run(_ query: String, _ handler: @escaping ([GMSAutocompletePrediction]) -> Void) {
    client.autocompleteQuery(
      query, bounds: nil, filter: nil,
      callback: { (results, error) -> Void in
        handler(results ?? [])
      })
  }
}

func shape09bInline(_ placeID: String, completion: @escaping (GMSPlace?) -> Void) {
  GMSPlacesClient().lookUpPlaceID(placeID) { place, error in
    completion(place)
  }
}

class Shape09cInit {
  var placesClient: GMSPlacesClient? = GMSPlacesClient.init()
  var other: GMSPlacesClient = .init()

  func titles(_ query: String, _ handler: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter.init()
    placesClient?.findAutocompletePredictions(
      fromQuery: query, filter: filter, sessionToken: GMSAutocompleteSessionToken.init()
    ) { (results, error) in
      handler(results?.compactMap { $0.attributedPrimaryText.string } ?? [])
    }
  }
}

class Shape09dPerKeystroke {
  // A client for each letter typed, and none kept.
  func textFieldDidChange(_ text: String?, show: @escaping ([String]) -> Void) {
    let placeClient = GMSPlacesClient()
    placeClient.autocompleteQuery(text!, bounds: nil, filter: nil) { (results, error: Error?) -> Void in
      var rows = [String]()
      if results == nil { return }
      for result in results! {
        rows.append(result.attributedFullText.string)
      }
      show(rows)
    }
  }
}

extension ShapeCatalogue {
  static let sharedClients = [
    Shape(
      "03a", "GMSPlacesClient.shared() inline",
      gives: ["Sydney Opera House, New South Wales, Australia"]
    ) { report in
      Shape03aSearchScreen().search("sydney opera", completion: report.send)
    },
    Shape("03b", "let placesClient = GMSPlacesClient.shared()", gives: ["Golden Gate Bridge"]) { report in
      Shape03bAddressHelper().names(for: "golden gate", completion: report.send)
    },
    Shape("03c", "var placesClient: GMSPlacesClient!", gives: ["Big Ben"]) { report in
      let screen = report.keep(Shape03cNearbyController())
      screen.finished = report.send
      screen.viewDidLoad()
      screen.showPlace("lm:big-ben")
    },
    Shape("03d", "client?. and client!.", gives: ["1"]) { report in
      let shape = Shape03dOptionalChain()
      shape.prepare()
      shape.find("tokyo tower") { report.send(["\($0)"]) }
    },
    Shape("03e", "the shared client is one object", gives: ["true"]) { report in
      report.send(["\(Shape03eManager.isSame())"])
    },
  ]

  static let madeClients = [
    Shape("09a", "let client = GMSPlacesClient()", gives: ["lm:louvre"]) { report in
      Shape09aStored().run("louvre") { report.send($0.map { $0.placeID }) }
    },
    Shape("09b", "GMSPlacesClient().lookUpPlaceID inline", gives: ["Taj Mahal"]) { report in
      shape09bInline("lm:taj-mahal") { report.send([$0?.name ?? "none"]) }
    },
    Shape("09c", "GMSPlacesClient.init() and .init()", gives: ["Colosseum"]) { report in
      let shape = report.keep(Shape09cInit())
      shape.titles("colosseum", report.send)
    },
    Shape(
      "09d", "a client per keystroke, not kept", gives: ["Burj Khalifa, Dubai, United Arab Emirates"]
    ) { report in
      Shape09dPerKeystroke().textFieldDidChange("burj khal", show: report.send)
    },
  ]
}
