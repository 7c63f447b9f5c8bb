// The client in the reference model: each call stands alone and has its callback once, after the call has
// returned (C3, C8, D14).

extension ReferenceModel {
  mutating func find(_ text: String) {
    let text = ReferenceTexts.trimmed(text)
    let question = ReferenceFilter(settings)?.question(about: text, token: settings.token)
    // Nothing to ask about: nothing is found (D2, D8). A filter that cannot be expressed fails all the same:
    // the app's mistake must not hide behind an empty field (B05).
    if text.isEmpty, question != nil { return agenda.addAfterTurn(.tellNothingFound(to: delegate)) }
    _ = start(.client(listener: delegate), question)
  }

  mutating func fetchDetails(of place: String) {
    let mask = ReferenceFields.mask(settings.fields ?? ["all"])
    let isNowhere = ReferenceTexts.trimmed(place).isEmpty
    let question = ServiceQuestion(place: place, token: settings.token, fields: mask)
    _ = start(.client(listener: delegate), isNowhere ? nil : question)
  }

  mutating func clientTells(_ outcome: ReferenceWork.Outcome, to listener: String?) {
    switch outcome {
    case .places(let places): tell(.predictions(places), to: listener)
    case .place(let place): tell(.place(place), to: listener)
    case .failure(let code): tell(.failed(code), to: listener)
    // A callback comes exactly once; a call that ended without an answer did not get through.
    case .gone: tell(.failed(-1), to: listener)
    }
  }
}
