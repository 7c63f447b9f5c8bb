import Foundation

/// A folder of fixtures: `0001-autocomplete.json`, `0002-details.json`, …
struct FixtureFolder: Sendable {
  let url: URL

  /// The names of the fixtures in the order of their numbers; other files than `.json` do not count.
  func names() throws(ScenarioFileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        .sorted { Self.place(of: $0) < Self.place(of: $1) }
    } catch {
      throw ScenarioFileError(
        file: url.lastPathComponent,
        problem: "There is no such folder, or it cannot be read.",
        expected: "a folder that WebRecorder has filled")
    }
  }

  private static func place(of name: String) -> (Int, String) {
    (Int(name.prefix { $0.isASCII && $0.isNumber }) ?? .max, name)
  }

  func read(_ name: String) throws(ScenarioFileError) -> WebFixture {
    try WebFixture(reading: readFile(url.appendingPathComponent(name)))
  }

  static func name(of number: Int, _ call: String) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-\(call).json"
  }

  /// Makes the folder unless it is there; one that holds a recording is refused, since two recordings in one
  /// folder could not be told apart.
  func prepare() throws(ScenarioFileError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ScenarioFileError(
        file: url.lastPathComponent, problem: "The folder for the recording cannot be made.",
        expected: "a path in a folder that may be written to")
    }
    let held = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    if let name = try names().first ?? held?.filter({ !$0.hasPrefix(".") }).min() {
      throw ScenarioFileError(
        file: url.lastPathComponent, problem: "The folder is not empty: it holds \(name).",
        expected: "a new or an empty folder")
    }
  }

  /// Writes a file whole or not at all.
  func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appendingPathComponent(name), options: .atomic)
  }
}
