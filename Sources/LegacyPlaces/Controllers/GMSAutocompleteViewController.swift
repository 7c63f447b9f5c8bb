import Foundation
import PlacesEngine

#if os(iOS) || HEADLESS_UIKIT
  import UIKit
#endif

/// The full-screen search: a search bar, a list, Cancel.
///
/// It never dismisses itself (contract item 29) and makes exactly one terminal call per presentation, a place
/// or a cancellation (field report B17); after that, taps and text do nothing until it is shown again, or until
/// ``beginPresentation()`` is called where it is embedded and stays. A call that nobody hears does not count.
/// On iOS it has a view; everywhere ``searchTextChanged(_:)`` and ``cancel()`` stand for the user, and `list`
/// says what is shown.
///
/// Main thread only (D15). Source: contract items 16–30, 34–37, decisions D10–D12, D19–D21.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "GMSAutocompleteViewController belongs to the legacy module; use the placeAutocomplete view modifier of PlacesCore, or a screen of your own (LP117)"
  )
#endif
open class GMSAutocompleteViewController: AutocompleteListController, AutocompleteScreenShowing {
  /// Who hears; whoever it is at that moment (D6).
  open weak var delegate: (any GMSAutocompleteViewControllerDelegate)?

  /// Whether the terminal call of this presentation was made.
  private var isOver = false {
    didSet {
      #if os(iOS) || HEADLESS_UIKIT
        if isOver != oldValue { letPull() }
      #endif
    }
  }

  /// Begins a presentation (ours; on iOS the view's appearance calls it): empty, in a new session.
  public func beginPresentation() {
    onMainThread("GMSAutocompleteViewController.beginPresentation()", environment) {
      self.isOver = false
      self.presenter.end()
      self.listDidChange()
    }
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
      // A call that nobody hears is none: the user can still cancel once there is a delegate.
      self.isOver = self.delegate != nil
      self.presenter.end()
      self.listDidChange()
      self.delegate?.wasCancelled(self)
    }
  }

  #if os(iOS) || HEADLESS_UIKIT
    private lazy var pane = AutocompleteSearchPane(of: self)
    /// Whether the presentation that began last still goes on.
    private var isOnShow = false

    // A sheet that is pulled down would end without a call to the delegate; Cancel ends it with one. Set
    // here, so that an app can set it otherwise.

    public override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isModalInPresentation = true
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isModalInPresentation = true
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      pane.settle()
    }

    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      pane.settle()
      // Not after a pull that was abandoned, nor under a screen that came and went: the text stays then.
      guard !isOnShow else { return }
      isOnShow = true
      pane.begin()
      beginPresentation()
    }

    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      pane.takeKeyboard()
    }

    open override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      pane.giveUpKeyboard()
    }

    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isGone { leave() }
      isOnShow = !isOver
    }

    /// Whether pulling was blocked before the terminal call.
    private var blockedPull = false

    /// After the terminal call the user can always pull the sheet down, should the app not dismiss it.
    private func letPull() {
      if isOver {
        blockedPull = isModalInPresentation
        isModalInPresentation = false
      } else if blockedPull {
        isModalInPresentation = true
      }
    }

    /// Whether it, or a screen it stands in or on, was taken away rather than covered.
    private var isGone: Bool {
      let below = sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
      if below.contains(where: { $0.isBeingDismissed || $0.isMovingFromParent }) { return true }
      return parent == nil && presentingViewController == nil && presentedViewController == nil
    }

    /// The app took the screen away: nothing more is asked or told, not even a cancellation.
    private func leave() {
      guard !isOver else { return }
      isOver = true
      presenter.end()
      listDidChange()
    }
  #endif

  package override class var presentedName: StaticString { "GMSAutocompleteViewController" }

  package override func presenterDidRequest() {
    activityDidChange()
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
    guard !isOver, let delegate else { return }
    isOver = true
    presenter.end()
    listDidChange()
    delegate.viewController(self, didAutocompleteWith: place)
  }

  package override func presenterDidFail(with error: NSError) {
    delegate?.viewController(self, didFailAutocompleteWithError: error)
  }
}
