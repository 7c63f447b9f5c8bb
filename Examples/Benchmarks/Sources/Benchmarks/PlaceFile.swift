import Foundation

/// The rows that both contenders of the look-up benchmark hold, and the texts that are looked up in them.
struct PlaceFile {
  struct Row {
    var id: String
    var name: String
    var country: String
    var region: String
    var population: Int
    var otherNames: String
  }

  let url: URL
  let rows: [Row]

  /// The file that the package bundles, as it lies in this repository.
  static let bundled = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../../Sources/PlacesOffline/Data/places-small.tsv")
    .standardizedFileURL

  init(_ url: URL) throws {
    self.url = url
    rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 11, let population = Int(cells[9]) else {
        throw BenchmarkError("\(url.lastPathComponent) is not a file of places with eleven columns.")
      }
      return Row(
        id: cells[0], name: cells[1], country: cells[7], region: cells[8], population: population,
        otherNames: cells[10])
    }
  }

  /// The first one to eight letters of so many names, each as somebody types it: chosen with a fixed seed.
  func prefixes(ofNames count: Int) -> [String] {
    var generator = SeededGenerator(seed: 42)
    let names = rows.map(\.name).shuffled(using: &generator).prefix(count)
    return names.flatMap { name in
      (1...8).filter { $0 <= name.count }.map { String(name.prefix($0)) }
    }.filter { $0.last?.isWhitespace == false }
  }
}
