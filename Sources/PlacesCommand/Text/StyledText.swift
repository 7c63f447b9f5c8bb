/// A text in pieces, each with a look; what a look means is decided when it is rendered.
package struct StyledText: Hashable, Sendable {
  /// How a piece looks.
  package enum Look: Hashable, Sendable {
    case plain
    /// Matched letters: bold and underlined, or in brackets.
    case matched
    case dim
    case strong
    case alert
    /// The chosen row, in reverse; only for terminals.
    case chosen
    /// Matched letters of the chosen row.
    case chosenMatched
  }

  package struct Piece: Hashable, Sendable {
    package var text: String
    package var look: Look

    package init(text: String, look: Look) {
      self.text = text
      self.look = look
    }
  }

  package var pieces: [Piece] = []
  /// The column that further rows begin at when the text is wrapped.
  package var hang = 2

  package init(_ text: String = "", _ look: Look = .plain) {
    if !text.isEmpty { pieces = [Piece(text: text, look: look)] }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.pieces += right.pieces
    return result
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
  }

  /// Columns on a terminal, where looks take none.
  package var width: Int { pieces.reduce(0) { $0 + displayWidth($1.text) } }

  /// The text cut to so many columns; what was cut ends in an ellipsis.
  package func cut(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    guard columns > 0 else { return StyledText() }
    var room = columns - 1
    var result = StyledText()
    for piece in pieces {
      var kept = ""
      for character in piece.text {
        let width = displayWidth(character)
        guard width <= room else {
          result += StyledText(kept, piece.look) + StyledText("…")
          return result
        }
        kept.append(character)
        room -= width
      }
      result += StyledText(kept, piece.look)
    }
    return result + StyledText("…")
  }

  /// The same text as a chosen row.
  package var chosen: StyledText {
    var result = self
    for index in pieces.indices {
      result.pieces[index].look = pieces[index].look == .matched ? .chosenMatched : .chosen
    }
    return result
  }
}

/// Turns looks into escape sequences or into plain text.
package enum Style: Sendable {
  case plain
  case terminal

  package func render(_ text: StyledText) -> String {
    text.pieces.map { render($0) }.joined()
  }

  /// A text that takes as many columns as it will when rendered: in plain text, marks are letters.
  package func fitting(_ text: StyledText) -> StyledText {
    guard self == .plain else { return text }
    var result = StyledText(render(text))
    result.hang = text.hang
    return result
  }

  private func render(_ piece: StyledText.Piece) -> String {
    switch (self, piece.look) {
    case (.plain, .matched), (.plain, .chosenMatched): "[\(piece.text)]"
    case (.plain, _), (.terminal, .plain): piece.text
    case (.terminal, .matched): "\u{1B}[1;4m\(piece.text)\u{1B}[0m"
    case (.terminal, .dim): "\u{1B}[2m\(piece.text)\u{1B}[0m"
    case (.terminal, .strong): "\u{1B}[1m\(piece.text)\u{1B}[0m"
    case (.terminal, .alert): "\u{1B}[1;31m\(piece.text)\u{1B}[0m"
    case (.terminal, .chosenMatched): "\u{1B}[1;4;7m\(piece.text)\u{1B}[0m"
    case (.terminal, .chosen): "\u{1B}[7m\(piece.text)\u{1B}[0m"
    }
  }

  func alert(_ text: String) -> String { render(StyledText(text, .alert)) }
}
