import Foundation
import MigrationAssistant
import Testing

/// Which files of a tree are read, and what is said about the others.
@Suite("Source tree")
struct SourceTreeTests {
  @Test("Sources are found at any depth, other people's code is left out")
  func usual() throws {
    let folder = try TemporaryFolder()
    for name in [
      "a.swift", "b.m", "c.mm", "d.h", "e.txt", "f.SWIFT", ".hidden/g.swift", "Pods/h.m",
      "sub/Carthage/i.swift",
      "X.xcframework/Headers/j.h", ".build/k.swift", "noextension", "swift", ".swift",
    ] {
      try folder.add(name, "")
    }
    let tree = SourceTree([folder.path])
    #expect(
      tree.files.map { String($0.path.dropFirst(folder.path.count + 1)) } == [
        ".hidden/g.swift", "a.swift", "b.m", "c.mm", "d.h", "f.SWIFT",
      ])
  }

  @Test("What cannot be read is told and stops nothing")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    try folder.add("a.swift", "let a: GMSPlace\n")
    try folder.add("binary.swift", bytes: [0, 1, 2, 3])
    try folder.add("broken.swift", bytes: [0xFF, 0xFE, 0x00, 0xD8])
    try folder.add("notes.txt", "GMSPlace")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/circle", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/gone.swift", withDestinationPath: folder.path + "/nowhere.swift")
    let report = await ScanReport.scan(
      SourceTree([folder.path, folder.path + "/notes.txt", folder.path + "/missing"]))
    #expect(report.files.map(\.path) == [folder.path + "/a.swift"])
    #expect(
      report.skipped.map { String($0.path.dropFirst(folder.path.count + 1)) } == [
        "binary.swift", "broken.swift", "missing", "notes.txt",
      ])
    #expect(report.skipped.allSatisfy { !$0.reason.isEmpty })
    #expect(report.filesRead == 1)
  }

  @Test("A file that is larger than the limit is told")
  func large() async throws {
    let folder = try TemporaryFolder()
    try folder.add("a.swift", bytes: [UInt8](repeating: UInt8(ascii: " "), count: ScanReport.largestFile + 1))
    let report = await ScanReport.scan(SourceTree([folder.path]))
    #expect(report.skipped.map(\.reason) == ["The file is larger than 32 MB."])
  }

  @Test("A file that two paths lead to is read once")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.add("sub/a.swift", "")
    #expect(SourceTree([folder.path, folder.path + "/sub", folder.path + "/sub/a.swift"]).files.count == 1)
  }
}
