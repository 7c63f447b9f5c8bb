import Foundation
import PlacesCommand
import PlacesEngine
import PlacesOffline
import Testing

/// What writing a report does to what stands at its path.
@MainActor
@Suite("Saving")
struct SavingTests {
  /// The real way to save, in a folder of its own.
  private func inFolder(_ body: (URL, (String, URL) throws -> Void) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = CommandHost(
      write: { _ in }, writeError: { _ in }, webService: { WebPlacesService(key: $0) },
      offlineService: { _ in try OfflinePlacesService.bundled() })
    try body(folder) { try host.save($0, $1) }
  }

  @Test("a file is replaced, and a link stays a link to the file it led to")
  func links() throws {
    try inFolder { folder, save in
      let file = folder.appendingPathComponent("report.html")
      let link = folder.appendingPathComponent("latest.html")
      try save("one", file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try save("two", link)
      #expect(try String(contentsOf: file, encoding: .utf8) == "two")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test("a pipe, as any device, is written into and stays what it is")
  func pipe() throws {
    try inFolder { folder, save in
      let pipe = folder.appendingPathComponent("pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let descriptor = open(pipe.path, O_RDWR | O_NONBLOCK)
      let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try save("report", pipe)
      #expect(try reader.read(upToCount: 6) == Data("report".utf8))
      let type = try FileManager.default.attributesOfItem(atPath: pipe.path)[.type] as? FileAttributeType
      #expect(type != .typeRegular)
    }
  }

  @Test("a folder in the way is an error that says so, and stays")
  func folderInTheWay() throws {
    try inFolder { folder, save in
      let error = #expect(throws: (any Error).self) { try save("report", folder) }
      #expect(error?.localizedDescription == "There is a folder of that name.")
      var isFolder: ObjCBool = false
      #expect(
        FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
    }
  }
}
