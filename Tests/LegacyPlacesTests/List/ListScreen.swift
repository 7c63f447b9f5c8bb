import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// An old-style screen around one of the three classes: writes down what it hears, and keeps the objects that
/// come with the calls.
@MainActor
final class ListScreen {
  /// Called from inside a delegate call, to do what apps do there.
  var reaction: ((Scenario.Moment, ListScreen) -> Void)?
  /// What should-select says.
  var letsThrough = true
  private(set) var places: [GMSPlace] = []
  private(set) var errors: [NSError] = []
  private(set) var selected: [GMSAutocompletePrediction] = []
  private let subject: LegacyListSubject
  private let log: EventLog

  init(_ object: any ListDoor, log: EventLog) {
    subject = LegacyListSubject(object)
    self.log = log
    subject.onObject = { [weak self] object in
      switch object {
      case let place as GMSPlace: self?.places.append(place)
      case let error as NSError: self?.errors.append(error)
      case let prediction as GMSAutocompletePrediction: self?.selected.append(prediction)
      default: break
      }
    }
    tell(self)
  }

  var door: (any ListDoor)? { subject.object as? any ListDoor }
  var shown: String { subject.shown.words }
  func type(_ text: String?) { subject.type(text) }
  func retry() { subject.retry() }
  func release() { subject.release() }

  /// Who hears of this screen's object from now on.
  func tell(_ screen: ListScreen?) {
    subject.listen(
      screen.map { screen in
        SubjectEars(letsThrough: { [weak screen] in screen?.letsThrough ?? true }) { [weak screen] event in
          guard let screen else { return }
          screen.log.add(.told(event, to: Scenario.firstDelegate))
          if let moment = event.moment { screen.reaction?(moment, screen) }
        }
      })
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

  /// What its user does to give the search up: Cancel, or an empty list where there is no Cancel.
  func leave() {
    switch door {
    case let source as GMSAutocompleteTableDataSource: source.clearResults()
    case let screen as GMSAutocompleteViewController: screen.cancel()
    default: type(nil)
    }
  }
}

extension ScriptedStage {
  /// A screen of this stage around one of the three classes; keep it, as an app would.
  func list(_ kind: FrontDoor, log: EventLog? = nil) -> ListScreen {
    run { ListScreen(kind.makeList(), log: log ?? self.log) }
  }

  /// Types a text and lets it be answered.
  func show(_ text: String, on screen: ListScreen) async {
    screen.type(text)
    await clock.advance(by: .milliseconds(300))
  }

  /// The rule of most tests: an answer named after its question, 100 ms later.
  static func echo(_ call: ScriptedService.Call) -> ScriptedService.Reply {
    .after(.milliseconds(100), ScriptedService.echo(call))
  }
}

extension FrontDoor {
  /// The classes whose user can leave: the data source by clearing, the screen by Cancel.
  static let leavable = [FrontDoor.table, .screen]

  /// An object of one of the classes with a list.
  @MainActor
  func makeList() -> any ListDoor {
    switch self {
    case .results: GMSAutocompleteResultsViewController()
    case .screen: GMSAutocompleteViewController()
    default: GMSAutocompleteTableDataSource()
    }
  }
}

/// What the three classes offer beyond what scenarios need, in the same words.
@MainActor
protocol ListDoor: ListObject {
  func setAutocompleteBoundsUsingNorthEastCorner(
    _ NorthEastCorner: CLLocationCoordinate2D, southWestCorner SouthWestCorner: CLLocationCoordinate2D)
  var placeProperties: [String] { get set }
  var tableCellBackgroundColor: LegacyColor { get set }
  var tableCellSeparatorColor: LegacyColor { get set }
  var primaryTextColor: LegacyColor { get set }
  var primaryTextHighlightColor: LegacyColor { get set }
  var secondaryTextColor: LegacyColor { get set }
  var tintColor: LegacyColor? { get set }
  var texts: AutocompleteListTexts { get set }
}

extension GMSAutocompleteTableDataSource: ListDoor {}
extension GMSAutocompleteResultsViewController: ListDoor {}
extension GMSAutocompleteViewController: ListDoor {}
