/// One answer of autocomplete.
///
/// Google's enumeration may grow: switch over it with `@unknown default`.
public enum AutocompleteSuggestion: Hashable, Sendable {
  /// A predicted place.
  case place(AutocompletePlaceSuggestion)
}
