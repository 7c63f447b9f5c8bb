import Foundation

/// What Git says about files that are to be changed: whether their present state can be had back.
enum GitTree {
  /// Why files must not be written, or nothing when all is committed.
  ///
  /// - Parameter files: absolute paths.
  static func objections(to files: [URL]) -> [String] {
    var repositories: [String: [String]] = [:]
    var outside: [String] = []
    for file in files {
      if let root = root(of: file) {
        repositories[root, default: []].append(file.path)
      } else {
        outside.append(file.path)
      }
    }
    var objections = outside.sorted().map {
      "\(visible($0)) is not in a Git repository, so its present text could not be had back."
    }
    for (root, paths) in repositories.sorted(by: { $0.key < $1.key }) {
      guard let status = run(root, ["status", "--porcelain", "--untracked-files=no"]) else {
        objections.append("Git does not answer for \(visible(root)), so its state is not known.")
        continue
      }
      let changes = status.split(separator: "\n").count
      if changes > 0 {
        objections.append(
          "The Git tree \(visible(root)) has \(counted(changes, "change")) that \(changes == 1 ? "is" : "are") not committed."
        )
      }
      for path in paths.sorted() where run(root, ["ls-files", "--error-unmatch", "--", path]) == nil {
        objections.append(
          "\(visible(path)) is not tracked by Git, so its present text could not be had back.")
      }
    }
    return objections
  }

  private static func root(of file: URL) -> String? {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return folder.path
      }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// What Git prints, or `nil` when it fails or is not there.
  private static func run(_ root: String, _ arguments: [String]) -> String? {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", root] + arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { return nil }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    #else
      return nil
    #endif
  }
}
