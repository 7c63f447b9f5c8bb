import Foundation

/// A folder of its own; it goes when it is let go of.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("assistant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func add(_ name: String, _ text: String) throws { try add(name, bytes: Array(text.utf8)) }

  func add(_ name: String, bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  struct GitFailed: Error {
    var code: Int32
  }

  /// What Git prints; without the user's own settings. An exit code of 1 means "none" to several commands.
  @discardableResult
  func git(_ arguments: String..., input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C.UTF-8",
    ]) { $1 }
    let (toGit, fromGit) = (Pipe(), Pipe())
    process.standardInput = toGit
    process.standardOutput = fromGit
    try process.run()
    toGit.fileHandleForWriting.write(Data(input.utf8))
    try toGit.fileHandleForWriting.close()
    let output = fromGit.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus <= 1 else { throw GitFailed(code: process.terminationStatus) }
    return String(decoding: output, as: UTF8.self)
  }
}
