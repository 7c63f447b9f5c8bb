import Foundation
import MigrationAssistant

/// A pair of the directory `Tests/RewritePairs`: a file before a rewrite, and what is to come of it.
struct Pair: Sendable, CustomStringConvertible {
  var kind: String
  var name: String
  var before: [UInt8]
  /// Equal to `before` for a file that must come out as it went in.
  var after: [UInt8]
  /// As the pair's `notes.txt` has them.
  var notes: String

  var level: RewriteLevel { kind == "async" || name.hasPrefix("async-") ? .async : .import }
  var description: String { "\(kind)/\(name)" }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("RewritePairs")

  static let all: [Pair] = ["import", "async", "untouched"].flatMap { kind in
    let folder = folder.appendingPathComponent(kind)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name -> Pair? in
      let pair = folder.appendingPathComponent(name)
      func bytes(_ file: String) -> [UInt8]? {
        (try? Data(contentsOf: pair.appendingPathComponent(file))).map { [UInt8]($0) }
      }
      guard let before = bytes("before.swift.txt") else { return nil }
      guard let after = kind == "untouched" ? before : bytes("after.swift.txt") else { return nil }
      return Pair(
        kind: kind, name: name, before: before, after: after,
        notes: bytes("notes.txt").map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
  }

  static func named(_ name: String) -> Pair? { all.first { $0.name == name } }
}

extension FileRewrite {
  /// The notes in the form of `notes.txt`.
  var noteLines: String {
    let lines = notes.map { note in
      "\(note.line):\(note.column) \(note.code) \(note.symbol): \(note.reason)"
        + (note.because.map { " (line \($0.line))" } ?? "") + "\n"
    }
    return lines.joined() + (skipped.map { "skipped: \($0)\n" } ?? "")
  }
}
