#if canImport(SwiftUI) && !HEADLESS_UIKIT
  public import SwiftUI
#else
  public import PlacesEngine
#endif
#if os(iOS)
  import UIKit
#endif

/// The colours of a theme, by the part they play.
///
/// The defaults follow the light and the dark appearance on iOS, and are those of the light one elsewhere.
/// Each "on" colour has a contrast of 4.5 to 1 or more to the ground it is named after.
public struct PlacesMaterialColor: Hashable, Sendable {
  #if canImport(SwiftUI) && !HEADLESS_UIKIT
    /// A colour: SwiftUI's on Apple's platforms, a plain value elsewhere.
    public typealias Value = Color
  #else
    /// A colour: SwiftUI's on Apple's platforms, a plain value elsewhere.
    public typealias Value = PlainColor
  #endif

  public var buttonBorder = Value.adaptive(light: 0x747775, dark: 0x8E918F)
  public var buttonPrimaryBorder = Value.adaptive(light: 0x0B57D0, dark: 0xA8C7FA)
  public var disabledSurface = Value.adaptive(light: 0xE3E3E3, dark: 0x3C3C3C)
  public var surface = Value.adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  public var outlineDecorative = Value.adaptive(light: 0xD5D5D8, dark: 0x3A3A3C)
  public var primary = Value.adaptive(light: 0x0B57D0, dark: 0xA8C7FA)
  public var onSurface = Value.adaptive(light: 0x1C1C1E, dark: 0xF2F2F7)
  public var onSurfaceVariant = Value.adaptive(light: 0x5A5A5F, dark: 0xBEBEC4)
  public var secondaryContainer = Value.adaptive(light: 0xDCE8FA, dark: 0x123A66)
  public var onSecondaryContainer = Value.adaptive(light: 0x0A2F5C, dark: 0xDCE8FA)
  public var primaryContainer = Value.adaptive(light: 0x0B57D0, dark: 0xA8C7FA)
  public var onPrimaryContainer = Value.adaptive(light: 0xFFFFFF, dark: 0x062E6F)
  public var neutralContainer = Value.adaptive(light: 0xF0F0F3, dark: 0x2C2C2E)
  public var onNeutralContainer = Value.adaptive(light: 0x4A4A4F, dark: 0xD0D0D5)
  public var positiveContainer = Value.adaptive(light: 0xDDF3E2, dark: 0x0F4021)
  public var onPositiveContainer = Value.adaptive(light: 0x0F5223, dark: 0xC6EFD0)
  public var positive = Value.adaptive(light: 0x146C2E, dark: 0x6DD58C)
  public var negative = Value.adaptive(light: 0xB3261E, dark: 0xF2B8B5)
  public var info = Value.adaptive(light: 0x0B57D0, dark: 0xA8C7FA)

  public init() {}
}

extension PlacesMaterialColor.Value {
  /// A colour of two appearances, each as `0xRRGGBB`.
  fileprivate static func adaptive(light: Int, dark: Int) -> Self {
    func channel(_ rgb: Int, _ shift: Int) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    #if os(iOS)
      return Color(
        uiColor: UIColor { traits in
          let rgb = traits.userInterfaceStyle == .dark ? dark : light
          return UIColor(red: channel(rgb, 16), green: channel(rgb, 8), blue: channel(rgb, 0), alpha: 1)
        })
    #else
      return Self(red: channel(light, 16), green: channel(light, 8), blue: channel(light, 0))
    #endif
  }
}
