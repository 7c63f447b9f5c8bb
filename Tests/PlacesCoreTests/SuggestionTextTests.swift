import Foundation
import PlacesCore
import PlacesEngine
import Testing

@Suite("Matched parts of a suggestion's texts")
struct SuggestionTextTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var offsets: [(Int, Int)]
    /// The matched parts, and where they are in UTF-16.
    var parts: [String]
    var ranges: [NSRange]

    var testDescription: String { name }
    var serviceText: ServiceText {
      ServiceText(text, matches: offsets.map { ServiceMatch(startOffset: $0.0, endOffset: $0.1) })
    }
  }

  private static func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  static let cases = [
    Case(name: "start", text: "Sydney", offsets: [(0, 3)], parts: ["Syd"], ranges: [range(0, 3)]),
    Case(name: "no match", text: "Sydney", offsets: [], parts: [], ranges: []),
    Case(
      name: "two parts", text: "Pizza Roma", offsets: [(0, 5), (6, 7)], parts: ["Pizza", "R"],
      ranges: [range(0, 5), range(6, 1)]),
    Case(
      name: "behind an emoji, which is one scalar and two UTF-16 units", text: "🍕 Roma",
      offsets: [(2, 4)], parts: ["Ro"], ranges: [range(3, 2)]),
    Case(
      name: "behind a family of seven scalars", text: "👨‍👩‍👧‍👦 Roma", offsets: [(8, 12)], parts: ["Roma"],
      ranges: [range(12, 4)]),
    Case(
      name: "behind a combining mark", text: "Cafe\u{301} Roma", offsets: [(6, 8)], parts: ["Ro"],
      ranges: [range(6, 2)]),
    Case(
      name: "up to between a letter and its mark", text: "Cafe\u{301}", offsets: [(0, 4)],
      parts: ["Cafe\u{301}"], ranges: [range(0, 4)]),
    Case(
      name: "from between a letter and its mark", text: "Cafe\u{301} Roma", offsets: [(4, 8)],
      parts: ["e\u{301} Ro"], ranges: [range(4, 4)]),
    Case(
      name: "beyond the end", text: "Roma", offsets: [(2, 99)], parts: ["ma"], ranges: [range(2, 2)]),
    Case(name: "outside", text: "Roma", offsets: [(7, 9)], parts: [], ranges: []),
    Case(name: "below zero", text: "Roma", offsets: [(-3, 2)], parts: ["Ro"], ranges: [range(0, 2)]),
    Case(name: "inverted", text: "Roma", offsets: [(3, 1)], parts: [], ranges: []),
    Case(
      name: "extremes", text: "Roma", offsets: [(.min, .max)], parts: ["Roma"], ranges: [range(0, 4)]),
    Case(
      name: "overlapping", text: "Roma", offsets: [(0, 3), (1, 4)], parts: ["Roma"],
      ranges: [range(0, 4)]),
    Case(name: "empty text", text: "", offsets: [(0, 1)], parts: [], ranges: []),
    Case(name: "null byte", text: "a\u{0}b", offsets: [(2, 3)], parts: ["b"], ranges: [range(2, 1)]),
  ]

  @Test("C58 matched parts carry the attribute in all three texts, in both worlds", arguments: cases)
  func everyText(_ example: Case) {
    let text = example.serviceText
    let suggestion = AutocompletePlaceSuggestion(
      ServicePrediction(
        placeId: "a", text: text, structuredFormat: StructuredFormat(mainText: text, secondaryText: text)))

    let attributed = [suggestion.attributedFullText, suggestion.attributedPrimaryText]
    for attributed in attributed + (suggestion.attributedSecondaryText.map { [$0] } ?? []) {
      #expect(Array(String(attributed.characters).unicodeScalars) == Array(example.text.unicodeScalars))
      #expect(
        Samples.matches(attributed).map { Array($0.unicodeScalars) }
          == example.parts.map { Array($0.unicodeScalars) })
    }
    let legacy = [suggestion.legacyAttributedFullText, suggestion.legacyAttributedPrimaryText]
    for legacy in legacy + (suggestion.legacyAttributedSecondaryText.map { [$0] } ?? []) {
      #expect(Array(legacy.string.utf16) == Array(example.text.utf16))
      #expect(Samples.matches(legacy) == example.ranges)
    }
  }

  @Test("C57 only the second line may be absent; without two lines the first is the full text")
  func absentTexts() {
    let bare = AutocompletePlaceSuggestion(
      ServicePrediction(
        placeId: "a", text: ServiceText("France", matches: [ServiceMatch(startOffset: 0, endOffset: 2)])))
    #expect(bare.attributedPrimaryText == bare.attributedFullText)
    #expect(Samples.matches(bare.attributedPrimaryText) == ["Fr"])
    #expect(bare.attributedSecondaryText == nil && bare.legacyAttributedSecondaryText == nil)

    let emptySecond = AutocompletePlaceSuggestion(
      ServicePrediction(
        placeId: "a", text: ServiceText("France"),
        structuredFormat: StructuredFormat(mainText: ServiceText("F"), secondaryText: ServiceText(""))))
    #expect(String(emptySecond.attributedPrimaryText.characters) == "F")
    #expect(emptySecond.attributedSecondaryText == nil)
  }

  @Test("The mark can be replaced by what the app highlights with")
  func recipe() throws {
    let link = try #require(URL(string: "app:match"))
    let suggestion = AutocompletePlaceSuggestion(
      ServicePrediction(
        placeId: "a", text: ServiceText("Roma", matches: [ServiceMatch(startOffset: 0, endOffset: 2)])))
    let highlighted = Samples.highlighted(suggestion.attributedFullText, link: link)
    #expect(Samples.matches(highlighted) == [])
    #expect(
      highlighted.runs.map { String(highlighted[$0.range].characters) + ($0.link == nil ? "" : "!") }
        == ["Ro!", "ma"])
  }

  @Test("Both worlds name the attribute alike")
  func name() {
    #expect(
      NSAttributedString.Key.autocompleteMatch.rawValue
        == AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.name)
  }

  @Test("A suggestion keeps its answer and narrows it")
  func values() {
    let prediction = ServicePrediction(
      placeId: "abc", text: ServiceText("Roma"), types: ["restaurant", "food", "restaurant"],
      distanceMeters: 7)
    let suggestion = AutocompletePlaceSuggestion(prediction)
    #expect(suggestion.prediction == prediction)
    #expect(suggestion.placeID == "abc")
    #expect(suggestion.types == [.restaurant, .food])
    #expect(suggestion.description.contains("abc") && suggestion.description.contains("Roma"))
    #expect(Set([suggestion, suggestion]).count == 1)
  }
}
