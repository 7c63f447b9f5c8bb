public import Foundation

/// What a cell shows.
public protocol UIContentConfiguration {}

/// One or two lines of text.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor @preconcurrency
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }

  var simulatedText: String {
    [attributedText?.string ?? text, secondaryAttributedText?.string ?? secondaryText]
      .compactMap { $0 }.joined(separator: " / ")
  }
}

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, `default` }

  open internal(set) var reuseIdentifier: String?
  open var selectionStyle = SelectionStyle.default
  open var contentConfiguration: (any UIContentConfiguration)?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  /// What is to be read in the cell; a button in brackets.
  var simulatedText: String {
    let text =
      (contentConfiguration as? UIListContentConfiguration)?.simulatedText
      ?? [textLabel?.text, detailTextLabel?.text].compactMap { $0 }.joined(separator: " / ")
    let button = (accessoryView as? UIButton)?.title(for: .normal).map { " [\($0)]" } ?? ""
    return text + button
  }
}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  var simulatedText: String? { (contentConfiguration as? UIListContentConfiguration)?.simulatedText }
}

/// What is behind a footer's text.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public static func clear() -> Self { Self() }
}
