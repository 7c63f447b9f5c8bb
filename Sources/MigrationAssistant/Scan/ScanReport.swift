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
      ($0..<min($0 + 32, tree.files.count)).map { Work(file: tree.files[$0], header: tree.header(of: $0)) }
    }
    var all = await withTaskGroup(of: Part.self) { group in
      var waiting = batches.makeIterator()
      for _ in 0..<max(jobs, 1) {
        if let batch = waiting.next() { group.addTask { scan(batch) } }
      }
      var all = Part()
      for await part in group {
        all.report.add(part.report)
        all.conditional += part.conditional
        all.relations += part.relations
        progress(all.report.filesRead + all.report.skipped.count)
        if let batch = waiting.next() { group.addTask { scan(batch) } }
      }
      return all
    }
    all.report.add(all.conditional, of: all.conditional.isEmpty ? [] : all.relations.legacyNames)
    all.report.skipped += tree.skipped
    all.report.files.sort { $0.path < $1.path }
    all.report.skipped.sort { $0.path < $1.path }
    return all.report
  }

  /// A file, and the header that is read with it.
  private struct Work {
    var file: SourceTree.File
    var header: SourceTree.File?
  }

  /// What some of the files say.
  private struct Part {
    var report = ScanReport()
    var conditional: [(path: String, finding: Finding, type: String)] = []
    var relations: [TypeRelation] = []
  }

  /// Adds what is found because other files say that its type is a legacy one by another name.
  private mutating func add(
    _ conditional: [(path: String, finding: Finding, type: String)], of types: Set<String>
  ) {
    let told = Dictionary(grouping: conditional.filter { types.contains($0.type) }, by: \.path)
    guard !told.isEmpty else { return }
    let places = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for (path, more) in told {
      let findings = more.map(\.finding)
      guard let place = places[path] else {
        files.append(FileFindings(path: path, findings: findings))
        continue
      }
      files[place].findings += findings
      files[place].findings.sort {
        ($0.line, $0.column, $0.code, $0.kind.rawValue) < ($1.line, $1.column, $1.code, $1.kind.rawValue)
      }
    }
  }

  private mutating func add(_ part: ScanReport) {
    files += part.files
    skipped += part.skipped
    recoded.merge(part.recoded) { first, _ in first }
    filesRead += part.filesRead
    bytesRead += part.bytesRead
  }

  private static func scan(_ batch: [Work]) -> Part {
    var part = Part()
    for work in batch {
      let file = work.file
      let bytes: [UInt8]
      do {
        bytes = try Disk.bytes(of: file.location, atMost: largestFile)
      } catch {
        let reason =
          switch error {
          case .isTooLarge: "The file is larger than 32 MB."
          case .isUnreadable: "The file cannot be read."
          }
        part.report.skipped.append(.init(path: file.path, reason: reason))
        continue
      }
      do throws(SourceText.Unreadable) {
        let text = try SourceText(bytes: bytes)
        part.report.filesRead += 1
        part.report.bytesRead += bytes.count
        if text.encoding != .utf8 { part.report.recoded[file.path] = text.encoding }
        let reading = Scanner.reading(of: text.bytes, file.language, header: work.header.flatMap(headerText))
        if !reading.findings.isEmpty {
          part.report.files.append(FileFindings(path: file.path, findings: reading.findings))
        }
        part.conditional += reading.conditional.map { (file.path, $0.finding, $0.type) }
        part.relations += reading.relations
      } catch {
        part.report.skipped.append(.init(path: file.path, reason: error.reason))
      }
    }
    return part
  }

  /// What stands in a header; one that cannot be read is told of where it is read by itself.
  private static func headerText(_ file: SourceTree.File) -> [UInt8]? {
    guard let bytes = try? Disk.bytes(of: file.location, atMost: largestFile) else { return nil }
    return try? SourceText(bytes: bytes).bytes
  }
}

extension SourceTree {
  /// The header of an Objective-C implementation: of the same name, in the same folder, and in the tree itself.
  fileprivate func header(of index: Int) -> File? {
    let file = files[index]
    guard file.language == .objectiveC, let dot = file.location.utf8.lastIndex(of: UInt8(ascii: ".")),
      file.location.utf8[dot...].dropFirst().first == UInt8(ascii: "m")
    else { return nil }
    let header = "\(file.location[..<dot]).h"
    // In the order of names it stands right before, but for what only begins with the same name.
    return files[max(index - 4, 0)..<index].last { $0.location == header }
  }
}
