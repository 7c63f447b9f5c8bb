import Foundation
import LegacyPlaces
import PlacesEngine
import Testing

@Suite("Predictions")
struct PredictionTests {
  private func prediction(
    _ text: ServiceText, main: ServiceText? = nil, secondary: ServiceText? = nil, distance: Int? = nil
  ) -> GMSAutocompletePrediction {
    GMSAutocompletePrediction(
      ServicePrediction(
        placeId: "ChIJ1", text: text,
        structuredFormat: main.map { StructuredFormat(mainText: $0, secondaryText: secondary) },
        types: ["route", "geocode"], distanceMeters: distance))
  }

  private func matched(_ text: NSAttributedString) -> [String] {
    var found: [String] = []
    text.enumerateAttribute(
      kGMSAutocompleteMatchAttribute, in: NSRange(location: 0, length: text.length), options: []
    ) { value, range, _ in
      guard let fragment = value as? GMSAutocompleteMatchFragment else { return }
      #expect(NSRange(location: Int(fragment.offset), length: Int(fragment.length)) == range)
      found.append((text.string as NSString).substring(with: range))
    }
    return found
  }

  @Test("C58 matched parts are marked in all three texts")
  func matches() throws {
    let prediction = prediction(
      ServiceText("Sydney NSW", matches: [.init(startOffset: 0, endOffset: 3)]),
      main: ServiceText("Sydney", matches: [.init(startOffset: 0, endOffset: 3)]),
      secondary: ServiceText("NSW Syd", matches: [.init(startOffset: 4, endOffset: 7)]))
    #expect(matched(prediction.attributedFullText) == ["Syd"])
    #expect(matched(prediction.attributedPrimaryText) == ["Syd"])
    #expect(matched(try #require(prediction.attributedSecondaryText)) == ["Syd"])
  }

  @Test(
    "C58 offsets count scalars, ranges count UTF-16 units, and both are clamped",
    arguments: [
      ("🏖🏖 Bondi", 3, 8, ["Bondi"]), ("🏖🏖 Bondi", 1, 2, ["🏖"]), ("e\u{301}te\u{301}", 2, 3, ["t"]),
      ("Bondi", 3, 99, ["di"]), ("Bondi", -4, 2, ["Bo"]), ("Bondi", 4, 2, []), ("", 0, 1, []),
    ] as [(String, Int, Int, [String])])
  func offsets(text: String, start: Int, end: Int, expected: [String]) {
    let prediction = prediction(ServiceText(text, matches: [.init(startOffset: start, endOffset: end)]))
    #expect(matched(prediction.attributedFullText) == expected)
  }

  @Test(
    "C58 parts that overlap or touch are one part; their order does not matter",
    arguments: [
      ([(0, 3), (2, 4)], ["York"]), ([(2, 4), (0, 3)], ["York"]), ([(0, 4), (1, 2)], ["York"]),
      ([(1, 2), (0, 4)], ["York"]), ([(0, 2), (0, 2)], ["Yo"]), ([(0, 2), (2, 4)], ["York"]),
      ([(0, 1), (2, 3)], ["Y", "r"]),
      ([(3, 9), (-1, 1), (0, 2)], ["Yo", "k"]),
    ] as [([(Int, Int)], [String])])
  func overlapping(matches: [(Int, Int)], expected: [String]) {
    let prediction = prediction(
      ServiceText("York", matches: matches.map { .init(startOffset: $0.0, endOffset: $0.1) }))
    #expect(matched(prediction.attributedFullText) == expected)
  }

  @Test(
    "C51 C57 C58 a suggestion of the newer style shows what a prediction shows", arguments: [true, false])
  func suggestion(twoLines: Bool) throws {
    let match = [ServiceMatch(startOffset: 0, endOffset: 3)]
    let answer = ServicePrediction(
      placeId: "ChIJ1", text: ServiceText("Sydney, NSW", matches: match),
      structuredFormat: twoLines
        ? StructuredFormat(
          mainText: ServiceText("Sydney", matches: match), secondaryText: ServiceText("NSW", matches: match))
        : nil,
      types: ["locality", "political"], distanceMeters: twoLines ? 12 : nil)
    let suggestion = try #require(GMSAutocompleteSuggestion(answer).placeSuggestion)
    let expected = twoLines ? ["Sydney, NSW", "Sydney", "NSW"] : ["Sydney, NSW", "Sydney, NSW", nil]
    let texts = [
      suggestion.attributedFullText, suggestion.attributedPrimaryText, suggestion.attributedSecondaryText,
    ]
    #expect(texts.map { $0?.string } == expected)
    #expect(texts.compactMap { $0 }.map { matched($0).count } == (twoLines ? [1, 1, 1] : [1, 1]))
    #expect(suggestion.placeID == "ChIJ1" && suggestion.types == ["locality", "political"])
    #expect(suggestion.distanceMeters?.intValue == (twoLines ? 12 : nil))
  }

  @Test("The attribute has the raw name seen in printed predictions")
  func attributeName() {
    #expect(NSAttributedString.Key.gmsAutocompleteMatchAttribute.rawValue == "GMSAutocompleteMatch")
    #expect(kGMSAutocompleteMatchAttribute == .gmsAutocompleteMatchAttribute)
  }

  @Test("C57 only the secondary text may be absent")
  func absentTexts() {
    let prediction = prediction(ServiceText("France"))
    #expect(prediction.attributedPrimaryText.string == "France")
    #expect(prediction.attributedSecondaryText == nil)
  }

  @Test("C51 the distance is there when the service gave one")
  func distance() {
    #expect(prediction(ServiceText("a"), distance: 1_234).distanceMeters == 1_234)
    #expect(prediction(ServiceText("a")).distanceMeters == nil)
  }

  @Test("The place id reads as an optional and as a plain string")
  func placeID() {
    let prediction = prediction(ServiceText("a"))
    let plain: String = prediction.placeID
    let forced = prediction.placeID!
    if let bound = prediction.placeID { #expect(bound == plain) }
    #expect(plain == "ChIJ1" && forced == "ChIJ1")
    let mapped: [String] = [prediction].map { $0.placeID }
    let compacted: [String] = [prediction].compactMap { $0.placeID }
    #expect(mapped == compacted)
    let inferred = prediction.placeID
    #expect([inferred].joined() == "ChIJ1")
    #expect("\(prediction.placeID)" == "ChIJ1")
    #expect([prediction].map(\.placeID).joined() == "ChIJ1")
    #expect(prediction.types == ["route", "geocode"])
  }
}
