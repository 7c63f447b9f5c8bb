public import Foundation

/// What a scan of files found.
public struct ScanReport: Sendable, Hashable {
  /// The findings of one file, in its order.
  public struct FileFindings: Sendable, Hashable {
    public var path: String
    public var findings: [Finding]

    public init(path: String, findings: [Finding]) {
      self.path = path
      self.findings = findings
    }
  }

  /// Files with findings, by path.
  public var files: [FileFindings] = []
  /// What was not read, and why, by path.
  public var skipped: [SourceTree.Skipped] = []
  /// Files that were not UTF-8, and what they were read as.
  public var recoded: [String: SourceText.Encoding] = [:]
  /// How many files were read, and how many bytes they hold.
  public var filesRead = 0
  public var bytesRead = 0

  public init() {}

  public var count: Int { files.reduce(0) { $0 + $1.findings.count } }
}

extension ScanReport {
  /// The largest file that is read, in bytes.
  public static let largestFile = 32_000_000

  /// Scans the files of a tree, several at a time; the order of what is found does not hang on that.
  ///
  /// - Parameters:
  ///   - jobs: how many files are read at a time.
  ///   - progress: told of files done, now and then.
  public static func scan(
    _ tree: SourceTree, jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: @escaping @Sendable (_ done: Int) -> Void = { _ in }
  ) async -> ScanReport {
    // Small batches of neighbours: enough work to share out, few enough to cost nothing.
    let batches = stride(from: 0, to: tree.files.count, by: 32).map {
      Array(tree.files[$0..<min($0 + 32, tree.files.count)])
    }
    var report = await withTaskGroup(of: ScanReport.self) { group in
      var waiting = batches.makeIterator()
      for _ in 0..<max(jobs, 1) {
        if let batch = waiting.next() { group.addTask { scan(batch) } }
      }
      var report = ScanReport()
      for await part in group {
        report.add(part)
        progress(report.filesRead + report.skipped.count)
        if let batch = waiting.next() { group.addTask { scan(batch) } }
      }
      return report
    }
    report.skipped += tree.skipped
    report.files.sort { $0.path < $1.path }
    report.skipped.sort { $0.path < $1.path }
    return report
  }

  private mutating func add(_ part: ScanReport) {
    files += part.files
    skipped += part.skipped
    recoded.merge(part.recoded) { first, _ in first }
    filesRead += part.filesRead
    bytesRead += part.bytesRead
  }

  private static func scan(_ files: [SourceTree.File]) -> ScanReport {
    var report = ScanReport()
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try Disk.bytes(of: file.location, atMost: largestFile)
      } catch {
        let reason =
          switch error {
          case .isTooLarge: "The file is larger than 32 MB."
          case .isUnreadable: "The file cannot be read."
          }
        report.skipped.append(.init(path: file.path, reason: reason))
        continue
      }
      do throws(SourceText.Unreadable) {
        let text = try SourceText(bytes: bytes)
        report.filesRead += 1
        report.bytesRead += bytes.count
        if text.encoding != .utf8 { report.recoded[file.path] = text.encoding }
        let findings = Scanner.findings(in: text.bytes, file.language)
        if !findings.isEmpty { report.files.append(FileFindings(path: file.path, findings: findings)) }
      } catch {
        report.skipped.append(.init(path: file.path, reason: error.reason))
      }
    }
    return report
  }
}
