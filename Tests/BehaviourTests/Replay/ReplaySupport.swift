import Foundation
import LegacyPlacesTesting
import LoopbackServer
import PlacesEngine
import Testing

/// The key of the tests here: long enough that an accidental match is impossible.
let secretKey = "AIzaTest_KEY-0123456789abcdefghijklmnopq"
let secretToken = "3f0c2e4a-77aa-4be1-9d50-c7b1e0a55e01"
let otherToken = "94b1d2c3-0001-4c0e-8f6a-2d9e8b7c6a5f"

/// Runs a body with a folder that does not exist yet, and takes it away afterwards.
func withFolder(_ body: (URL) async throws -> Void) async throws {
  let parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: parent) }
  try await body(parent.appendingPathComponent("recording"))
}

extension WebRecorder {
  /// Records a loopback server; the deadline never comes unless a test says when.
  init(
    _ folder: URL, _ server: LoopbackServer, key: String = secretKey,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in await Gate().wait() }
  ) throws {
    let baseURL = server.baseURL
    try self.init(key: key, folder: folder, transport: URLSessionTransport()) {
      WebPlacesService(
        key: key, baseURL: baseURL, bundleIdentifier: "com.example.app", transport: $0, sleep: sleep)
    }
  }
}

/// The names and texts of the files in a folder.
func files(in folder: URL) throws -> [String: String] {
  var files: [String: String] = [:]
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
    files[name] = String(
      decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }
  return files
}

/// A recorded body of the live service.
func realBody(_ name: String) throws -> String {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = tests.appendingPathComponent("PlacesEngineTests/Responses").appendingPathComponent(name)
  return try String(contentsOf: file, encoding: .utf8)
}

/// The failure that a call throws; a failed test when it throws none.
func failure(
  sourceLocation: SourceLocation = #_sourceLocation, _ call: () async throws -> some Any
) async throws -> ServiceFailure {
  let error = await #expect(throws: ServiceFailure.self, sourceLocation: sourceLocation) {
    _ = try await call()
  }
  return try #require(error, sourceLocation: sourceLocation)
}
