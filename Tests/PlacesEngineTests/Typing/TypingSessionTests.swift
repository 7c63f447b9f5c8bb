import LegacyPlacesTesting
import PlacesEngine
import Testing

@MainActor
@Suite("Typing session")
struct TypingSessionTests {
  let clock = ManualClock()

  /// Reads the updates of a session as short texts.
  @MainActor
  final class Reader {
    private let log: EventLog
    var heard: [String] { log.events }
    private(set) var finished = false
    private var task: Task<Void, Never>?

    init(_ session: TypingSession<String>, clock: ManualClock) {
      log = EventLog(clock: clock)
      let updates = session.updates
      task = Task { @MainActor [weak self] in
        for await update in updates {
          let text =
            switch update {
            case .empty: "empty"
            case .rows(let rows): rows.joined(separator: " ")
            case .noMatch: "no match"
            case .failed(let error): "failed \(error)"
            }
          self?.log.add(text)
        }
        self?.finished = true
      }
    }
  }

  struct Odd: Error {}

  @Test("a ported screen asks at the same moments as the fetcher, and hears rows, no match, errors and empty")
  func updates() async {
    let service = ScriptedService(clock: clock) { call in
      switch call.input {
      case "xyz": .predictions(PredictionAnswer())
      default: .after(.milliseconds(50), .places(call.input ?? ""))
      }
    }
    let session = TypingSession<String>(policy: .legacy, clock: clock) { text in
      if text == "bad" { throw Odd() }
      return try await service.predictions(for: PredictionQuery(input: text)).places.map(\.placeId)
    }
    let reader = Reader(session, clock: clock)
    for text in ["s", "sy", "syd", "xyz", "bad", ""] {
      session.textChanged(text)
      await clock.advance(by: .milliseconds(text.count < 3 ? 60 : 300))
    }
    #expect(service.inputs == ["s", "syd", "xyz"])
    #expect(reader.heard == ["s", "syd", "no match", "failed Odd()", "empty"])
  }

  @Test("the error that the question threw arrives as it is")
  func error() async {
    let session = TypingSession<String>(policy: .immediate, clock: clock) { _ in throw Odd() }
    var iterator = session.updates.makeAsyncIterator()
    session.textChanged("a")
    guard case .failed(let error) = await iterator.next() else {
      Issue.record("expected a failure")
      return
    }
    #expect(error is Odd)
  }

  @Test("D5 B34 an outdated answer is never heard, and its task is cancelled")
  func outdated() async {
    let service = ScriptedService(clock: clock)
    let session = TypingSession<String>(policy: .immediate, clock: clock) { text in
      try await service.predictions(for: PredictionQuery(input: text)).places.map(\.placeId)
    }
    let reader = Reader(session, clock: clock)
    session.textChanged("york")
    await clock.settle()
    session.textChanged("thoday")
    await clock.settle()
    service.answer(2, with: .places("thoday"))
    await clock.settle()
    #expect(service.calls.map(\.state) == [.cancelled, .answered])
    #expect(reader.heard == ["thoday"])
  }

  @Test("finishing stops the work and ends the updates; so does letting go")
  func finishing() async {
    let service = ScriptedService(clock: clock)
    var session: TypingSession<String>? = TypingSession(policy: .immediate, clock: clock) { text in
      try await service.predictions(for: PredictionQuery(input: text)).places.map(\.placeId)
    }
    let reader = session.map { Reader($0, clock: clock) }
    session?.textChanged("york")
    await clock.settle()
    session?.finish()
    await clock.settle()
    #expect(service.calls.map(\.state) == [.cancelled])
    #expect(reader?.finished == true)

    session = TypingSession(policy: .immediate, clock: clock) { _ in [] }
    let second = session.map { Reader($0, clock: clock) }
    session = nil
    await clock.settle()
    #expect(second?.finished == true)
  }

  @Test("D3 the same text asks again when the revision was raised, and not before")
  func revision() async {
    let service = ScriptedService(clock: clock) { _ in .places("a") }
    let session = TypingSession<String>(policy: .immediate, clock: clock) { text in
      try await service.predictions(for: PredictionQuery(input: text)).places.map(\.placeId)
    }
    session.textChanged("york")
    await clock.settle()
    session.textChanged("york")
    await clock.settle()
    #expect(service.calls.count == 1)
    session.revision += 1
    session.textChanged("york")
    await clock.settle()
    #expect(service.calls.count == 2)
  }

  @Test("a finished session asks nothing more")
  func afterFinish() async {
    let service = ScriptedService(clock: clock)
    let session = TypingSession<String>(policy: .immediate, clock: clock) { text in
      try await service.predictions(for: PredictionQuery(input: text)).places.map(\.placeId)
    }
    session.finish()
    session.textChanged("york")
    await clock.advance(by: .seconds(1))
    #expect(service.calls.isEmpty)
  }

  @Test("letting go stops what is under way and what waits")
  func lettingGo() async {
    let service = ScriptedService(clock: clock)
    var session: TypingSession<String>? = TypingSession(policy: .legacy, clock: clock) { text in
      try await service.predictions(for: PredictionQuery(input: text)).places.map(\.placeId)
    }
    session?.textChanged("york")
    session?.textChanged("yorks")
    await clock.settle()
    weak let weakSession = session
    session = nil
    #expect(weakSession == nil)
    await clock.advance(by: .seconds(1))
    #expect(service.calls.map(\.state) == [.cancelled])
    #expect(clock.pending == 0)
  }
}
