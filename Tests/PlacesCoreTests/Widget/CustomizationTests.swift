import Foundation
import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@Suite("How the autocomplete widget looks")
@MainActor
struct CustomizationTests {
  @Test("N13 by default two lines, an icon and the standard theme")
  func defaults() {
    let customization = AutocompleteUICustomization()
    #expect(customization.listDensity == .twoLine)
    #expect(customization.listItemIcon == .defaultIcon)
    #expect(customization.theme == PlacesMaterialTheme())
    let other = AutocompleteUICustomization(listDensity: .multiLine, listItemIcon: .noIcon)
    #expect(other.listDensity == .multiLine)
    #expect(other.listItemIcon == .noIcon)
    #expect(other.theme == PlacesMaterialTheme())
  }

  @Test("N13 density and icon reach the rows, also while they are shown")
  func rows() async throws {
    let bench = WidgetBench(rule: { _ in
      .predictions(PredictionAnswer(places: [.scripted("a", "Sydney", secondary: "Australia", matched: 3)]))
    })
    await bench.show(initialQuery: "syd")
    let row = try #require(bench.list.rows.first)
    #expect(String(row.suggestion.attributedPrimaryText.characters) == "Sydney")
    #expect(row.lineLimit == 1)
    #expect(row.showsIcon)
    bench.configure {
      $0.uiCustomization = AutocompleteUICustomization(listDensity: .multiLine, listItemIcon: .noIcon)
    }
    let changed = try #require(bench.list.rows.first)
    #expect(changed.lineLimit == nil)
    #expect(!changed.showsIcon)
    #expect(changed.suggestion == row.suggestion)
    #expect(bench.service.calls.count == 1)
    await bench.tap(row)
    #expect(bench.told == ["suggestion closed"], "a row of an older look is the same place")
  }

  @Test("A theme is equal to another until one of its values differs")
  func equality() {
    let theme = PlacesMaterialTheme()
    let changes: [(inout PlacesMaterialTheme) -> Void] = [
      { $0.color.onSurface = $0.color.surface },
      { $0.font.bodySmall = $0.font.displaySmall },
      { $0.shape.cornerRadiusThumbnail += 1 },
      { $0.measurement.spacingTwoExtraLarge += 1 },
      { $0.attribution.darkModeColor = .black },
    ]
    var seen: Set = [theme]
    for change in changes {
      var changed = theme
      change(&changed)
      #expect(changed != theme)
      seen.insert(changed)
    }
    #expect(seen.count == changes.count + 1)
  }

  #if !canImport(SwiftUI)
    @Test("B20 text has a contrast of 4.5 to 1 or more to what it stands on")
    func contrast() {
      let color = PlacesMaterialColor()
      let pairs = [
        (color.onSurface, color.surface), (color.onSurfaceVariant, color.surface),
        (color.primary, color.surface), (color.positive, color.surface), (color.negative, color.surface),
        (color.info, color.surface), (color.onSurface, color.neutralContainer),
        (color.onNeutralContainer, color.neutralContainer),
        (color.onPrimaryContainer, color.primaryContainer),
        (color.onSecondaryContainer, color.secondaryContainer),
        (color.onPositiveContainer, color.positiveContainer),
      ]
      for (text, ground) in pairs {
        let (light, dark) = (max(luminance(text), luminance(ground)), min(luminance(text), luminance(ground)))
        #expect((light + 0.05) / (dark + 0.05) >= 4.5, "\(text) on \(ground)")
      }
    }

    /// The relative luminance of WCAG 2.
    private func luminance(_ color: PlainColor) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
  #endif
}
