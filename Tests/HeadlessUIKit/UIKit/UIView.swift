public import Foundation

/// A rectangle in a tree of views; it has no pixels.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAppearanceContainer, UIAppearance {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var isHidden = false
  open var tag = 0
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityIdentifier: String?
  /// The controller whose view this is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.simulateMoveToWindow()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func sizeToFit() {}
  open func didMoveToWindow() {}

  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    var responder = UIResponder.simulatedFirstResponder
    while let here = responder {
      if here === self {
        UIResponder.simulatedFirstResponder?.resignFirstResponder()
        return true
      }
      responder = here.next
    }
    return false
  }

  /// The window at the root of the tree, if there is one.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

  private func simulateMoveToWindow() {
    guard window != nil else { return }
    SimulatedAppearance.apply(to: self)
    didMoveToWindow()
    for view in subviews { view.simulateMoveToWindow() }
  }

  /// Takes from an appearance proxy what this view was not given itself.
  open func simulatedTakeAppearance(from proxy: UIView) {
    backgroundColor = backgroundColor ?? proxy.backgroundColor
    tintColor = tintColor ?? proxy.tintColor
  }

  /// This view and all under it that are of a class, outermost first.
  public func simulatedFind<Wanted>(_ wanted: Wanted.Type) -> [Wanted] {
    let here = (self as? Wanted).map { [$0] } ?? []
    return here + subviews.flatMap { $0.simulatedFind(wanted) }
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = Self(coder: NSCoder())!
    SimulatedAppearance.add(proxy, in: containers)
    return proxy
  }
}

/// What a screen reader takes a view for.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
}

/// The root of what is on show.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let rootViewController { rootViewController.simulateShow(in: self) }
    }
  }

  open func makeKeyAndVisible() {}
}

@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInset = UIEdgeInsets.zero
}
