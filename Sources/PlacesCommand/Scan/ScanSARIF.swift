import Foundation
import LegacyPlacesTesting
import MigrationAssistant
import MigrationCodes

/// A scan in the Static Analysis Results Interchange Format, version 2.1.0.
enum ScanSARIF {
  static func document(_ report: ScanReport) -> JSONValue {
    let used = Set(report.files.flatMap { $0.findings.map(\.code) })
    let rules = MigrationCode.all.filter { used.contains($0.id) }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("legacy-places"), "semanticVersion": .string(LegacyPlacesCommand.version),
              "rules": .array(rules.map(rule)),
            ])
          ]),
          "columnKind": .string("unicodeCodePoints"),
          "invocations": .array([
            .object([
              "executionSuccessful": .bool(true),
              "toolExecutionNotifications": .array(report.skipped.map(notification)),
            ])
          ]),
          "results": .array(
            report.files.flatMap { file in
              file.findings.map { result($0, file.path, rule: numbers[$0.code]) }
            }),
        ])
      ]),
    ])
  }

  private static func rule(_ code: MigrationCode) -> JSONValue {
    .object([
      "id": .string(code.id),
      "shortDescription": .object(["text": .string(code.message + ".")]),
      "help": code.replacement.map { .object(["text": .string("Use instead: \($0).")]) },
      "defaultConfiguration": .object(["level": .string(code.weight == .advice ? "note" : "warning")]),
    ])
  }

  private static func result(_ finding: Finding, _ file: String, rule: Int?) -> JSONValue {
    let message = MigrationCode.code(finding.code)?.message ?? finding.symbol
    return .object([
      "ruleId": .string(finding.code),
      "ruleIndex": rule.map { .int($0) },
      "kind": finding.kind == .possible ? .string("review") : nil,
      "level": .string(level(finding)),
      "message": .object(["text": .string("\(finding.symbol): \(message).")]),
      "locations": .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .string(uri(file))]),
            "region": .object([
              "startLine": .int(finding.line), "startColumn": .int(finding.characterColumn),
            ]),
          ])
        ])
      ]),
    ])
  }

  private static func level(_ finding: Finding) -> String {
    switch finding.kind {
    // A result that is for review has no level of its own.
    case .possible: "none"
    case .mistake: "warning"
    case .use: MigrationCode.code(finding.code)?.weight == .advice ? "note" : "warning"
    }
  }

  private static func notification(_ skipped: SourceTree.Skipped) -> JSONValue {
    .object([
      "level": .string("note"),
      "message": .object(["text": .string("\(skipped.path): \(skipped.reason)")]),
    ])
  }

  /// A path as a relative reference, or of an absolute path its file URL.
  private static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    return path.addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))) ?? path
  }
}
