// The full-screen controller's presentations: one terminal call each, the place or the cancellation, and
// nothing after it until the next one (C30, B17).

extension ReferenceModel {
  mutating func deliver(_ place: PlaceFacts) {
    guard door == .screen else {
      tell(.place(place))
      return
    }
    // What nobody hears is no end.
    guard delegate != nil else { return }
    end()
    tell(.place(place))
  }

  mutating func cancel() {
    guard !list.isOver else { return }
    stopAsking()
    stopDetails()
    list.session += 1
    agenda.addAfterTurn(.tellCancelled)
  }

  mutating func screenTellsCancelled() {
    guard !list.isOver, !isReleased, delegate != nil else { return }
    end()
    tell(.cancelled)
  }

  private mutating func end() {
    list.isOver = true
    stopAsking()
    stopDetails()
  }

  /// Each presentation begins empty, in a session of its own.
  mutating func present() {
    stopAsking()
    stopDetails()
    typing.text = nil
    let session = list.session + 1
    list = ReferenceList()
    list.session = session
  }
}
