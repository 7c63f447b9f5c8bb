import PlacesEngine

/// Plays a scenario with a clock moved by hand and a service that answers by its script.
@MainActor
final class ScenarioPlay {
  private let scenario: Scenario
  private let door: FrontDoor
  private let name: String
  private let stage: ScriptedStage
  private let performance: Performance
  private let sees: Trace.Sees
  private var script: ScenarioScript

  init(
    _ scenario: Scenario, _ door: FrontDoor, on subject: any PlacesSubject, _ name: String,
    _ stage: ScriptedStage
  ) {
    self.scenario = scenario
    self.door = door
    self.name = name
    self.stage = stage
    sees = subject is any RowShowing || !FrontDoor.lists.contains(door) ? .everything : [.service, .script]
    script = ScenarioScript(scenario)
    performance = Performance(subject, log: stage.log)
    // Who asks after the end, as a timer of the subject's own may, waits for ever: there is nothing to answer it.
    stage.service.rule = { [weak self] call in self?.reply(to: call) ?? .hold }
    stage.service.onChange = { [log = stage.log] call in
      switch call.state {
      case .waiting: log.add(.asked(call: call.number, ServiceQuestion(call.question)))
      case .answered: log.add(.ended(call: call.number, .answered))
      case .failed: log.add(.ended(call: call.number, .failed))
      case .cancelled: log.add(.ended(call: call.number, .cancelled))
      }
    }
  }

  func run() async -> Trace {
    for moment in scenario.moments {
      await stage.clock.advance(to: .milliseconds(moment.at))
      // What it sets off happens before the clock moves on.
      stage.run { moment.actions.forEach(performance.perform) }
    }
    await stage.clock.advance(by: .milliseconds(scenario.watch))
    return Trace(scenario: scenario.name, door: door, side: name, sees: sees, events: stage.log.entries)
      .namingTokens()
  }

  private func reply(to call: ScriptedService.Call) -> ScriptedService.Reply {
    let answer: Scenario.Answer
    let place: String?
    switch call.question {
    case .predictions(let query):
      place = nil
      answer = script.next(text: query.input, place: nil)
    case .details(let query):
      place = query.placeID
      answer = script.next(text: nil, place: query.placeID)
    }
    let reply: ScriptedService.Reply
    switch answer.reply {
    case .never: return .hold
    case .gone: reply = .cancelled
    case .places(let places): reply = .predictions(PredictionAnswer(places: places.map(\.prediction)))
    case .details(let name): reply = .place(id: place ?? "", name: name)
    case .failure(let code, let message):
      reply = .failure(ServiceFailure(.init(rawValue: code) ?? .internal, message))
    }
    if answer.isDeaf { return .deaf(.milliseconds(answer.after), reply) }
    return answer.after > 0 ? .after(.milliseconds(answer.after), reply) : reply
  }
}

extension ScenarioPlace {
  var prediction: ServicePrediction {
    ServicePrediction(
      placeId: id, text: ServiceText(text, matches: matches),
      structuredFormat: StructuredFormat(
        mainText: ServiceText(primary, matches: matches), secondaryText: secondary.map { ServiceText($0) }),
      types: types, distanceMeters: distance)
  }
}
