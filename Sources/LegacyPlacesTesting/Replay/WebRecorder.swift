public import Foundation
public import PlacesEngine

/// The live web service, with one file per call written into a folder, for ``WebReplay`` to answer from.
///
/// ```swift
/// PlacesEnvironment.current.service = try WebRecorder(key: key, folder: folder)
/// ```
///
/// What is written is what the service was asked and what it answered, so make up the searches: the texts
/// typed are in the files, and the answers are Google's. The API key is not. Of the headers only those are
/// kept that an answer hangs on; session tokens are replaced by `token-1`, `token-2`, …; a key or token that an
/// answer repeats is replaced, too. Before a file is written its bytes are searched once more for the key and
/// for every token, also percent-encoded, as base64 and in JSON escapes. If one is there nothing is written,
/// and the call fails with a text that says so.
///
/// Failures without an answer are recorded, and so are calls that were given up. A call that is refused
/// before it goes out, such as one without a field, is not.
public struct WebRecorder: PlacesService {
  private let recording: Recording

  /// Records the live service.
  ///
  /// - Parameters:
  ///   - key: as for `WebPlacesService`.
  ///   - folder: is made unless it is there, and must not hold a recording.
  ///   - timeout: as for `WebPlacesService`.
  public init(key: String, folder: URL, timeout: Duration = .seconds(60)) throws(ScenarioFileError) {
    try self.init(key: key, folder: folder, transport: URLSessionTransport(timeout: timeout)) {
      WebPlacesService(key: key, timeout: timeout, transport: $0)
    }
  }

  /// Records any transport.
  ///
  /// - Parameter service: makes the service of one call over the transport it is given.
  package init(
    key: String, folder: URL, transport: any HTTPTransport,
    service: @escaping @Sendable (any HTTPTransport) -> WebPlacesService
  ) throws(ScenarioFileError) {
    let folder = FixtureFolder(url: folder)
    try folder.prepare()
    recording = Recording(folder: folder, key: key, transport: transport, service: service)
  }

  @concurrent
  public func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    try await recording.call { try await $0.predictions(for: query) }
  }

  @concurrent
  public func details(for query: DetailsQuery) async throws -> ServicePlace {
    try await recording.call { try await $0.details(for: query) }
  }
}

extension WebRecorder: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "WebRecorder(\(recording.folder.url.lastPathComponent))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What the calls of a recorder share.
private final class Recording: Sendable {
  private struct State: Sendable {
    var secrets: FixtureSecrets
    var calls = 0
  }

  let folder: FixtureFolder
  private let transport: any HTTPTransport
  private let service: @Sendable (any HTTPTransport) -> WebPlacesService
  private let state: Locked<State>

  init(
    folder: FixtureFolder, key: String, transport: any HTTPTransport,
    service: @escaping @Sendable (any HTTPTransport) -> WebPlacesService
  ) {
    self.folder = folder
    self.transport = transport
    self.service = service
    state = Locked(State(secrets: FixtureSecrets(key: key)))
  }

  /// Makes a call and writes down what came of it; what the caller gets is what the service gave.
  @concurrent
  func call<Answer: Sendable>(
    _ body: @Sendable (WebPlacesService) async throws -> Answer
  ) async throws -> Answer {
    let tap = Tap(transport) { [self] in number($0) }
    do {
      let answer = try await body(service(tap))
      try keep(tap, failure: nil)
      return answer
    } catch let refusal as Refusal {
      throw refusal.failure
    } catch {
      do { try keep(tap, failure: error) } catch let refusal as Refusal { throw refusal.failure }
      throw error
    }
  }

  /// Calls count in the order in which they go out.
  private func number(_ request: HTTPRequest) -> (Int, FixtureRequest?) {
    var kept = try? FixtureRequest(request)
    return state.withLock { state in
      state.calls += 1
      if let token = kept?.token { kept?.token = state.secrets.name(of: token) }
      return (state.calls, kept)
    }
  }

  private func keep(_ tap: Tap, failure: (any Error)?) throws {
    guard let (number, request, response) = tap.seen else { return }
    let name = FixtureFolder.name(of: number, request?.call ?? "call")
    guard let request else { throw Refusal(name, "the request's body is not JSON") }
    let secrets = state.withLock { $0.secrets }
    var outcome: WebFixture.Outcome
    if var response {
      if let text = response.body.exactText { response.body = Data(secrets.redacted(text).utf8) }
      response.headers = response.headers.filter { WebFixture.keptHeaders.contains($0.key) }
      if let secret = secrets.found(in: response.body) { throw Refusal(name, "its answer holds \(secret)") }
      outcome = .response(response)
    } else if let failure = failure as? ServiceFailure {
      outcome = .failure(failure)
    } else {
      outcome = .cancelled
    }
    let data = Data(WebFixture(request: request, outcome: outcome).text.utf8)
    if let secret = secrets.found(in: data) { throw Refusal(name, "\(secret) stands in it") }
    guard data.count <= JSONLimits.size else { throw Refusal(name, "it would be too large to be read") }
    do {
      try folder.write(data, to: name)
    } catch {
      throw Refusal(name, "the folder cannot be written to")
    }
  }

  /// Why a call is not recorded.
  private struct Refusal: Error {
    let failure: ServiceFailure

    init(_ name: String, _ reason: String) {
      // Not a retryable kind: a list would show "try again" and keep the text to itself.
      failure = ServiceFailure(
        .invalidRequest,
        """
        The call was not recorded, and nothing was written: \(reason) (\(name)). Mend that, or leave this \
        call out, and record again into an empty folder.
        """)
    }
  }
}

/// Watches the one request of one call on its way.
private final class Tap: HTTPTransport {
  typealias Seen = (number: Int, request: FixtureRequest?, response: HTTPResponse?)

  private struct State: Sendable {
    var number: Int
    var request: FixtureRequest?
    var response: HTTPResponse?
  }

  private let transport: any HTTPTransport
  private let onRequest: @Sendable (HTTPRequest) -> (Int, FixtureRequest?)
  private let state = Locked<State?>(nil)

  init(
    _ transport: any HTTPTransport, onRequest: @escaping @Sendable (HTTPRequest) -> (Int, FixtureRequest?)
  ) {
    self.transport = transport
    self.onRequest = onRequest
  }

  /// `nil` when no request went out.
  var seen: Seen? {
    state.withLock { $0 }.map { ($0.number, $0.request, $0.response) }
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let (number, kept) = onRequest(request)
    state.withLock { $0 = State(number: number, request: kept) }
    let response = try await transport.send(request)
    state.withLock { $0?.response = response }
    return response
  }
}
