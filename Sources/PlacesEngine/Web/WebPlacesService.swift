import Foundation

/// The places service of Google, Places API (New), over HTTPS.
///
/// - The key travels in a header only; it is in no URL, error, description or mirror of this value.
/// - No call is repeated: a failure reaches the caller, who may ask again when its kind is retryable.
/// - No redirect is followed, not even to the same host: the service has none.
/// - No cookie, cache or credential is kept. An answer over 4 MB is refused and cancelled.
/// - Calls may come from any thread, several at once. A cancelled task cancels its request.
///
/// Reference: `https://places.googleapis.com/$discovery/rest?version=v1`.
public struct WebPlacesService: PlacesService {
  private let writer: RequestWriter
  private let timeout: Duration
  private let transport: any HTTPTransport
  private let sleep: @Sendable (Duration) async throws -> Void

  /// A service for one API key.
  ///
  /// - Parameters:
  ///   - key: an API key whose project has "Places API (New)" enabled. A key that cannot travel in a
  ///     header, such as an empty one, makes every call fail as key-invalid.
  ///   - timeout: how long a call may take in all; past it the call fails as a network failure.
  public init(key: String, timeout: Duration = .seconds(60)) {
    self.init(
      key: key, baseURL: Self.baseURL, timeout: timeout, transport: URLSessionTransport(timeout: timeout))
  }

  /// The door for tests and recordings: another address, another transport, another way to wait.
  ///
  /// - Parameters:
  ///   - baseURL: scheme, host and port, without a slash at the end.
  ///   - bundleIdentifier: what keys restricted to iOS apps are checked against.
  ///   - sleep: waits for the timeout.
  package init(
    key: String,
    baseURL: String = Self.baseURL,
    timeout: Duration = .seconds(60),
    bundleIdentifier: String? = Self.appBundleIdentifier,
    transport: any HTTPTransport,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    writer = RequestWriter(baseURL: baseURL, key: APIKey(key), bundleIdentifier: bundleIdentifier)
    self.timeout = timeout
    self.transport = transport
    self.sleep = sleep
  }

  /// Where the service lives.
  package static let baseURL = "https://places.googleapis.com"

  /// The app's bundle identifier on Apple platforms; elsewhere apps have none.
  package static var appBundleIdentifier: String? {
    #if canImport(Darwin)
      Bundle.main.bundleIdentifier
    #else
      nil
    #endif
  }

  @concurrent
  public func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    try await answer(PredictionAnswer.self, to: writer.request(for: query))
  }

  @concurrent
  public func details(for query: DetailsQuery) async throws -> ServicePlace {
    try await answer(ServicePlace.self, to: writer.request(for: query))
  }

  private func answer<Answer: Decodable>(
    _ type: Answer.Type, to request: HTTPRequest
  ) async throws -> Answer {
    try Task.checkCancellation()
    do {
      let transport = transport
      let response = try await withDeadline(timeout, sleep: sleep) {
        try await transport.send(request)
      }
      // An error body under a good status would otherwise read as an answer without anything set.
      guard (200..<300).contains(response.status), ErrorBody.sniffed(response.body) == nil else {
        throw ServiceFailure.classify(httpStatus: response.status, body: response.body)
      }
      return try AnswerDecoding.decode(type, from: response)
    } catch let failure as ServiceFailure {
      throw failure.scrubbed(of: writer.key)
    }
  }
}

extension WebPlacesService: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "WebPlacesService(\(writer.baseURL))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["baseURL": writer.baseURL]) }
}
