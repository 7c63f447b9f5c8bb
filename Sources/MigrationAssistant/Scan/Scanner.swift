/// Finds legacy code in a source file.
public enum Scanner {
  /// The languages that are read.
  public enum Language: Sendable, Hashable {
    case swift
    case objectiveC

    /// By a file's extension; `nil` for one that is not read.
    public init?(pathExtension: String) {
      switch pathExtension.lowercased() {
      case "swift": self = .swift
      case "m", "mm", "h": self = .objectiveC
      default: return nil
      }
    }

    /// By a file's name; `nil` for one that is not read.
    init?(fileName: String) {
      guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")), dot > fileName.startIndex else {
        return nil
      }
      self.init(pathExtension: String(fileName[fileName.index(after: dot)...]))
    }
  }

  /// What is found in a text, and what its file says together with others.
  ///
  /// - Parameter header: the header of an Objective-C implementation, which is read with it.
  static func reading(of bytes: [UInt8], _ language: Language, header: [UInt8]? = nil) -> ScanReading {
    guard
      SourceCode.mayHoldPlaces(bytes)
        || language == .objectiveC && header.map(SourceCode.mayHoldPlaces) == true
    else { return ScanReading() }
    switch language {
    case .swift: return SwiftScanner.reading(of: SourceCode(bytes, .swift))
    case .objectiveC:
      return ObjectiveCScanner.reading(
        of: SourceCode(bytes, .objectiveC), header: header.map { SourceCode($0, .objectiveC) })
    }
  }

  /// What is found in a text, in the order of the text.
  public static func findings(in bytes: [UInt8], _ language: Language) -> [Finding] {
    // Most files of a project have nothing to do with places.
    guard SourceCode.mayHoldPlaces(bytes) else { return [] }
    switch language {
    case .swift: return SwiftScanner.findings(in: SourceCode(bytes, .swift))
    case .objectiveC: return ObjectiveCScanner.findings(in: SourceCode(bytes, .objectiveC))
    }
  }
}
