public import LegacyPlaces
public import Terminal

// What UIKit does for the three legacy classes that have a list. In an app none of this is written: there the
// classes draw their rows and hear the taps.

extension Terminal {
  /// Draws a list and lets the user go on.
  public func show(_ list: AutocompleteList) {
    if case .message(let message)? = list.rows.first {
      return show(message: message.text, button: message.retryTitle)
    }
    show(
      list.predictions.map { [marked($0.primary)] + ($0.secondary.map { [marked($0)] } ?? []) },
      footer: list.attribution)
  }

  /// Shows a place that was picked and lets the user go on.
  public func show(_ place: GMSPlace) {
    show(
      place: place.name, place.formattedAddress, latitude: place.coordinate.latitude,
      longitude: place.coordinate.longitude)
  }

  /// Lets taps reach the list's owner, and keeps that alive as a view that is on screen would.
  public func connect(_ owner: any AutocompleteListShowing) {
    didSelectRow = { owner.select(owner.list.rows[$0]) }
    buttons["Try again"] = { owner.retry() }
  }

  /// Puts the full-screen controller in front.
  public func present(_ controller: GMSAutocompleteViewController) {
    connect(controller)
    controller.beginPresentation()
    presentSearch(
      textDidChange: { controller.searchTextChanged($0) }, cancel: { controller.cancel() })
  }

  /// The line with its matches in brackets, where UIKit would show them in another colour.
  private func marked(_ line: [AutocompleteList.Run]) -> String {
    line.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
  }
}
