import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What a snapshot looks like: lines, matches, messages, colours, attribution.
@MainActor
@Suite("Lists, look")
struct ListLookTests {
  @Test(
    "C57 C58 a row has two lines cut at their matches; the second may be missing",
    arguments: FrontDoor.lists)
  func lines(kind: FrontDoor) async throws {
    let stage = ScriptedStage { _ in
      .predictions(
        PredictionAnswer(places: [
          .scripted("a", "Sydney", secondary: "NSW, Australia", matched: 3), .scripted("b", "Sydney"),
        ]))
    }
    let screen = stage.list(kind)
    await stage.show("syd", on: screen)
    let rows = try #require(screen.door?.list.predictions)
    #expect(rows[0].primary == [.init(text: "Syd", isMatch: true), .init(text: "ney", isMatch: false)])
    #expect(rows[0].secondary == [.init(text: "NSW, Australia", isMatch: false)])
    #expect(rows[1].secondary == nil)
    #expect(rows.map(\.placeID) == ["a", "b"])
  }

  @Test(
    "runs put together are the text, whatever the offsets: overlapping, unordered, out of range, inside a character",
    arguments: [
      ("", []), ("Sydney", []), ("Sydney", [(0, 6)]), ("Sydney", [(4, 99), (-3, 2)]),
      ("Sydney", [(0, 4), (2, 5)]), ("Sydney", [(5, 2)]), ("👨‍👩‍👧 Zoë", [(0, 1), (6, 7)]),
      ("e\u{301}clair", [(0, 1)]),
    ] as [(String, [(Int, Int)])])
  func runs(text: String, matches: [(Int, Int)]) {
    let main = ServiceText(text, matches: matches.map { ServiceMatch(startOffset: $0.0, endOffset: $0.1) })
    let row = AutocompleteList.Prediction(
      ServicePrediction(placeId: "p", text: ServiceText("other"), structuredFormat: .init(mainText: main)))
    #expect(!row.primary.isEmpty)
    #expect(Array(row.primary.map(\.text).joined().unicodeScalars) == Array(text.unicodeScalars))
    let marked = row.primary.filter(\.isMatch).map(\.text.unicodeScalars.count).reduce(0, +)
    let count = text.unicodeScalars.count
    let expected = (0..<count).filter { index in matches.contains { $0.0 <= index && index < $0.1 } }.count
    #expect(marked == expected)
  }

  @Test("a prediction without a two-line form shows its one line")
  func oneLine() {
    let row = AutocompleteList.Prediction(ServicePrediction(placeId: "p", text: ServiceText("Sydney")))
    #expect(row.primary == [.init(text: "Sydney", isMatch: false)])
    #expect(row.secondary == nil)
  }

  @Test(
    "C67 D20 the attribution is a footer under predictions only, and no row", arguments: FrontDoor.lists)
  func attribution(kind: FrontDoor) async {
    let stage = ScriptedStage { call in
      switch call.input {
      case "none": .predictions(PredictionAnswer())
      case "bad": .failure(.network)
      default: ScriptedService.echo(call)
      }
    }
    let screen = stage.list(kind)
    #expect(screen.door?.list.attribution == nil)
    for text in ["none", "bad", ""] {
      await stage.show("s", on: screen)
      #expect(screen.door?.list.attribution == "Google Maps")
      #expect(screen.door?.list.rows.count == screen.door?.list.predictions.count)
      await stage.show(text, on: screen)
      #expect(screen.door?.list.attribution == nil)
    }
  }

  @Test(
    "texts can be translated at any time; the attribution is no text of that kind",
    arguments: FrontDoor.lists)
  func texts(kind: FrontDoor) async {
    let stage = ScriptedStage { call in
      call.input == "x" ? .failure(.network) : .predictions(PredictionAnswer())
    }
    let screen = stage.list(kind)
    screen.door?.texts.cantLoad = "Keine Ergebnisse"
    screen.door?.texts.retry = "Noch einmal"
    await stage.show("x", on: screen)
    #expect(screen.door?.list.rows == [.message(.init(text: "Keine Ergebnisse", retryTitle: "Noch einmal"))])
    await stage.show("y", on: screen)
    screen.door?.texts.noMatch = "Nichts gefunden"
    #expect(screen.door?.list.rows == [.message(.init(text: "Nichts gefunden", retryTitle: nil))])
    let names = Mirror(reflecting: AutocompleteListTexts()).children.compactMap(\.label)
    #expect(names == ["noMatch", "cantLoad", "retry", "searchPlaceholder", "cancel", "loading"])
    #expect(AutocompleteListTexts.attribution == "Google Maps")
  }

  @Test("C27 C37 the shipped texts")
  func english() {
    let texts = AutocompleteListTexts()
    #expect(texts.noMatch == "We didn't recognize that location")
    #expect(texts.cantLoad == "Can't load search results")
    #expect(texts.retry == "Try again")
  }

  @Test(
    "C37 B20 each of the six colours, once set, is the one that rows are drawn in, whenever it is set",
    arguments: FrontDoor.lists, [true, false])
  func explicitColors(kind: FrontDoor, before: Bool) async throws {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    let door = try #require(screen.door)
    #expect(door.list.colors == .standard)
    #expect(door.tintColor == nil)
    if !before { await stage.show("s", on: screen) }
    func color(_ number: Double) -> LegacyColor { LegacyColor(red: number / 10, green: 0, blue: 0) }
    door.tableCellBackgroundColor = color(1)
    door.tableCellSeparatorColor = color(2)
    door.primaryTextColor = color(3)
    door.primaryTextHighlightColor = color(4)
    door.secondaryTextColor = color(5)
    door.tintColor = color(6)
    if before { await stage.show("s", on: screen) }
    #expect(
      door.list.colors
        == AutocompleteColors(
          cellBackground: color(1), separator: color(2), primaryText: color(3),
          primaryTextHighlight: color(4), secondaryText: color(5), tint: color(6)))
    door.tintColor = nil
    #expect(door.list.colors.tint == AutocompleteColors.standard.tint)
  }

  nonisolated static let palettes = [AutocompletePalette.light, .dark]

  @Test("B20 default texts have a contrast of 4.5 or more in both appearances", arguments: palettes)
  func contrast(palette: AutocompletePalette) {
    for text in [palette.primaryText, palette.primaryTextHighlight, palette.secondaryText, palette.tint] {
      #expect(Self.contrast(text, palette.cellBackground) >= 4.5)
    }
    #expect(palette.primaryText != palette.primaryTextHighlight)
    #expect(palette.primaryText != palette.secondaryText)
  }

  @Test("the yardstick: black on white is 21 to 1, and #767676 on white just passes")
  func yardstick() throws {
    let white = try #require(PlainColor(hex: "#FFFFFF"))
    #expect(abs(Self.contrast(try #require(PlainColor(hex: "#000000")), white) - 21) < 0.01)
    #expect(abs(Self.contrast(try #require(PlainColor(hex: "#767676")), white) - 4.54) < 0.01)
  }

  /// The ratio of WCAG 2: `https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio`.
  nonisolated static func contrast(_ one: PlainColor, _ other: PlainColor) -> Double {
    func luminance(_ color: PlainColor) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }
}
