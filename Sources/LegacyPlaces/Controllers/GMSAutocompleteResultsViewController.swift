import Foundation
import PlacesEngine

#if os(iOS) || HEADLESS_UIKIT
  public import UIKit
#endif

/// Shows results under a search bar that the app owns, such as a `UISearchController`'s.
///
/// On iOS it is both the search controller's results controller and its updater (contract item 32);
/// everywhere ``searchTextChanged(_:)`` takes the text and `list` says what is shown. It never ends the search
/// itself: the app sets the search controller inactive in its callbacks (item 31).
///
/// Main thread only (D15). Source: contract items 16–27, 31, 32, 34–37, decisions D10–D12, D19–D21.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "GMSAutocompleteResultsViewController belongs to the legacy module; use a results controller of your own over PlacesClient.fetchAutocompleteSuggestions(with:) (LP115)"
  )
#endif
open class GMSAutocompleteResultsViewController: AutocompleteListController, AutocompleteResultsShowing {
  /// Who hears; whoever it is at that moment (D6).
  open weak var delegate: (any GMSAutocompleteResultsViewControllerDelegate)?

  /// Takes the newest text of the search bar (ours; on iOS `updateSearchResults(for:)` calls it).
  public func searchTextChanged(_ text: String?) {
    onMainThread("GMSAutocompleteResultsViewController.searchTextChanged(_:)", environment) {
      self.presenter.textChanged(text)
    }
  }

  #if os(iOS) || HEADLESS_UIKIT
    /// Takes the text of the search controller's bar (contract item 32); an ended search has none.
    open func updateSearchResults(for searchController: UISearchController) {
      onMainThread("GMSAutocompleteResultsViewController.updateSearchResults(for:)", environment) {
        // An app may keep the picked place's name in the bar after it has ended the search.
        self.searchTextChanged(searchController.isActive ? searchController.searchBar.text : nil)
      }
    }
  #endif

  package override class var presentedName: StaticString { "GMSAutocompleteResultsViewController" }

  package override func presenterDidRequest() {
    activityDidChange()
    delegate?.didRequestAutocompletePredictions(forResultsController: self)
  }

  package override func presenterDidUpdate() {
    listDidChange()
    delegate?.didUpdateAutocompletePredictions(forResultsController: self)
  }

  package override func presenterShouldSelect(_ prediction: GMSAutocompletePrediction) -> Bool {
    delegate?.resultsController(self, didSelect: prediction) ?? true
  }

  package override func presenterDidFinish(with place: GMSPlace) {
    activityDidChange()
    delegate?.resultsController(self, didAutocompleteWith: place)
  }

  package override func presenterDidFail(with error: NSError) {
    delegate?.resultsController(self, didFailAutocompleteWithError: error)
  }
}
