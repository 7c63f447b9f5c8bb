import LegacyPlacesTesting
import MigrationAssistant
import MigrationCodes

/// A scan as text: the findings, then the numbers, then what to do next.
///
/// Against a baseline it is what is not as recorded, below the total; a summary has the numbers there, too.
struct ScanText {
  var report: ScanReport
  var differences: [Baseline.Difference]?
  var isSummary: Bool

  var lines: [StyledText] {
    var lines: [StyledText] = []
    if differences == nil, !isSummary { lines += findings }
    lines.append(total)
    if differences == nil || isSummary { lines += numbers }
    lines += skipped + recoded
    if let differences {
      lines += [StyledText()] + RatchetText.lines(differences)
    } else {
      lines += next
    }
    return lines
  }

  private var findings: [StyledText] {
    report.files.flatMap { file in
      file.findings.map { finding in
        StyledText("\(visible(file.path)):\(finding.line):\(finding.column): ")
          + StyledText(finding.kind.rawValue, finding.kind == .mistake ? .alert : .plain)
          + StyledText(" \(finding.code) ", .dim) + StyledText(visible(finding.symbol), .strong)
      } + [StyledText()]
    }
  }

  private var total: StyledText {
    let read = counted(report.filesRead, "file")
    guard report.count > 0 else { return StyledText("No legacy code in \(read).", .strong) }
    return StyledText("\(counted(report.count, "finding")) in \(report.files.count) of \(read)", .strong)
  }

  private var numbers: [StyledText] {
    guard report.count > 0 else { return [] }
    let totals = ScanTotals(report)
    var lines: [StyledText] = []
    let most = max(totals.blocking, totals.advice, totals.possible, 1)
    for (title, count) in [
      ("blocks removal", totals.blocking), ("advice", totals.advice), ("possible", totals.possible),
    ] {
      let bar = String(repeating: "█", count: count == 0 ? 0 : max(1, count * 30 / most))
      lines.append(
        StyledText("  \(title.padded(to: 15))")
          + StyledText("\(String(count).padded(to: 6, right: true))  \(bar)"))
    }
    lines.append(StyledText())
    lines.append(StyledText("By code", .strong))
    for (code, count) in totals.byCode {
      let known = MigrationCode.code(code)
      lines.append(
        StyledText("  \(code)\(String(count).padded(to: 6, right: true))  ")
          + StyledText(known?.message ?? ""))
    }
    if totals.byFile.count > 1 {
      lines.append(StyledText())
      lines.append(StyledText("Most in", .strong))
      for (file, count) in totals.byFile.prefix(10) {
        lines.append(StyledText("  \(String(count).padded(to: 5, right: true))  \(visible(file))"))
      }
    }
    return lines
  }

  private var skipped: [StyledText] {
    guard !report.skipped.isEmpty else { return [] }
    return [StyledText(), StyledText("Not read", .strong)]
      + report.skipped.map { StyledText("  \(visible($0.path)): \(visible($0.reason))") }
  }

  private var recoded: [StyledText] {
    guard !report.recoded.isEmpty else { return [] }
    return [StyledText(), StyledText("Not in UTF-8", .strong)]
      + report.recoded.sorted { $0.key < $1.key }.map {
        StyledText("  \(visible($0.key)): read as \($0.value.rawValue)")
      }
  }

  private var next: [StyledText] {
    guard let first = ScanTotals(report).byCode.first?.code else { return [] }
    return [
      StyledText(),
      StyledText("Next: 'legacy-places explain \(first)' says what to do about the commonest;"),
      StyledText("'--write-baseline legacy-places.baseline' records today's state, so that it only shrinks."),
    ]
  }
}

/// The numbers of a scan.
struct ScanTotals {
  var blocking = 0
  var advice = 0
  var possible = 0
  /// Commonest first.
  var byCode: [(code: String, count: Int)] = []
  var byFile: [(file: String, count: Int)] = []

  init(_ report: ScanReport) {
    var codes: [String: Int] = [:]
    // Asked for once, not for each of very many findings.
    let blockers = Set(MigrationCode.all.filter { $0.weight == .blocksRemoval }.map(\.id))
    for file in report.files {
      byFile.append((file.path, file.findings.count))
      for finding in file.findings {
        codes[finding.code, default: 0] += 1
        if finding.kind == .possible {
          possible += 1
        } else if finding.kind == .use, blockers.contains(finding.code) {
          blocking += 1
        } else {
          advice += 1
        }
      }
    }
    byCode = codes.map { ($0.key, $0.value) }.sorted { ($1.count, $0.code) < ($0.count, $1.code) }
    byFile.sort { ($1.count, $0.file) < ($0.count, $1.file) }
  }
}

extension String {
  /// Filled up with spaces, at the end or, when `right`, at the start.
  func padded(to width: Int, right: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(width - count, 0))
    return right ? fill + self : self + fill
  }
}
