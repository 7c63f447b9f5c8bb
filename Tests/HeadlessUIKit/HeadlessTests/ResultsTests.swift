import Dispatch
import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

@testable import OldScreens

extension Headless {
  @MainActor
  @Suite("G2–G5 The results controller")
  struct ResultsTests {
    @Test("G2 C21 C31 C32 in a navigation bar: its own table follows, a pick ends the search by the app")
    func navigationBar() async throws {
      let stage = Stage()
      let screen = ResultsInNavigationBar()
      _ = stage.show { UINavigationController(rootViewController: screen) }
      let bar = try #require(screen.navigationController?.navigationBar.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      let table = try #require(screen.resultsViewController?.view.table)
      #expect(table.simulatedRows == ["Sydney / NSW, Australia", "Sydenham"])
      #expect(table.simulatedFooters == ["Google Maps"])
      table.simulateTap(row: 0)
      await stage.pass()
      #expect(screen.lines == ["Place name: Place one"])
      #expect(screen.searchController?.isActive == false)
      #expect(bar.text == "")
      #expect(table.simulatedRows == [])
    }

    @Test("G3 G4 C16 C18 at the top of a view: the pair for a results controller is called in order")
    func topOfView() async throws {
      let stage = Stage()
      let screen = ResultsOnTop()
      _ = stage.show { UINavigationController(rootViewController: screen) }
      try #require(screen.view.searchBar).simulateTyping("syd")
      #expect(screen.lines == ["request"])
      await stage.pass()
      #expect(screen.lines == ["request", "update"])
      try #require(screen.resultsViewController.view.table).simulateTap(row: 1)
      await stage.pass()
      #expect(screen.lines.filter { $0 != "update" } == ["request", "place Place two"])
      #expect(Set(stage.service.calls.map(\.sessionToken)) == ["token-1"])
    }

    @Test("G5 in a popover: the bar is a bar button item, bounds from two corners reach the request")
    func popover() async throws {
      let stage = Stage()
      let screen = ResultsInPopover()
      _ = stage.show { UINavigationController(rootViewController: screen) }
      try #require(screen.navigationController?.navigationBar.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(screen.resultsViewController.view.table?.simulatedRows.count == 2)
      #expect(stage.service.queries.first?.locationBias != nil)
    }

    @Test("Ending the search by hand empties the list and asks nothing")
    func ended() async throws {
      let stage = Stage()
      let screen = ResultsOnTop()
      _ = stage.show { UINavigationController(rootViewController: screen) }
      try #require(screen.view.searchBar).simulateTyping("syd")
      await stage.pass()
      screen.searchController.isActive = false
      await stage.pass()
      #expect(screen.lines == ["request", "update", "update"])
      #expect(screen.resultsViewController.view.table?.simulatedRows == [])
      #expect(stage.service.inputs == ["syd"])
    }

    @Test("C32 a search that has ended has no text, whatever the app writes into the bar")
    func textAfterEnd() async throws {
      let stage = Stage()
      let screen = ResultsOnTop()
      _ = stage.show { UINavigationController(rootViewController: screen) }
      let search = try #require(screen.searchController)
      search.searchBar.simulateTyping("syd")
      await stage.pass()
      search.isActive = false
      search.searchBar.text = "Sydney Opera House"
      screen.resultsViewController.updateSearchResults(for: search)
      await stage.pass()
      #expect(stage.service.inputs == ["syd"])
      #expect(screen.resultsViewController.list.rows.isEmpty)
    }

    /// Knows whether it was last read on the main queue, which on Linux need not be the main thread's.
    private final class WatchedSearch: UISearchController {
      static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
      }()
      private(set) var wasReadOnMain: Bool?
      override var isActive: Bool {
        get {
          wasReadOnMain = DispatchQueue.getSpecific(key: Self.mark) == true
          return true
        }
        set {}
      }
    }

    @Test("D15 an update from another thread is moved before the bar is read, and the notice names it")
    func offMain() async {
      let stage = Stage()
      stage.environment.offMainCalls = .move
      let named = Locked([String]())
      stage.environment.notices.setHandler { notice in
        named.withLock { $0.append(notice.detail ?? "") }
      }
      let controller = stage.run { GMSAutocompleteResultsViewController() }
      let search = WatchedSearch(searchResultsController: controller)
      search.searchBar.text = "syd"
      // As Swift 5 code does that never heard of actors.
      let update: @MainActor () -> Void = { controller.updateSearchResults(for: search) }
      let smuggled = unsafeBitCast(update, to: (@Sendable () -> Void).self)
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          smuggled()
          continuation.resume()
        }
      }
      await stage.pass()
      #expect(search.wasReadOnMain == true)
      #expect(stage.service.inputs == ["syd"])
      #expect(
        named.withLock { $0 } == ["GMSAutocompleteResultsViewController.updateSearchResults(for:)"])
    }

    @Test("C27 D12 the spinner turns while something is out, and a failed pick can be tried again")
    func spinnerAndRetry() async throws {
      let stage = Stage { _ in .hold }
      let screen = ResultsOnTop()
      _ = stage.show { UINavigationController(rootViewController: screen) }
      try #require(screen.view.searchBar).simulateTyping("syd")
      await stage.pass()
      let results = try #require(screen.resultsViewController.view)
      let spinner = try #require(results.spinner)
      #expect(spinner.isAnimating)
      stage.service.answer(1, with: .places("one"))
      await stage.pass()
      #expect(!spinner.isAnimating)
      try #require(results.table).simulateTap(row: 0)
      await stage.pass()
      #expect(spinner.isAnimating)
      stage.service.answer(2, with: .failure(.network))
      await stage.pass()
      #expect(!spinner.isAnimating)
      #expect(results.table?.simulatedRows == ["Can't load search results [Try again]"])
      try #require(results.simulatedFind(UIButton.self).first).sendActions(for: .touchUpInside)
      #expect(spinner.isAnimating)
      await stage.pass()
      // An app that does not end the search after a pick: nothing else switches the spinner off.
      screen.searchController = nil
      stage.service.answer(3, with: .place(id: "one", name: "One"))
      await stage.pass()
      #expect(!spinner.isAnimating)
      #expect(screen.lines == ["request", "update", "update", "update", "place One"])
    }

    @Test("Text typed before the results' view is loaded is on show once it is")
    func lateView() async throws {
      let stage = Stage()
      let controller = stage.run { GMSAutocompleteResultsViewController() }
      controller.searchTextChanged("syd")
      await stage.pass()
      #expect(!controller.isViewLoaded)
      #expect(controller.view.table?.simulatedRows.count == 2)
    }
  }

  @MainActor
  @Suite("G10 The fetcher under a text field")
  struct FetcherSearchTests {
    @Test("Each edit passes the text; first lines and ids are shown")
    func session() async throws {
      let stage = Stage()
      let screen = stage.show { FetcherSearch() }
      #expect(screen.resultText?.text == "No Results")
      screen.textField?.text = "syd"
      screen.textField?.sendActions(for: .editingChanged)
      await stage.pass()
      #expect(
        screen.resultText?.text
          == "\n Primary text: Sydney\nPlace ID: one\n\n Primary text: Sydenham\nPlace ID: two\n")
      #expect(stage.service.queries.first?.locationRestriction != nil)
    }

    @Test("A failure is shown")
    func failure() async throws {
      let stage = Stage { _ in .failure(.network) }
      let screen = stage.show { FetcherSearch() }
      screen.textField?.text = "syd"
      screen.textField?.sendActions(for: .editingChanged)
      await stage.pass()
      let text = try #require(screen.resultText?.text)
      #expect(text != "No Results" && !text.isEmpty)
    }
  }
}
