import LegacyPlacesTesting

/// The two time lines of a comparison: side by side with the steps in between, or one below the other where
/// there is no room for two.
struct CompareTimeLine {
  private let comparison: Comparison
  private let table: SideBySide
  private let columns: Int
  private let timeWidth: Int

  init(_ comparison: Comparison, columns: Int) {
    self.comparison = comparison
    self.columns = columns
    table = SideBySide(comparison)
    timeWidth = max(2, table.rows.map { "\($0.at)".count }.max() ?? 0)
  }

  var lines: [StyledText] {
    let lines =
      columns < CompareText.leastForTwo
      ? below(\.left, comparison.left.side) + [StyledText()] + below(\.right, comparison.right.side) : beside
    guard table.isMoved else { return lines }
    return lines + [
      StyledText("Times of a side that played in real time are moved to the scenario's steps.", .dim)
    ]
  }

  private func time(_ row: SideBySide.Row) -> String {
    let text = "\(row.at)"
    return String(repeating: " ", count: timeWidth - text.count) + text
  }

  // MARK: - Side by side

  private var beside: [StyledText] {
    // Two spaces, the time, and for each side two spaces and a mark of two.
    let width = max(8, (columns - 2 - timeWidth - 2 * 4) / 2)
    let names = [comparison.left.side, comparison.right.side].map {
      StyledText(visible($0), .strong).cut(to: width)
    }
    let head =
      StyledText("  " + padded("ms", to: timeWidth) + "    ", .dim) + names[0]
      + StyledText(String(repeating: " ", count: width - names[0].width + 4)) + names[1]
    return [head] + table.rows.flatMap { row in rows(of: row, width) }
  }

  private func rows(of row: SideBySide.Row, _ width: Int) -> [StyledText] {
    let time = StyledText("  " + time(row), .dim)
    let gap = StyledText(String(repeating: " ", count: 2 + timeWidth))
    if row.isShared, let event = row.left?.event {
      return broken("· " + visible(event.words.cutForReading), to: 2 * width + 4).enumerated().map {
        index, text in
        (index == 0 ? time : gap) + StyledText("    " + text, .dim)
      }
    }
    let left = cell(row.left, row, width)
    let right = cell(row.right, row, width)
    return (0..<max(left.count, right.count, 1)).map { index in
      var line = index == 0 ? time : gap
      let one = index < left.count ? left[index] : StyledText()
      line += mark(row.isDifference && index == 0) + one
      guard index < right.count else { return line }
      line += StyledText(String(repeating: " ", count: max(0, width - one.width)))
      return line + mark(row.isDifference && index == 0) + right[index]
    }
  }

  private func mark(_ isDifference: Bool) -> StyledText {
    isDifference ? StyledText("  ≠ ", .alert) : StyledText("    ")
  }

  private func cell(_ cell: SideBySide.Cell?, _ row: SideBySide.Row, _ width: Int) -> [StyledText] {
    guard let cell else { return row.isDifference ? [StyledText("(nothing)", .alert)] : [] }
    let look: StyledText.Look = cell.isDifference ? .alert : row.lane == .step ? .dim : .plain
    return broken(words(cell, row.lane), to: width).map { StyledText($0, look) }
  }

  private func words(_ cell: SideBySide.Cell, _ lane: SideBySide.Lane) -> String {
    let arrow =
      switch lane {
      case .asked: "→ "
      case .ended: "← "
      case .step, .note: "· "
      case .told: ""
      }
    return arrow + visible(cell.event.words.cutForReading)
  }

  // MARK: - One below the other

  private func below(
    _ side: KeyPath<SideBySide.Row, SideBySide.Cell?>, _ name: String
  ) -> [StyledText] {
    let width = max(8, columns - 4 - timeWidth - 2)
    var lines = [StyledText(visible(name), .strong)]
    for row in table.rows {
      let cell = row[keyPath: side]
      guard cell != nil || row.isDifference else { continue }
      let words = cell.map { self.words($0, row.lane) } ?? "(nothing)"
      let look: StyledText.Look =
        row.isDifference ? .alert : row.lane == .step || row.lane == .note ? .dim : .plain
      for (index, text) in broken(words, to: width).enumerated() {
        var line = StyledText(row.isDifference && index == 0 ? "≠ " : "  ", .alert)
        line += StyledText(index == 0 ? time(row) : String(repeating: " ", count: timeWidth), .dim)
        lines.append(line + StyledText("  " + text, look))
      }
    }
    return lines
  }
}

extension String {
  /// What is longer than anybody reads is cut; the JSON has the whole.
  fileprivate var cutForReading: String {
    let limit = 2_000
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return "\(self[..<end])… (\(utf8.count) bytes)"
  }
}

/// The text in rows of at most so many columns, broken at spaces, and inside words that are too long.
func broken(_ text: String, to width: Int) -> [String] {
  var rows: [String] = []
  var row = ""
  var used = 0
  func endRow() {
    rows.append(row)
    // What goes on is set in, where there is room.
    row = width > 12 ? "  " : ""
    used = row.count
  }
  for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
    let space = index > 0 ? 1 : 0
    if used + space + displayWidth(word) <= width {
      row += (space == 1 ? " " : "") + word
      used += space + displayWidth(word)
      continue
    }
    if index > 0 { endRow() }
    for letter in word {
      if used + displayWidth(letter) > width { endRow() }
      row.append(letter)
      used += displayWidth(letter)
    }
  }
  return rows + [row]
}
