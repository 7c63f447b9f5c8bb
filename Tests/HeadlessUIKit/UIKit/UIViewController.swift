public import Foundation

@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {}

/// How one controller is shown by another.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, popover
}

@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UIContentContainer {
  open var title: String?
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open fileprivate(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredContentSize = CGSize.zero
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// Whether it is on its way out: dismissed by who presents it, or taken out of its parent.
  open fileprivate(set) var isBeingDismissed = false
  open internal(set) var isMovingFromParent = false
  private var madeView: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { madeView?.superview ?? presentingViewController ?? parent }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return madeView
    }
    set {
      madeView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { madeView }
  open var isViewLoaded: Bool { madeView != nil }

  open func loadViewIfNeeded() {
    guard madeView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// At once, without animation; a full-screen one makes this controller disappear.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let host = view.window ?? view else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if controller.modalPresentationStyle == .fullScreen { simulateDisappear() }
    controller.simulateShow(in: host)
    completion?()
  }

  /// Dismisses what this controller presents; if it presents nothing, itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.isBeingDismissed = true
      presented.simulateHide()
      presented.isBeingDismissed = false
      presentedViewController = nil
      presented.presentingViewController = nil
      if presented.modalPresentationStyle == .fullScreen { simulateAppear() }
      completion?()
    } else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
    }
  }

  // MARK: For tests

  /// Puts the view into another and appears.
  func simulateShow(in host: UIView) {
    host.addSubview(view)
    simulateAppear()
  }

  func simulateHide() {
    simulateDisappear()
    view.removeFromSuperview()
  }

  func simulateAppear() {
    viewWillAppear(false)
    viewDidAppear(false)
  }

  func simulateDisappear() {
    viewWillDisappear(false)
    viewDidDisappear(false)
  }

  /// The user begins to pull the sheet down, and lets go.
  public func simulateAbandonedPull() {
    viewWillDisappear(true)
    viewWillAppear(true)
    viewDidAppear(true)
  }
}

@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    super.init()
  }
}
