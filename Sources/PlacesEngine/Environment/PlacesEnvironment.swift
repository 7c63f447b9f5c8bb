public import Foundation

/// What calls of this process use: which service or key, which language and region, whose clock and ids.
///
/// ``current`` is the one that clients, fetchers and controllers take hold of when they are made. An app
/// has one; tests make their own and run the code under test inside `PlacesEnvironment.$current.withValue`.
///
/// With neither a service nor a key, every call fails as ``ServiceFailure/Kind/keyInvalid``: an app never
/// shows made-up places by accident (decision D18). All members may be used from any thread.
public final class PlacesEnvironment: Sendable {
  /// The environment that new objects use.
  @TaskLocal public static var current = PlacesEnvironment()

  private struct State: Sendable {
    var service: (any PlacesService)?
    var key: APIKey?
    var languageCode: String?
    var regionCode: String?
    var ledger: SessionLedger
    var typingPolicy: TypingPolicy
    var web: (any PlacesService)?
    var extras: [ObjectIdentifier: any Sendable] = [:]
  }

  private let state: Locked<State>
  /// Where timers of the typing engine run.
  public let clock: any PlacesClock
  /// Makes the text of a new session token.
  public let makeToken: @Sendable () -> String
  /// Makes the service for a key; replaced by tests that have no network.
  private let webService: Locked<@Sendable (String) -> any PlacesService> = Locked {
    WebPlacesService(key: $0)
  }

  /// - Parameters:
  ///   - service: outranks the key when set.
  ///   - key: an API key for the web service; one that ``provideKey(_:)`` refuses is none.
  ///   - languageCode: a BCP-47 tag for all calls; `nil` means the user's preferred language.
  ///   - regionCode: two letters for all calls; `nil` sends none.
  ///   - typingPolicy: when typing asks the service.
  ///   - clock: for tests that own time.
  ///   - makeToken: for tests that own ids.
  public init(
    service: (any PlacesService)? = nil,
    key: String? = nil,
    languageCode: String? = nil,
    regionCode: String? = nil,
    typingPolicy: TypingPolicy = .legacy,
    prices: PriceList = .current,
    clock: any PlacesClock = SystemClock(),
    makeToken: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
  ) {
    state = Locked(
      State(
        service: service, key: key.flatMap { Self.accepted($0) }, languageCode: languageCode,
        regionCode: regionCode,
        ledger: SessionLedger(prices: prices), typingPolicy: typingPolicy))
    self.clock = clock
    self.makeToken = makeToken
  }

  /// A service that outranks the key; set it to use offline places or a scripted service.
  public var service: (any PlacesService)? {
    get { state.withLock { $0.service } }
    set { state.withLock { $0.service = newValue } }
  }

  /// A BCP-47 tag sent with every call that names none; `nil` means the user's preferred language.
  public var languageCode: String? {
    get { state.withLock { $0.languageCode } }
    set { state.withLock { $0.languageCode = newValue } }
  }

  /// A two-letter region sent with every call that names none; `nil` sends none.
  public var regionCode: String? {
    get { state.withLock { $0.regionCode } }
    set { state.withLock { $0.regionCode = newValue } }
  }

  /// When typing asks the service; read when a fetcher or controller takes its first text.
  public var typingPolicy: TypingPolicy {
    get { state.withLock { $0.typingPolicy } }
    set { state.withLock { $0.typingPolicy = newValue } }
  }

  /// What has been asked so far and what it costs at list prices.
  public var ledger: SessionLedger {
    state.withLock { $0.ledger }
  }

  /// Replaces what serves a key, for tests.
  package func serveKeys(with make: @escaping @Sendable (String) -> any PlacesService) {
    webService.withLock { $0 = make }
  }

  /// Whether a key was provided.
  public var hasKey: Bool {
    state.withLock { $0.key != nil }
  }

  /// Accepts an API key for the web service. A blank one is refused, and so is one with a character that no
  /// key has, such as a space; the key before stays. The key is never printed.
  ///
  /// - Returns: whether the key was accepted.
  public func provideKey(_ key: String) -> Bool {
    guard let key = Self.accepted(key) else { return false }
    state.withLock {
      $0.key = key
      $0.web = nil
    }
    return true
  }

  private static func accepted(_ key: String) -> APIKey? {
    let key = APIKey(key.trimmingCharacters(in: .whitespacesAndNewlines))
    return key.isUsable ? key : nil
  }

  /// Whether the session of a token has ended, so that a call with it would stand alone.
  ///
  /// A details call that failed has ended the session for queries, not for its own retry (D10).
  package func hasEnded(token: String, forQueries: Bool) -> Bool {
    state.withLock { state in
      switch state.ledger.session(of: token)?.end {
      case .details, .handedOver, .abandoned: true
      case .failedDetails: forQueries
      case .open, nil: false
      }
    }
  }

  /// Notes that the app handed a session's token to another service, which ends the session there.
  public func recordHandOver(of token: String, to destination: SessionLedger.Destination) {
    state.withLock { $0.ledger.recordHandOver(token: token, to: destination) }
  }

  /// Notes that the session of a token was given up.
  public func recordAbandoned(token: String) {
    state.withLock { $0.ledger.recordAbandoned(token: token) }
  }

  /// Clears the ledger.
  public func resetLedger() {
    state.withLock { $0.ledger = SessionLedger(prices: $0.ledger.prices) }
  }

  /// One value per environment and type, made when first asked for: for modules that keep state here.
  package func extra<Extra: Sendable>(_ type: Extra.Type, make: () -> Extra) -> Extra {
    let found = state.withLock { $0.extras[ObjectIdentifier(type)] as? Extra }
    if let found { return found }
    let made = make()
    return state.withLock { state in
      if let found = state.extras[ObjectIdentifier(type)] as? Extra { return found }
      state.extras[ObjectIdentifier(type)] = made
      return made
    }
  }
}

// MARK: - The road down

extension PlacesEnvironment {
  /// Asks autocomplete, in this environment's language and region, and keeps the books.
  ///
  /// - Throws: ``ServiceFailure``, or `CancellationError` when the task was cancelled.
  public func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    var query = query
    query.languageCode = query.languageCode ?? effectiveLanguageCode
    query.regionCode = query.regionCode ?? regionCode
    let filled = query
    return try await perform {
      try await $0.predictions(for: filled)
    } record: {
      $0.recordPredictions(token: filled.sessionToken, outcome: $1)
    }
  }

  /// Asks for a place's details, in this environment's language and region, and keeps the books.
  ///
  /// - Throws: ``ServiceFailure``, or `CancellationError` when the task was cancelled.
  public func details(for query: DetailsQuery) async throws -> ServicePlace {
    var query = query
    query.languageCode = query.languageCode ?? effectiveLanguageCode
    query.regionCode = query.regionCode ?? regionCode
    let filled = query
    return try await perform {
      try await $0.details(for: filled)
    } record: {
      $0.recordDetails(token: filled.sessionToken, fields: filled.fields, outcome: $1)
    }
  }

  private func perform<Answer: Sendable>(
    _ call: (any PlacesService) async throws -> Answer,
    record: (inout SessionLedger, SessionLedger.Outcome) -> Void
  ) async throws -> Answer {
    let service = try resolvedService()
    func book(_ outcome: SessionLedger.Outcome) {
      state.withLock { record(&$0.ledger, outcome) }
    }
    try Task.checkCancellation()
    do {
      let answer = try await call(service)
      book(.answered)
      return answer
    } catch is CancellationError {
      book(.cancelled)
      throw CancellationError()
    } catch {
      book(.failed)
      throw ServiceFailure(wrapping: error)
    }
  }

  private var effectiveLanguageCode: String? {
    languageCode ?? Locale.preferredLanguages.first ?? "en"
  }

  private func resolvedService() throws -> any PlacesService {
    let (service, key, web) = state.withLock { ($0.service, $0.key, $0.web) }
    if let service { return service }
    guard let key else {
      throw ServiceFailure(
        .keyInvalid,
        """
        No API key was provided. Call provideAPIKey(_:) before the first request, or set \
        PlacesEnvironment.current.service to use another service.
        """)
    }
    if let web { return web }
    let made = webService.withLock { $0 }(key.value)
    return state.withLock { state in
      guard state.key == key else { return made }
      state.web = state.web ?? made
      return made
    }
  }
}
