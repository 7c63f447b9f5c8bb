import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

@testable import OldScreens

extension Headless {
  @MainActor
  @Suite("G1 Where the full-screen controller stands, and how it goes")
  struct PlacementTests {
    @Test("A child of a screen in a navigation controller has a bar of its own, with field and Cancel")
    func childInNavigation() async throws {
      let stage = Stage()
      let screen = UIViewController()
      let navigation = stage.show { UINavigationController(rootViewController: screen) }
      let controller = stage.run { GMSAutocompleteViewController() }
      embed(controller, in: screen)
      let bar = try #require(controller.view.simulatedFind(UINavigationBar.self).first)
      #expect(bar.items?.last?.rightBarButtonItem?.title == "Cancel")
      #expect(navigation.navigationBar.searchBar == nil)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(controller.view.table?.simulatedRows.count == 2)
    }

    @Test("A view that was loaded before the navigation controller was there gets no second bar")
    func viewLoadedEarly() throws {
      let stage = Stage()
      let controller = stage.run { GMSAutocompleteViewController() }
      controller.view.backgroundColor = .white
      let navigation = stage.show { UINavigationController(rootViewController: controller) }
      #expect(
        navigation.view.simulatedFind(UINavigationBar.self).map { $0 === navigation.navigationBar } == [true])
      #expect(navigation.view.simulatedFind(UISearchBar.self).count == 1)
    }

    @Test("One controller, first in a bar of its own, then in a navigation controller, then again alone")
    func moved() throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      #expect(controller.view.simulatedFind(UINavigationBar.self).count == 1)
      host.dismiss(animated: false)
      let navigation = UINavigationController(rootViewController: controller)
      host.present(navigation, animated: false)
      #expect(controller.view.simulatedFind(UINavigationBar.self).isEmpty)
      #expect(navigation.navigationBar.searchBar != nil)
      host.dismiss(animated: false)
      controller.removeFromParent()
      host.open(controller)
      #expect(controller.view.simulatedFind(UINavigationBar.self).count == 1)
      #expect(controller.view.simulatedFind(UISearchBar.self).count == 1)
      #expect(controller.navigationItem.titleView == nil)
      #expect(controller.navigationItem.rightBarButtonItem == nil)
    }

    @Test(
      "B17 a screen the app dismisses while details are out tells nothing more", arguments: [false, true])
    func dismissedDuringDetails(inNavigation: Bool) async throws {
      let stage = Stage { $0.input != nil ? .places("one") : .hold }
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      controller.delegate = host
      let shown = inNavigation ? UINavigationController(rootViewController: controller) : controller
      host.present(shown, animated: false)
      try #require(shown.view.searchBar).simulateTyping("syd")
      await stage.pass()
      try #require(controller.view.table).simulateTap(row: 0)
      await stage.pass()
      #expect(stage.service.detailsQueries.count == 1)
      host.dismiss(animated: true)
      stage.service.answer(2, with: .place(id: "one", name: "One"))
      await stage.pass()
      #expect(host.lines == [])
      #expect(!controller.list.isLoading)
    }

    @Test("D10 text that waits when the app takes the screen away is never asked", arguments: [0, 1, 2])
    func takenAwayWhileWaiting(way: Int) async throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      controller.delegate = host
      let navigation = UINavigationController(rootViewController: UIViewController())
      switch way {
      case 0: host.present(controller, animated: false)
      case 1:
        host.present(navigation, animated: false)
        navigation.pushViewController(controller, animated: false)
      default:
        navigation.pushViewController(controller, animated: false)
        host.present(navigation, animated: false)
      }
      let bar = try #require((controller.navigationController ?? controller).view.searchBar)
      bar.simulateTyping("s")
      await stage.pass(milliseconds: 50)
      bar.simulateTyping("sy")
      if way == 1 { navigation.popViewController(animated: true) } else { host.dismiss(animated: true) }
      await stage.pass(milliseconds: 1000)
      #expect(stage.service.inputs == ["s"])
      controller.searchTextChanged("syd")
      controller.cancel()
      await stage.pass()
      #expect(stage.service.inputs == ["s"])
      #expect(host.lines == [])
    }

    @Test("Pushed over and popped back to, it has its text, its rows and its session")
    func pushedOver() async throws {
      let stage = Stage()
      let controller = stage.run { GMSAutocompleteViewController() }
      let navigation = stage.show { UINavigationController(rootViewController: controller) }
      let bar = try #require(navigation.navigationBar.searchBar)
      bar.simulateTyping("syd")
      await stage.pass()
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popViewController(animated: false)
      #expect(bar.text == "syd")
      #expect(controller.view.table?.simulatedRows.count == 2)
      bar.simulateTyping("sydn")
      await stage.pass()
      #expect(stage.service.calls.map(\.sessionToken) == ["token-1", "token-1"])
    }

    @Test("An app that lets the sheet be pulled down, before it is shown, is not overruled")
    func pullAllowed() {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      #expect(controller.isModalInPresentation)
      controller.isModalInPresentation = false
      host.open(controller)
      #expect(!controller.isModalInPresentation)
    }

    private func embed(_ controller: UIViewController, in screen: UIViewController) {
      screen.addChild(controller)
      screen.view.addSubview(controller.view)
      controller.viewWillAppear(false)
      controller.didMove(toParent: screen)
      controller.viewDidAppear(false)
    }
  }

  @MainActor
  @Suite("D11 What a tap means")
  struct DrawnRowTests {
    private let stage = Stage { call in
      call.input == "syd" ? .places("a", "b") : call.input == nil ? .place(id: "a") : .places("b", "a")
    }

    private func table(of source: GMSAutocompleteTableDataSource) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
      table.dataSource = source
      table.delegate = source
      return table
    }

    @Test("D11 B35 counts asked for without a reload do not move what a drawn row means")
    func countedWithoutReload() async {
      let source = stage.run { GMSAutocompleteTableDataSource() }
      let table = table(of: source)
      source.sourceTextHasChanged("syd")
      await stage.pass()
      table.reloadData()
      #expect(table.simulatedRows == ["a", "b"])
      source.sourceTextHasChanged("sydn")
      await stage.pass()
      #expect(source.tableView(table, numberOfRowsInSection: 0) == 2)
      table.simulateStaleTap(row: 0)
      await stage.pass()
      #expect(stage.service.detailsQueries.map(\.placeID) == ["a"])
    }

    @Test("D11 B35 the reload of a second table does not move what a row of the first means")
    func twoTables() async {
      let source = stage.run { GMSAutocompleteTableDataSource() }
      let (first, second) = (table(of: source), table(of: source))
      source.sourceTextHasChanged("syd")
      await stage.pass()
      first.reloadData()
      #expect(first.simulatedRows == ["a", "b"])
      source.sourceTextHasChanged("sydn")
      await stage.pass()
      second.reloadData()
      #expect(second.simulatedRows == ["b", "a"])
      first.simulateStaleTap(row: 0)
      await stage.pass()
      #expect(stage.service.detailsQueries.map(\.placeID) == ["a"])
    }

    @Test("D11 a proxy with a row of its own on top picks what it passes on")
    func shiftedRows() async {
      let source = stage.run { GMSAutocompleteTableDataSource() }
      let proxy = Proxy(source)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
      table.dataSource = proxy
      table.delegate = proxy
      source.sourceTextHasChanged("syd")
      await stage.pass()
      table.reloadData()
      #expect(table.simulatedRows == ["Near me", "a", "b"])
      table.simulateTap(row: 2)
      await stage.pass()
      #expect(stage.service.detailsQueries.map(\.placeID) == ["b"])
    }

    @MainActor
    private final class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate {
      let source: GMSAutocompleteTableDataSource

      init(_ source: GMSAutocompleteTableDataSource) { self.source = source }

      private func passed(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row - 1, section: 0) }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section) + 1
      }

      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        guard path.row > 0 else {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Near me"
          return cell
        }
        return source.tableView(tableView, cellForRowAt: passed(path))
      }

      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        if path.row > 0 { source.tableView(tableView, didSelectRowAt: passed(path)) }
      }
    }
  }
}
