/// What the widget shows at one moment: a snapshot that does not change.
///
/// Rows, or one message, or nothing; the attribution is a footer, never a row (decision D20).
package struct PlaceAutocompleteList: Hashable, Sendable {
  /// A suggestion as it is to be drawn.
  package struct Row: Hashable, Sendable {
    /// Whose primary and secondary texts are shown, their matched parts marked.
    package let suggestion: AutocompletePlaceSuggestion
    /// How many lines each of the two texts may take; `nil` is as many as it needs.
    package let lineLimit: Int?
    package let showsIcon: Bool

    init(_ suggestion: AutocompletePlaceSuggestion, _ customization: AutocompleteUICustomization) {
      self.suggestion = suggestion
      lineLimit =
        switch customization.listDensity {
        case .twoLine: 1
        case .multiLine: nil
        }
      showsIcon = customization.listItemIcon == .defaultIcon
    }
  }

  /// A text in place of rows.
  package enum Message: Hashable, Sendable {
    case noMatch
    /// With a button where trying the same again may help.
    case cantLoad(offersRetry: Bool)

    package var text: String {
      switch self {
      case .noMatch: "We didn't recognize that location"
      case .cantLoad: "Can't load search results"
      }
    }

    /// The title of the button that tries again; `nil` without one.
    package var retryTitle: String? {
      self == .cantLoad(offersRetry: true) ? "Try again" : nil
    }
  }

  /// An empty one.
  package init() {}

  /// Most relevant first.
  package var rows: [Row] = []
  package var message: Message?
  /// Whether a request is under way.
  package var isLoading = false

  /// What the terms of use ask for under suggestions, not to be translated; `nil` when there are none.
  /// Source: `https://developers.google.com/maps/documentation/places/web-service/policies`.
  package var attribution: String? {
    rows.isEmpty ? nil : "Google Maps"
  }
}
