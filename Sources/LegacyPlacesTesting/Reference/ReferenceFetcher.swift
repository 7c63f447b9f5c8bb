/// What a fetcher's delegate was last given.
struct ReferenceFetched {
  /// Whether the newest list that it heard had rows.
  var hasRows = false
  /// Whether the empty list is still to be told (D2).
  var owesEmpty = false
}

extension ReferenceModel {
  /// C11, C12, D6: whoever is the delegate now hears it. What nobody hears was not delivered (D3).
  mutating func fetcherDelivers(_ outcome: ReferenceWork.Outcome, _ about: ReferenceTyping.About) {
    switch outcome {
    case .places(let places):
      guard delegate != nil else { return }
      typing.delivered = about
      fetched.hasRows = !places.isEmpty
      tell(.predictions(places))
    case .failure(let code):
      tell(.failed(code))
    // D6: a request that ended without an answer delivers nothing, never an empty list.
    case .gone, .place: break
    }
  }

  /// D2: one empty list, after the call, unless the list was empty and idle.
  mutating func fetcherHasNoText(wasIdle: Bool) {
    guard fetched.hasRows || !wasIdle else { return }
    fetched.owesEmpty = true
    agenda.addAfterTurn(.tellEmpty)
  }

  mutating func fetcherTellsEmpty() {
    // Once; and not when a newer text took the place of the empty one.
    guard fetched.owesEmpty, typing.text == nil else { return }
    fetched.owesEmpty = false
    guard delegate != nil else { return }
    fetched.hasRows = false
    tell(.predictions([]))
  }
}
