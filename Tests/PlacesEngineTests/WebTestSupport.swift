import Foundation
import LoopbackServer
import Testing

@testable import PlacesEngine

/// The key of all tests here: long enough that an accidental match is impossible.
let testKey = "AIzaTest_KEY-0123456789abcdefghijklmnopq"

extension WebPlacesService {
  /// A service that talks to a loopback server; its deadline never comes unless a test says when.
  static func loopback(
    _ server: LoopbackServer, maximumBodySize: Int = 4_000_000,
    bundleIdentifier: String? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in await Gate().wait() }
  ) -> WebPlacesService {
    WebPlacesService(
      key: testKey, baseURL: server.baseURL, bundleIdentifier: bundleIdentifier,
      transport: URLSessionTransport(maximumBodySize: maximumBodySize), sleep: sleep)
  }
}

/// A transport that answers from a closure and remembers what was sent.
struct ScriptedTransport: HTTPTransport {
  let sent = Locked<[HTTPRequest]>([])
  var answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

  init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  init(status: Int = 200, json: String) {
    self.init { _ in HTTPResponse(status: status, body: Data(json.utf8)) }
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    sent.withLock { $0.append(request) }
    return try await answer(request)
  }
}

extension WebPlacesService {
  static func scripted(
    _ transport: ScriptedTransport, key: String = testKey, bundleIdentifier: String? = nil
  ) -> WebPlacesService {
    WebPlacesService(key: key, bundleIdentifier: bundleIdentifier, transport: transport)
  }
}

/// The failure that a call throws; throws what else came instead.
func failure(
  sourceLocation: SourceLocation = #_sourceLocation, _ call: () async throws -> some Any
) async throws -> ServiceFailure {
  do {
    _ = try await call()
  } catch let failure as ServiceFailure {
    return failure
  }
  return try #require(nil as ServiceFailure?, "the call succeeded", sourceLocation: sourceLocation)
}

/// A file of recorded answers.
func recorded(_ name: String) throws -> Data {
  let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Responses")
  return try Data(contentsOf: folder.appendingPathComponent(name))
}
