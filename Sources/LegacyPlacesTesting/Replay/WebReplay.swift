public import Foundation
public import PlacesEngine

/// A recording of the web service, answering in its place: offline, without a key, the same on every run.
///
/// ```swift
/// PlacesEnvironment.current.service = try WebReplay(folder: folder)
/// ```
///
/// A request gets the recorded answer of an equal one: the same method, path, query, body and field mask. The
/// API key does not count, and of session tokens only that requests of one session here are those of one
/// session there. Equal requests get their answers in the order of the recording, each once. A request
/// that was not recorded fails as an invalid request; the text says what kind of request it was and in what it
/// differs from the nearest recorded one, by names, never by the text typed or the token.
///
/// Recorded failures fail again. A call that was given up in the recording ends as cancelled.
public struct WebReplay: PlacesService {
  private let transport: ReplayTransport
  private let service: WebPlacesService

  /// Reads the whole folder.
  ///
  /// - Parameter folder: what ``WebRecorder`` wrote.
  /// - Throws: an error that names the file and the key, when the folder holds none or a broken fixture.
  public init(folder: URL) throws(ScenarioFileError) {
    let folder = FixtureFolder(url: folder)
    let names = try folder.names()
    guard !names.isEmpty else {
      throw ScenarioFileError(
        file: folder.url.lastPathComponent, problem: "The folder holds no fixture.",
        expected: "a folder that WebRecorder has filled")
    }
    var fixtures: [(String, WebFixture)] = []
    for name in names { fixtures.append((name, try folder.read(name))) }
    transport = ReplayTransport(folder: folder.url.lastPathComponent, fixtures)
    service = WebPlacesService(key: "replay", bundleIdentifier: nil, transport: transport)
  }

  /// The files whose calls nobody has made yet.
  public var unused: [String] { transport.unused }

  @concurrent
  public func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    try await service.predictions(for: query)
  }

  @concurrent
  public func details(for query: DetailsQuery) async throws -> ServicePlace {
    try await service.details(for: query)
  }
}

/// Answers requests from fixtures.
private final class ReplayTransport: HTTPTransport {
  private struct Entry: Sendable {
    var name: String
    var fixture: WebFixture
    var facets: [String: JSONValue]
    var isUsed = false
  }

  private struct State: Sendable {
    var entries: [Entry]
    /// The recorded tokens' names by the tokens of this run.
    var sessions: [String: String] = [:]
  }

  private let folder: String
  private let state: Locked<State>

  init(folder: String, _ fixtures: [(String, WebFixture)]) {
    self.folder = folder
    state = Locked(
      State(entries: fixtures.map { Entry(name: $0.0, fixture: $0.1, facets: $0.1.request.facets) }))
  }

  var unused: [String] {
    state.withLock { $0.entries.filter { !$0.isUsed }.map(\.name) }
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let asked = try? FixtureRequest(request) else {
      throw ServiceFailure(.internal, "A request was made whose body is not JSON.")
    }
    switch try state.withLock({ state throws(ServiceFailure) in try take(asked, &state) }) {
    case .response(let response): return response
    case .failure(let failure): throw failure
    case .cancelled: throw CancellationError()
    }
  }

  private func take(
    _ asked: FixtureRequest, _ state: inout State
  ) throws(ServiceFailure) -> WebFixture.Outcome {
    let facets = asked.facets
    let equal = state.entries.indices.filter { state.entries[$0].facets == facets }
    guard !equal.isEmpty else { throw unrecorded(asked, facets, state.entries) }
    let left = equal.filter { !state.entries[$0].isUsed }
    guard !left.isEmpty else {
      throw failure(
        asked,
        equal.count == 1
          ? "was recorded once, and is asked again"
          : """
          was recorded \(equal.count) times, and is asked once more
          """)
    }
    let fitting = left.first { index in
      guard let token = asked.token, let name = state.entries[index].fixture.request.token else {
        return true
      }
      return state.sessions[token].map { $0 == name } ?? !state.sessions.values.contains(name)
    }
    guard let fitting else {
      throw failure(
        asked,
        """
        was recorded in another session: requests that share a session token here did not share one in the \
        recording, or the other way round
        """)
    }
    if let token = asked.token { state.sessions[token] = state.entries[fitting].fixture.request.token }
    state.entries[fitting].isUsed = true
    return state.entries[fitting].fixture.outcome
  }

  /// Says in what the request differs from the nearest recorded one of its kind.
  private func unrecorded(
    _ asked: FixtureRequest, _ facets: [String: JSONValue], _ entries: [Entry]
  ) -> ServiceFailure {
    let ofKind = entries.filter { $0.fixture.request.call == asked.call }
    let differences = ofKind.map { entry in
      (entry.name, Set(facets.keys).union(entry.facets.keys).filter { facets[$0] != entry.facets[$0] })
    }
    guard let nearest = differences.min(by: { $0.1.count < $1.1.count }) else {
      return failure(asked, "was not recorded, and no other \(asked.call) call was")
    }
    return failure(
      asked,
      """
      was not recorded; the nearest one, \(nearest.0), differs in \
      \(nearest.1.sorted().joined(separator: ", "))
      """)
  }

  // Not a retryable kind: a list would show "try again" and keep the text to itself.
  private func failure(_ asked: FixtureRequest, _ what: String) -> ServiceFailure {
    let shape = asked.facets.keys.filter { $0 != "method" && $0 != "path" }.sorted().joined(separator: ", ")
    return ServiceFailure(
      .invalidRequest,
      """
      This \(asked.call) call (\(asked.method) with \(shape)) \(what). The recording is \(folder). To record \
      it, set a WebRecorder with your key and an empty folder as the environment's service and do the same again.
      """)
  }
}
