public import PlacesEngine

#if os(iOS) || HEADLESS_UIKIT
  public import UIKit

  /// A colour of the legacy classes: `UIColor` on iOS, a plain value elsewhere.
  public typealias LegacyColor = UIColor
#else
  /// A colour of the legacy classes: `UIColor` on iOS, a plain value elsewhere.
  public typealias LegacyColor = PlainColor
#endif

/// The six colours of a list, as they are drawn now.
public struct AutocompleteColors: Sendable, Hashable {
  public var cellBackground: LegacyColor
  public var separator: LegacyColor
  /// The first line where it did not match, and messages.
  public var primaryText: LegacyColor
  /// Matched parts of either line.
  public var primaryTextHighlight: LegacyColor
  public var secondaryText: LegacyColor
  /// The button that tries again.
  public var tint: LegacyColor

  public init(
    cellBackground: LegacyColor, separator: LegacyColor, primaryText: LegacyColor,
    primaryTextHighlight: LegacyColor, secondaryText: LegacyColor, tint: LegacyColor
  ) {
    self.cellBackground = cellBackground
    self.separator = separator
    self.primaryText = primaryText
    self.primaryTextHighlight = primaryTextHighlight
    self.secondaryText = secondaryText
    self.tint = tint
  }

  /// The defaults.
  public static let standard = AutocompleteColors(
    cellBackground: .standard(\.cellBackground), separator: .standard(\.separator),
    primaryText: .standard(\.primaryText), primaryTextHighlight: .standard(\.primaryTextHighlight),
    secondaryText: .standard(\.secondaryText), tint: .standard(\.tint))
}

/// The default colours in one appearance (ours): every text has a contrast of 4.5 to 1 or more to the cell's
/// background, in both appearances (field report B20).
public struct AutocompletePalette: Sendable, Hashable {
  public var cellBackground: PlainColor
  public var separator: PlainColor
  public var primaryText: PlainColor
  public var primaryTextHighlight: PlainColor
  public var secondaryText: PlainColor
  public var tint: PlainColor

  public static let light = AutocompletePalette(
    cellBackground: gray(1), separator: gray(0.78), primaryText: gray(0.25), primaryTextHighlight: gray(0),
    secondaryText: gray(0.42), tint: PlainColor(red: 0, green: 0.38, blue: 0.8))

  public static let dark = AutocompletePalette(
    cellBackground: gray(0.11), separator: gray(0.22), primaryText: gray(0.82),
    primaryTextHighlight: gray(1), secondaryText: gray(0.6),
    tint: PlainColor(red: 0.25, green: 0.61, blue: 1))

  private static func gray(_ value: Double) -> PlainColor {
    PlainColor(red: value, green: value, blue: value)
  }
}

extension LegacyColor {
  /// A default colour; on iOS it follows the appearance, elsewhere it is that of the light one.
  static func standard(_ color: any KeyPath<AutocompletePalette, PlainColor> & Sendable) -> LegacyColor {
    #if os(iOS) || HEADLESS_UIKIT
      UIColor { traits in
        let palette = traits.userInterfaceStyle == .dark ? AutocompletePalette.dark : .light
        let plain = palette[keyPath: color]
        return UIColor(red: plain.red, green: plain.green, blue: plain.blue, alpha: plain.alpha)
      }
    #else
      AutocompletePalette.light[keyPath: color]
    #endif
  }
}
