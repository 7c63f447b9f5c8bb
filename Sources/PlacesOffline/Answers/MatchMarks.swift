import PlacesEngine

/// Marks in a text the parts that the typed words matched.
enum MatchMarks {
  /// The text with its matches, in Unicode scalars, ordered, without overlap.
  ///
  /// Each typed word marks one word of the text: the one after the last match if it fits, else the first that
  /// fits. Words typed one after the other that stand one after the other make one range, as the live service
  /// answers.
  ///
  /// - Parameter used: the positions of typed words that are not to be marked again; those marked here are added.
  static func mark(_ text: String, _ typed: TypedWords, used: inout Set<Int>) -> ServiceText {
    let folded = FoldedText(text)
    var marks: [Mark] = []
    var next = 0
    for (position, word) in typed.words.enumerated() where !used.contains(position) {
      let preferred = next..<folded.words.count
      guard
        let index = preferred.first(where: { fits(folded, $0, word, marks) })
          ?? folded.words.indices.first(where: { fits(folded, $0, word, marks) })
      else { continue }
      let range = folded.words[index].range
      let part = range.lowerBound..<range.lowerBound + word.count
      marks.append(
        Mark(
          scalars: folded.scalars(of: part), word: index, position: position,
          isWhole: part == range))
      next = index + 1
      used.insert(position)
    }
    marks.sort { $0.scalars.lowerBound < $1.scalars.lowerBound }
    var matches: [ServiceMatch] = []
    var last: Mark?
    for mark in marks {
      if let last, last.isWhole, mark.position == last.position + 1, mark.word == last.word + 1,
        let index = matches.indices.last
      {
        matches[index].endOffset = mark.scalars.upperBound
      } else {
        matches.append(
          ServiceMatch(startOffset: mark.scalars.lowerBound, endOffset: mark.scalars.upperBound))
      }
      last = mark
    }
    return ServiceText(text, matches: matches)
  }

  private struct Mark {
    var scalars: Range<Int>
    var word: Int
    var position: Int
    var isWhole: Bool
  }

  private static func fits(_ text: FoldedText, _ index: Int, _ word: [UInt8], _ marks: [Mark]) -> Bool {
    let range = text.words[index].range
    guard range.count >= word.count, text.bytes[range].starts(with: word) else { return false }
    let scalars = text.scalars(of: range.lowerBound..<range.lowerBound + word.count)
    return !marks.contains { $0.scalars.overlaps(scalars) }
  }
}
