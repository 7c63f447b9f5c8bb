public import Foundation

// Traces as files: see README.md beside the bundled scenarios, and trace.schema.json.

extension Trace {
  /// Reads a trace from JSON text.
  ///
  /// - Parameter file: what errors call the text.
  public init(json: String, file: String = "trace.json") throws(ScenarioFileError) {
    self = try TraceReader.read(FileText(name: file, bytes: Array(json.utf8)))
  }

  /// Reads a trace from the bytes of a JSON file in UTF-8.
  public init(json: Data, file: String = "trace.json") throws(ScenarioFileError) {
    self = try TraceReader.read(FileText(name: file, bytes: [UInt8](json)))
  }

  /// Reads a trace file.
  public static func load(contentsOf url: URL) throws(ScenarioFileError) -> Trace {
    try TraceReader.read(readFile(url))
  }
}
