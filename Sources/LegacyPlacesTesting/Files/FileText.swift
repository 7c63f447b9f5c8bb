import Foundation

/// The text of a file with its name: where bytes stand, and the errors about them.
struct FileText: Sendable {
  let name: String
  let bytes: [UInt8]

  func error(
    at offset: Int, key: String = "", _ problem: String, expected: String? = nil, nearest: String? = nil
  ) -> ScenarioFileError {
    let place = position(of: offset)
    return ScenarioFileError(
      file: name, line: place.line, column: place.column, key: key, problem: problem, expected: expected,
      nearest: nearest)
  }

  /// Line and column, both from 1; a column is a Unicode scalar, and a byte order mark is none.
  private func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var before: UInt8 = 0
    for byte in bytes.prefix(offset).dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
      if byte == 0x0A || byte == 0x0D {
        if !(byte == 0x0A && before == 0x0D) { line += 1 }
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      before = byte
    }
    return (line, column)
  }

  /// The file's object, once its format and version are those that are read here.
  ///
  /// - Parameters:
  ///   - format: what stands under `format`.
  ///   - version: the newest version that is read.
  func object(
    format: FileFormat, version newest: Int
  ) throws(ScenarioFileError) -> FileValue {
    let node: JSONNode
    do {
      node = try JSONReader.read(bytes)
    } catch {
      throw self.error(at: error.offset, key: error.key, error.problem, expected: error.expected)
    }
    let value = FileValue(text: self, node: node, key: "")
    let object = try value.anyObject()
    guard let formatValue = object["format"] else {
      throw value.wrong("The key “format” is missing.", expected: "\"format\": \"\(format.rawValue)\"")
    }
    if let other = try FileFormat(rawValue: formatValue.string()), other != format {
      throw formatValue.wrong("This is \(other.words), not \(format.words).")
    }
    _ = try formatValue.word(of: [format.rawValue])
    guard let versionValue = object["version"] else {
      throw value.wrong("The key “version” is missing.", expected: "\"version\": \(newest)")
    }
    let version = try versionValue.int(in: 1...1_000_000)
    guard version <= newest else {
      throw versionValue.wrong(
        "The file has version \(version) of its format, newer than what is read here (\(newest)).",
        expected: "a newer LegacyPlaces, or a file of version \(newest)")
    }
    return value
  }
}

/// The formats of files, by what stands under `format`.
enum FileFormat: String {
  case scenario = "legacy-places-scenario"
  case trace = "legacy-places-trace"
  case webFixture = "legacy-places-web-fixture"

  var words: String {
    switch self {
    case .scenario: "a scenario"
    case .trace: "a trace"
    case .webFixture: "a recorded call of the web service"
    }
  }
}

/// The bytes of a file, read only as far as a document may go.
func readFile(_ url: URL) throws(ScenarioFileError) -> FileText {
  let name = url.lastPathComponent
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
    throw ScenarioFileError(file: name, problem: "There is no such file.")
  }
  guard !isFolder.boolValue else { throw ScenarioFileError(file: name, problem: "This is a folder.") }
  do {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    // One byte more than allowed shows that there are too many.
    let data = try handle.read(upToCount: JSONLimits.size + 1) ?? Data()
    return FileText(name: name, bytes: [UInt8](data))
  } catch {
    throw ScenarioFileError(
      file: name, problem: "The file cannot be read: \((error as NSError).localizedDescription)")
  }
}
