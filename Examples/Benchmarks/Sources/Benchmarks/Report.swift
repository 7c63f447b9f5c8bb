import Foundation

/// What was measured, for people and for machines.
struct Report: Encodable {
  var sizes: Sizes
  var keystrokes: [Keystrokes.Row]
  var places: Int
  var texts: Int
  var lookUps: [LookUps.Row]

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  var table: String {
    let keystrokeTable = Self.table(
      ["a keystroke through", "predictions", "µs", "time", "allocations", ""],
      keystrokes.map { row in
        [
          row.contender, "\(row.predictions)", microseconds(row.nanosecondsPerKeystroke),
          ratio(row.timeRatio),
          row.allocationsPerKeystroke.map { String(format: "%.0f", $0) } ?? "not counted here",
          row.allocationRatio.map(ratio) ?? "",
        ]
      })
    let lookUpTable = Self.table(
      ["a look-up in", "per second", "p50 µs", "p99 µs", "time", "rows found"],
      lookUps.map { row in
        [
          row.contender, String(format: "%.0f", row.lookUpsPerSecond), microseconds(row.p50Nanoseconds),
          microseconds(row.p99Nanoseconds), ratio(row.timeRatio), "\(row.found)",
        ]
      })
    return """
      \(sizes.keystrokes) keystrokes a round, \(sizes.rounds) rounds

      \(keystrokeTable)

      \(texts) texts of one to eight letters among \(places) places, \(sizes.rounds) rounds

      \(lookUpTable)
      """
  }

  private func ratio(_ value: Double) -> String { String(format: "%.2f ×", value) }

  private func microseconds(_ nanoseconds: Nanoseconds) -> String {
    String(format: "%.1f", nanoseconds / 1000)
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + space : space + line[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
