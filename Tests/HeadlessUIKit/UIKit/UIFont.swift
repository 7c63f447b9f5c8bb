public import Foundation

/// A font; the text style is all that is remembered of most.
public final class UIFont: NSObject, Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "body")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
  }

  public let pointSize: CGFloat
  /// The style of a preferred font, which follows the user's text size; `nil` for a fixed one.
  public let simulatedTextStyle: TextStyle?
  public let simulatedIsBold: Bool

  private init(_ pointSize: CGFloat, style: TextStyle?, bold: Bool = false) {
    self.pointSize = pointSize
    simulatedTextStyle = style
    simulatedIsBold = bold
    super.init()
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17, style: style) }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, style: nil) }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, style: nil, bold: true) }
  public class var labelFontSize: CGFloat { 17 }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

/// Space at the edges of a rectangle.
public struct UIEdgeInsets: Sendable, Hashable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// Some edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}
