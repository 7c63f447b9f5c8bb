// A stand-in for UIKit: the names, and of the behaviour only what old screens and their tests can see.
// Nothing is drawn.

@_exported public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What surrounds a view; here only its style.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }
}

/// A colour, fixed or by style.
public final class UIColor: NSObject, Sendable {
  /// Red, green, blue and alpha, each 0…1.
  public typealias Channels = [CGFloat]

  private let channels: @Sendable (UITraitCollection) -> Channels

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    channels = { _ in [red, green, blue, alpha] }
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    channels = { dynamicProvider($0).channels($0) }
    super.init()
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let channels = channels(traits)
    return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      let channels = self.channels(traits)
      return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }
  }

  /// The channels in one style, for tests.
  public func simulatedChannels(in style: UIUserInterfaceStyle) -> Channels {
    channels(UITraitCollection(userInterfaceStyle: style))
  }

  #if !HEADLESS_OBJC
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return simulatedChannels(in: .light) == other.simulatedChannels(in: .light)
        && simulatedChannels(in: .dark) == other.simulatedChannels(in: .dark)
    }

    public override var hash: Int {
      simulatedChannels(in: .light).hashValue
    }
  #endif
}

extension UIColor {
  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  public static let label = byStyle(light: 0, dark: 1)
  public static let secondaryLabel = byStyle(light: 0.4, dark: 0.6)
  public static let systemBackground = byStyle(light: 1, dark: 0)

  private static func byStyle(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }
}
