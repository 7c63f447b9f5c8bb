import LegacyPlaces

// Family 23 again: subclasses, mostly for the tests of apps.

class Shape23fMockClient: GMSPlacesClient {
  var queries = [String]()
  var stubbedError: Error?

  override func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    queries.append(query)
    callback(stubbedError == nil ? [Shape23fMockPrediction()] : nil, stubbedError)
  }

  override func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    queries.append(placeID)
    callback(Shape23fMockPlace(name: "Mock \(placeID)"), nil)
  }

  override func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSPlaceResultCallback
  ) {
    callback(nil, NSError(domain: kGMSPlacesErrorDomain, code: -1, userInfo: nil))
  }
}

class Shape23fMockPrediction: GMSAutocompletePrediction {
  override var placeID: String { return "mock-id" }
  override var attributedPrimaryText: NSAttributedString { return NSAttributedString(string: "Mock") }
  override var attributedSecondaryText: NSAttributedString? { return nil }
}

class Shape23fMockPlace: GMSPlace {
  private let mockName: String

  init(name: String) {
    mockName = name
    super.init()
  }

  override var name: String? { return mockName }
  override var coordinate: CLLocationCoordinate2D { return CLLocationCoordinate2DMake(1, 2) }
}

class Shape23fScreen {
  let client: GMSPlacesClient

  init(client: GMSPlacesClient = GMSPlacesClient.shared()) {
    self.client = client
  }

  func open(done: @escaping ([String]) -> Void) {
    client.findAutocompletePredictions(fromQuery: "a", filter: nil, sessionToken: nil) { results, _ in
      let id = results?.first?.placeID ?? "none"
      self.client.lookUpPlaceID(id) { place, _ in
        done([
          results?.first?.attributedPrimaryText.string ?? "", place?.name ?? "",
          "\(place?.coordinate.longitude ?? 0)",
        ])
      }
    }
  }
}

class Shape23gFetcher: GMSAutocompleteFetcher {
  // A fetcher of the app's own, which waits for three letters.
  override func sourceTextHasChanged(_ text: String?) {
    guard let text = text, text.count > 2 else {
      super.sourceTextHasChanged(nil)
      return
    }
    super.sourceTextHasChanged(text)
  }
}

class Shape23gScreen: NSObject, GMSAutocompleteFetcherDelegate {
  lazy var fetcher = Shape23gFetcher(bounds: nil, filter: nil)
  var rows: (([String]) -> Void)?

  func type(_ text: String) {
    fetcher.delegate = self
    for end in text.indices {
      fetcher.sourceTextHasChanged(String(text[...end]))
    }
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    if predictions.count == 1 { rows?(predictions.map { $0.placeID }) }
  }

  func didFailAutocompleteWithError(_ error: Error) {
    rows?(["failed"])
  }
}

protocol Shape23hSearching {
  func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback)
  func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback)
}

extension GMSPlacesClient: Shape23hSearching {}

class Shape23hService {
  var client: Shape23hSearching = GMSPlacesClient.shared()

  func names(_ text: String, done: @escaping ([String]) -> Void) {
    client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { results, _ in
      done(results?.titles ?? [])
    }
  }
}

extension ShapeCatalogue {
  static let mocks = [
    Shape("23f", "mocks of client, prediction and place", gives: ["Mock", "Mock mock-id", "2.0"]) { report in
      let screen = report.keep(Shape23fScreen(client: Shape23fMockClient()))
      screen.open(done: report.send)
    },
    Shape("23g", "a subclass of the fetcher", gives: ["lm:louvre"]) { report in
      let screen = report.keep(Shape23gScreen())
      screen.rows = report.send
      screen.type("louvre")
    },
    Shape("23h", "the client behind a protocol of the app", gives: ["Taj Mahal"]) { report in
      let service = report.keep(Shape23hService())
      service.names("taj mahal", done: report.send)
    },
  ]
}
