import Foundation

/// A file cannot be written because a folder has its name.
private struct FolderInTheWay: LocalizedError {
  var errorDescription: String? { "There is a folder of that name." }
}

extension Data {
  /// Writes a file whole or not at all, where links lead; into a pipe or a device it writes as it is. Permissions
  /// stay.
  ///
  /// Writing "atomically" puts a new file in place of what is there, which must never be a device.
  func save(to url: URL) throws {
    let target = url.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    switch attributes?[.type] as? FileAttributeType {
    case nil, .typeRegular?:
      try write(to: target, options: .atomic)
      // The new file in its place has those of new files.
      if let permissions = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      }
    case .typeDirectory?: throw FolderInTheWay()
    default:
      let handle = try FileHandle(forWritingTo: target)
      defer { try? handle.close() }
      try handle.write(contentsOf: self)
    }
  }
}
