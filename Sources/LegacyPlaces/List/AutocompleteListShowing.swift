// What the three classes with a list do, whoever implements them, without a word of UIKit. The members are
// spelled as on Google's classes wherever those have them, so that Google's conform with an empty extension
// or a line or two.

/// A source of predictions for a table: text goes in, the list and a delegate's calls come out.
///
/// Promises: did-request when a request goes out (contract item 16); one did-update for every request that
/// was not superseded, and for every visible change without one (D19); a tap asks the delegate's
/// should-select first, then fetches details and delivers the place (items 22–24); retryable failures stay
/// inside (items 25–27); ``clearResults()`` tells did-update, then did-request, before it returns (item 20).
@preconcurrency @MainActor
public protocol AutocompleteTableServing: AnyObject {
  associatedtype Delegate
  associatedtype Filter

  /// Who hears; not kept alive.
  var delegate: Delegate? { get set }
  /// What predictions are narrowed to, read when a request goes out.
  var autocompleteFilter: Filter? { get set }
  /// Takes the newest text; `nil` is no text.
  func sourceTextHasChanged(_ text: String?)
  /// Empties the list and ends the session (D9, D10).
  func clearResults()
}

/// A controller that shows results under a search bar that is not its own.
///
/// Promises those of ``AutocompleteTableServing``; it refreshes its own table (item 21) and has no cancel.
@preconcurrency @MainActor
public protocol AutocompleteResultsShowing: AnyObject {
  associatedtype Delegate
  associatedtype Filter

  /// Who hears; not kept alive.
  var delegate: Delegate? { get set }
  /// What predictions are narrowed to, read when a request goes out.
  var autocompleteFilter: Filter? { get set }
  /// Takes the newest text of the search bar; Google's class hears it through `updateSearchResults(for:)`.
  func searchTextChanged(_ text: String?)
}

/// A full-screen controller with a search bar of its own.
///
/// Promises those of ``AutocompleteResultsShowing``; it never dismisses itself, and makes one terminal call,
/// a place or a cancellation, per presentation (items 29 and 30, field report B17).
@preconcurrency @MainActor
public protocol AutocompleteScreenShowing: AutocompleteResultsShowing {
  /// The user taps Cancel.
  func cancel()
}

/// What an implementation can show and be tapped on; Google's classes expose none of it.
@preconcurrency @MainActor
public protocol AutocompleteListShowing: AnyObject {
  /// What is to be shown now.
  var list: AutocompleteList { get }
  /// The user taps the row of a snapshot; a row whose prediction is gone is ignored (field report B35).
  func select(_ row: AutocompleteList.Row)
  /// The user taps "try again".
  func retry()
}
