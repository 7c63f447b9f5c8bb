import Foundation
import LegacyPlacesTesting
import MigrationAssistant

extension Command {
  /// Makes the safe edits.
  static let rewrite = Command(
    name: "rewrite",
    abstract: "Makes the safe edits to legacy code, and says what it left.",
    help: { RewriteCommand.help },
    run: { (arguments, host) async throws(UsageError) in
      try RewriteCommand.run(RewriteOptions(arguments), host: host)
    })
}

/// The command `rewrite`.
package enum RewriteCommand {
  package static var help: String {
    """
    Edits Swift code against Google's legacy Places SDK: only shapes of a known list, all
    others are noted and left. Shows a unified diff; --write changes the files. A second run
    changes nothing. Objective-C is never changed.

    Usage: legacy-places rewrite PATH… [options]

    Options:
    \(HelpText.table(RewriteOptions.table))
    The diff's names are those of PATH; 'git apply' and 'patch -p1' want to be called where
    they begin, so give PATHs inside the current folder.

    Exit codes: 0 done, also when there was nothing to do; 1 refused or could not write;
    2 wrong use.

    Examples:
      legacy-places rewrite Sources
      legacy-places rewrite Sources --write
      legacy-places rewrite Sources --level async --write

    """
  }

  @MainActor
  static func run(_ options: RewriteOptions, host: CommandHost) throws(UsageError) -> ExitCode {
    for path in options.paths where !FileManager.default.fileExists(atPath: path) {
      throw UsageError("there is no \(quoted(path)).", expected: "folders or files that exist")
    }
    let tree = SourceTree(
      options.paths, excludes: SourceTree.usualExcludes + options.excludes,
      honoursIgnoreFiles: options.honoursIgnoreFiles)
    let rewrite = TreeRewrite(tree, level: options.level)
    if options.writes, !rewrite.changed.isEmpty {
      if !options.allowsDirty {
        let objections = GitTree.objections(to: rewrite.changed.map(\.url))
        guard objections.isEmpty else {
          refuse(objections, options, host)
          return .serviceError
        }
      }
      guard write(rewrite.changed, options, host) else { return .serviceError }
    }
    if options.json {
      host.write(RewriteJSON.document(rewrite, options).text() + "\n")
      return .success
    }
    if !options.writes {
      let style = host.style(noColor: options.noColor)
      let isColoured = style == .terminal
      host.write(rewrite.changed.map { RewriteText.diff($0, isColoured: isColoured) }.joined())
    }
    host.print(
      RewriteText(rewrite: rewrite, isWritten: options.writes, level: options.level).lines,
      noColor: options.noColor)
    return .success
  }

  /// Writes each file whole or not at all, up to the first that cannot be written; tells what became of which.
  @MainActor
  private static func write(
    _ files: [TreeRewrite.File], _ options: RewriteOptions, _ host: CommandHost
  ) -> Bool {
    for (number, file) in files.enumerated() {
      do {
        try host.replace(file.after, file.url)
      } catch {
        let reason = (error as NSError).localizedDescription
        var lines = [
          StyledText("legacy-places rewrite: ", .alert)
            + StyledText("\(quoted(file.path)) cannot be written: \(visible(reason))"),
          StyledText("  It is as it was."),
        ]
        if number > 0 { lines.append(StyledText("  Written before it: \(names(files[..<number])).")) }
        if number + 1 < files.count {
          lines.append(StyledText("  Not written either: \(names(files[(number + 1)...]))."))
        }
        host.print(lines, forErrors: true, noColor: options.noColor)
        return false
      }
    }
    return true
  }

  private static func names(_ files: ArraySlice<TreeRewrite.File>) -> String {
    let names = files.prefix(10).map { visible($0.path) }.joined(separator: ", ")
    return files.count > 10 ? "\(names) and \(files.count - 10) more" : names
  }

  @MainActor
  private static func refuse(_ objections: [String], _ options: RewriteOptions, _ host: CommandHost) {
    var lines = [StyledText("legacy-places rewrite: ", .alert) + StyledText("nothing was written.")]
    lines += objections.prefix(10).map { StyledText("  \($0)") }
    if objections.count > 10 { lines.append(StyledText("  … and \(objections.count - 10) more.")) }
    lines.append(StyledText("Commit first, or write all the same with --allow-dirty."))
    host.print(lines, forErrors: true, noColor: options.noColor)
  }
}
