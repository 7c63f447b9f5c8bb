import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

@testable import OldScreens

extension Headless {
  @MainActor
  @Suite("G7 Colours and proxies")
  struct StylingTests {
    init() { SimulatedAppearance.reset() }

    @Test("B20 colours win whenever they are set: before the view is loaded, and after")
    func wheneverSet() async throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      controller.tableCellBackgroundColor = .red
      host.open(controller)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(try background(of: controller) == .red)
      styleAll(controller)
      #expect(try background(of: controller) == .systemBackground)
      #expect(controller.view.table?.separatorColor == .lightGray)
      #expect(controller.view.table?.backgroundColor == .systemBackground)
    }

    @Test("B20 each colour alone, set while rows are on show, is seen at once", arguments: [0, 1, 2, 3, 4])
    func eachAlone(index: Int) async throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      let properties: [ReferenceWritableKeyPath<GMSAutocompleteViewController, UIColor>] = [
        \.tableCellBackgroundColor, \.tableCellSeparatorColor, \.primaryTextColor,
        \.primaryTextHighlightColor,
        \.secondaryTextColor,
      ]
      #expect(try drawn(in: controller)[index] != .systemPink)
      controller[keyPath: properties[index]] = .systemPink
      #expect(try drawn(in: controller)[index] == .systemPink)
    }

    @Test("What is behind bar and table follows the row's colour, unless the app chose another")
    func ground() throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      #expect(controller.view.backgroundColor == AutocompleteColors.standard.cellBackground)
      controller.tableCellBackgroundColor = .gray
      #expect(controller.view.backgroundColor == .gray)
      controller.view.backgroundColor = .red
      controller.tableCellBackgroundColor = .white
      #expect(controller.view.backgroundColor == .red)
    }

    @Test("The background of a place's icon is a UIColor")
    func icon() {
      var answer = ServicePlace()
      answer.iconBackgroundColor = "#FF0000"
      let color: UIColor? = GMSPlace(answer).iconBackgroundColor
      #expect(color == .red)
    }

    @Test("B20 tintColor set while the retry button is on show is seen at once")
    func lateTint() async throws {
      let stage = Stage { _ in .failure(.server) }
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      host.open(controller)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      let table = try #require(controller.view.table)
      table.layoutIfNeeded()
      controller.tintColor = .systemPink
      table.layoutIfNeeded()
      #expect(table.simulatedFind(UIButton.self).first?.tintColor == .systemPink)
      controller.tintColor = nil
      table.layoutIfNeeded()
      #expect(table.simulatedFind(UIButton.self).first?.tintColor == AutocompleteColors.standard.tint)
    }

    /// The five colours of the first row, in the order of the properties.
    private func drawn(in controller: UIViewController) throws -> [UIColor?] {
      let table = try #require(controller.view.table)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      func colour(_ text: NSAttributedString?, _ index: Int) -> UIColor? {
        text?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
      }
      return [
        cell.backgroundColor, table.separatorColor, colour(content.attributedText, 3),
        colour(content.attributedText, 0), colour(content.secondaryAttributedText, 0),
      ]
    }

    @Test("C37 tintColor is that of the retry button")
    func tint() async throws {
      let stage = Stage { _ in .failure(.server) }
      let host = stage.show { BareHost() }
      let controller = stage.run { GMSAutocompleteViewController() }
      styleAll(controller)
      host.open(controller)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      let table = try #require(controller.view.table)
      table.layoutIfNeeded()
      #expect(table.simulatedFind(UIButton.self).first?.tintColor == .systemPink)
    }

    @Test(
      "B20 default texts have a contrast of 4.5 to 1 or more to the row, light and dark",
      arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(style: UIUserInterfaceStyle) {
      let colors = AutocompleteColors.standard
      let texts = [colors.primaryText, colors.primaryTextHighlight, colors.secondaryText, colors.tint]
      for text in texts {
        let pair = [text, colors.cellBackground].map { luminance($0.simulatedChannels(in: style)) }.sorted()
        #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5)
      }
      #expect(
        colors.cellBackground.simulatedChannels(in: .light)
          != colors.cellBackground.simulatedChannels(in: .dark))
    }

    @Test("B20 proxies reach the field of the controller and of an app's subclass, and its bars")
    func proxies() throws {
      let stage = Stage()
      styleBars()
      let host = stage.show { BareHost() }
      let plain = stage.run { GMSAutocompleteViewController() }
      host.open(plain)
      let field = try #require(plain.view.searchBar?.searchTextField)
      #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .green)
      #expect(field.attributedPlaceholder?.string == "Search")
      #expect(plain.view.simulatedFind(UINavigationBar.self).first?.barTintColor == .darkGray)
      #expect(plain.view.spinner?.color == .blue)
      #expect(plain.view.searchBar?.barTintColor == nil)

      host.dismiss(animated: false)
      let styled = stage.run { StyledController() }
      host.open(styled)
      #expect(styled.view.searchBar?.barTintColor == .red)
      #expect(
        styled.view.searchBar?.searchTextField.defaultTextAttributes[.foregroundColor] as? UIColor == .green)
    }

    @Test("Family 23 a subclass sets filter and colours from inside")
    func subclass() async throws {
      let stage = Stage()
      let host = stage.show { BareHost() }
      let controller = stage.run { StyledController() }
      host.open(controller)
      try #require(controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(stage.service.queries.first?.includedRegionCodes == ["au"])
      #expect(try background(of: controller) == .darkGray)
    }

    @Test("Controllers come out of storyboards")
    func storyboards() throws {
      let stage = Stage()
      try stage.run {
        let own = try #require(StoryboardController(coder: NSCoder()))
        #expect(own.madeBy == "storyboard")
        #expect(own.view.searchBar != nil)
        #expect(StoryboardController().madeBy == "code")
        #expect(GMSAutocompleteViewController(coder: NSCoder()) != nil)
        #expect(GMSAutocompleteResultsViewController(coder: NSCoder())?.view.table != nil)
      }
    }

    private func background(of controller: UIViewController) throws -> UIColor? {
      let table = try #require(controller.view.table)
      table.layoutIfNeeded()
      return table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor
    }

    private func luminance(_ channels: UIColor.Channels) -> Double {
      let linear = channels.map { Double($0) }.map {
        $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
  }
}
