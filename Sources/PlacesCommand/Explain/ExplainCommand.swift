import Foundation
import LegacyPlacesTesting
import MigrationAssistant
import MigrationCodes

extension Command {
  /// Says what a code or a symbol is about.
  static let explain = Command(
    name: "explain",
    abstract: "Says what a code or a legacy symbol is about, and what to do.",
    help: { ExplainCommand.help },
    run: { (arguments, host) async throws(UsageError) in
      try ExplainCommand.run(ExplainOptions(arguments), host: host)
    })
}

/// What `explain` was asked.
package struct ExplainOptions: Sendable {
  var topic = ""
  var json = false
  var noColor = false

  init(_ arguments: [String]) throws(UsageError) {
    let rest = try parse(arguments, by: Self.table, into: &self)
    guard let first = rest.first, !first.isEmpty else {
      throw UsageError("there is no CODE or SYMBOL.", expected: "such as 'LP104' or 'lookUpPlaceID'")
    }
    guard rest.count == 1 else {
      throw UsageError("there is more than one topic: \(quoted(rest[1])).", expected: "one code or symbol")
    }
    topic = first
  }

  package static let table: [Option<ExplainOptions>] = [
    .flag("--json", "Prints one JSON document instead of text.") { $0.json = true },
    .flag("--no-color", "Prints plain text on a terminal too, as NO_COLOR does.") { $0.noColor = true },
  ]
}

/// The command `explain`.
package enum ExplainCommand {
  package static var help: String {
    """
    Says what a code of the notices, of the scan or of a compiler message is about, or
    what became of a legacy symbol: why, what to use, before and after.

    Usage: legacy-places explain CODE|SYMBOL [options]

    Options:
    \(HelpText.table(ExplainOptions.table))
    Examples:
      legacy-places explain LP206
      legacy-places explain GMSAutocompleteFetcher
      legacy-places explain 'provide(_:)'

    """
  }

  @MainActor
  static func run(_ options: ExplainOptions, host: CommandHost) throws(UsageError) -> ExitCode {
    var codes = MigrationCode.about(options.topic)
    if codes.isEmpty {
      codes = OtherSpellings.codes(of: options.topic).compactMap { MigrationCode.code($0) }
    }
    if codes.isEmpty, let dot = options.topic.lastIndex(of: ".") {
      codes = MigrationCode.about(String(options.topic[options.topic.index(after: dot)...]))
      if codes.isEmpty { codes = MigrationCode.about(String(options.topic[..<dot])) }
    }
    guard !codes.isEmpty else {
      throw UsageError(
        "nothing is known about \(quoted(options.topic)).",
        expected: "a code such as 'LP104', or a legacy symbol",
        nearest: nearest(to: options.topic))
    }
    if options.json {
      host.write(JSONValue.array(codes.map(document)).text() + "\n")
    } else {
      host.print(
        Array(codes.map(lines).joined(separator: [StyledText()])), noColor: options.noColor)
    }
    return .success
  }

  /// The word that was meant; of one that was not written to its end, the shortest that goes on.
  private static func nearest(to topic: String) -> String? {
    // A call is rather asked about by its base name.
    let names = MigrationCode.topics + OtherSpellings.all
    let words = names.map { String($0.prefix { $0 != "(" && $0 != ":" }) } + names
    if let word = nearestWord(to: topic, in: words) { return word }
    let start = topic.lowercased()
    return topic.count < 4
      ? nil
      : words.filter { $0.lowercased().hasPrefix(start) }.min { ($0.count, $0) < ($1.count, $1) }
  }

  private static func document(_ code: MigrationCode) -> JSONValue {
    .object([
      "code": .string(code.id), "class": .string(code.weight.rawValue), "message": .string(code.message),
      "replacement": code.replacement.map { .string($0) }, "symbols": .strings(code.symbols),
      "deprecated": code.history.deprecated.map { .string($0) },
      "removed": code.history.removed.map { .string($0) },
      "before": code.example.map { .string($0.before) }, "after": code.example.map { .string($0.after) },
      "guide": .string("MIGRATION.md#\(code.anchor)"),
    ])
  }

  private static func lines(_ code: MigrationCode) -> [StyledText] {
    var lines = [
      StyledText("\(code.id)  ", .strong) + StyledText(code.message, .strong)
        + StyledText("  (\(code.weight.rawValue))", .dim)
    ]
    if !code.history.words.isEmpty { lines.append(StyledText("In Google's SDK: \(code.history.words).")) }
    if let replacement = code.replacement { lines.append(StyledText("Use instead: \(replacement).")) }
    if let example = code.example {
      lines.append(StyledText())
      lines.append(StyledText("Before", .strong))
      lines += example.before.split(separator: "\n", omittingEmptySubsequences: false).map {
        StyledText("  \($0)")
      }
      lines.append(StyledText("After", .strong))
      lines += example.after.split(separator: "\n", omittingEmptySubsequences: false).map {
        StyledText("  \($0)")
      }
    }
    if !code.symbols.isEmpty {
      lines.append(StyledText())
      lines.append(StyledText("It speaks about \(code.symbols.joined(separator: ", ")).", .dim))
    }
    lines.append(StyledText("More: MIGRATION.md#\(code.anchor)", .dim))
    return lines
  }
}
