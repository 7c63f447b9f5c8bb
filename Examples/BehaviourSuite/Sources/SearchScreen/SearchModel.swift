import LegacyPlaces  // was: import GooglePlaces

/// What an app's search screen shows, as it was written for the legacy SDK; only the import was changed.
public class SearchModel: NSObject {
  public private(set) var rows = [GMSAutocompletePrediction]()

  /// Hears of new rows. Nobody listens while the screen is away.
  public var rowsDidChange: (([GMSAutocompletePrediction]) -> Void)? {
    didSet { fetcher?.delegate = rowsDidChange == nil ? nil : self }
  }
  public var didFail: ((Error) -> Void)?

  public var filter: GMSAutocompleteFilter? {
    didSet { fetcher?.autocompleteFilter = filter }
  }
  public var sessionToken: GMSAutocompleteSessionToken? {
    didSet { fetcher?.provide(sessionToken) }
  }

  private var fetcher: GMSAutocompleteFetcher?

  public override init() {
    super.init()
    fetcher = GMSAutocompleteFetcher()
  }

  public func textFieldDidChange(_ text: String?) {
    fetcher?.sourceTextHasChanged(text)
  }

  /// The screen was closed.
  public func close() {
    fetcher = nil
  }
}

extension SearchModel: GMSAutocompleteFetcherDelegate {
  public func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    rows = predictions
    rowsDidChange?(rows)
  }

  public func didFailAutocompleteWithError(_ error: Error) {
    didFail?(error)
  }
}
