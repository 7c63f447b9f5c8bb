/// Does what a scenario says on a subject, and writes down what the subject tells.
@MainActor
final class Performance {
  private let subject: any PlacesSubject
  private let log: EventLog
  private var letsThrough = true
  private var reactions: [Scenario.Reaction] = []

  init(_ subject: any PlacesSubject, log: EventLog) {
    self.subject = subject
    self.log = log
    listen(as: Scenario.firstDelegate)
  }

  func perform(_ action: Scenario.Action) {
    log.add(.did(action.words))
    switch action {
    case .type(let text): (subject as? any TypingSubject)?.type(text)
    case .filter(let filter): subject.setFilter(filter)
    case .bounds(let bounds): (subject as? any BoundsTaking)?.setBounds(bounds)
    case .token(let token): (subject as? any TokenTaking)?.provide(token)
    case .fields(let names): (subject as? any FieldsTaking)?.setFields(names)
    case .delegate(let name): listen(as: name)
    case .tap(let row): (subject as? any RowTapping)?.tap(row)
    case .letThrough(let letsThrough): self.letsThrough = letsThrough
    case .retry: (subject as? any RetryTaking)?.retry()
    case .clear: (subject as? any TableSubject)?.clear()
    case .cancel: (subject as? any ScreenSubject)?.cancel()
    case .present: (subject as? any ScreenSubject)?.present()
    case .release: subject.release()
    case .find(let text): (subject as? any ClientSubject)?.find(text)
    case .details(let place): (subject as? any ClientSubject)?.details(place)
    case .react(let reaction): reactions.append(reaction)
    }
  }

  private func listen(as name: String?) {
    guard let name else { return subject.listen(nil) }
    subject.listen(
      SubjectEars(name, letsThrough: { [weak self] in self?.letsThrough ?? true }) { [weak self] event in
        self?.hear(event, as: name)
      })
  }

  private func hear(_ event: SubjectEvent, as name: String) {
    var event = event
    if case .updated = event, let showing = subject as? any RowShowing { event = .updated(showing.shown) }
    log.add(.told(event, to: name))
    guard let moment = event.moment else { return }
    // One reaction to a call: the oldest that is left.
    guard let index = reactions.firstIndex(where: { $0.moment == moment && $0.times > 0 }) else { return }
    reactions[index].times -= 1
    for action in reactions[index].actions { perform(action) }
  }
}

extension Scenario {
  /// The steps, those of one moment together.
  var moments: [(at: Int, actions: [Action])] {
    var moments: [(at: Int, actions: [Action])] = []
    for step in steps {
      if moments.last?.at == step.at {
        moments[moments.count - 1].actions.append(step.action)
      } else {
        moments.append((step.at, [step.action]))
      }
    }
    return moments
  }
}
