#if os(iOS) || HEADLESS_UIKIT
  import Foundation
  import UIKit

  /// The search field and Cancel of the full-screen controller.
  ///
  /// They stand in the navigation bar the controller is in, if there is one, else in a bar of their own. No
  /// colour or font is set on either: that is for appearance proxies (field report B20).
  @MainActor
  final class AutocompleteSearchPane: NSObject, UISearchBarDelegate, UINavigationBarDelegate {
    private weak var controller: GMSAutocompleteViewController?
    private let searchBar = UISearchBar(frame: .zero)
    /// The bar of their own; `nil` inside a navigation controller.
    private(set) var ownBar: UINavigationBar?

    init(of controller: GMSAutocompleteViewController) {
      self.controller = controller
      super.init()
      searchBar.delegate = self
      searchBar.placeholder = controller.texts.searchPlaceholder
      searchBar.searchTextField.adjustsFontForContentSizeCategory = true
      let item =
        controller.navigationController == nil ? makeOwnBar(in: controller) : controller.navigationItem
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
