import Foundation
import PlacesEngine

/// The full-screen search: a search bar, a list, Cancel.
///
/// It never dismisses itself (contract item 29) and makes exactly one terminal call per presentation, a place
/// or a cancellation (field report B17); after that, taps and text do nothing until it is shown again.
/// On iOS it has a view; everywhere ``searchTextChanged(_:)`` and ``cancel()`` stand for the user, and `list`
/// says what is shown.
///
/// Main thread only (D15). Source: contract items 16–30, 34–37, decisions D10–D12, D19–D21.
@preconcurrency @MainActor
open class GMSAutocompleteViewController: AutocompleteListController, AutocompleteScreenShowing {
  /// Who hears; whoever it is at that moment (D6).
  #if os(iOS)
    @IBOutlet
  #endif
  open weak var delegate: (any GMSAutocompleteViewControllerDelegate)?

  /// Whether the terminal call of this presentation was made.
  private var isOver = false

  /// Begins a presentation (ours; on iOS the view's appearance calls it): empty, in a new session.
  public func beginPresentation() {
    isOver = false
    presenter.end()
  }

  /// Takes the newest text of the search bar (ours).
  public func searchTextChanged(_ text: String?) {
    onMainThread("GMSAutocompleteViewController.searchTextChanged(_:)", environment) {
      guard !self.isOver else { return }
      self.presenter.textChanged(text)
    }
  }

  /// The user taps Cancel (ours): all work stops, and the delegate hears it once.
  public func cancel() {
    onMainThread("GMSAutocompleteViewController.cancel()", environment) {
      guard !self.isOver else { return }
      self.isOver = true
      self.presenter.end()
      self.delegate?.wasCancelled(self)
    }
  }

  package override class var presentedName: StaticString { "GMSAutocompleteViewController" }

  package override func presenterDidRequest() {
    delegate?.didRequestAutocompletePredictions(self)
  }

  package override func presenterDidUpdate() {
    listDidChange()
    delegate?.didUpdateAutocompletePredictions(self)
  }

  package override func presenterShouldSelect(_ prediction: GMSAutocompletePrediction) -> Bool {
    guard !isOver else { return false }
    return delegate?.viewController(self, didSelect: prediction) ?? true
  }

  package override func presenterDidFinish(with place: GMSPlace) {
    guard !isOver else { return }
    isOver = true
    presenter.end()
    delegate?.viewController(self, didAutocompleteWith: place)
  }

  package override func presenterDidFail(with error: NSError) {
    delegate?.viewController(self, didFailAutocompleteWithError: error)
  }
}
