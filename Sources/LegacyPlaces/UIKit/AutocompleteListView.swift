#if os(iOS) || HEADLESS_UIKIT
  import Foundation
  package import UIKit

  /// The table of a controller and the spinner over it.
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  package final class AutocompleteListView: UIView {
    private let owner: () -> AutocompleteListController?
    private let table = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let server: AutocompleteTable
    /// The colour that was put behind the table and the bar, unless the app has put another there.
    private var ground: UIColor?
    private var placement: [NSLayoutConstraint] = []

    init(of controller: AutocompleteListController) {
      owner = { [weak controller] in controller }
      server = AutocompleteTable(owner: controller)
      super.init(frame: .zero)
      table.dataSource = server
      table.delegate = server
      table.keyboardDismissMode = .onDrag
      spinner.hidesWhenStopped = true
      spinner.accessibilityLabel = controller.texts.loading
      addSubview(table)
      addSubview(spinner)
      table.fill(self)
      spinner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
        spinner.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      ])
    }

    /// Not to be put into a storyboard; the controllers are.
    package required init?(coder: NSCoder) { nil }

    /// Takes the whole view it is in, or what a bar there leaves of it.
    func stand(below bar: UIView?) {
      guard let superview else { return }
      NSLayoutConstraint.deactivate(placement)
      placement = fill(superview, below: bar)
    }

    /// Shows the list as it is now.
    func refresh() {
      guard let list = owner()?.list else { return }
      table.backgroundColor = list.colors.cellBackground
      if let superview, superview.backgroundColor == ground {
        superview.backgroundColor = list.colors.cellBackground
        ground = list.colors.cellBackground
      }
      table.separatorColor = list.colors.separator
      table.reloadData()
      showActivity()
    }

    /// Shows whether something is under way; the rows stay.
    func showActivity() {
      if owner()?.list.isLoading == true { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }

  extension UIView {
    /// Keeps this view over the whole of another, or below a bar, and above the keyboard.
    @discardableResult
    func fill(_ container: UIView, below bar: UIView? = nil) -> [NSLayoutConstraint] {
      translatesAutoresizingMaskIntoConstraints = false
      let constraints = [
        topAnchor.constraint(equalTo: bar?.bottomAnchor ?? container.topAnchor),
        bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor),
        leadingAnchor.constraint(equalTo: container.leadingAnchor),
        trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      return constraints
    }
  }
#endif
