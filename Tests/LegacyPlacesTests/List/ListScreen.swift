import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// An old-style screen around one of the three classes: owns it, is its delegate, and writes down what it
/// hears in words that are the same for all three.
///
/// A did-update is written with what is on show at that moment, as a table that reloads would see it.
@MainActor
final class ListScreen: NSObject {
  /// The calls of a delegate.
  enum Moment: String, CaseIterable, Sendable {
    case request, update, select, place, fail, cancelled
  }

  let kind: ListClass
  let log: EventLog
  var door: (any ListDoor)?
  /// Called from inside a delegate call, to do what apps do there.
  var reaction: ((Moment, ListScreen) -> Void)?
  /// What should-select says.
  var letsThrough = true
  private(set) var places: [GMSPlace] = []
  private(set) var errors: [NSError] = []
  private(set) var selected: [GMSAutocompletePrediction] = []

  init(_ kind: ListClass, log: EventLog) {
    self.kind = kind
    self.log = log
    door = kind.make()
    super.init()
    door?.tell(self)
  }

  var shown: String { door?.list.inWords ?? "gone" }

  func type(_ text: String?) {
    door?.enter(text)
  }

  /// Taps the row that shows this place now, if any does.
  func tap(_ placeID: String) {
    guard let row = row(placeID) else { return }
    door?.select(row)
  }

  func row(_ placeID: String) -> AutocompleteList.Row? {
    door?.list.rows.first { row in
      if case .prediction(let prediction) = row { prediction.placeID == placeID } else { false }
    }
  }

  func retry() {
    door?.retry()
  }

  /// What its user does to give the search up: Cancel, or an empty list where there is no Cancel.
  func leave() {
    switch door {
    case let source as GMSAutocompleteTableDataSource: source.clearResults()
    case let screen as GMSAutocompleteViewController: screen.cancel()
    default: type(nil)
    }
  }

  private func hear(_ moment: Moment, _ words: String? = nil) {
    log.add([moment.rawValue, words].compactMap { $0 }.joined(separator: " "))
    reaction?(moment, self)
  }

  fileprivate func hearUpdate() {
    hear(.update, shown)
  }

  fileprivate func hearRequest() {
    hear(.request)
  }

  fileprivate func hearSelect(_ prediction: GMSAutocompletePrediction) -> Bool {
    selected.append(prediction)
    hear(.select, prediction.placeID)
    return letsThrough
  }

  fileprivate func hear(_ place: GMSPlace) {
    places.append(place)
    hear(.place, place.placeID)
  }

  fileprivate func hear(_ error: any Error) {
    errors.append(error as NSError)
    hear(.fail, "\((error as NSError).code)")
  }

  fileprivate func hearCancelled() {
    hear(.cancelled)
  }
}

extension ListScreen: GMSAutocompleteTableDataSourceDelegate {
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
  ) { hear(place) }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
  ) { hear(error) }

  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { hearSelect(prediction) }

  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    hearUpdate()
  }

  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
    hearRequest()
  }
}

extension ListScreen: GMSAutocompleteResultsViewControllerDelegate {
  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
  ) { hear(place) }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error
  ) { hear(error) }

  func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { hearSelect(prediction) }

  func didUpdateAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) { hearUpdate() }

  func didRequestAutocompletePredictions(
    forResultsController resultsController: GMSAutocompleteResultsViewController
  ) { hearRequest() }
}

extension ListScreen: GMSAutocompleteViewControllerDelegate {
  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) { hear(place) }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error
  ) { hear(error) }

  func wasCancelled(_ viewController: GMSAutocompleteViewController) { hearCancelled() }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { hearSelect(prediction) }

  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { hearUpdate() }

  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { hearRequest() }
}

extension Stage {
  /// A screen of this stage around one of the three classes; keep it, as an app would.
  func list(_ kind: ListClass) -> ListScreen {
    run { ListScreen(kind, log: log) }
  }

  /// Types a text and lets it be answered.
  func show(_ text: String, on screen: ListScreen) async {
    screen.type(text)
    await clock.advance(by: .milliseconds(300))
  }

  /// Answers each text with two rows named after it, and each tap with its place, 100 ms later.
  static func echo(_ call: ScriptedService.Call) -> ScriptedService.Reply {
    .after(.milliseconds(100), echoNow(call))
  }

  /// Answers as ``echo(_:)`` does, at once.
  static func echoNow(_ call: ScriptedService.Call) -> ScriptedService.Reply {
    switch call.question {
    case .predictions(let query): .places("\(query.input)1", "\(query.input)2")
    case .details(let query): .place(id: query.placeID)
    }
  }
}
