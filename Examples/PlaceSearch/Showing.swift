public import PlacesCore
public import Terminal

extension AttributedString {
  /// The text with the letters that matched in brackets, where UIKit would show them in bold.
  public var marked: String {
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
