import LegacyPlaces

// Family 29 again: how fetchers are made, kept and wrapped.

final class Shape29eCoordinator: NSObject, GMSAutocompleteFetcherDelegate {
  var onResults: ([GMSAutocompletePrediction]) -> Void

  init(_ onResults: @escaping ([GMSAutocompletePrediction]) -> Void) {
    self.onResults = onResults
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    onResults(predictions)
  }

  func didFailAutocompleteWithError(_ error: Error) {
    onResults([])
  }
}

class Shape29eSetups {
  func all(_ filter: GMSAutocompleteFilter) -> [GMSAutocompleteFetcher] {
    let bounds = GMSCoordinateBounds(
      coordinate: CLLocationCoordinate2DMake(51.6, 0.1), coordinate: CLLocationCoordinate2DMake(51.4, -0.3))
    let plain = GMSAutocompleteFetcher()
    plain.autocompleteFilter = .some(filter)
    plain.autocompleteBounds = bounds
    plain.autocompleteBoundsMode = .restrict
    return [
      GMSAutocompleteFetcher(bounds: bounds, filter: filter),
      GMSAutocompleteFetcher(bounds: .none, filter: filter),
      GMSAutocompleteFetcher(bounds: nil, filter: nil),
      GMSAutocompleteFetcher(filter: filter),
      GMSAutocompleteFetcher.init(),
      plain,
    ]
  }
}

class Shape29fCancel: NSObject, GMSAutocompleteFetcherDelegate {
  let fetcher = GMSAutocompleteFetcher(filter: nil)
  var events = [String]()
  var next: (() -> Void)?

  func start() {
    fetcher.delegate = self
    fetcher.provide(nil)
    fetcher.sourceTextHasChanged("colosseum")
  }

  func clear() {
    fetcher.sourceTextHasChanged(nil)
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    events.append("\(predictions.count)")
    next?()
  }

  func didFailAutocompleteWithError(_ error: Error) {
    events.append("error")
  }
}

class Shape29gPick: NSObject {
  // Delegate, token and details in one class, as in address forms.
  lazy var fetcher = GMSAutocompleteFetcher(filter: filter)
  let filter = GMSAutocompleteFetcherFilter29()
  var token: GMSAutocompleteSessionToken?
  var completion: ((String, CLLocationCoordinate2D) -> Void)?

  func type(_ text: String) {
    if token == nil {
      token = GMSAutocompleteSessionToken()
      fetcher.provide(token)
    }
    fetcher.delegate = self
    fetcher.sourceTextHasChanged(text)
  }

  func select(_ prediction: GMSAutocompletePrediction) {
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: prediction.placeID, placeFields: [.name, .coordinate], sessionToken: token
    ) { [weak self] (place, error) in
      guard let place = place else { return }
      self?.token = nil
      self?.completion?(place.name ?? "", place.coordinate)
    }
  }
}

extension Shape29gPick: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    guard let first = predictions.first else { return }
    select(first)
  }

  func didFailAutocompleteWithError(_ error: Error) {}
}

class Shape29hDebounce: NSObject, GMSAutocompleteFetcherDelegate {
  // The app's own pause before each text, with the work item replaced.
  private let fetcher = GMSAutocompleteFetcher(filter: nil)
  private var pending: DispatchWorkItem?
  var texts = [String]()
  var rows: (([String]) -> Void)?

  func textDidChange(_ text: String) {
    pending?.cancel()
    fetcher.delegate = self
    let work = DispatchWorkItem { [weak self] in
      self?.texts.append(text)
      self?.fetcher.sourceTextHasChanged(text)
    }
    pending = work
    DispatchQueue.main.asyncAfter(deadline: .now(), execute: work)
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    rows?(texts + predictions.map { $0.placeID })
  }

  func didFailAutocompleteWithError(_ error: Error) {
    rows?(["failed"])
  }
}

class GMSAutocompleteFetcherFilter29: GMSAutocompleteFilter {
  override init() {
    super.init()
    type = .city
    country = "CH"
  }
}

extension ShapeCatalogue {
  static let fetcherSetups = [
    Shape(
      "29e", "every initialiser, bounds: .none, .some(filter), boundsMode",
      gives: ["lm:tower-bridge"]
    ) { report in
      let filter = GMSAutocompleteFilter()
      let fetchers = Shape29eSetups().all(filter)
      let coordinator = report.keep(
        Shape29eCoordinator { predictions in report.send(predictions.map { $0.placeID }) })
      let last = report.keep(fetchers.last!)
      last.delegate = coordinator
      last.sourceTextHasChanged("tower bridge")
    },
    Shape("29f", "provide(nil), sourceTextHasChanged(nil) empties the list", gives: ["1", "0"]) { report in
      let shape = report.keep(Shape29fCancel())
      shape.next = { [weak shape] in
        guard let shape = shape else { return }
        if shape.events.count == 2 { return report.send(shape.events) }
        shape.clear()
      }
      shape.start()
    },
    Shape("29h", "a DispatchWorkItem before sourceTextHasChanged", gives: ["louvre", "lm:louvre"]) { report in
      let shape = report.keep(Shape29hDebounce())
      shape.rows = report.send
      shape.textDidChange("lou")
      shape.textDidChange("louvre")
    },
    Shape("29g", "fetcher, pick and details with one token", gives: ["Bern 46"]) { report in
      let shape = report.keep(Shape29gPick())
      shape.completion = { name, coordinate in report.send(["\(name) \(Int(coordinate.latitude))"]) }
      shape.type("bern")
    },
  ]
}
