import LegacyPlacesTesting
import MigrationAssistant
import MigrationCodes

/// A scan as JSON, for machines.
enum ScanJSON {
  static let version = 1

  static func document(_ report: ScanReport, _ differences: [Baseline.Difference]?) -> JSONValue {
    let totals = ScanTotals(report)
    return .object([
      "command": .string("scan"),
      "version": .int(version),
      "findings": .array(report.files.flatMap { file in file.findings.map { finding($0, file.path) } }),
      "skipped": .array(
        report.skipped.map { .object(["file": .string($0.path), "reason": .string($0.reason)]) }),
      "recoded": .array(
        report.recoded.sorted { $0.key < $1.key }.map {
          .object(["file": .string($0.key), "encoding": .string($0.value.rawValue)])
        }),
      "counts": .object([
        "files": .int(report.filesRead), "filesWithFindings": .int(report.files.count),
        "findings": .int(report.count), "blocksRemoval": .int(totals.blocking), "advice": .int(totals.advice),
        "possible": .int(totals.possible),
        "byCode": .object(totals.byCode.map { JSONValue.Member(name: $0.code, value: .int($0.count)) }),
      ]),
      "baseline": differences.map { .array($0.map(difference)) },
    ])
  }

  private static func finding(_ finding: Finding, _ file: String) -> JSONValue {
    .object([
      "file": .string(file), "line": .int(finding.line), "column": .int(finding.column),
      "symbol": .string(finding.symbol), "code": .string(finding.code),
      "kind": .string(finding.kind.rawValue),
      "class": (MigrationCode.code(finding.code)?.weight.rawValue).map { .string($0) },
    ])
  }

  private static func difference(_ difference: Baseline.Difference) -> JSONValue {
    .object([
      "difference": .string(difference.sort.rawValue), "file": .string(difference.key.file),
      "code": .string(difference.key.code), "symbol": .string(difference.key.symbol),
      "kind": .string(difference.key.kind.rawValue), "recorded": .int(difference.recorded),
      "found": .int(difference.found),
      "lines": .array(difference.places.map { .int($0.line) }),
    ])
  }
}
