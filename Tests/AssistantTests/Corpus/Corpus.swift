import Foundation
import MigrationAssistant
import Testing

/// The labelled sources of Tests/ScanCorpus.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ScanCorpus")

  /// The source files of a part, by name.
  static func files(_ part: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(part).path)) ?? []
    return names.filter { !$0.hasSuffix(".labels") }.sorted()
  }

  /// What a scan finds in a file, a line each as in the labels.
  static func found(_ part: String, _ name: String) throws -> [String] {
    let url = folder.appendingPathComponent(part).appendingPathComponent(name)
    let language = try #require(Scanner.Language(pathExtension: url.pathExtension))
    return Scanner.findings(in: try SourceText(Data(contentsOf: url)).bytes, language).map {
      "\($0.line)\t\($0.column)\t\($0.symbol)\t\($0.code)\t\($0.kind.rawValue)"
    }
  }

  /// What it must find.
  static func labels(_ part: String, _ name: String) throws -> [String] {
    let url = folder.appendingPathComponent(part).appendingPathComponent(name + ".labels")
    return try String(decoding: Data(contentsOf: url), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
