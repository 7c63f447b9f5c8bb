import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Apps subclass all three classes and leave optional methods out.
@MainActor
@Suite("Lists, subclasses and optional methods")
struct ListSubclassTests {
  static let red = LegacyColor(red: 1, green: 0, blue: 0)

  final class Source: GMSAutocompleteTableDataSource {
    override init() {
      super.init()
      configure(self)
    }
    override var primaryTextColor: LegacyColor {
      get { ListSubclassTests.red }
      set {}
    }
  }

  final class Results: GMSAutocompleteResultsViewController {
    override var autocompleteFilter: GMSAutocompleteFilter? {
      get { australia() }
      set {}
    }
    override var primaryTextColor: LegacyColor {
      get { ListSubclassTests.red }
      set {}
    }
    override var placeFields: GMSPlaceField {
      get { .name }
      set {}
    }
  }

  final class Screen: GMSAutocompleteViewController {
    lazy var isPrepared: Bool = {
      configure(self)
      primaryTextColor = ListSubclassTests.red
      return true
    }()
  }

  static func australia() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.countries = ["AU"]
    return filter
  }

  static func configure(_ door: any ListDoor) {
    door.autocompleteFilter = australia()
    door.placeFields = .name
  }

  private func make(_ kind: FrontDoor) -> any ListDoor {
    switch kind {
    case .table: return Source()
    case .results: return Results()
    default:
      let screen = Screen()
      #expect(screen.isPrepared)
      return screen
    }
  }

  @Test(
    "families 23 and 27: a subclass sets filter, fields and colours from inside, or overrides them",
    arguments: FrontDoor.lists)
  func subclass(kind: FrontDoor) async throws {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let door = stage.run { make(kind) }
    let screen = stage.run { ListScreen(door, log: stage.log) }
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["request", "update s1,s2", "select s1", "place s1"]) == nil)
    #expect(stage.service.queries.map(\.includedRegionCodes) == [["AU"]])
    #expect(stage.service.detailsQueries.map(\.fields) == [["displayName", "attributions"]])
    #expect(door.list.colors.primaryText == Self.red)
  }

  /// A delegate with nothing but what is required, as most old code has it (family 7).
  final class Plain: NSObject, GMSAutocompleteTableDataSourceDelegate,
    GMSAutocompleteResultsViewControllerDelegate, GMSAutocompleteViewControllerDelegate
  {
    var heard: [String] = []

    func tableDataSource(
      _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
    ) { heard.append("place") }
    func tableDataSource(
      _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
    ) { heard.append("fail") }
    func resultsController(
      _ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace
    ) { heard.append("place") }
    func resultsController(
      _ resultsController: GMSAutocompleteResultsViewController,
      didFailAutocompleteWithError error: any Error
    ) { heard.append("fail") }
    func viewController(
      _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
    ) { heard.append("place") }
    func viewController(
      _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error
    ) { heard.append("fail") }
    func wasCancelled(_ viewController: GMSAutocompleteViewController) { heard.append("cancelled") }
  }

  static func set(_ delegate: Plain, of door: any ListDoor) {
    switch door {
    case let source as GMSAutocompleteTableDataSource: source.delegate = delegate
    case let results as GMSAutocompleteResultsViewController: results.delegate = delegate
    case let screen as GMSAutocompleteViewController: screen.delegate = delegate
    default: Issue.record("an unknown class")
    }
  }

  @Test(
    "C23 the optional methods are optional; without did-select every tap goes through",
    arguments: FrontDoor.lists)
  func optional(kind: FrontDoor) async throws {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    let delegate = Plain()
    Self.set(delegate, of: try #require(screen.door))
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    #expect(delegate.heard == ["place"])
  }

  /// A base class that states the conformance and leaves the optional methods out, as old code may.
  class Base: NSObject, GMSAutocompleteTableDataSourceDelegate {
    var heard: [String] = []
    func tableDataSource(
      _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
    ) {}
    func tableDataSource(
      _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
    ) {}
    /// The remedy: the method stands where the conformance is stated, even empty.
    func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}
  }

  final class Sub: Base {
    /// Added here; the base class has no such method.
    func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
      heard.append("update")
    }
    override func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
      heard.append("request")
    }
  }

  @Test(
    "known limit: an optional method that a subclass adds to a base class with the conformance is not called; one that it overrides is"
  )
  func addedBySubclass() async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let source = stage.run { GMSAutocompleteTableDataSource() }
    let delegate = Sub()
    source.delegate = delegate
    source.sourceTextHasChanged("s")
    await stage.clock.settle()
    // Objective-C would have called both; a Swift protocol settles on its default where the conformance is
    // stated.
    #expect(ListState(source.list).words == "s1,s2")
    #expect(delegate.heard == ["request"])
  }
}
