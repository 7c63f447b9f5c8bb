import PlacesEngine

/// Texts as they are sent, and as old code reads them.
enum ReferenceTexts {
  /// D8: without the blank space around it.
  static func trimmed(_ text: String) -> String {
    var characters = Array(text)
    while let last = characters.last, last.isWhitespace { characters.removeLast() }
    while let first = characters.first, first.isWhitespace { characters.removeFirst() }
    return String(characters)
  }

  /// A match in Unicode scalars as location and length in UTF-16 units, clamped to the text; `nil` when
  /// nothing of it is left.
  static func range(of match: ServiceMatch, in text: String) -> (location: Int, length: Int)? {
    let scalars = Array(text.unicodeScalars)
    let start = min(max(match.startOffset, 0), scalars.count)
    let end = min(max(match.endOffset, 0), scalars.count)
    guard start < end else { return nil }
    func units(_ range: Range<Int>) -> Int {
      scalars[range].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    }
    return (units(0..<start), units(start..<end))
  }
}

extension PredictionFacts {
  /// What old code sees of a prediction that the service answered with.
  init(seen place: ScenarioPlace) {
    self.init(
      placeID: place.id, text: place.text, primary: place.primary, secondary: place.secondary,
      matches: place.matches.compactMap {
        ReferenceTexts.range(of: $0, in: place.text).map { [$0.location, $0.length] }
      },
      types: place.types, distance: place.distance)
  }
}
