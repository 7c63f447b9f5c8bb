import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

// Mutants that take taps, refusals, retries and failures wrongly.

class RefusalIgnored: Tampered {
  override func maySelect(_ row: PredictionFacts, _ ears: SubjectEars) -> Bool {
    _ = super.maySelect(row, ears)
    return true
  }
}

/// Should-select is asked when the details call is on its way.
class SelectAfterDetails: Tampered {
  override func maySelect(_ row: PredictionFacts, _ ears: SubjectEars) -> Bool {
    Task {
      await Task.yield()
      _ = super.maySelect(row, ears)
    }
    return true
  }
}

/// A mutant that knows whether details are out, and can take a tap that the adapter would refuse.
class TamperedTaps: Tampered {
  fileprivate var detailsOut = 0

  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    detailsOut += 1
    defer { detailsOut -= 1 }
    return try await super.details(for: query)
  }

  fileprivate func select(_ row: PredictionFacts) {
    guard let ears, maySelect(row, ears) else { return }
    Task {
      let query = DetailsQuery(placeID: row.placeID, fields: ["displayName"])
      guard let place = try? await super.details(for: query) else { return }
      invent(.place(PlaceFacts(id: place.id, name: place.displayName?.text)))
    }
  }
}

class SecondTapAccepted: TamperedTaps {
  override func tap(_ row: Scenario.RowChoice) {
    guard detailsOut > 0, case .row(let index) = row, rows.indices.contains(index) else {
      return super.tap(row)
    }
    select(rows[index])
  }
}

/// A tap on a row that is gone counts.
class StaleTapAccepted: TamperedTaps {
  private var seen: [String: PredictionFacts] = [:]

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    for row in rows { seen[row.placeID] = row }
    super.tell(event, to: ears)
  }

  override func tap(_ row: Scenario.RowChoice) {
    guard case .place(let id) = row, !rows.contains(where: { $0.placeID == id }), let gone = seen[id] else {
      return super.tap(row)
    }
    select(gone)
  }
}

/// New text stops the details that are out.
class DetailsCancelledByText: Tampered {
  private var texts = 0

  override func type(_ text: String?) {
    texts += 1
    super.type(text)
  }

  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    let before = texts
    let place = try await super.details(for: query)
    guard texts == before else { throw CancellationError() }
    return place
  }
}

/// The list is cleared while a request is out.
class ListClearedWhileAsking: Tampered {
  private var isAsking = false

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if event == .requested { isAsking = true }
    if case .updated = event { isAsking = false }
    super.tell(event, to: ears)
  }

  override func tap(_ row: Scenario.RowChoice) {
    if !isAsking { super.tap(row) }
  }
}

/// A text that waits is asked although the user has tapped.
class TapLeavesTextWaiting: Tampered {
  private var typed: String?
  private var asked: String?

  override func type(_ text: String?) {
    typed = text
    super.type(text)
  }

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    asked = query.input
    return try await super.predictions(for: query)
  }

  override func tap(_ row: Scenario.RowChoice) {
    super.tap(row)
    if let typed, typed != asked { super.type(typed) }
  }
}

// MARK: - Failures

class RetryableLeaks: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: ears)
    if event == .updated(.cantLoad) { super.tell(.failed(-1), to: ears) }
  }
}

class OtherFailuresSwallowed: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .failed = event { return }
    super.tell(event, to: ears)
  }
}

/// A fetcher that keeps retryable failures to itself, as the lists do.
class FetcherHidesRetryable: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .failed(-3 ... -1) = event { return }
    super.tell(event, to: ears)
  }
}

/// Takes a refusal for a fault of the server.
class RefusalIsServerFault: Tampered {
  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    do {
      return try await super.details(for: query)
    } catch let failure as ServiceFailure where failure.kind == .accessNotConfigured {
      throw ServiceFailure(.server, failure.message)
    }
  }
}

/// "Try again" asks each time it is tapped.
class RetryAlwaysAsks: Tampered {
  private var isRetrying = false
  private var last: PredictionQuery?

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    last = query
    defer { isRetrying = false }
    return try await super.predictions(for: query)
  }

  override func retry() {
    if isRetrying, let last { Task { _ = try? await stage.service.predictions(for: last) } }
    isRetrying = true
    super.retry()
  }
}

class FieldsIgnored: Tampered {
  override func setFields(_ names: [String]) {}
}

/// The default asks for everything the service has.
class DefaultFieldsAreStar: Tampered {
  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    var query = query
    if query.fields.count > 30 { query.fields = ["*"] }
    return try await super.details(for: query)
  }
}

/// A place without a name is not delivered.
class NamelessPlaceDropped: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if case .place(let place) = event, place.name == nil { return }
    super.tell(event, to: ears)
  }
}
