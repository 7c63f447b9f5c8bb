import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

@testable import OldScreens

extension Headless {
  @MainActor
  @Suite("G1 The full-screen controller")
  struct FullScreenTests {
    private func opened(_ stage: Stage) throws -> (FullScreenHost, GMSAutocompleteViewController) {
      let host = stage.show { FullScreenHost() }
      stage.run { host.autocompleteClicked(UIButton(type: .system)) }
      return (host, try #require(host.presentedViewController as? GMSAutocompleteViewController))
    }

    @Test("C16 C22 C24 C29 open, type, tap: calls in order, one token, dismissed by the delegate")
    func session() async throws {
      let stage = Stage()
      let (host, controller) = try opened(stage)
      let bar = try #require(controller.view.searchBar)
      #expect(bar.isFirstResponder)
      #expect(bar.placeholder == "Search")
      bar.simulateTyping("syd")
      await stage.pass()
      let table = try #require(controller.view.table)
      #expect(table.simulatedRows == ["Sydney / NSW, Australia", "Sydenham"])
      #expect(table.simulatedFooters == ["Google Maps"])
      table.simulateTap(row: 0)
      await stage.pass()
      #expect(
        host.lines == [
          "request", "update", "select one", "Place name: Place one", "Place ID: one",
          "Place attributions: none",
        ])
      #expect(Set(stage.service.calls.map(\.sessionToken)) == ["token-1"])
      #expect(host.presentedViewController == nil)
    }

    @Test("B19 after the pick nothing of the search is left: no first responder, no view in the window")
    func leavesNothing() async throws {
      let stage = Stage()
      let (host, controller) = try opened(stage)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(UIResponder.simulatedFirstResponder != nil)
      try #require(controller.view.table).simulateTap(row: 0)
      await stage.pass()
      #expect(UIResponder.simulatedFirstResponder == nil)
      #expect(controller.view.window == nil)
      #expect(stage.window.subviews.map { $0 === host.view } == [true])
    }

    @Test("C29 C30 B17 Cancel is told once; the controller stays until its delegate dismisses it")
    func cancel() async throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      let bar = try #require(controller.view.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      #expect(controller.view.table?.simulatedRows.count == 2)
      let cancel = try #require(cancelButton(of: controller))
      #expect(cancel.title == "Cancel")
      cancel.simulateTap()
      cancel.simulateTap()
      #expect(host.lines == ["cancelled"])
      #expect(host.presentedViewController === controller)
      #expect(controller.view.table?.simulatedRows == [])
      bar.simulateTyping("sydn")
      await stage.pass()
      #expect(stage.service.inputs == ["syd"])
      #expect(host.lines == ["cancelled"])
    }

    @Test("B17 the same controller shown again is empty and searches in a new session")
    func shownAgain() async throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      let bar = try #require(controller.view.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      try #require(controller.view.table).simulateTap(row: 1)
      await stage.pass()
      #expect(host.lines == ["place Place two"])
      host.dismiss(animated: false)
      host.open(controller)
      #expect(bar.text == "")
      #expect(controller.view.table?.simulatedRows == [])
      bar.simulateTyping("syd")
      await stage.pass()
      #expect(controller.view.table?.simulatedRows.count == 2)
      #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1", "token-2"])
    }

    @Test("A pull that was abandoned keeps text and rows; a sheet cannot be pulled away without a call")
    func abandonedPull() async throws {
      let stage = Stage()
      let (_, controller) = try opened(stage)
      let bar = try #require(controller.view.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      controller.simulateAbandonedPull()
      #expect(controller.isModalInPresentation)
      #expect(bar.text == "syd")
      #expect(controller.view.table?.simulatedRows.count == 2)
      controller.cancel()
      #expect(!controller.isModalInPresentation, "after the terminal call the user can always leave")
      controller.beginPresentation()
      #expect(controller.isModalInPresentation)
    }

    @Test("A screen that covers the search and goes leaves text and rows")
    func covered() async throws {
      let stage = Stage()
      let (_, controller) = try opened(stage)
      let bar = try #require(controller.view.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      controller.present(over, animated: false)
      controller.dismiss(animated: false)
      #expect(bar.text == "syd")
      #expect(controller.view.table?.simulatedRows.count == 2)
    }

    @Test("C27 the spinner turns while predictions or details are out, and has a label")
    func spinner() async throws {
      let stage = Stage { _ in .hold }
      let (_, controller) = try opened(stage)
      let spinner = try #require(controller.view.spinner)
      #expect(spinner.accessibilityLabel == "Loading")
      #expect(!spinner.isAnimating)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(spinner.isAnimating)
      stage.service.answer(1, with: .places("one"))
      await stage.pass()
      #expect(!spinner.isAnimating)
      try #require(controller.view.table).simulateTap(row: 0)
      await stage.pass()
      #expect(spinner.isAnimating)
      stage.service.answer(2, with: .place(id: "one"))
      await stage.pass()
      #expect(!spinner.isAnimating)
    }

    @Test("C27 D12 details that cannot be loaded can be tried again, in the same session")
    func retryDetails() async throws {
      var fails = true
      let stage = Stage { call in
        call.input != nil ? .places("one") : fails ? .failure(.network) : .place(id: "one", name: "One")
      }
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      let table = try #require(controller.view.table)
      table.simulateTap(row: 0)
      await stage.pass()
      #expect(table.simulatedRows == ["Can't load search results [Try again]"])
      #expect(host.lines == [])
      fails = false
      try #require(table.simulatedFind(UIButton.self).first).sendActions(for: .touchUpInside)
      await stage.pass()
      #expect(host.lines == ["place One"])
      #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1", "token-1"])
    }

    @Test("The bar's Search key gives up the keyboard and keeps the list")
    func searchKey() async throws {
      let stage = Stage()
      let (host, controller) = try opened(stage)
      let bar = try #require(controller.view.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      bar.simulateSearch()
      #expect(!bar.isFirstResponder)
      #expect(controller.view.table?.simulatedRows.count == 2)
      #expect(host.lines == ["request", "update"])
    }

    @Test("Inside a navigation controller field and Cancel stand in its bar, and no second bar is made")
    func insideNavigation() async throws {
      let stage = Stage()
      let controller = stage.run { GMSAutocompleteViewController() }
      let navigation = stage.show { UINavigationController(rootViewController: controller) }
      let top = try #require(navigation.topViewController as? GMSAutocompleteViewController)
      #expect(top.navigationItem.titleView is UISearchBar)
      #expect(top.navigationItem.rightBarButtonItem?.title == "Cancel")
      #expect(controller.view.simulatedFind(UINavigationBar.self).isEmpty)
      try #require(navigation.navigationBar.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(controller.view.table?.simulatedRows.count == 2)
    }

    @Test("Texts set before it is shown are on field, button and spinner")
    func texts() throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      controller.texts.searchPlaceholder = "Suchen"
      controller.texts.cancel = "Abbrechen"
      controller.texts.loading = "Lädt"
      host.open(controller)
      #expect(controller.view.searchBar?.placeholder == "Suchen")
      #expect(cancelButton(of: controller)?.title == "Abbrechen")
      #expect(controller.view.spinner?.accessibilityLabel == "Lädt")
    }

    @Test("A controller that is let go while a request is out tells nobody")
    func released() async {
      let stage = Stage { _ in .hold }
      let host = BareHost()
      var controller: GMSAutocompleteViewController? = stage.run { GMSAutocompleteViewController() }
      weak let gone = controller
      controller?.delegate = host
      controller?.loadViewIfNeeded()
      controller?.searchTextChanged("syd")
      await stage.pass()
      controller = nil
      #expect(gone == nil)
      stage.service.answer(1, with: .places("one"))
      await stage.pass()
      #expect(host.lines == [])
    }

    private func cancelButton(of controller: UIViewController) -> UIBarButtonItem? {
      controller.view.simulatedFind(UINavigationBar.self).first?.items?.last?.rightBarButtonItem
    }
  }
}
