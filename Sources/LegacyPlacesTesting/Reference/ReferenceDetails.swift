// From a tap to the place: C22 to C27, D10 to D12, D21.

extension ReferenceModel {
  mutating func tap(_ choice: Scenario.RowChoice) {
    guard let row = row(choice), isShown(row), list.details == nil, !list.isOver else { return }
    // C23: with nobody to ask it goes through.
    if tell(.shouldSelect(row)), !letsThrough { return }
    // D16: the list may have changed from inside, and another tap may have come first.
    guard !isReleased, !list.isOver, isShown(row), list.details == nil else { return }
    // D11: what waits and what is asked falls away.
    stopAsking()
    if list.owesUpdate { agenda.addAfterTurn(.tellUpdate) }
    let pick = ReferenceList.Pick(place: row.placeID, token: list.token)
    // D10: the session ends when details are attempted, whatever comes of them.
    list.session += 1
    askDetails(pick)
  }

  /// The row that is tapped, as it was displayed.
  private func row(_ choice: Scenario.RowChoice) -> PredictionFacts? {
    switch choice {
    case .row(let index): list.toldRows.indices.contains(index) ? list.toldRows[index] : nil
    case .place(let id): shownRows.first { $0.placeID == id }
    }
  }

  private var shownRows: [PredictionFacts] {
    if case .rows(let rows) = list.content { rows } else { [] }
  }

  /// D11: a row whose place is gone from the list is ignored.
  private func isShown(_ row: PredictionFacts) -> Bool {
    shownRows.contains { $0.placeID == row.placeID }
  }

  private mutating func askDetails(_ pick: ReferenceList.Pick) {
    let mask = settings.fields.map(ReferenceFields.mask) ?? ReferenceFields.everyShown
    let question = ServiceQuestion(place: pick.place, token: pick.token, fields: mask)
    list.details = (start(.details, question), pick)
  }

  mutating func stopDetails() {
    if let details = list.details { stop(details.work) }
    list.details = nil
  }

  mutating func detailsCameOut(_ outcome: ReferenceWork.Outcome) {
    guard let pick = list.details?.pick else { return }
    list.details = nil
    switch outcome {
    case .place(let place):
      // After a retry the list is back under the place: a visible change (D19).
      if list.content != contentBeneath {
        list.content = contentBeneath
        tellUpdate(owed: false)
      }
      deliver(place)
    case .failure(let code) where isRetryable(code):
      // D12: the prediction is kept for the retry.
      list.content = .cantLoad(.details(pick, over: contentBeneath))
      tellUpdate(owed: false)
    case .failure(let code):
      // B11: the rows stay usable. D19: did-update first, did-fail second, in this step too.
      list.content = contentBeneath
      tellUpdateThenFailure(code, owed: false)
    case .gone, .places:
      // D6: nothing is delivered. Indicators that a tap switched on switch off (D19).
      tellUpdate(owed: false)
    }
  }

  /// D12: who types the text of the rows again, under the message that a pick could not be loaded, turns to the
  /// rows, and nothing is asked.
  mutating func listComesBack() {
    guard list.content != contentBeneath else { return }
    list.content = contentBeneath
    list.owesUpdate = true
    agenda.addAfterTurn(.tellUpdate)
  }

  /// What is on show, and under the message that a pick could not be loaded what was.
  private var contentBeneath: ReferenceList.Content {
    if case .cantLoad(.details(_, let beneath)) = list.content { beneath } else { list.content }
  }

  mutating func retry() {
    guard case .cantLoad(let what) = list.content, !list.isOver else { return }
    switch what {
    case .predictions: if typing.asking == nil { ask() }
    case .details(let pick, _): if list.details == nil { askDetails(pick) }
    }
  }
}
