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
    let grew = differences.contains { $0.found > $0.recorded }
    lines.append(StyledText())
    lines.append(
      StyledText(
        grew
          ? "Use the async API for new code, or record what is meant with --write-baseline."
          : "Record the progress: run the same scan with --write-baseline and commit the file."))
    return lines
  }
}
