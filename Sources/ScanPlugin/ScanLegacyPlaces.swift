import Foundation
import PackagePlugin

/// `swift package scan-legacy-places [--target NAME…] [options of legacy-places scan]`.
///
/// Runs the scanner over the source folders of the package and hands on its words and its exit code, of which SwiftPM
/// makes 1 unless it is 0. Without
/// `--target` all targets of the package are read, tests too; those of its dependencies never.
@main
struct ScanLegacyPlaces: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = Set(targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }).sorted()
    guard !folders.isEmpty else {
      Diagnostics.error(
        "there is no target with sources here. Expected: a package with Swift or Objective-C.")
      return
    }

    let scan = Process()
    scan.executableURL = try context.tool(named: "legacy-places").url
    scan.arguments = ["scan"] + extractor.remainingArguments + outermost(of: folders)
    scan.currentDirectoryURL = context.package.directoryURL
    try scan.run()
    scan.waitUntilExit()
    // A message of its own would say less than what the scanner has said.
    if scan.terminationStatus != 0 { exit(scan.terminationStatus) }
  }

  /// The folders that lie in no other: targets may be nested, and no file is to be counted twice.
  private func outermost(of folders: [String]) -> [String] {
    folders.filter { folder in
      !folders.contains { $0 != folder && folder.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
  }
}
