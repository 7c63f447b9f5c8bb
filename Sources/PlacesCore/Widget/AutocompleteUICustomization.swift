/// How the autocomplete widget looks.
public struct AutocompleteUICustomization {
  /// How many lines a suggestion may take.
  public var listDensity: AutocompleteListDensity
  /// What stands before each suggestion.
  public var listItemIcon: AutocompleteUIIcon
  /// Colours, fonts and measures.
  public var theme: PlacesMaterialTheme

  public init(
    listDensity: AutocompleteListDensity = .twoLine,
    listItemIcon: AutocompleteUIIcon = .defaultIcon,
    theme: PlacesMaterialTheme = PlacesMaterialTheme()
  ) {
    self.listDensity = listDensity
    self.listItemIcon = listItemIcon
    self.theme = theme
  }
}

/// How many lines a suggestion may take.
public enum AutocompleteListDensity: Hashable, Sendable {
  /// One line for each of the two texts, cut where it ends.
  case twoLine
  /// As many lines as the two texts need.
  case multiLine
}

/// What stands before each suggestion.
public enum AutocompleteUIIcon: Hashable, Sendable {
  /// A pin.
  case defaultIcon
  case noIcon
}
