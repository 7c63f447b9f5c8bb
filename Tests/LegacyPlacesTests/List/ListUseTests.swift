import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// How apps use the three classes, habits good and bad.
@MainActor
@Suite("Lists, use")
struct ListUseTests {
  enum Outcome: String, CaseIterable, Sendable {
    case rows, none, network, refused, emptied, tapped, superseded, cleared
  }

  @Test(
    "C18 D19 family 8: an indicator switched on by did-request and off by did-update ends switched off",
    arguments: FrontDoor.lists, Outcome.allCases)
  func indicator(kind: FrontDoor, outcome: Outcome) async {
    let stage = ScriptedStage { call in
      guard call.input == "sy" else { return ScriptedService.echo(call) }
      switch outcome {
      case .none: return .after(.milliseconds(100), .predictions(PredictionAnswer()))
      case .network: return .after(.milliseconds(100), .failure(.network))
      case .refused: return .after(.milliseconds(100), .failure(.keyInvalid))
      default: return ScriptedStage.echo(call)
      }
    }
    let screen = stage.list(kind)
    var isOn = false
    screen.reaction = { moment, _ in
      if moment == .request { isOn = true }
      if moment == .update { isOn = false }
    }
    await stage.show("s", on: screen)
    screen.type("sy")
    #expect(isOn)
    await stage.clock.advance(by: .milliseconds(50))
    switch outcome {
    case .emptied: screen.type("")
    case .tapped: screen.tap("s1")
    case .superseded: screen.type("syd")
    case .cleared: screen.leave()
    default: break
    }
    await stage.clock.advance(by: .seconds(1))
    // Did-request comes last when results are cleared (C20, D9): Google's order, kept as documented. After
    // Cancel nothing is told at all.
    #expect(isOn == (outcome == .cleared && kind != .results))
  }

  @Test(
    "C25 C28 every condition that is no retry's business is told, in both steps",
    arguments: FrontDoor.lists)
  func everyFailure(kind: FrontDoor) async {
    var failure = ServiceFailure.Kind.keyInvalid
    let stage = ScriptedStage { call in
      call.input == nil || call.input == "bad" ? .failure(failure) : ScriptedService.echo(call)
    }
    let screen = stage.list(kind)
    for (index, each) in ListFailureTests.final.enumerated() {
      failure = each
      await stage.show("bad", on: screen)
      await stage.show("x\(index)", on: screen)
      screen.tap("x\(index)1")
      await stage.clock.settle()
    }
    #expect(screen.errors.map(\.code) == ListFailureTests.final.flatMap { [$0.rawValue, $0.rawValue] })
  }

  @Test(
    "C31 the data source and the results controller never end a search: after a place typing goes on",
    arguments: [FrontDoor.table, .results])
  func goesOn(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    for text in ["a", "b"] {
      await stage.show(text, on: screen)
      screen.tap(text + "1")
      await stage.clock.settle()
    }
    #expect(screen.places.map { $0.placeID } == ["a1", "b1"])
  }

  @Test(
    "C31 an app that empties the search bar inside didAutocomplete hears the empty list once",
    arguments: [FrontDoor.table, .results])
  func emptiedInPlace(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    screen.reaction = { moment, screen in if moment == .place { screen.type("") } }
    await stage.show("a", on: screen)
    screen.tap("a1")
    await stage.clock.settle()
    #expect(
      stage.log.difference(from: ["request", "update a1,a2", "select a1", "place a1", "update -"]) == nil)
  }

  @Test(
    "B38 absurd texts are asked as they are, trimmed, and crash nothing", arguments: FrontDoor.lists,
    [
      String(repeating: "x", count: 300), String(repeating: "👨‍👩‍👧", count: 500), "e\u{301}\u{301}\u{301}",
      "\u{0}a\u{0}", "\u{202E}abc", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    ])
  func absurd(kind: FrontDoor, text: String) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    await stage.show(text, on: screen)
    #expect(stage.service.inputs == [text])
    #expect(screen.shown == "\(text)1,\(text)2")
    #expect(screen.door?.list.predictions.first?.primary.map(\.text).joined() == text + "1")
  }

  @Test(
    "D15 B37 C06 text from another thread is moved to the main one, with a notice",
    arguments: FrontDoor.lists)
  func offMain(kind: FrontDoor) async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    stage.environment.offMainCalls = .move
    let screen = stage.list(kind)
    screen.reaction = { _, _ in MainActor.assertIsolated() }
    await OffMainTests.elsewhere { screen.type("syd") }
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["request", "update syd1,syd2"]) == nil)
    await OffMainTests.elsewhere { screen.leave() }
    await stage.clock.settle()
    #expect(screen.shown == "-")
    #expect(stage.environment.notices.counts["LP208"] == 2)
  }

  /// Spellings of other eras and of the wrong class, which compile beside the right ones.
  final class OtherEra: NSObject, GMSAutocompleteTableDataSourceDelegate {
    var heard: [String] = []
    func tableDataSource(
      _ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace
    ) { heard.append("place") }
    func tableDataSource(
      _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
    ) { heard.append("fail") }
    func didUpdateAutocompletePredictionsForTableDataSource(
      tableDataSource: GMSAutocompleteTableDataSource
    ) { heard.append("old update") }
    func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
      heard.append("the screen's request")
    }
  }

  @Test(
    "B26 methods in another era's or another class's spelling compile and are not called, as with Google's SDK"
  )
  func otherEra() async {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let source = stage.run { GMSAutocompleteTableDataSource() }
    let delegate = OtherEra()
    source.delegate = delegate
    source.sourceTextHasChanged("s")
    await stage.clock.settle()
    if let row = source.list.rows.first { source.select(row) }
    await stage.clock.settle()
    #expect(delegate.heard == ["place"])
  }

  /// A list from outside this package, which shows nothing: the plain protocols ask for no rows.
  final class Foreign: AutocompleteTableServing {
    weak var delegate: NSObject?
    var autocompleteFilter: GMSAutocompleteFilter?
    var texts: [String?] = []
    func sourceTextHasChanged(_ text: String?) { texts.append(text) }
    func clearResults() { texts = [] }
  }

  /// The optional capability: what is on show, and taps on it.
  final class ForeignList: AutocompleteListShowing {
    var list = AutocompleteList(
      rows: [
        .prediction(.init(.scripted("id", "Sydney", matched: 3))),
        .message(.init(text: "…", retryTitle: nil)),
      ], attribution: "Google Maps", isLoading: false)
    var heard: [String] = []
    func select(_ row: AutocompleteList.Row) { heard.append("select") }
    func retry() { heard.append("retry") }
  }

  private func type<Door: AutocompleteTableServing>(_ text: String, into door: Door) -> Bool {
    door.sourceTextHasChanged(text)
    door.clearResults()
    return door is any AutocompleteListShowing
  }

  @Test("an implementation from outside can conform; showing rows is a capability of its own")
  func foreign() {
    let stage = ScriptedStage()
    #expect(!type("a", into: Foreign()))
    #expect(stage.run { type("a", into: GMSAutocompleteTableDataSource()) })
    let list = ForeignList()
    list.select(list.list.rows[0])
    list.retry()
    #expect(list.heard == ["select", "retry"])
    #expect(
      list.list.predictions.map(\.primary) == [
        [.init(text: "Syd", isMatch: true), .init(text: "ney", isMatch: false)]
      ])
  }

  @Test("C32 C33 each class promises what its plain protocol says")
  func protocols() {
    let stage = ScriptedStage()
    let doors = stage.run { FrontDoor.lists.map { $0.makeList() } }
    #expect(doors.map { $0 is any AutocompleteTableServing } == [true, false, false])
    #expect(doors.map { $0 is any AutocompleteResultsShowing } == [false, true, true])
    #expect(doors.map { $0 is any AutocompleteScreenShowing } == [false, false, true])
  }
}
