public import Foundation

/// A delegate-style fetcher, whoever implements it: text goes in, predictions come out at a delegate.
///
/// The members are spelled as on Google's deprecated class, so that class conforms with one empty extension,
/// as ours does. What an implementation promises:
///
/// - a change of text may or may not ask the service; changes close together may be skipped (item 10);
/// - what is delivered belongs to the newest text (item 11);
/// - deliveries come on the main thread, after the call that caused them has returned (item 6);
/// - filter and token are read when a request goes out (items 14 and 15);
/// - the delegate is not kept alive (item 7).
@preconcurrency @MainActor
public protocol AutocompleteFetching: AnyObject {
  associatedtype Delegate
  associatedtype Filter
  associatedtype Token

  /// Who hears of predictions and failures.
  var delegate: Delegate? { get set }
  /// What predictions are narrowed to.
  var autocompleteFilter: Filter? { get set }
  /// Attaches the token that the following requests carry; `nil` means none.
  func provide(_ sessionToken: Token?)
  /// Takes the newest text of the field; `nil` is no text.
  func sourceTextHasChanged(_ text: String?)
}

/// Hears what a ``GMSAutocompleteFetcher`` found. Both methods are called on the main thread.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "A fetcher's delegate has no counterpart in async code; use the result of PlacesClient.fetchAutocompleteSuggestions(with:) (LP112)"
  )
#endif
public protocol GMSAutocompleteFetcherDelegate: NSObjectProtocol {
  /// Predictions for the newest text; an empty list when nothing matches, or when the text was cleared.
  func didAutocomplete(with predictions: [GMSAutocompletePrediction])

  /// The request for the newest text failed; the error's code is a ``GMSPlacesErrorCode``.
  func didFailAutocompleteWithError(_ error: any Error)
}
