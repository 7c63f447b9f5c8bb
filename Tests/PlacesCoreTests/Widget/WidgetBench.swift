import LegacyPlacesTesting
import PlacesCore
import PlacesEngine

/// A widget over a scripted service, with what it delivered.
@MainActor
final class WidgetBench {
  let stage: ScriptedStage
  private(set) var model: PlaceAutocompleteModel?
  private(set) var delivered: [(suggestion: AutocompletePlaceSuggestion, token: AutocompleteSessionToken)] =
    []
  private(set) var places: [Place] = []
  private(set) var errors: [PlacesError] = []
  /// The list at each change.
  private(set) var lists: [PlaceAutocompleteList] = []
  /// Done from inside the closures.
  var onSelection: (PlaceAutocompleteModel) -> Void = { _ in }
  var onError: (PlaceAutocompleteModel) -> Void = { _ in }

  /// - Parameter rule: each text is its own place unless another rule is given.
  init(
    basic: Bool = false, policy: TypingPolicy = .legacy,
    rule: @escaping (ScriptedService.Call) -> ScriptedService.Reply = { .places($0.input ?? "") }
  ) {
    stage = ScriptedStage(policy: policy, rule: rule)
    let selection: PlaceAutocompleteModel.Selection =
      basic
      ? .place { [unowned self] in
        places.append($0)
        tell("place")
      }
      : .suggestion { [unowned self] suggestion, token in
        delivered.append((suggestion, token))
        tell("suggestion")
        self.model.map(onSelection)
      }
    let model = PlaceAutocompleteModel(
      configuration: .init(selection: selection) { [unowned self] error in
        errors.append(error)
        tell("error")
        self.model.map(onError)
      }, environment: stage.environment)
    model.onChange = { [unowned self] in
      if let list = self.model?.list { lists.append(list) }
    }
    self.model = model
  }

  private func tell(_ what: String) {
    stage.log.add("\(what) \(model?.isShown == true ? "open" : "closed")")
  }

  func configure(_ change: (inout PlaceAutocompleteModel.Configuration) -> Void) {
    if let model { change(&model.configuration) }
  }

  func show(initialQuery: String = "", token: AutocompleteSessionToken? = nil) async {
    configure {
      $0.initialQuery = initialQuery
      $0.sessionToken = token
    }
    model?.show()
    await clock.settle()
  }

  func close() async {
    model?.close()
    await clock.settle()
  }

  func type(_ text: String) async {
    model?.queryChanged(text)
    await clock.settle()
  }

  /// Lets the spacing between two requests pass.
  func pause() async {
    await clock.advance(by: .milliseconds(200))
  }

  func tap(_ row: PlaceAutocompleteList.Row? = nil) async {
    if let row = row ?? list.rows.first { model?.select(row) }
    await clock.settle()
  }

  func retry() async {
    model?.retry()
    await clock.settle()
  }

  /// Lets go of the model, as a view does that goes.
  func release() async {
    model = nil
    await clock.settle()
  }

  var clock: ManualClock { stage.clock }
  var service: ScriptedService { stage.service }
  /// What the closures were told, in order, each with whether the widget was open then.
  var told: [String] { stage.log.events }
  var isShown: Bool { model?.isShown == true }
  var list: PlaceAutocompleteList { model?.list ?? PlaceAutocompleteList() }
  var ids: [String] { list.rows.map(\.suggestion.placeID) }
  var tokens: [String?] { service.calls.map(\.sessionToken) }
  var states: [ScriptedService.Call.State] { service.calls.map(\.state) }

  func end(of token: String) -> SessionLedger.End? {
    stage.environment.ledger.session(of: token)?.end
  }
}
