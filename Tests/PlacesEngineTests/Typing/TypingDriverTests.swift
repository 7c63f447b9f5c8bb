import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The shell around the engine: timers, tasks, and who is kept alive, with a clock moved by hand.
@MainActor
@Suite("Typing driver")
struct TypingDriverTests {
  typealias Driver = TypingDriver<String, String>

  /// A front door with a list, which writes down what it is told.
  @MainActor
  final class Door {
    let log: EventLog
    let service: ScriptedService
    var context = ""
    var reaction: ((Door, Driver.Engine.Notice) -> Void)?
    private let policy: TypingPolicy
    private let surface: Driver.Engine.Surface
    private let clock: ManualClock
    private(set) lazy var driver = Driver(
      engine: .init(policy: policy, surface: surface), clock: clock,
      hooks: .init(
        context: { [weak self] in self?.context ?? "gone" },
        ask: { [service] text, context, session in
          let query = PredictionQuery(input: text, sessionToken: "\(session)\(context)")
          return try await service.predictions(for: query).places.map(\.placeId)
        },
        fetchDetails: { [service] row, session in
          _ = try await service.details(
            for: DetailsQuery(placeID: row, fields: ["id"], sessionToken: "\(session)"))
        },
        tell: { [weak self] notice, error in
          self?.heard(notice, error)
          return self != nil
        },
        owner: { [weak self] in self }))

    init(
      _ clock: ManualClock, policy: TypingPolicy = .immediate, surface: Driver.Engine.Surface = .list,
      rule: @escaping (ScriptedService.Call) -> ScriptedService.Reply = { _ in .hold }
    ) {
      self.clock = clock
      self.policy = policy
      self.surface = surface
      log = EventLog(clock: clock)
      service = ScriptedService(clock: clock, rule: rule)
    }

    private func heard(_ notice: Driver.Engine.Notice, _ error: (any Error)?) {
      let kind = (error as? ServiceFailure).map { " \($0.kind)" } ?? ""
      log.add(notice == .failed ? "failed\(kind)" : "\(notice)")
      reaction?(self, notice)
    }
  }

  let clock = ManualClock()

  @Test(
    "C26 D12 only failures of the three retryable kinds stay inside a list",
    arguments: ServiceFailure.Kind.allCases)
  func retryable(kind: ServiceFailure.Kind) async {
    let door = Door(clock) { _ in .failure(kind) }
    door.driver.handle(.textChanged("a"))
    await clock.settle()
    let told = ["requested", "updated"] + (kind.rawValue >= -3 ? [] : ["failed \(kind)"])
    #expect(door.log.difference(from: told) == nil)
  }

  @Test("D12 details that fail are told or kept by the same rule", arguments: [true, false])
  func details(retryable: Bool) async {
    let door = Door(clock) { call in
      if case .details = call.question { .failure(retryable ? .server : .keyInvalid) } else { .places("a") }
    }
    door.driver.handle(.textChanged("a"))
    await clock.settle()
    door.log.clear()
    door.driver.handle(.selected("a"))
    await clock.settle()
    let told = retryable ? ["updated"] : ["updated", "failed keyInvalid"]
    #expect(door.log.difference(from: told) == nil)
    #expect(door.service.detailsQueries.map(\.sessionToken) == ["1"])
  }

  @Test("a timer that was stopped or replaced never fires")
  func timers() async {
    let door = Door(clock, policy: TypingPolicy(pace: .debounce(.milliseconds(100))))
    door.driver.handle(.textChanged("a"))
    await clock.advance(by: .milliseconds(60))
    door.driver.handle(.textChanged("ab"))
    await clock.advance(by: .milliseconds(60))
    #expect(door.service.calls.isEmpty, "the first timer was replaced")
    #expect(clock.pending == 1)
    door.driver.handle(.textChanged(""))
    #expect(clock.pending == 0)
    await clock.advance(by: .seconds(1))
    #expect(door.service.calls.isEmpty)
  }

  @Test("a stopped call is cancelled, and the details call of an ended door too")
  func stops() async {
    let door = Door(clock) { call in call.input == "a" ? .places("a") : .hold }
    door.driver.handle(.textChanged("a"))
    await clock.settle()
    door.driver.handle(.selected("a"))
    door.driver.handle(.textChanged("b"))
    await clock.settle()
    door.driver.handle(.ended)
    await clock.settle()
    #expect(door.service.calls.map(\.state) == [.answered, .cancelled, .cancelled])
    #expect(door.driver.activity == .idle)
    #expect(door.log.difference(from: ["requested", "updated", "requested"]) == nil)
  }

  @Test("D7 the owner is kept while something is asked, waits, or is to be told, and no longer")
  func keepsOwner() async {
    var door: Door? = Door(clock, policy: .legacy, surface: .fetcher)
    weak let weakDoor = door
    let service = door?.service
    door?.driver.handle(.textChanged("a"))
    door?.driver.handle(.textChanged("ab"))
    door = nil
    #expect(weakDoor != nil, "asking, and a text waits")
    await clock.advance(by: .milliseconds(200))
    #expect(weakDoor != nil)
    service?.answer(2, with: .places("ab"))
    await clock.settle()
    #expect(weakDoor == nil)

    door = Door(clock, policy: .legacy, surface: .fetcher) { _ in .places("a") }
    weak let second = door
    let log = door?.log
    door?.driver.handle(.textChanged("a"))
    await clock.settle()
    door?.driver.handle(.textChanged(""))
    door = nil
    #expect(second != nil, "an empty list is to be told")
    await clock.settle()
    #expect(log?.events.last == "updated")
    #expect(second == nil)
  }

  @Test("D16 who is told may send the next event before the call returns")
  func reentrant() async {
    let door = Door(clock) { .places($0.input ?? "") }
    door.reaction = { door, notice in
      guard notice == .updated else { return }
      door.reaction = nil
      door.driver.handle(.textChanged("b"))
      #expect(door.driver.activity == .asking)
    }
    door.driver.handle(.textChanged("a"))
    await clock.settle()
    #expect(door.service.inputs == ["a", "b"])
    #expect(door.driver.content == .rows(["b"]))
    #expect(door.log.difference(from: ["requested", "updated", "requested", "updated"]) == nil)
  }

  @Test("D4 the context is read when the request goes out")
  func context() async {
    let door = Door(clock, policy: .legacy)
    door.context = "x"
    door.driver.handle(.textChanged("a"))
    door.driver.handle(.textChanged("ab"))
    door.context = "y"
    await clock.advance(by: .milliseconds(200))
    #expect(door.service.calls.map(\.sessionToken) == ["1x", "1y"])
  }
}
