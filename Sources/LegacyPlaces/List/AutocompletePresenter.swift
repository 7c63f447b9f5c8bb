import Foundation
import MigrationCodes
package import PlacesEngine

/// What the presenter needs to know and to tell of the object whose list it keeps.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package protocol AutocompletePresenting: AnyObject {
  var autocompleteFilter: GMSAutocompleteFilter? { get }
  var autocompleteBounds: LegacyBounds? { get }
  var autocompleteBoundsMode: GMSAutocompleteBoundsMode { get }
  /// What the list is drawn in.
  var listColors: AutocompleteColors { get }
  /// The mask of details calls.
  var detailsFields: AutocompleteDetailsFields { get }
  /// Names the object in notices.
  static var presentedName: StaticString { get }

  func presenterDidRequest()
  func presenterDidUpdate()
  /// Asked on a tap, before details are fetched.
  func presenterShouldSelect(_ prediction: GMSAutocompletePrediction) -> Bool
  func presenterDidFinish(with place: GMSPlace)
  func presenterDidFail(with error: NSError)
}

/// The fields that a controller asks details for; whichever of the two properties was set last counts.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package enum AutocompleteDetailsFields {
  /// The default: everything that a place can show (contract items 34 and 36).
  case everything
  case fields(GMSPlaceField)
  case properties([String])

  /// Which of the two properties was set last.
  package enum Choice { case neither, fields, properties }

  /// What counts, read when details are asked for: a subclass may override a getter instead of setting.
  package init(_ choice: Choice, fields: GMSPlaceField, properties: [String]) {
    switch choice {
    case .properties: self = .properties(properties)
    case .fields: self = .fields(fields)
    case .neither where fields != .all: self = .fields(fields)
    case .neither where properties != GMSPlacePropertyArray(): self = .properties(properties)
    case .neither: self = .everything
    }
  }
}

/// Keeps the list, the session and the details step of the three classes with a list.
///
/// It runs the typing engine; what the classes add is their spelling of the delegate's calls. Sessions have
/// tokens of its own making: one from the first request to the details call, then a new one (D10).
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package final class AutocompletePresenter {
  private let environment: PlacesEnvironment
  private weak var owner: (any AutocompletePresenting)?
  private let sessions: AutocompleteSessions
  private var text = ""
  private var place: GMSPlace?
  /// What the details under way are asked for, as it was at the tap.
  private var fields: AutocompleteDetailsFields?
  private var madeDriver: Driver?
  private var isClearing = false

  /// The texts of message rows.
  package var texts = AutocompleteListTexts()

  package init(owner: any AutocompletePresenting, environment: PlacesEnvironment = .current) {
    self.owner = owner
    self.environment = environment
    sessions = AutocompleteSessions(environment: environment)
  }

  deinit {
    // The owner is gone, and with it everyone to tell: what is under way stops.
    if let madeDriver {
      Task { @MainActor [sessions] in
        sessions.giveUpAll()
        madeDriver.handle(.ended)
      }
    }
  }

  // MARK: Inputs

  package func textChanged(_ text: String?) {
    self.text = text ?? ""
    driver.handle(.textChanged(text))
  }

  /// Takes a tap on a row of any snapshot (D11): a row whose prediction is gone is ignored, and so is a
  /// second tap while details are out (D21).
  package func select(_ row: AutocompleteList.Row) {
    onMainThread("AutocompleteListShowing.select(_:)", environment) { self.selectOnMain(row) }
  }

  private func selectOnMain(_ row: AutocompleteList.Row) {
    guard case .prediction(let shown) = row else { return }
    guard driver.activity != .fetchingDetails, isShown(shown.prediction) else { return }
    guard owner?.presenterShouldSelect(GMSAutocompletePrediction(shown.prediction)) == true else { return }
    // The delegate may have cleared the list, or tapped, while it was asked (D16).
    guard driver.activity != .fetchingDetails, isShown(shown.prediction) else { return }
    fields = owner?.detailsFields
    driver.handle(.selected(shown.prediction))
  }

  package func retry() {
    onMainThread("AutocompleteListShowing.retry()", environment) {
      if self.driver.activity != .fetchingDetails { self.fields = self.owner?.detailsFields }
      self.driver.handle(.retried)
    }
  }

  /// Empties the list and ends the session (D9, D10); details that are out stay out, and keep their token.
  ///
  /// A delegate that clears again from inside the calls of a clearing, when there is nothing left to clear, is
  /// not told again: it would never end.
  package func clear() {
    if isClearing, driver.isClear { return }
    let outer = isClearing
    isClearing = true
    defer { isClearing = outer }
    sessions.giveUp(driver.session)
    driver.handle(.cleared)
  }

  /// The user gave up, or the owner goes: all work stops and nothing more is told.
  package func end() {
    sessions.giveUpAll()
    driver.handle(.ended)
  }

  // MARK: State

  package var list: AutocompleteList {
    var list = AutocompleteList(
      rows: [], attribution: nil, isLoading: isLoading, colors: owner?.listColors ?? .standard)
    switch driver.content {
    case .none:
      break
    case .rows(let predictions):
      list.rows = predictions.map { .prediction(AutocompleteList.Prediction($0)) }
      list.attribution = AutocompleteListTexts.attribution
    case .noMatch:
      list.rows = [.message(.init(text: texts.noMatch, retryTitle: nil))]
    case .cantLoad:
      list.rows = [.message(.init(text: texts.cantLoad, retryTitle: texts.retry))]
    }
    return list
  }

  private var isLoading: Bool {
    driver.activity == .asking || driver.activity == .fetchingDetails
  }

  private func isShown(_ prediction: ServicePrediction) -> Bool {
    guard case .rows(let rows) = driver.content else { return false }
    return rows.contains { $0.placeId == prediction.placeId }
  }

  // MARK: The engine

  private typealias Driver = TypingDriver<LegacyQuestion, ServicePrediction>

  private var driver: Driver {
    if let madeDriver { return madeDriver }
    let driver = makeDriver()
    madeDriver = driver
    return driver
  }

  private func makeDriver() -> Driver {
    let method = owner.map { type(of: $0).presentedName } ?? "AutocompletePresenter"
    return Driver(
      engine: TypingEngine(policy: environment.typingPolicy, surface: .list),
      clock: environment.clock,
      hooks: .init(
        context: { [weak self] in self?.question ?? .abandoned },
        // Nothing here holds the presenter while it waits, so that what is under way stops when it goes.
        ask: { [weak self, sessions, environment, method] _, question, session in
          guard self != nil else { throw CancellationError() }
          return try await sessions.call(in: session) { token in
            let question = question.carrying(token)
            return try await environment.predictions(for: question, from: method).places
          }
        },
        fetchDetails: { [weak self, sessions, environment, method] prediction, session in
          guard let fields = self?.fields else { throw CancellationError() }
          sessions.forgetSessions(before: session)
          let place = try await sessions.call(in: session) { token in
            try await environment.details(for: fields.question(of: prediction, token), from: method)
          }
          self?.place = GMSPlace(place)
        },
        tell: { [weak self] notice, error in
          // What the list shows counts as heard, whether or not there is a delegate.
          self?.tell(notice, error)
          return self != nil
        }))
  }

  /// Everything but the token, which belongs to the session and not to the question.
  private var question: LegacyQuestion {
    .asking(
      text, filter: owner?.autocompleteFilter, bounds: owner?.autocompleteBounds,
      boundsMode: owner?.autocompleteBoundsMode ?? .bias, token: nil)
  }

  private func tell(_ notice: TypingEngine<LegacyQuestion, ServicePrediction>.Notice, _ error: (any Error)?) {
    switch notice {
    case .requested:
      owner?.presenterDidRequest()
    case .updated:
      owner?.presenterDidUpdate()
    case .failed:
      if let error { owner?.presenterDidFail(with: legacyError(wrapping: error)) }
    case .detailed:
      guard let place else { return }
      self.place = nil
      owner?.presenterDidFinish(with: place)
    }
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyQuestion {
  /// The question under the token of its session.
  fileprivate func carrying(_ token: GMSAutocompleteSessionToken) -> LegacyQuestion {
    map { question in
      var question = question
      question.query.sessionToken = token.text
      question.notices.removeAll { $0 == .tokenMissing }
      return question
    }
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension AutocompleteDetailsFields {
  fileprivate func question(
    of prediction: ServicePrediction, _ token: GMSAutocompleteSessionToken
  ) -> Result<LegacyDetailsQuestion, any Error> {
    Result { () throws in
      switch self {
      case .everything:
        try legacyDetailsQuestion(lookingUp: prediction.placeId, sessionToken: token)
      case .fields(let fields):
        try legacyDetailsQuestion(placeID: prediction.placeId, fields: fields, sessionToken: token)
      case .properties(let properties):
        try legacyDetailsQuestion(
          placeID: prediction.placeId, properties: properties, sessionToken: token)
      }
    }
  }
}
