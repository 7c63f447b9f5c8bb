import LegacyPlacesTesting
import MigrationAssistant

/// What is not as the baseline says, and what to do about it.
enum RatchetText {
  static func lines(_ differences: [Baseline.Difference]) -> [StyledText] {
    guard !differences.isEmpty else { return [StyledText("As the baseline says.", .strong)] }
    var lines: [StyledText] = []
    for (sort, title) in [
      (Baseline.Difference.Sort.new, "New legacy code"), (.changed, "More or fewer than recorded"),
      (.gone, "Gone: the baseline can shrink"),
    ] {
      let some = differences.filter { $0.sort == sort }
      guard !some.isEmpty else { continue }
      lines.append(StyledText("\(title) (\(some.count))", sort == .gone ? .strong : .alert))
      lines += some.map { difference in
        let key = difference.key
        return StyledText("  \(visible(key.file)): \(key.code) ") + StyledText(visible(key.symbol), .strong)
          + StyledText(", \(key.kind.rawValue): \(difference.recorded) recorded, \(difference.found) found")
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
    let grew = differences.contains { $0.found > $0.recorded }
    lines.append(StyledText())
    lines.append(
      StyledText(
        grew
          ? "Use the async API for new code, or record what is meant with --write-baseline."
          : "Record the progress: run the same scan with --write-baseline and commit the file."))
    return lines
  }

  /// How many files import the layer in place of Google's SDK.
  private static func importsMoved(_ differences: [Baseline.Difference]) -> Int {
    func files(_ code: String, _ sort: Baseline.Difference.Sort) -> Set<String> {
      Set(differences.filter { $0.key.code == code && $0.sort == sort }.map(\.key.file))
    }
    return files("LP110", .new).intersection(files("LP100", .gone)).count
  }
}
