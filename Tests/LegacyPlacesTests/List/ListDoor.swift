import Foundation
import LegacyPlaces
import PlacesEngine
import Testing

/// The three classes with a list, by what a test needs to say of them.
enum ListClass: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case table, results, screen

  var testDescription: String { rawValue }

  @MainActor
  func make() -> any ListDoor {
    switch self {
    case .table: GMSAutocompleteTableDataSource()
    case .results: GMSAutocompleteResultsViewController()
    case .screen: GMSAutocompleteViewController()
    }
  }

  /// The classes whose user can leave: the data source by clearing, the screen by Cancel.
  static let leavable = [ListClass.table, .screen]
}

/// One of the three classes, driven and observed in the same words.
@MainActor
protocol ListDoor: AutocompleteListShowing {
  var autocompleteFilter: GMSAutocompleteFilter? { get set }
  var autocompleteBounds: LegacyBounds? { get set }
  var autocompleteBoundsMode: GMSAutocompleteBoundsMode { get set }
  func setAutocompleteBoundsUsingNorthEastCorner(
    _ NorthEastCorner: CLLocationCoordinate2D, southWestCorner SouthWestCorner: CLLocationCoordinate2D)
  var placeFields: GMSPlaceField { get set }
  var placeProperties: [String] { get set }
  var tableCellBackgroundColor: LegacyColor { get set }
  var tableCellSeparatorColor: LegacyColor { get set }
  var primaryTextColor: LegacyColor { get set }
  var primaryTextHighlightColor: LegacyColor { get set }
  var secondaryTextColor: LegacyColor { get set }
  var tintColor: LegacyColor? { get set }
  var texts: AutocompleteListTexts { get set }

  func enter(_ text: String?)
  /// Who hears, or nobody.
  func tell(_ ear: ListScreen?)
}

extension GMSAutocompleteTableDataSource: ListDoor {
  func enter(_ text: String?) { sourceTextHasChanged(text) }
  func tell(_ ear: ListScreen?) { delegate = ear }
}

extension GMSAutocompleteResultsViewController: ListDoor {
  func enter(_ text: String?) { searchTextChanged(text) }
  func tell(_ ear: ListScreen?) { delegate = ear }
}

extension GMSAutocompleteViewController: ListDoor {
  func enter(_ text: String?) { searchTextChanged(text) }
  func tell(_ ear: ListScreen?) { delegate = ear }
}

extension AutocompleteList {
  /// What is on show in a few words: ids, a message, or `-` for nothing.
  var inWords: String {
    if rows.isEmpty { return "-" }
    return rows.map { row in
      switch row {
      case .prediction(let prediction): prediction.placeID
      case .message(let message): message.retryTitle == nil ? "(no match)" : "(can't load)"
      }
    }.joined(separator: ",")
  }
}
