import Foundation
public import LegacyPlaces

/// The legacy fetcher as a subject.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
public final class LegacyFetcherSubject: FetcherSubject, BoundsTaking {
  package private(set) var fetcher: GMSAutocompleteFetcher?
  private var delegate: Delegate?
  private var tokens = AppTokens()

  public init(_ fetcher: GMSAutocompleteFetcher = GMSAutocompleteFetcher()) {
    self.fetcher = fetcher
  }

  public func listen(_ ears: SubjectEars?) {
    delegate = ears.map(Delegate.init)
    fetcher?.delegate = delegate
  }

  public func type(_ text: String?) { fetcher?.sourceTextHasChanged(text) }

  public func setFilter(_ filter: ScenarioFilter?) {
    fetcher?.autocompleteFilter = filter.map(GMSAutocompleteFilter.init)
  }

  public func setBounds(_ bounds: ScenarioBounds?) {
    fetcher?.autocompleteBounds = bounds?.legacy
    fetcher?.autocompleteBoundsMode = bounds?.mode ?? .bias
  }

  public func provide(_ token: String?) {
    tokens.provide(token)
    fetcher?.provide(tokens.current)
  }

  public func release() { fetcher = nil }

  private final class Delegate: NSObject, GMSAutocompleteFetcherDelegate {
    let ears: SubjectEars

    init(_ ears: SubjectEars) {
      self.ears = ears
    }

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
      ears.hear(.predictions(predictions.map { PredictionFacts($0) }))
    }

    func didFailAutocompleteWithError(_ error: any Error) {
      ears.hear(.failed(error))
    }
  }
}
