import LegacyPlaces

// Family 29: the fetcher and its delegate.

/// What stands in for a text field.
class Shape29Field {
  var text: String? = ""
}

class Shape29aScreen: NSObject {
  var textField = Shape29Field()
  var resultText = ""
  var fetcher: GMSAutocompleteFetcher?
  var changed: (([String]) -> Void)?

  func viewDidLoad() {
    let filter = GMSAutocompleteFilter()
    filter.type = .establishment

    fetcher = GMSAutocompleteFetcher(bounds: nil, filter: filter)
    fetcher?.delegate = self
    let token: GMSAutocompleteSessionToken = GMSAutocompleteSessionToken.init()
    fetcher?.provide(token)
  }

  func textFieldDidChange() {
    fetcher?.sourceTextHasChanged(textField.text!)
  }
}

extension Shape29aScreen: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    let resultsStr = NSMutableString(string: "")
    for prediction in predictions {
      resultsStr.append("Primary text: \(prediction.attributedPrimaryText.string)\n")
      resultsStr.append("Place ID: \(prediction.placeID)\n")
    }
    resultText = resultsStr as String
    changed?([resultText])
  }

  func didFailAutocompleteWithError(_ error: Error) {
    resultText = error.localizedDescription
    changed?([resultText])
  }
}

class Shape29bImplicit: NSObject, GMSAutocompleteFetcherDelegate {
  var gmsFetcher: GMSAutocompleteFetcher!
  var resultsArray = [String]()
  var done: (() -> Void)?

  override init() {
    super.init()
    gmsFetcher = GMSAutocompleteFetcher()
    gmsFetcher.delegate = self
  }

  func searchBar(textDidChange searchText: String) {
    self.resultsArray.removeAll()
    gmsFetcher?.sourceTextHasChanged(searchText)
  }

  public func didFailAutocompleteWithError(_ error: Error) {
    resultsArray = ["failed"]
    done?()
  }

  public func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    for prediction in predictions {
      if let prediction = prediction as GMSAutocompletePrediction? {
        self.resultsArray.append(prediction.attributedFullText.string)
      }
    }
    done?()
  }
}

class Shape29cStored: NSObject {
  private let fetcher = GMSAutocompleteFetcher(bounds: nil, filter: nil)
  var handler: (([GMSAutocompletePrediction]) -> Void)?

  func update(_ text: String?) {
    let filter = GMSAutocompleteFilter()
    filter.types = ["museum"]
    fetcher.delegate = self
    fetcher.autocompleteFilter = filter
    fetcher.sourceTextHasChanged(text)
  }
}

extension Shape29cStored: GMSAutocompleteFetcherDelegate {
  public func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    handler?(predictions)
  }

  public func didFailAutocompleteWithError(_ error: Error) {
    print(error.localizedDescription)
  }
}

class Shape29dModel: NSObject {
  // An observable object's search text, without SwiftUI.
  @Published29 var results: [GMSAutocompletePrediction] = []
  var searchText = "" {
    didSet {
      fetcher.sourceTextHasChanged(searchText)
    }
  }

  private lazy var fetcher: GMSAutocompleteFetcher = {
    let fetcher = GMSAutocompleteFetcher(filter: GMSAutocompleteFilter())
    fetcher.delegate = self
    fetcher.provide(GMSAutocompleteSessionToken())
    return fetcher
  }()
}

extension Shape29dModel: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { self.results = predictions }
  func didFailAutocompleteWithError(_ error: Error) { self.results = [] }
}

/// What stands in for Combine's published property.
@propertyWrapper
class Published29 {
  var sink: (([GMSAutocompletePrediction]) -> Void)?
  var wrappedValue: [GMSAutocompletePrediction] {
    didSet { sink?(wrappedValue) }
  }
  var projectedValue: Published29 { return self }

  init(wrappedValue: [GMSAutocompletePrediction]) {
    self.wrappedValue = wrappedValue
  }
}

extension ShapeCatalogue {
  static let fetchers = [
    Shape(
      "29a", "the guide's fetcher in a text field",
      gives: ["Primary text: Sydney Opera House\nPlace ID: lm:sydney-opera-house\n"]
    ) { report in
      let screen = report.keep(Shape29aScreen())
      screen.changed = report.send
      screen.viewDidLoad()
      screen.textField.text = "sydney opera"
      screen.textFieldDidChange()
    },
    Shape(
      "29b", "GMSAutocompleteFetcher!, public delegate methods",
      gives: ["Eiffel Tower, Île-de-France, France"]
    ) { report in
      let shape = report.keep(Shape29bImplicit())
      shape.done = { [weak shape] in report.send(shape?.resultsArray ?? []) }
      shape.searchBar(textDidChange: "eiffel")
    },
    Shape("29c", "made at the property, filter set later", gives: ["British Museum"]) { report in
      let shape = report.keep(Shape29cStored())
      shape.handler = { report.send($0.map { $0.attributedPrimaryText.string }) }
      shape.update("british")
    },
    Shape("29d", "a published property and a lazy fetcher", gives: ["lm:taj-mahal"]) { report in
      let model = report.keep(Shape29dModel())
      model.$results.sink = { report.send($0.map { $0.placeID }) }
      model.searchText = "taj mahal"
    },
  ]
}
