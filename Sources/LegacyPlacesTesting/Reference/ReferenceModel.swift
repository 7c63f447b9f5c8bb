import PlacesEngine

/// The behaviour contract written out a second time, slow and obvious, without the typing engine.
///
/// It is one value: a small world in whole milliseconds with one front door in it, whoever listens to it and
/// the service it asks. Nothing runs beside it; what happens later is written on its agenda. Each rule is
/// taken from Google's texts (`C…`, items of the contract) or from the table of decisions (`D…`).
struct ReferenceModel {
  let scenario: Scenario
  let door: FrontDoor

  // The world.
  var agenda = ReferenceAgenda()
  var events: [TraceEvent] = []

  // The service.
  var script: ScenarioScript
  var works: [ReferenceWork] = []
  var calls = 0

  // The app: who listens, and what it has set.
  var delegate: String? = Scenario.firstDelegate
  var letsThrough = true
  var reactions: [Scenario.Reaction] = []
  var settings = ReferenceSettings()
  var isReleased = false

  // The object.
  var typing = ReferenceTyping()
  var fetched = ReferenceFetched()
  var list = ReferenceList()

  static func play(_ scenario: Scenario, on door: FrontDoor) -> Trace {
    var model = ReferenceModel(scenario, door)
    model.run()
    return Trace(scenario: scenario.name, door: door, side: "reference", events: model.events)
  }

  private init(_ scenario: Scenario, _ door: FrontDoor) {
    self.scenario = scenario
    self.door = door
    script = ScenarioScript(scenario)
  }

  private mutating func run() {
    for moment in scenario.moments {
      happen(until: moment.at)
      for action in moment.actions { perform(action) }
      finishTurn()
    }
    happen(until: (scenario.steps.last?.at ?? 0) + scenario.watch)
  }

  /// Everything that is due until a moment, that moment included, each with all that it sets off.
  private mutating func happen(until moment: Int) {
    while let due = agenda.next(until: moment) {
      happen(due)
      finishTurn()
    }
    agenda.now = max(agenda.now, moment)
  }

  /// What was put off until the turn is over.
  private mutating func finishTurn() {
    while let next = agenda.nextAfterTurn() { happen(next) }
  }

  private mutating func happen(_ event: ReferenceAgenda.Event) {
    switch event {
    case .pauseIsOver(let number): pauseIsOver(number)
    case .reachService(let work): reachService(work)
    case .answer(let work): answer(work)
    case .refuse(let work): refuse(work)
    case .tellEmpty: fetcherTellsEmpty()
    case .tellUpdate: listTellsOwedUpdate()
    case .tellNothingFound(let listener): tell(.predictions([]), to: listener)
    }
  }
}
