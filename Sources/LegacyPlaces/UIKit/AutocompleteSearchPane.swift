#if os(iOS) || HEADLESS_UIKIT
  import Foundation
  import UIKit

  /// The search field and Cancel of the full-screen controller.
  ///
  /// They stand in the bar of the navigation controller whose child the controller is, else in a bar of their
  /// own: the navigation item of a child's child is never shown. Which of them is certain only when the
  /// controller appears; its view may be loaded long before. No colour or font is set on either: that is for
  /// appearance proxies (field report B20).
  @MainActor
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  final class AutocompleteSearchPane: NSObject, UISearchBarDelegate, UINavigationBarDelegate {
    private weak var controller: GMSAutocompleteViewController?
    private let searchBar = UISearchBar(frame: .zero)
    /// The bar of their own; `nil` inside a navigation controller.
    private var ownBar: UINavigationBar?
    /// The controller's own item, once they stand there; what the app then puts into it stays.
    private weak var navigationItem: UINavigationItem?

    init(of controller: GMSAutocompleteViewController) {
      self.controller = controller
      super.init()
      searchBar.delegate = self
      searchBar.placeholder = controller.texts.searchPlaceholder
      searchBar.searchTextField.adjustsFontForContentSizeCategory = true
    }

    /// Goes to where the controller is about to appear, if it is not there.
    func settle() {
      guard let controller else { return }
      if controller.parent is UINavigationController {
        guard navigationItem == nil else { return }
        ownBar?.removeFromSuperview()
        ownBar = nil
        navigationItem = controller.navigationItem
        fill(controller.navigationItem, of: controller)
      } else {
        guard ownBar == nil else { return }
        if let navigationItem, navigationItem.titleView === searchBar {
          navigationItem.titleView = nil
          navigationItem.rightBarButtonItem = nil
        }
        navigationItem = nil
        fill(makeOwnBar(in: controller), of: controller)
      }
      controller.listView?.stand(below: ownBar)
    }

    private func fill(_ item: UINavigationItem, of controller: GMSAutocompleteViewController) {
      item.titleView = searchBar
      item.rightBarButtonItem = UIBarButtonItem(
        title: controller.texts.cancel,
        primaryAction: UIAction { [weak controller] _ in controller?.cancel() })
    }

    private func makeOwnBar(in controller: GMSAutocompleteViewController) -> UINavigationItem {
      let bar = UINavigationBar(frame: .zero)
      let item = UINavigationItem(title: "")
      bar.items = [item]
      bar.delegate = self
      ownBar = bar
      guard let view = controller.view else { return item }
      view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return item
    }

    func begin() { searchBar.text = "" }

    func takeKeyboard() { searchBar.becomeFirstResponder() }

    func giveUpKeyboard() { searchBar.resignFirstResponder() }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      controller?.searchTextChanged(searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { giveUpKeyboard() }

    /// Lets the bar's background reach under the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }
#endif
