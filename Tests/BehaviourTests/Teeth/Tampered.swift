import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// The adapter behind a layer that passes everything on: what goes in, what is told, what the service is asked.
///
/// A mutant is a subclass that overrides one of these and so breaks one promise. By itself the layer changes
/// nothing, which a test makes sure of.
@MainActor
class Tampered: ClientSubject, FetcherSubject, TableSubject, ResultsSubject, ScreenSubject, RowShowing,
  RowTapping, RetryTaking, BoundsTaking, FieldsTaking
{
  let door: FrontDoor
  let stage: ScriptedStage
  /// Who listens now.
  private(set) var ears: SubjectEars?
  /// The rows of the list as it was last told.
  private(set) var rows: [PredictionFacts] = []
  /// What the layer said the list shows, where that is not what the object shows.
  private var claimed: ListState?
  private var real: (any PlacesSubject)?
  private var mayBeSelected = true

  required init(_ door: FrontDoor, _ stage: ScriptedStage) {
    self.door = door
    self.stage = stage
    stage.environment.service = TamperedService(self, base: stage.service)
    prepare()
    real = makeReal()
  }

  /// Changes the environment before the object under test is made.
  func prepare() {}

  func makeReal() -> (any PlacesSubject)? { LegacySubjects().subject(of: door) }

  // MARK: What goes in

  func listen(_ ears: SubjectEars?) {
    self.ears = ears
    guard let ears else { return real?.listen(nil) ?? () }
    real?.listen(
      SubjectEars(ears.name, letsThrough: { [weak self] in self?.mayBeSelected ?? true }) {
        [weak self] event in self?.hear(event, for: ears)
      })
  }

  func type(_ text: String?) { (real as? any TypingSubject)?.type(text) }
  func setFilter(_ filter: ScenarioFilter?) { real?.setFilter(filter) }
  func setBounds(_ bounds: ScenarioBounds?) { (real as? any BoundsTaking)?.setBounds(bounds) }
  func setFields(_ names: [String]) { (real as? any FieldsTaking)?.setFields(names) }
  func provide(_ token: String?) { (real as? any TokenTaking)?.provide(token) }
  func tap(_ row: Scenario.RowChoice) { (real as? any RowTapping)?.tap(row) }
  func retry() { (real as? any RetryTaking)?.retry() }
  func clear() { (real as? any TableSubject)?.clear() }
  func cancel() { (real as? any ScreenSubject)?.cancel() }
  func present() { (real as? any ScreenSubject)?.present() }
  func find(_ text: String) { (real as? any ClientSubject)?.find(text) }
  func details(_ placeID: String) { (real as? any ClientSubject)?.details(placeID) }
  func release() { real?.release() }
  var shown: ListState { claimed ?? (real as? any RowShowing)?.shown ?? .empty }

  // MARK: What comes out

  private func hear(_ event: SubjectEvent, for ears: SubjectEars) {
    if case .shouldSelect(let row) = event {
      mayBeSelected = maySelect(row, ears)
      return
    }
    if case .updated(let list) = event {
      rows = if case .rows(let rows) = list { rows } else { [] }
    }
    tell(event, to: ears)
  }

  func tell(_ event: SubjectEvent, to ears: SubjectEars) { pass(event, to: ears) }

  /// What a did-update of the layer's own says is on show while it is heard.
  private func pass(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .updated(let list) = event { claimed = list }
    defer { claimed = nil }
    ears.hear(event)
  }

  func maySelect(_ row: PredictionFacts, _ ears: SubjectEars) -> Bool { ears.shouldSelect(row) }

  /// Tells something of the mutant's own to whoever listens now.
  func invent(_ event: SubjectEvent) {
    if let ears { pass(event, to: ears) }
  }

  /// Tells predictions in the words of the front door.
  func invent(_ answer: PredictionAnswer) {
    let rows = answer.places.map { PredictionFacts(GMSAutocompletePrediction($0)) }
    invent(FrontDoor.lists.contains(door) ? .updated(.rows(rows)) : .predictions(rows))
  }

  // MARK: What the service is asked

  func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    try await stage.service.predictions(for: query)
  }

  func details(for query: DetailsQuery) async throws -> ServicePlace {
    try await stage.service.details(for: query)
  }
}

/// The scripted service behind the layer.
@MainActor
private final class TamperedService: PlacesService {
  private weak var subject: Tampered?
  private let base: ScriptedService

  init(_ subject: Tampered, base: ScriptedService) {
    self.subject = subject
    self.base = base
  }

  nonisolated func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    try await ask(query)
  }

  nonisolated func details(for query: DetailsQuery) async throws -> ServicePlace {
    try await ask(query)
  }

  private func ask(_ query: PredictionQuery) async throws -> PredictionAnswer {
    guard let subject else { return try await base.predictions(for: query) }
    return try await subject.predictions(for: query)
  }

  private func ask(_ query: DetailsQuery) async throws -> ServicePlace {
    guard let subject else { return try await base.details(for: query) }
    return try await subject.details(for: query)
  }
}
