/// How many columns a text takes on a terminal: wide letters and emoji two, combining marks none.
package func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

/// Columns of one character.
package func displayWidth(_ character: Character) -> Int {
  if character.isASCII { return character.isNewline || character < " " ? 0 : 1 }
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if scalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
  // Regional indicators come in pairs.
  if (0x1F1E6...0x1F1FF).contains(first.value) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return wide.contains { $0.contains(first.value) } ? 2 : 1
  }
}

/// East Asian wide and full-width blocks (Unicode Standard Annex 11), coarsely.
private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
  0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]

/// Spaces after the text as far as a column.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - displayWidth(text)))
}
