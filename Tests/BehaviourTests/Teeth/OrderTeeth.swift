import LegacyPlacesTesting
import PlacesEngine

// Mutants that tell too much, too little, too late or in the wrong order.

class UpdateBeforeRequest: Tampered {
  private var owesRequest = false

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if event == .requested {
      owesRequest = true
      return
    }
    super.tell(event, to: ears)
    if case .updated = event, owesRequest {
      owesRequest = false
      super.tell(.requested, to: ears)
    }
  }
}

/// did-request comes when the call that typed has returned.
class RequestLater: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    guard event == .requested else { return super.tell(event, to: ears) }
    Task { self.invent(event) }
  }
}

class RequestTwice: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: ears)
    if event == .requested { super.tell(event, to: ears) }
  }
}

/// A mutant that knows that what it hears next comes of a failure that is told.
class TamperedFailures: Tampered {
  fileprivate var hasFailed = false

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    do {
      return try await super.predictions(for: query)
    } catch let failure as ServiceFailure {
      hasFailed = !failure.kind.isRetryable
      throw failure
    }
  }
}

class NoUpdateOnFailure: TamperedFailures {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .updated = event, hasFailed { return }
    if case .failed = event { hasFailed = false }
    super.tell(event, to: ears)
  }
}

class FailBeforeUpdate: TamperedFailures {
  private var held: SubjectEvent?

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .updated = event, hasFailed {
      held = event
      return
    }
    super.tell(event, to: ears)
    guard case .failed = event, let held else { return }
    hasFailed = false
    self.held = nil
    super.tell(held, to: ears)
  }
}

class NoUpdateOnNoMatch: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if event != .updated(.noMatch) { super.tell(event, to: ears) }
  }
}

class NoUpdateForSameRows: Tampered {
  private var last: SubjectEvent?

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    guard case .updated = event else { return super.tell(event, to: ears) }
    if event != last { super.tell(event, to: ears) }
    last = event
  }
}

/// Nothing is told of a request that a tap stopped.
class NoUpdateForStoppedRequest: Tampered {
  private var isTapping = false

  override func tap(_ row: Scenario.RowChoice) {
    isTapping = true
    super.tap(row)
  }

  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    let place = try await super.details(for: query)
    isTapping = false
    return place
  }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .updated = event, isTapping { return }
    super.tell(event, to: ears)
  }
}

// MARK: - clearResults

/// A mutant that tells what belongs to a clearing otherwise.
class TamperedClear: Tampered {
  fileprivate var held: [SubjectEvent]?

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if held != nil { held?.append(event) } else { super.tell(event, to: ears) }
  }

  /// What clearing would have told.
  fileprivate func clearSilently() -> [SubjectEvent] {
    held = []
    super.clear()
    let events = held ?? []
    held = nil
    return events
  }
}

class ClearTellsRequestFirst: TamperedClear {
  override func clear() { clearSilently().reversed().forEach(invent) }
}

class ClearTellsLater: TamperedClear {
  override func clear() {
    let events = clearSilently()
    Task { events.forEach(self.invent) }
  }
}

class ClearTellsUpdateOnly: TamperedClear {
  override func clear() { clearSilently().prefix(1).forEach(invent) }
}

/// `clearResults` asks about the text again.
class ClearAsks: Tampered {
  private var text: String?

  override func type(_ text: String?) {
    self.text = text
    super.type(text)
  }

  override func clear() {
    super.clear()
    Task { super.type(text) }
  }
}

// MARK: - The full-screen controller

class CancelledTwice: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: ears)
    if event == .cancelled { super.tell(event, to: ears) }
  }
}

class PlaceAfterCancel: Tampered {
  private var isCancelled = false

  override func cancel() {
    isCancelled = true
    super.cancel()
  }

  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    let place = try await super.details(for: query)
    if isCancelled { invent(.place(PlaceFacts(id: place.id, name: place.displayName?.text))) }
    return place
  }
}

class CancelledAfterPlace: Tampered {
  private var isOver = false

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .place = event { isOver = true }
    super.tell(event, to: ears)
  }

  override func cancel() {
    super.cancel()
    if isOver { invent(.cancelled) }
  }
}

/// A failure ends the presentation.
class FailureEndsScreen: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: ears)
    if case .failed = event { Task { self.cancel() } }
  }
}
