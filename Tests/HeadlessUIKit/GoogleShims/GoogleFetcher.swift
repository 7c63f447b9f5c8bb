import GooglePlaces
import LegacyPlacesTesting

@MainActor
final class GoogleFetcher: FetcherSubject {
  private var fetcher: GMSAutocompleteFetcher? = GMSAutocompleteFetcher()
  private var delegate: Delegate?
  private var tokens = GoogleTokens()

  func listen(_ ears: SubjectEars?) {
    delegate = ears.map { Delegate($0) }
    fetcher?.delegate = delegate
  }

  func type(_ text: String?) { fetcher?.sourceTextHasChanged(text) }
  func setFilter(_ filter: ScenarioFilter?) {
    fetcher?.autocompleteFilter = filter.map { GMSAutocompleteFilter($0) }
  }
  func provide(_ token: String?) {
    tokens.provide(token)
    fetcher?.provide(tokens.current)
  }
  func release() { fetcher = nil }

  private final class Delegate: NSObject, GMSAutocompleteFetcherDelegate {
    let ears: SubjectEars
    init(_ ears: SubjectEars) { self.ears = ears }

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
      ears.hear(.predictions(predictions.map { PredictionFacts($0) }))
    }
    func didFailAutocompleteWithError(_ error: any Error) { ears.hear(.failed(error)) }
  }
}
