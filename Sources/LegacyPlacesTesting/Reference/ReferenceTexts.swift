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

  /// The matched parts of a text as location and length in UTF-16 units (C58): runs of scalars that some part
  /// covers.
  static func ranges(of matches: [ServiceMatch], in text: String) -> [[Int]] {
    var ranges: [[Int]] = []
    var unit = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let length = scalar.value > 0xFFFF ? 2 : 1
      if matches.contains(where: { $0.startOffset <= index && index < $0.endOffset }) {
        if let last = ranges.last, last[0] + last[1] == unit {
          ranges[ranges.count - 1][1] += length
        } else {
          ranges.append([unit, length])
        }
      }
      unit += length
    }
    return ranges
  }
}

extension PredictionFacts {
  /// What old code sees of a prediction that the service answered with.
  init(seen place: ScenarioPlace) {
    self.init(
      placeID: place.id, text: place.text, primary: place.primary, secondary: place.secondary,
      matches: ReferenceTexts.ranges(of: place.matches, in: place.text),
      types: place.types, distance: place.distance)
  }
}
