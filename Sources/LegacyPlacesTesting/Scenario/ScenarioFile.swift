public import Foundation

// Scenarios as files: see README.md beside the bundled ones, and scenario.schema.json.

extension Scenario {
  /// Reads a scenario from JSON text.
  ///
  /// - Parameter name: the scenario's name, which is its file's without extension.
  public init(json: String, name: String) throws(ScenarioFileError) {
    self = try ScenarioReader.read(FileText(name: name + ".json", bytes: Array(json.utf8)), name: name)
  }

  /// Reads a scenario from the bytes of a JSON file in UTF-8.
  public init(json: Data, name: String) throws(ScenarioFileError) {
    self = try ScenarioReader.read(FileText(name: name + ".json", bytes: [UInt8](json)), name: name)
  }

  /// Reads a scenario file; the scenario has the file's name, without extension.
  public static func load(contentsOf url: URL) throws(ScenarioFileError) -> Scenario {
    try ScenarioReader.read(readFile(url), name: url.deletingPathExtension().lastPathComponent)
  }

  /// The scenarios that come with the package, by name.
  public static func bundled() throws(ScenarioFileError) -> [Scenario] {
    try scenarios(inFolder: bundledFolder)
  }

  /// The scenarios of a folder's `.json` files, by name; schemas are left out.
  public static func scenarios(inFolder folder: URL) throws(ScenarioFileError) -> [Scenario] {
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    } catch {
      throw ScenarioFileError(
        file: folder.lastPathComponent,
        problem: "The folder cannot be read: \((error as NSError).localizedDescription)")
    }
    return
      try files
      .filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasSuffix(".schema.json") }
      .sorted { $0.deletingPathExtension().lastPathComponent < $1.deletingPathExtension().lastPathComponent }
      .map { file throws(ScenarioFileError) in try load(contentsOf: file) }
  }

  /// The folder of the bundled scenarios and of the schemas.
  package static var bundledFolder: URL {
    // Xcode puts resources deeper into a macOS bundle than other builds do; `resourceURL` knows.
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Scenarios")
  }
}
