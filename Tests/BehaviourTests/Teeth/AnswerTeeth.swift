import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

// Mutants that deliver the wrong answers, to the wrong listener, or too often.

/// Delivers an answer although a newer text was asked meanwhile.
class StaleList: Tampered {
  private var newest: String?

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    newest = query.input
    let answer = try await super.predictions(for: query)
    if query.input != newest { invent(answer) }
    return answer
  }
}

/// Delivers a failure although a newer text was asked meanwhile.
class StaleFailure: Tampered {
  private var newest: String?

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    newest = query.input
    do {
      return try await super.predictions(for: query)
    } catch let failure as ServiceFailure {
      if query.input != newest { invent(.failed(failure.kind.rawValue)) }
      throw failure
    }
  }
}

/// Tells an empty list for a call that was cancelled.
class CancelledTellsEmpty: Tampered {
  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    do {
      return try await super.predictions(for: query)
    } catch let error as CancellationError {
      invent(.predictions([]))
      throw error
    }
  }
}

class EmptyListTwice: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: ears)
    if event == .predictions([]) || event == .updated(.empty) { super.tell(event, to: ears) }
  }
}

class CallbackTwiceOnFailure: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: ears)
    if case .failed = event { super.tell(event, to: ears) }
  }
}

/// Answers a blank query from inside the call.
class CallbackBeforeReturn: Tampered {
  override func find(_ text: String) {
    if text.allSatisfy(\.isWhitespace) { invent(.predictions([])) } else { super.find(text) }
  }
}

/// Gives callbacks to whoever listens now.
class CallbackToNewestListener: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) { invent(event) }
}

/// Keeps the delegate of the time of the request.
class DelegateCaptured: Tampered {
  private var captured: SubjectEars?

  override func type(_ text: String?) {
    captured = ears
    super.type(text)
  }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    super.tell(event, to: captured ?? ears)
  }
}

/// Keeps what nobody heard for the next delegate.
class KeptForNextDelegate: Tampered {
  private var isParked = false
  private var kept: [SubjectEvent] = []

  override func listen(_ ears: SubjectEars?) {
    isParked = ears == nil
    guard let ears else { return }
    super.listen(ears)
    kept.forEach(ears.hear)
    kept = []
  }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if isParked { kept.append(event) } else { super.tell(event, to: ears) }
  }
}

/// Tells nothing more once nobody holds it.
class DiesWhenReleased: Tampered {
  private var isGone = false

  override func release() {
    isGone = true
    super.release()
  }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if !isGone { super.tell(event, to: ears) }
  }
}

// MARK: - What a prediction says

class TamperedFacts: Tampered {
  func tampered(_ facts: PredictionFacts) -> PredictionFacts { facts }
  func tampered(_ rows: [PredictionFacts]) -> [PredictionFacts] { rows.map { tampered($0) } }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    switch event {
    case .predictions(let rows): super.tell(.predictions(tampered(rows)), to: ears)
    case .updated(.rows(let rows)): super.tell(.updated(.rows(tampered(rows))), to: ears)
    default: super.tell(event, to: ears)
    }
  }
}

/// Takes the wire's Unicode scalars for UTF-16 units.
class ScalarOffsets: TamperedFacts {
  override func tampered(_ facts: PredictionFacts) -> PredictionFacts {
    var facts = facts
    facts.matches = facts.matches(in: facts.text.unicodeScalars)
    return facts
  }
}

/// Counts characters, so that a family of emoji is one.
class CharacterOffsets: TamperedFacts {
  override func tampered(_ facts: PredictionFacts) -> PredictionFacts {
    var facts = facts
    facts.matches = facts.matches(in: facts.text)
    return facts
  }
}

extension PredictionFacts {
  /// The matches counted in another unit than UTF-16.
  fileprivate func matches<Units: Collection>(in units: Units) -> [[Int]] where Units.Index == String.Index {
    matches.map { match in
      let start = text.utf16.index(text.startIndex, offsetBy: match[0])
      let end = text.utf16.index(start, offsetBy: match[1])
      return [units.distance(from: units.startIndex, to: start), units.distance(from: start, to: end)]
    }
  }
}

class NoSecondaryIsEmpty: TamperedFacts {
  override func tampered(_ facts: PredictionFacts) -> PredictionFacts {
    var facts = facts
    facts.secondary = facts.secondary ?? ""
    return facts
  }
}

class RowsSorted: TamperedFacts {
  override func tampered(_ rows: [PredictionFacts]) -> [PredictionFacts] {
    rows.sorted { $0.placeID < $1.placeID }
  }
}
