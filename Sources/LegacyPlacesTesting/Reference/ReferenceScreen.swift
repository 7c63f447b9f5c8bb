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

  /// The tap on Cancel is answered at once, as a tap on a row is with did-select.
  mutating func cancel() {
    guard !list.isOver else { return }
    end()
    list.isOver = delegate != nil
    tell(.cancelled)
  }

  private mutating func end() {
    list.isOver = true
    startAnew()
    stopDetails()
    list.told = .empty
  }

  /// Each presentation begins empty, in a session of its own.
  mutating func present() {
    startAnew()
    stopDetails()
    list.owesUpdate = false
    // Whoever looks at a new presentation sees an empty list (D2).
    list.told = .empty
    list.presentation += 1
    list.isOver = false
  }
}
