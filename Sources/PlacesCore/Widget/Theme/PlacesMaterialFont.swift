#if canImport(SwiftUI) && !HEADLESS_UIKIT
  public import SwiftUI
#endif

/// The fonts of a theme, by the part they play.
public struct PlacesMaterialFont: Hashable, Sendable {
  #if canImport(SwiftUI) && !HEADLESS_UIKIT
    /// A font: SwiftUI's on Apple's platforms, the name of a text style elsewhere.
    public typealias Value = Font
  #else
    /// A font: SwiftUI's on Apple's platforms, the name of a text style elsewhere.
    public enum Value: Hashable, Sendable {
      case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
        caption2
    }
  #endif

  public var bodySmall = Value.footnote
  public var bodyMedium = Value.subheadline
  /// Google's module has marked it deprecated.
  public var bodyLarge = Value.body
  public var labelMedium = Value.caption
  public var labelLarge = Value.subheadline
  public var headlineMedium = Value.title2
  public var displaySmall = Value.largeTitle
  public var titleSmall = Value.headline

  public init() {}
}
