import Foundation
import MigrationAssistant

/// The labelled files of `Tests/ScanCorpus`.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("ScanCorpus")

  static let known = files("Known")
  static let judge = files("Judge")

  private static func files(_ name: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)) ?? []
    return names.filter { $0.hasSuffix(".labels") }.map { "\(name)/\($0.dropLast(".labels".count))" }.sorted()
  }

  /// The bytes of a file as the scanner reads them.
  static func text(_ file: String) throws -> SourceText {
    try SourceText(Data(contentsOf: folder.appendingPathComponent(file)))
  }

  static func labels(_ file: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent(file + ".labels"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// What the scanner finds, written as labels.
  static func found(_ file: String) throws -> [String] {
    guard let language = Scanner.Language(pathExtension: (file as NSString).pathExtension) else { return [] }
    return Scanner.findings(in: try text(file).bytes, language).map(label)
  }

  static func label(_ finding: Finding) -> String {
    "\(finding.line)\t\(finding.column)\t\(finding.symbol)\t\(finding.code)\t\(finding.kind.rawValue)"
  }
}

/// How labels and findings of some files agree.
struct Agreement {
  /// By file: labels that were not found, with a −, and findings that no label asks for, with a +.
  var disagreements: [String: [String]] = [:]
  var right = 0
  var missed = 0
  var tooMany = 0

  init(_ files: [String]) throws {
    for file in files {
      var labels = try Corpus.labels(file)
      var lines: [String] = []
      for finding in try Corpus.found(file) {
        if let index = labels.firstIndex(of: finding) {
          labels.remove(at: index)
          right += 1
        } else {
          lines.append("+ " + finding)
        }
      }
      tooMany += lines.count
      missed += labels.count
      lines = labels.map { "- " + $0 } + lines
      if !lines.isEmpty { disagreements[file] = lines }
    }
  }

  /// Of what should be found, how much is; of what is found, how much should be: both from 0 to 1.
  var recall: Double { Double(right) / Double(max(right + missed, 1)) }
  var precision: Double { Double(right) / Double(max(right + tooMany, 1)) }
}
