public import PlacesCore
public import Terminal

extension AutocompletePlaceSuggestion {
  /// One or two lines, the first with its matches in brackets, where UIKit would show them in bold.
  public var lines: [String] {
    [attributedPrimaryText.marked] + (attributedSecondaryText.map { [$0.marked] } ?? [])
  }
}

extension AttributedString {
  fileprivate var marked: String {
    runs.map { run in
      let part = String(self[run.range].characters)
      return run.googlePlaces.autocompleteMatch == nil ? part : "[\(part)]"
    }.joined()
  }
}

extension Terminal {
  /// Shows a place that was picked and lets the user go on.
  public func show(_ place: Place) {
    show(
      place: place.displayName, place.formattedAddress, latitude: place.location.latitude,
      longitude: place.location.longitude)
  }
}
