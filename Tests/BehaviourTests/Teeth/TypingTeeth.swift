import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

// Mutants that ask at the wrong time, about the wrong text, or too often.

class TextNotTrimmed: Tampered {
  private var typed: String?

  override func type(_ text: String?) {
    typed = text
    super.type(text)
  }

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    var query = query
    query.input = typed ?? query.input
    return try await super.predictions(for: query)
  }
}

class BlankTextAsked: Tampered {
  override func type(_ text: String?) {
    super.type(text)
    guard let text, text.allSatisfy(\.isWhitespace) else { return }
    Task { _ = try? await super.predictions(for: PredictionQuery(input: text)) }
  }
}

/// Tells that a text cannot be sent before the call with it returns.
class RefusalBeforeReturn: Tampered {
  private var isRefused = false

  override func setFilter(_ filter: ScenarioFilter?) {
    isRefused = (filter?.countries ?? [filter?.country].compactMap(\.self)).contains { $0.count == 3 }
    super.setFilter(filter)
  }

  override func type(_ text: String?) {
    super.type(text)
    guard isRefused else { return }
    if FrontDoor.lists.contains(door) { invent(.updated(.empty)) }
    invent(.failed(-12))
  }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if isRefused, event != .requested { return }
    super.tell(event, to: ears)
  }
}

/// Empties the list before the call that emptied it returns.
class EmptyListBeforeReturn: Tampered {
  private var isEmptying = false

  override func type(_ text: String?) {
    isEmptying = (text ?? "").allSatisfy(\.isWhitespace)
    super.type(text)
    if isEmptying { invent(.predictions([])) }
  }

  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if event == .predictions([]), isEmptying { return }
    super.tell(event, to: ears)
  }
}

/// Hears nothing of it when the text is emptied.
class EmptyListNeverTold: Tampered {
  override func tell(_ event: SubjectEvent, to ears: SubjectEars) {
    if event == .predictions([]) { return }
    super.tell(event, to: ears)
  }
}

class NoThrottle: Tampered {
  override func prepare() { stage.environment.typingPolicy = .immediate }
}

class DebounceInsteadOfThrottle: Tampered {
  override func prepare() {
    stage.environment.typingPolicy = TypingPolicy(pace: .debounce(.milliseconds(200)))
  }
}

/// Texts that come too soon are forgotten.
class ThrottleWithoutTrailing: Tampered {
  private var last: Duration?

  override func type(_ text: String?) {
    let now = stage.clock.now
    if let last, now - last < .milliseconds(200) { return }
    last = now
    super.type(text)
  }
}

class MinimumLengthIgnored: Tampered {
  override func prepare() { stage.environment.typingPolicy.minimumLength = 1 }
}

class SecondRequestInFlight: Tampered {
  override func prepare() { stage.environment.typingPolicy.mergesInFlight = false }
}

/// Asks about each text it is given.
class SameTextAsks: Tampered {
  override func makeReal() -> any PlacesSubject { LegacyFetcherSubject(ForgetfulFetcher()) }

  private final class ForgetfulFetcher: GMSAutocompleteFetcher {
    private var count = 0

    override func sourceTextHasChanged(_ text: String?) {
      // A filter that is another one each time, and asks for nothing else.
      count += 1
      let filter = autocompleteFilter ?? GMSAutocompleteFilter()
      filter.regionCode = count.isMultiple(of: 2) ? "gb" : "ie"
      autocompleteFilter = filter
      super.sourceTextHasChanged(text)
    }
  }
}

/// Never asks about the same text twice running, whatever came of it.
class SameTextNeverAsksAgain: Tampered {
  override func makeReal() -> any PlacesSubject { LegacyFetcherSubject(StubbornFetcher()) }

  private final class StubbornFetcher: GMSAutocompleteFetcher {
    private var last: String??

    override func sourceTextHasChanged(_ text: String?) {
      if last == .some(text) { return }
      last = text
      super.sourceTextHasChanged(text)
    }
  }
}

/// A table data source that takes no notice when the text is emptied.
class EmptyTextForgotten: Tampered {
  override func makeReal() -> any PlacesSubject { LegacyTableSubject(ForgetfulSource()) }

  private final class ForgetfulSource: GMSAutocompleteTableDataSource {
    override func sourceTextHasChanged(_ text: String?) {
      if let text, !text.allSatisfy(\.isWhitespace) { super.sourceTextHasChanged(text) }
    }
  }
}

/// A request that is not wanted any more goes on.
class RequestNotStopped: Tampered {
  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    let call = Task { try await super.predictions(for: query) }
    return try await call.value
  }
}
