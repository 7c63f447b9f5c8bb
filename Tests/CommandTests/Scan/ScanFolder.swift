import Foundation

/// A small app to scan, in a folder of its own; it goes when it is let go of.
final class ScanFolder {
  let url: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appendingPathComponent("scan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func add(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// One file with a finding of each kind, one without any, one that is no text.
  static func app() throws -> ScanFolder {
    let folder = try ScanFolder()
    try folder.add(
      "Search <1>.swift",
      """
      import GooglePlaces
      let é = GMSPlacesClient.shared()
      func search(_ unknown: Other?) {
        é.findAutocompletePredictions(fromQuery: "x", filter: nil, sessionToken: nil) { _, _ in }
        holder.fetcher.sourceTextHasChanged("x")
      }

      """)
    try folder.add("Plain.swift", "import Foundation\n")
    try folder.add("Broken.m", "\u{0}\u{1}")
    return folder
  }

  /// A text with the folder's own path taken out.
  func without(_ text: String) -> String {
    text.replacingOccurrences(of: path, with: "APP")
  }

  func read(_ name: String) throws -> String {
    try String(decoding: Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
