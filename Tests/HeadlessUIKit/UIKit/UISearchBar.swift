public import Foundation

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue ?? "" }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The search controller whose bar this is.
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  open override func simulatedTakeAppearance(from proxy: UIView) {
    super.simulatedTakeAppearance(from: proxy)
    barTintColor = barTintColor ?? (proxy as? UISearchBar)?.barTintColor
  }

  /// The user changes the text to this.
  public func simulateTyping(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    searchController?.simulateTextChange()
  }

  /// The user taps Cancel.
  public func simulateCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// The user taps Search on the keyboard.
  public func simulateSearch() { delegate?.searchBarSearchButtonClicked(self) }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}

/// A search bar and the controller of its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar(frame: .zero)
  open var hidesNavigationBarDuringPresentation = true
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true

  /// Ending the search empties the bar, and the updater hears of it.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        if let searchResultsController { searchResultsController.simulateShow(in: view) }
      } else {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchResultsController?.simulateHide()
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  func simulateTextChange() {
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) } else { isActive = true }
  }
}
