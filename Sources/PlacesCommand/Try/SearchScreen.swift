import Foundation
import LegacyPlaces

/// A search screen as apps have had it for years: a fetcher, its delegate, a client, a session token.
///
/// Nothing in it knows what answers. It is written in the old style on purpose: what `try` shows is what
/// such a screen sees.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
final class SearchScreen: NSObject, GMSAutocompleteFetcherDelegate {
  /// What the delegate heard last.
  enum Heard {
    case nothing
    case predictions([GMSAutocompletePrediction])
    case error(NSError)
  }

  private(set) var heard = Heard.nothing
  /// Called when the delegate has heard something.
  var onChange: () -> Void = {}

  private let fetcher: GMSAutocompleteFetcher
  private let placesClient = GMSPlacesClient()
  private var token = GMSAutocompleteSessionToken()

  init(filter: GMSAutocompleteFilter) {
    fetcher = GMSAutocompleteFetcher(filter: filter)
    super.init()
    fetcher.delegate = self
    fetcher.provide(token)
  }

  func textFieldDidChange(_ text: String) {
    fetcher.sourceTextHasChanged(text)
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    heard = .predictions(predictions)
    onChange()
  }

  func didFailAutocompleteWithError(_ error: any Error) {
    heard = .error(error as NSError)
    onChange()
  }

  /// Fetches the details of a prediction under the token of its session, which ends with that.
  func didSelect(
    _ prediction: GMSAutocompletePrediction, fields: GMSPlaceField,
    completion: @escaping (GMSPlace?, NSError?) -> Void
  ) {
    placesClient.fetchPlace(
      fromPlaceID: prediction.placeID, placeFields: fields, sessionToken: token
    ) { place, error in
      completion(place, error.map { $0 as NSError })
    }
    token = GMSAutocompleteSessionToken()
    fetcher.provide(token)
  }
}
