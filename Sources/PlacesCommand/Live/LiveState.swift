/// The live type-ahead without its terminal: keys and predictions in, effects and a screen out.
package struct LiveState {
  /// What a key asks for.
  package enum Effect: Hashable {
    case textChanged(String)
    /// The row of this index, as it stands on the screen.
    case choose(Int)
    case leave
  }

  /// What there is to show.
  package enum Content: Hashable {
    case nothing
    case rows([StyledText])
    case noMatch
    /// Lines that tell of an error.
    case failed([StyledText])
  }

  package private(set) var text = ""
  package private(set) var selected = 0
  package private(set) var content = Content.nothing
  /// Whether an answer is awaited.
  package var isAsking = false

  private let footer: [StyledText]

  package init(footer: [StyledText]) {
    self.footer = footer
  }

  package mutating func handle(_ key: Key) -> Effect? {
    switch key {
    case .text(let letters):
      return change(String((text + letters).prefix(TryOptions.maximumLength)))
    case .backspace: return change(String(text.dropLast()))
    case .clear: return change("")
    case .deleteWord:
      let end = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
      return change(String(end.lastIndex(where: \.isWhitespace).map { end[...$0] } ?? ""))
    case .up:
      selected = max(selected - 1, 0)
      return nil
    case .down:
      selected = min(selected + 1, max(rows.count - 1, 0))
      return nil
    case .enter: return rows.indices.contains(selected) ? .choose(selected) : nil
    case .escape, .interrupt: return .leave
    }
  }

  private mutating func change(_ new: String) -> Effect? {
    guard new != text else { return nil }
    text = new
    return .textChanged(new)
  }

  /// Takes what came of the newest text. The selection returns to the first row.
  package mutating func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    selected = 0
  }

  private var rows: [StyledText] {
    if case .rows(let rows) = content { rows } else { [] }
  }
}

// MARK: - The screen

extension LiveState {
  /// What stands on the terminal.
  package struct Screen: Hashable {
    /// At most as many as the terminal has rows; none is wider than it.
    package var lines: [StyledText]
    /// Where the next letter appears in the first line, from 0.
    package var cursor: Int
  }

  private static let prompt = "Search: "

  package func screen(columns: Int, rows height: Int) -> Screen {
    let columns = max(columns, 1)
    // The last column stays free: some terminals break the line once it is filled.
    let width = max(columns - 1, 0)
    let field = StyledText(Self.prompt, .strong).cut(to: width)
    let typed = tail(width: max(width - field.width, 0))
    var lines = [field + StyledText(typed)]
    switch content {
    case .nothing: lines.append(StyledText(isAsking ? "searching…" : "", .dim))
    case .noMatch: lines.append(StyledText(isAsking ? "searching…" : "No match."))
    case .failed(let text): lines += text
    case .rows(let rows):
      lines.append(StyledText(isAsking ? "searching…" : "", .dim))
      lines += rows.enumerated().map { index, row in
        index == selected
          ? (StyledText("> ") + row).cut(to: width).chosen
          : StyledText("  ") + row
      }
    }
    // Rows outrank the footer where there is not room for both.
    if lines.count + footer.count + 1 <= height { lines += [StyledText()] + footer }
    return Screen(
      lines: lines.prefix(max(height, 1)).map { $0.cut(to: width) },
      cursor: field.width + displayWidth(typed))
  }

  /// The end of the text, as far as there is room.
  private func tail(width: Int) -> String {
    var kept: [Character] = []
    var room = width
    for letter in text.reversed() {
      room -= displayWidth(letter)
      guard room >= 0 else { break }
      kept.append(letter)
    }
    return String(kept.reversed())
  }
}

extension LiveState.Screen {
  /// The bytes that draw it over whatever was there, without flicker.
  package func drawing(_ style: Style) -> String {
    let body = lines.map { style.render($0) + "\u{1B}[K" }.joined(separator: "\r\n")
    return "\u{1B}[?25l\u{1B}[H" + body + "\u{1B}[J\u{1B}[1;\(cursor + 1)H\u{1B}[?25h"
  }
}
