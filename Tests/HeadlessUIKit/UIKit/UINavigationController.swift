public import Foundation

@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain, done }
  public enum SystemItem: Int, Sendable { case done, cancel, search, add }
  open var title: String?
  open var customView: UIView?
  open var tintColor: UIColor?
  private var primaryAction: UIAction?

  public override init() { super.init() }

  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The user taps the item.
  public func simulateTap() {
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView? { didSet { bar?.simulateShowItems() } }
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem? { didSet { bar?.simulateShowItems() } }
  open var hidesBackButton = false
  open var searchController: UISearchController? { didSet { bar?.simulateShowItems() } }
  open var hidesSearchBarWhenScrolling = true
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }
}

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      simulateShowItems()
    }
  }

  /// Shows what the top item has.
  func simulateShowItems() {
    for view in subviews { view.removeFromSuperview() }
    guard let item = items?.last else { return }
    for case let view? in [
      item.titleView, item.rightBarButtonItem?.customView, item.searchController?.searchBar,
    ] {
      addSubview(view)
    }
  }

  open override func simulatedTakeAppearance(from proxy: UIView) {
    super.simulatedTakeAppearance(from: proxy)
    guard let proxy = proxy as? UINavigationBar else { return }
    barTintColor = barTintColor ?? proxy.barTintColor
    titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
  }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {}

extension UINavigationBar: UIBarPositioning {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UINavigationBarDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar(frame: .zero)
  open private(set) var viewControllers: [UIViewController] = []
  open var isNavigationBarHidden = false

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    push(rootViewController)
  }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    let covered = topViewController
    push(controller)
    guard view.window != nil else { return }
    covered?.simulateHide()
    controller.simulateShow(in: view)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let gone = viewControllers.removeLast()
    gone.isMovingFromParent = true
    gone.simulateHide()
    gone.isMovingFromParent = false
    gone.removeFromParent()
    navigationBar.items?.removeLast()
    topViewController?.simulateShow(in: view)
    return gone
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
  }

  override func simulateAppear() {
    super.simulateAppear()
    topViewController?.simulateShow(in: view)
  }

  override func simulateDisappear() {
    topViewController?.simulateHide()
    super.simulateDisappear()
  }

  private func push(_ controller: UIViewController) {
    viewControllers.append(controller)
    addChild(controller)
    navigationBar.items = (navigationBar.items ?? []) + [controller.navigationItem]
  }
}
