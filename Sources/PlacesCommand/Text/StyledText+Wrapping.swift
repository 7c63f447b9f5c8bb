extension StyledText {
  /// The text in rows of so many columns, broken at spaces; a word that is too long for a row stays whole.
  package func wrapped(to columns: Int) -> [StyledText] {
    guard width > columns, hang < columns else { return [self] }
    var rows: [StyledText] = []
    var row = StyledText()
    // Columns of the row so far, and whether it still lacks a word.
    var used = 0
    var isFresh = true
    for word in words {
      let isSpace = word.text.allSatisfy { $0 == " " }
      let width = displayWidth(word.text)
      if !isSpace, !isFresh, used + width > columns {
        rows.append(row.withoutTrailingSpace)
        row = StyledText(String(repeating: " ", count: hang))
        used = hang
      }
      // Space at the beginning of the text is layout; at the beginning of a further row it is none.
      row += StyledText(word.text, word.look)
      used += width
      if !isSpace { isFresh = false }
    }
    return rows + [row]
  }

  /// The text in runs of spaces and runs of other letters.
  private var words: [Piece] {
    pieces.flatMap { piece in
      var words: [Piece] = []
      for letter in piece.text {
        let isSpace = letter == " "
        if let last = words.last, (last.text.last == " ") == isSpace {
          words[words.count - 1].text.append(letter)
        } else {
          words.append(Piece(text: String(letter), look: piece.look))
        }
      }
      return words
    }
  }

  private var withoutTrailingSpace: StyledText {
    var result = self
    if let last = pieces.last, last.text.allSatisfy({ $0 == " " }) { result.pieces.removeLast() }
    return result
  }
}
