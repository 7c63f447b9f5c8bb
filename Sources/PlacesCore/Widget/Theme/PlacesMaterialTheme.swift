public import Foundation

/// Colours, fonts and measures of the widget.
///
/// Google does not print its default values: those here are ours, and follow the system's text sizes and
/// light or dark appearance. The widget reads what it draws; the rest is kept for the views of Google's module.
public struct PlacesMaterialTheme: Hashable, Sendable {
  public var color = PlacesMaterialColor()
  public var font = PlacesMaterialFont()
  public var shape = PlacesMaterialShape()
  public var measurement = PlacesMaterialMeasurement()
  public var attribution = PlacesMaterialAttribution()

  public init() {}
}

/// Corner radii, in points.
public struct PlacesMaterialShape: Hashable, Sendable {
  public var cornerRadius: CGFloat = 8
  public var cornerRadiusButton: CGFloat = 20
  public var cornerRadiusButtonPrimary: CGFloat = 20
  public var cornerRadiusCard: CGFloat = 12
  public var cornerRadiusCollageOuter: CGFloat = 16
  public var cornerRadiusDialog: CGFloat = 16
  public var cornerRadiusThumbnail: CGFloat = 8

  public init() {}
}

/// Widths and gaps, in points.
public struct PlacesMaterialMeasurement: Hashable, Sendable {
  public var borderWidth: CGFloat = 1
  public var borderWidthButton: CGFloat = 1
  public var spacingExtraSmall: CGFloat = 4
  public var spacingSmall: CGFloat = 8
  public var spacingMedium: CGFloat = 12
  public var spacingLarge: CGFloat = 16
  public var spacingExtraLarge: CGFloat = 20
  public var spacingTwoExtraLarge: CGFloat = 24

  public init() {}
}

/// The colour of the attribution in either appearance.
public struct PlacesMaterialAttribution: Hashable, Sendable {
  public var lightModeColor = PlacesAttributionColor.gray
  public var darkModeColor = PlacesAttributionColor.white

  public init() {}
}

/// The colours that an attribution may have.
public enum PlacesAttributionColor: Hashable, Sendable {
  case white, gray, black
}
