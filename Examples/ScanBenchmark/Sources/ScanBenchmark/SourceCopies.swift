import Foundation

/// A tree as large as a large app, made of copies of the labelled corpus, names a line for plain searches and a rule
/// for searches by syntax.
struct SourceCopies {
  let folder: URL
  var tree: String { folder.appendingPathComponent("tree").path }
  var swiftTree: String { tree + "/swift" }
  var names: String { folder.appendingPathComponent("names.txt").path }
  var rule: String { folder.appendingPathComponent("rule.yml").path }
  private(set) var files = 0
  private(set) var bytes = 0
  private(set) var swiftBytes = 0

  struct NoCorpus: Error {
    var path: String
  }

  init(repository: URL, bytes wanted: Int) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scan-benchmark-\(UUID().uuidString)")
    let corpus = repository.appendingPathComponent("Tests/ScanCorpus")
    var sources: [(name: String, data: Data)] = []
    for part in ["Known", "Judge"] {
      let place = corpus.appendingPathComponent(part)
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
      where !name.hasSuffix(".labels") {
        sources.append((name, try Data(contentsOf: place.appendingPathComponent(name))))
      }
    }
    guard !sources.isEmpty else { throw NoCorpus(path: corpus.path) }
    while bytes < wanted {
      let (name, data) = sources[files % sources.count]
      // 200 files to a folder; the Swift files apart, for the tool that reads only those.
      let part = name.hasSuffix(".swift") ? "swift" : "objective-c"
      let place = URL(fileURLWithPath: tree).appendingPathComponent("\(part)/module\(files / 200)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try data.write(to: place.appendingPathComponent("\(files)-\(name)"))
      files += 1
      bytes += data.count
      if part == "swift" { swiftBytes += data.count }
    }
    let list = try String(
      contentsOf: repository.appendingPathComponent("Sources/MigrationCodes/LegacyNames.swift"),
      encoding: .utf8)
    let words = Set(list.split { !($0.isLetter || $0.isNumber) }.map(String.init)).filter {
      ["GMS", "kGMS", "gms"].contains(where: $0.hasPrefix) && $0.count > 4
    }
    try (words.sorted().joined(separator: "\n") + "\n").write(
      toFile: names, atomically: true, encoding: .utf8)
    try """
    id: legacy-places
    language: swift
    severity: warning
    message: legacy
    rule:
      any:
        - { kind: type_identifier, regex: '^k?GMS' }
        - { kind: simple_identifier, regex: '^k?GMS' }
        - { kind: call_expression, has: { regex: '(findAutocompletePredictions|lookUpPlaceID|fetchPlace|autocompleteQuery)$' } }

    """.write(toFile: rule, atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
