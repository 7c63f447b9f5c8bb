import LegacyPlacesTesting
import MigrationAssistant

/// What is not as the baseline says, and what to do about it.
enum RatchetText {
  static func lines(_ differences: [Baseline.Difference]) -> [StyledText] {
    guard !differences.isEmpty else { return [StyledText("As the baseline says.", .strong)] }
    var lines: [StyledText] = []
    for (sort, title) in [
      (Baseline.Difference.Sort.new, "New legacy code"), (.changed, "More or fewer than recorded"),
      (.gone, "Gone: the baseline can shrink"), (.unread, "Recorded, but the file cannot be read"),
    ] {
      let some = differences.filter { $0.sort == sort }
      guard !some.isEmpty else { continue }
      lines.append(StyledText("\(title) (\(some.count))", sort == .gone ? .strong : .alert))
      lines += some.map { difference in
        let key = difference.key
        return StyledText("  \(visible(key.file)): \(key.code) ") + StyledText(visible(key.symbol), .strong)
          + StyledText(", \(key.kind.rawValue): \(difference.recorded) recorded, \(difference.found) found")
          + StyledText(places(difference), .dim)
      }
    }
    let ported = importsMoved(differences)
    if ported > 0 {
      lines.append(StyledText())
      lines.append(
        StyledText(
          "In \(counted(ported, "file")) the import has become that of LegacyPlaces, the first rung: "
            + "LP110 is new there and LP100 is gone. That much is meant."))
    }
    guard differences.contains(where: { $0.sort != .unread }) else { return lines }
    let grew = differences.contains { $0.found > $0.recorded }
    lines.append(StyledText())
    lines.append(
      StyledText(
        grew
          ? "Use the async API for new code, or record what is meant with --write-baseline."
          : "Record the progress: run the same scan with --write-baseline and commit the file."))
    return lines
  }

  /// Where what is found stands: ` (line 3, 12, 40 …)`.
  private static func places(_ difference: Baseline.Difference) -> String {
    guard !difference.places.isEmpty else { return "" }
    let lines = difference.places.prefix(5).map { String($0.line) }.joined(separator: ", ")
    return " (line \(lines)\(difference.places.count > 5 ? " …" : ""))"
  }

  /// How many files import the layer in place of Google's SDK.
  private static func importsMoved(_ differences: [Baseline.Difference]) -> Int {
    func files(_ code: String, _ sort: Baseline.Difference.Sort) -> Set<String> {
      Set(differences.filter { $0.key.code == code && $0.sort == sort }.map(\.key.file))
    }
    return files("LP110", .new).intersection(files("LP100", .gone)).count
  }
}
