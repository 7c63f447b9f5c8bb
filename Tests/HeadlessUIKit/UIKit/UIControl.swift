public import Foundation

#if !HEADLESS_OBJC
  /// The name of a method; without Objective-C it cannot be called, so old code with targets is only checked.
  public struct Selector: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
  }
#endif

/// A title and what to do.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void
  public let title: String
  let handler: Handler

  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A view that is touched.
@preconcurrency @MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable, Hashable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let editingChanged = Event(rawValue: 131072)
  }

  public struct State: OptionSet, Sendable, Hashable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
  }

  open var isEnabled = true
  private var actions: [(Event, UIAction)] = []

  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  open func sendActions(for events: Event) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action.handler(action) }
  }
}

@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  private var titles: [State: String] = [:]

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}

@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString?
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { isEditable }
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
}

@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { true }

  open override func simulatedTakeAppearance(from proxy: UIView) {
    super.simulatedTakeAppearance(from: proxy)
    guard let proxy = proxy as? UITextField else { return }
    textColor = textColor ?? proxy.textColor
    font = font ?? proxy.font
    attributedPlaceholder = attributedPlaceholder ?? proxy.attributedPlaceholder
    defaultTextAttributes.merge(proxy.defaultTextAttributes) { mine, _ in mine }
  }
}

public final class UISearchTextField: UITextField {}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor!

  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override func simulatedTakeAppearance(from proxy: UIView) {
    super.simulatedTakeAppearance(from: proxy)
    color = color ?? (proxy as? UIActivityIndicatorView)?.color
  }
}

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open var isNetworkActivityIndicatorVisible = false
}
