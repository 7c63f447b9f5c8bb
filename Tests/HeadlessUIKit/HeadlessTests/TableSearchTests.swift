import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

@testable import OldScreens

extension Headless {
  @MainActor
  @Suite("G6 The data source in an app's table")
  struct TableSearchTests {
    @Test("C16 C19 C24 C33 D19 typing, reloading, tapping: calls in order, rows read from the table")
    func session() async throws {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      #expect(screen.lines == ["request"])
      #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
      await stage.pass()
      #expect(screen.lines == ["request", "update"])
      #expect(!UIApplication.shared.isNetworkActivityIndicatorVisible)
      #expect(screen.tableView.simulatedRows == ["Sydney / NSW, Australia", "Sydenham"])
      #expect(screen.tableView.simulatedFooters == ["Google Maps"])

      screen.tableView.simulateTap(row: 1)
      #expect(screen.tableView.indexPathForSelectedRow == nil)
      await stage.pass()
      #expect(screen.lines == ["request", "update", "select two", "place Place two"])
      #expect(Set(stage.service.calls.map(\.sessionToken)) == ["token-1"])
    }

    @Test("C22 a tap that didSelect refuses fetches nothing")
    func refused() async {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.answersSelect = false
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      screen.tableView.simulateTap(row: 0)
      await stage.pass()
      #expect(screen.lines == ["request", "update", "select one"])
      #expect(stage.service.detailsQueries.isEmpty)
    }

    @Test("C20 D9 the bar's Cancel clears: did-update, then did-request, an empty table")
    func cleared() async {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      screen.searchBar.simulateCancel()
      #expect(screen.lines == ["request", "update", "update", "request"])
      #expect(screen.tableView.simulatedRows == [])
      #expect(screen.tableView.simulatedFooters == [])
    }

    @Test("D20 the attribution takes no room where there are no predictions")
    func footerHeight() async {
      let stage = Stage { $0.input == "syd" ? .places("one") : .places() }
      let screen = stage.show { TableSearch() }
      func height() -> CGFloat {
        screen.tableView.reloadData()
        screen.tableView.simulateCount()
        return screen.tableDataSource.tableView(screen.tableView, heightForFooterInSection: 0)
      }
      #expect((0..<1).contains(height()))
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      #expect(height() == UITableView.automaticDimension)
      screen.searchBar.simulateTyping("xyz")
      await stage.pass()
      #expect(screen.tableView.simulatedRows == ["We didn't recognize that location"])
      #expect((0..<1).contains(height()))
    }

    @Test("B35 a list that shrinks between count and cell is drawn as it was counted")
    func shrinkingList() async {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.reloads = false
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      screen.tableView.reloadData()
      #expect(screen.tableView.simulateCount() == [2])
      screen.tableDataSource.clearResults()
      #expect(screen.tableView.simulatedRows == ["Sydney / NSW, Australia", "Sydenham"])
      // And a tap on a row whose prediction is gone is ignored.
      screen.tableView.simulateStaleTap(row: 1)
      await stage.pass()
      #expect(!screen.lines.contains("select two"))
      #expect(stage.service.detailsQueries.isEmpty)
    }

    @Test("B35 a tap names the prediction that was drawn, not the one now at its index")
    func movedRow() async {
      let stage = Stage { call in
        call.input == "syd" ? .places("a", "b") : call.input == nil ? .place(id: "b") : .places("c", "b")
      }
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      #expect(screen.tableView.simulatedRows == ["a", "b"])
      screen.reloads = false
      screen.searchBar.simulateTyping("sydn")
      await stage.pass()
      screen.tableView.simulateStaleTap(row: 0)
      #expect(!screen.lines.contains { $0.hasPrefix("select") })
      screen.tableView.simulateStaleTap(row: 1)
      #expect(screen.lines.last == "select b")
    }

    @Test("B35 indexes outside the snapshot are empty cells and dead taps", arguments: [-1, 2, 4, 1000])
    func outside(row: Int) async {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      #expect(screen.tableView.simulatedRows.count == 2)
      let path = IndexPath(row: row, section: 0)
      let cell = screen.tableDataSource.tableView(screen.tableView, cellForRowAt: path)
      #expect(cell.contentConfiguration == nil)
      screen.tableView.simulateStaleTap(row: row)
      screen.tableView.simulateStaleTap(row: 0, section: 1)
      #expect(screen.lines == ["request", "update"])
    }

    @Test("B35 typing fast: whatever comes between count, cells and tap, rows are as they were counted")
    func typingFast() async {
      for seed in 1...20 {
        var random = Seeded(state: UInt64(seed))
        let stage = Stage { call in
          guard call.input != nil else { return .place(id: "any") }
          let ids = (0..<[5, 0, 3, 1][call.number % 4]).map { "\(call.number)-\($0)" }
          return .predictions(PredictionAnswer(places: ids.map { .scripted($0, $0) }))
        }
        let screen = stage.show { TableSearch() }
        screen.reloads = false
        var counted: [String] = []
        for step in 0..<80 {
          switch random.next() % 6 {
          case 0: screen.searchBar.simulateTyping("text \(step)")
          case 1: await stage.pass()
          case 2:
            screen.tableView.reloadData()
            screen.tableView.simulateCount()
            counted = texts(of: screen.tableDataSource.list)
          case 3: screen.tableView.simulateStaleTap(row: Int(random.next() % 6))
          case 4 where step % 7 == 0: screen.tableDataSource.clearResults()
          default: if !counted.isEmpty { #expect(screen.tableView.simulatedRows == counted) }
          }
        }
      }
    }

    private func texts(of list: AutocompleteList) -> [String] {
      list.rows.map { row in
        switch row {
        case .prediction(let prediction): prediction.primary.map(\.text).joined()
        case .message(let message): message.text
        }
      }
    }

    @Test("C27 D12 a retryable failure is a message row whose button asks again; did-fail is not called")
    func retry() async throws {
      var fails = true
      let stage = Stage { _ in fails ? .failure(.server) : .places("one") }
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      #expect(screen.tableView.simulatedRows == ["Can't load search results [Try again]"])
      #expect(screen.tableView.simulatedFooters == [])
      screen.tableView.simulateTap(row: 0)
      await stage.pass()
      #expect(stage.service.calls.count == 1)
      fails = false
      try #require(screen.tableView.simulatedFind(UIButton.self).first).sendActions(for: .touchUpInside)
      await stage.pass()
      #expect(screen.tableView.simulatedRows == ["one"])
      #expect(screen.lines == ["request", "update", "request", "update"])
    }

    @Test("C25 a failure that is not retryable: did-update, then did-fail; the table is empty and usable")
    func failure() async {
      var fails = true
      let stage = Stage { _ in fails ? .failure(.keyInvalid) : .places("one") }
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      #expect(screen.lines == ["request", "update", "failed -4"])
      #expect(screen.tableView.simulatedRows == [])
      fails = false
      screen.searchBar.simulateTyping("sydn")
      await stage.pass()
      #expect(screen.tableView.simulatedRows == ["one"])
    }

    @Test("C37 cells are drawn in the colours set last, the match in its own")
    func colours() async throws {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.tableDataSource.primaryTextColor = .red
      screen.tableDataSource.primaryTextHighlightColor = .green
      screen.tableDataSource.secondaryTextColor = .blue
      screen.tableDataSource.tableCellBackgroundColor = .black
      screen.tableDataSource.tableCellSeparatorColor = .gray
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      screen.tableView.layoutIfNeeded()
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      let first = try #require(content.attributedText)
      #expect(colour(of: first, at: 0) == .green)
      #expect(colour(of: first, at: 2) == .green)
      #expect(colour(of: first, at: 3) == .red)
      #expect(colour(of: try #require(content.secondaryAttributedText), at: 0) == .blue)
      #expect(cell.backgroundColor == .black)
      #expect(screen.tableView.separatorColor == .gray)
    }

    @Test("Text follows the user's size, and a screen reader hears both lines of a row")
    func accessible() async throws {
      let stage = Stage()
      let screen = stage.show { TableSearch() }
      screen.searchBar.simulateTyping("syd")
      await stage.pass()
      screen.tableView.layoutIfNeeded()
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.accessibilityLabel == "Sydney, NSW, Australia")
      #expect(cell.accessibilityTraits == .button)
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      let line = try #require(content.attributedText)
      line.enumerateAttribute(.font, in: NSRange(location: 0, length: line.length), options: []) {
        font, _, _ in
        #expect((font as? UIFont)?.simulatedTextStyle == .body)
      }
      #expect(content.textProperties.adjustsFontForContentSizeCategory)
    }

    @Test("Family 23 a subclass changes its cells")
    func subclass() async throws {
      let stage = Stage()
      let table = UITableView(frame: .zero)
      let source = stage.run { NumberedDataSource() }
      table.dataSource = source
      table.delegate = source
      source.sourceTextHasChanged("syd")
      await stage.pass()
      table.reloadData()
      #expect(table.simulatedRows.count == 2)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.tag == 2)
    }

    private func colour(of text: NSAttributedString, at index: Int) -> UIColor? {
      text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
  }
}

/// Numbers that are the same on every run.
private struct Seeded {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
