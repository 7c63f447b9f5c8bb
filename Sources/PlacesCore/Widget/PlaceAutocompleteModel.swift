package import PlacesEngine

/// The autocomplete widget without its looks: what `placeAutocomplete` and `basicPlaceAutocomplete` do.
///
/// A presentation runs from ``show()`` to a pick or ``close()``. It has a typing engine of its own and one
/// session token: the given one, read when it opens, else a new one. Nothing is told after it has ended.
///
/// A picked row closes the widget and is delivered, both before the tap's call returns; no details are
/// fetched, since that is the app's to do under the token it is handed. Closing without a pick delivers nothing.
///
/// Errors, where Google's text only says that they go to the second closure: those that a repeat may mend stay
/// inside as a message with a retry, as in the legacy classes (contract items 25 to 27, decision D12). Any other
/// reaches `onError`, once for each request that failed, and the widget stays open with a message: the app
/// closes it if that is what it wants.
@MainActor
package final class PlaceAutocompleteModel {
  /// Who hears of a pick.
  package enum Selection {
    /// The suggestion, and the token of its session for the details request that ends it.
    case suggestion((AutocompletePlaceSuggestion, AutocompleteSessionToken) -> Void)
    /// A place of which only the id is filled.
    case place((Place) -> Void)
  }

  /// What the view modifiers take.
  package struct Configuration {
    package var filter: AutocompleteFilter?
    package var uiCustomization = AutocompleteUICustomization()
    /// Stands in the search field when the widget opens, and is asked about then unless it is blank.
    package var initialQuery = ""
    /// The token of each presentation that opens while it is set; `nil` makes one for each.
    package var sessionToken: AutocompleteSessionToken?
    package var selection: Selection
    package var onError: (PlacesError) -> Void

    package init(selection: Selection, onError: @escaping (PlacesError) -> Void) {
      self.selection = selection
      self.onError = onError
    }
  }

  /// Replaced at any time. The filter counts from the next request on (decision D4), looks and closures at
  /// once, initial query and token from the next presentation on.
  package var configuration: Configuration
  /// Called after any change of ``isShown`` and ``list``; ``query`` changes with them or by the caller.
  package var onChange: () -> Void = {}
  /// What stands in the search field.
  package private(set) var query = ""

  private let environment: PlacesEnvironment
  private var presentation: Presentation?

  package init(configuration: Configuration, environment: PlacesEnvironment = .current) {
    self.configuration = configuration
    self.environment = environment
  }

  deinit {
    guard let presentation else { return }
    Task { @MainActor in presentation.end(givesUpSession: true) }
  }

  /// Whether the widget is open.
  package var isShown: Bool { presentation != nil }

  // MARK: Inputs

  /// Opens the widget; does nothing when it is open.
  package func show() {
    guard presentation == nil else { return }
    let opened = Presentation(token: configuration.sessionToken, environment: environment, model: self)
    presentation = opened
    query = configuration.initialQuery
    onChange()
    // Whoever heard of the opening may have closed, or typed.
    guard presentation === opened, query == configuration.initialQuery, !query.isEmpty else { return }
    opened.driver?.handle(.textChanged(query))
  }

  /// The user gave up, or the app closes the widget; does nothing when it is closed.
  package func close() {
    end(givesUpSession: true)
  }

  /// Takes the search field's newest text.
  package func queryChanged(_ text: String) {
    guard let presentation else { return }
    query = text
    presentation.hasFailed = false
    presentation.driver?.handle(.textChanged(text))
    onChange()
  }

  /// Takes a tap on a row of any snapshot; a row that is gone is ignored (decision D11).
  package func select(_ row: PlaceAutocompleteList.Row) {
    guard let presentation, case .rows(let rows)? = presentation.driver?.content,
      rows.contains(where: { $0.placeID == row.suggestion.placeID })
    else { return }
    let selection = configuration.selection
    switch selection {
    case .suggestion(let deliver):
      end(givesUpSession: false)
      deliver(row.suggestion, presentation.token)
    case .place(let deliver):
      // Nobody is handed the token, so that no details can end the session.
      end(givesUpSession: true)
      deliver(Place(onlyIDOf: row.suggestion))
    }
  }

  /// Takes a tap on "try again".
  package func retry() {
    presentation?.driver?.handle(.retried)
  }

  private func end(givesUpSession: Bool) {
    guard let ended = presentation else { return }
    presentation = nil
    query = ""
    ended.end(givesUpSession: givesUpSession)
    onChange()
  }

  // MARK: State

  /// What is to be shown now.
  package var list: PlaceAutocompleteList {
    var list = PlaceAutocompleteList()
    guard let presentation, let driver = presentation.driver else { return list }
    list.isLoading = driver.activity == .asking
    switch driver.content {
    case .none:
      if presentation.hasFailed { list.message = .cantLoad(offersRetry: false) }
    case .rows(let suggestions):
      list.rows = suggestions.map { PlaceAutocompleteList.Row($0, configuration.uiCustomization) }
    case .noMatch:
      list.message = .noMatch
    case .cantLoad:
      list.message = .cantLoad(offersRetry: true)
    }
    return list
  }

  fileprivate func failed(_ error: any Error) {
    onChange()
    configuration.onError(PlacesError(ServiceFailure(wrapping: error)))
  }
}

extension Place {
  /// A place of which only the id is known.
  fileprivate init(onlyIDOf suggestion: AutocompletePlaceSuggestion) {
    var place = ServicePlace()
    place.id = suggestion.placeID
    self.init(place)
  }
}

// MARK: - One presentation

extension PlaceAutocompleteModel {
  /// What lives from opening to closing: the typing engine and the session.
  @MainActor
  fileprivate final class Presentation {
    typealias Driver = TypingDriver<Result<PredictionQuery, ServiceFailure>, AutocompletePlaceSuggestion>

    let token: AutocompleteSessionToken
    /// Whether the last request failed in a way that a repeat does not mend.
    var hasFailed = false
    private(set) var driver: Driver?

    private let environment: PlacesEnvironment
    private let ownsToken: Bool
    private var calls = 0
    private var isGivenUp = false

    init(token: AutocompleteSessionToken?, environment: PlacesEnvironment, model: PlaceAutocompleteModel) {
      self.token = token ?? AutocompleteSessionToken(text: environment.makeToken())
      self.environment = environment
      ownsToken = token == nil
      // Nothing here holds the model while it waits, so that what is under way stops when it goes.
      driver = Driver(
        engine: TypingEngine(policy: environment.typingPolicy, surface: .list), clock: environment.clock,
        hooks: .init(
          context: { [weak model] in Self.question(under: model?.configuration.filter) },
          ask: { [weak self] text, question, _ in
            guard let self else { throw CancellationError() }
            return try await self.ask(text, question)
          },
          tell: { [weak self, weak model] notice, error in
            guard let self, let model else { return false }
            self.tell(notice, error, to: model)
            return true
          }))
    }

    /// Stops all work.
    ///
    /// - Parameter givesUpSession: whether no details request will follow. A given token stays the app's.
    func end(givesUpSession: Bool) {
      isGivenUp = givesUpSession && ownsToken
      driver?.handle(.ended)
      driver = nil
      bookGivenUp()
    }

    /// Everything but text and token, which belong to the request and the presentation.
    private static func question(under filter: AutocompleteFilter?) -> Result<PredictionQuery, ServiceFailure>
    {
      Result { () throws(ServiceFailure) in
        try (filter ?? AutocompleteFilter()).predictionQuery(input: "")
      }
    }

    private func ask(
      _ text: String, _ question: Result<PredictionQuery, ServiceFailure>
    ) async throws -> [AutocompletePlaceSuggestion] {
      var query = try question.get()
      query.input = text
      query.sessionToken = token.text
      calls += 1
      defer {
        calls -= 1
        bookGivenUp()
      }
      return try await environment.predictions(for: query).places.map { AutocompletePlaceSuggestion($0) }
    }

    /// A stopped call is booked a moment after it was stopped, and would count as a use of an ended session.
    private func bookGivenUp() {
      if isGivenUp, calls == 0 { environment.recordAbandoned(token: token.text) }
    }

    private func tell(
      _ notice: Driver.Engine.Notice, _ error: (any Error)?, to model: PlaceAutocompleteModel
    ) {
      switch notice {
      case .requested:
        hasFailed = false
        model.onChange()
      case .updated:
        model.onChange()
      case .failed:
        hasFailed = true
        if let error { model.failed(error) }
      case .detailed:
        break
      }
    }
  }
}
