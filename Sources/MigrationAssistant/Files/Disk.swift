#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders and files, read with the calls of the platform.
///
/// Tens of thousands of small files cost several times as much through URLs and file managers.
enum Disk {
  enum Sort {
    case file, folder, link
    /// A device, a pipe and the like, from which nothing is read.
    case other
  }

  struct Entry {
    var name: String
    var sort: Sort
  }

  /// What lies in a folder, in no order; `nil` when it cannot be read.
  static func entries(of folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let bytes = UnsafeRawPointer(entry) + nameOffset
      let name = String(cString: bytes.assumingMemoryBound(to: CChar.self))
      if name == "." || name == ".." { continue }
      let sort: Sort =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        // Some file systems leave it open.
        case Int(DT_UNKNOWN): sort(of: "\(folder)/\(name)", followsLinks: false) ?? .other
        default: .other
        }
      entries.append(Entry(name: name, sort: sort))
    }
    return entries
  }

  /// What lies at a path; `nil` when nothing does.
  static func sort(of path: String, followsLinks: Bool = true) -> Sort? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return sort(status)
  }

  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static func sort(_ status: stat) -> Sort {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Why a file was not read.
  enum Failure: Error {
    case isTooLarge
    case isUnreadable
  }

  /// The bytes of a file of at most so many.
  static func bytes(of path: String, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    // Without waiting: a pipe that lies where a file is looked for must not stop everything.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .isUnreadable }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, sort(status) == .file else { throw .isUnreadable }
    let size = Int(status.st_size)
    guard size <= limit else { throw .isTooLarge }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let read = read(file, base + count, size - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { isWhole = false }
        guard read > 0 else { break }
        count += read
      }
    }
    guard isWhole else { throw .isUnreadable }
    return bytes
  }
}
