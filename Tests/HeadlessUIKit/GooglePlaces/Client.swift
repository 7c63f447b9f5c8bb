import Dispatch

public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void
public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, (any Error)?) -> Void

/// Answers every question with two predictions, and every place with its details.
open class GMSPlacesClient: NSObject {
  private static let only = GMSPlacesClient()

  public class func shared() -> GMSPlacesClient { only }
  @discardableResult public class func provideAPIKey(_ key: String) -> Bool { true }

  public func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    DispatchQueue.main.async { callback(Fake.predictions(for: query), nil) }
  }

  public func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSPlaceResultCallback
  ) {
    DispatchQueue.main.async {
      if placeFields == [] {
        callback(nil, NSError(domain: "com.google.places.ErrorDomain", code: -12))
      } else {
        callback(GMSPlace(placeID), nil)
      }
    }
  }
}

enum Fake {
  static func predictions(for text: String?) -> [GMSAutocompletePrediction] {
    (text ?? "").isEmpty ? [] : ["1", "2"].map { GMSAutocompletePrediction((text ?? "") + $0) }
  }
}

public protocol GMSAutocompleteFetcherDelegate: NSObjectProtocol {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction])
  func didFailAutocompleteWithError(_ error: any Error)
}

/// Delivers two predictions for every text but an empty one.
open class GMSAutocompleteFetcher: NSObject {
  public weak var delegate: (any GMSAutocompleteFetcherDelegate)?
  public var autocompleteFilter: GMSAutocompleteFilter?

  public init(filter: GMSAutocompleteFilter?) { autocompleteFilter = filter }
  public override init() {}

  public func provide(_ sessionToken: GMSAutocompleteSessionToken?) {}

  public func sourceTextHasChanged(_ text: String?) {
    DispatchQueue.main.async { self.delegate?.didAutocomplete(with: Fake.predictions(for: text)) }
  }
}
