import Foundation
import LegacyPlacesTesting
import MigrationAssistant

extension Command {
  /// Finds legacy code.
  static let scan = Command(
    name: "scan",
    abstract: "Finds legacy code in a source tree, and keeps it from growing.",
    help: { ScanCommand.help },
    run: { (arguments, host) async throws(UsageError) in
      try await ScanCommand.run(ScanOptions(arguments), host: host)
    })
}

/// The command `scan`.
package enum ScanCommand {
  package static var help: String {
    """
    Finds code against Google's legacy Places SDK in Swift and Objective-C, and says
    for each finding what it is, whether it blocks the removal of the legacy layer,
    and which code explains it ('legacy-places explain CODE').

    Usage: legacy-places scan PATH… [options]

    Options:
    \(HelpText.table(ScanOptions.table))
    Findings are a 'use' of a legacy symbol, a 'possible' use on something of unknown
    type, or a 'mistake' that goes wrong whether or not the symbol is legacy.

    Never read are \(SourceTree.usualExcludes.map { $0.replacing("/", with: "") }.joined(separator: ", ")):
    what lies there is not yours to port.

    Exit codes: 0 done, whatever was found; 1 not as the baseline says; 2 wrong use;
    74 the output could not be written.

    Examples:
      legacy-places scan Sources
      legacy-places scan . --write-baseline legacy-places.baseline
      legacy-places scan . --baseline legacy-places.baseline
      legacy-places scan App --format html --output legacy.html

    """
  }

  @MainActor
  static func run(_ options: ScanOptions, host: CommandHost) async throws(UsageError) -> ExitCode {
    for path in options.paths where !FileManager.default.fileExists(atPath: path) {
      throw UsageError("there is no \(quoted(path)).", expected: "folders or files that exist")
    }
    for (option, path) in [("--output", options.output), ("--write-baseline", options.newBaseline)] {
      try checkTarget(path, of: option, options)
    }
    if let output = options.output, let record = options.baseline, place(output) == place(record) {
      throw UsageError(
        "--output and --baseline are the same file, which would be lost.",
        expected: "--output with another file")
    }
    let record = try options.baseline.map { path throws(UsageError) in try baseline(at: path) }
    let tree = SourceTree(
      options.paths, excludes: SourceTree.usualExcludes + options.excludes,
      honoursIgnoreFiles: options.honoursIgnoreFiles)
    let progress = ScanProgress(host, total: tree.files.count)
    let report = await ScanReport.scan(tree) { done in progress.tell(done) }
    progress.end()
    if report.filesRead == 0, let first = report.skipped.first {
      let more = report.skipped.count > 1 ? ", and so on for \(counted(report.skipped.count, "path"))" : ""
      throw UsageError(
        "nothing could be read. \(quoted(first.path)): \(first.reason)\(more)",
        expected: "folders with sources, or .swift, .m, .mm and .h files")
    }
    if let path = options.newBaseline {
      return try write(Baseline(report, in: folder(of: path)), to: path, options, host)
    }
    let differences = options.baseline.flatMap { path in
      record?.differences(from: report, in: folder(of: path))
    }
    let text: String
    switch options.format {
    case .json: text = ScanJSON.document(report, differences).text() + "\n"
    case .sarif: text = ScanSARIF.document(report).text() + "\n"
    case .html: text = ScanHTML.page(report, differences, paths: options.paths)
    case .text:
      let lines = ScanText(report: report, differences: differences, isSummary: options.isSummary).lines
      guard options.output != nil else {
        host.print(lines, noColor: options.noColor)
        return exitCode(differences)
      }
      text = lines.map { Style.plain.render($0) + "\n" }.joined()
    }
    if let path = options.output {
      try save(text, to: path, host)
    } else {
      host.write(text)
    }
    if options.format != .text, let differences, !differences.isEmpty {
      host.print(RatchetText.lines(differences), forErrors: true, noColor: options.noColor)
    }
    return exitCode(differences)
  }

  private static func exitCode(_ differences: [Baseline.Difference]?) -> ExitCode {
    differences?.isEmpty == false ? .serviceError : .success
  }

  private static func baseline(at path: String) throws(UsageError) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(
        "the baseline \(quoted(path)) cannot be read.",
        expected: "a file that --write-baseline wrote")
    }
    do throws(Baseline.Malformed) {
      return try Baseline(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw UsageError("\(quoted(path)), line \(error.line): \(visible(error.reason))")
    }
  }

  @MainActor
  private static func write(
    _ baseline: Baseline, to path: String, _ options: ScanOptions, _ host: CommandHost
  ) throws(UsageError) -> ExitCode {
    try save(baseline.text, to: path, host)
    host.print(
      [
        StyledText(
          "Recorded \(counted(baseline.total, "finding")) in \(visible(path)). Commit it, and let CI run:"),
        StyledText(
          "  legacy-places scan \(options.paths.map(visible).joined(separator: " ")) --baseline \(visible(path))"
        ),
      ], noColor: options.noColor)
    return .success
  }

  @MainActor
  private static func save(_ text: String, to path: String, _ host: CommandHost) throws(UsageError) {
    do {
      try host.save(text, URL(fileURLWithPath: path))
    } catch {
      throw UsageError(
        "\(quoted(path)) cannot be written: " + visible((error as NSError).localizedDescription),
        expected: "a file in a folder that exists")
    }
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func folder(of path: String) -> URL {
    URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// What is written never takes the place of a source.
  private static func checkTarget(
    _ path: String?, of option: String, _ options: ScanOptions
  ) throws(UsageError) {
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    guard
      Scanner.Language(
        pathExtension: URL(fileURLWithPath: path).resolvingSymlinksInPath().pathExtension)
        == nil
    else {
      throw UsageError("\(option) would replace the source \(quoted(path)).", expected: "another file")
    }
  }
}

/// How far a scan is, on a terminal.
private final class ScanProgress: Sendable {
  private let tellOne: (@Sendable (Int) -> Void)?
  private let clear: (@MainActor @Sendable () -> Void)?

  @MainActor
  init(_ host: CommandHost, total: Int) {
    guard host.errorIsTerminal, total > 200 else {
      tellOne = nil
      clear = nil
      return
    }
    let write = host.writeError
    tellOne = { done in
      Task { @MainActor in write("\r\u{1B}[Kscanning \(done) of \(total) files") }
    }
    clear = { write("\r\u{1B}[K") }
  }

  func tell(_ done: Int) { tellOne?(done) }

  @MainActor func end() { clear?() }
}
