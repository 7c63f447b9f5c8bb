import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What the clock that is moved by hand promises.
@MainActor
@Suite("Manual clock")
struct ManualClockTests {
  let clock = ManualClock()

  @Test("actions run in the order of their times, and of their making where times are equal")
  func order() async {
    let log = EventLog(clock: clock)
    for (delay, name) in [(300, "c"), (100, "a"), (300, "d"), (200, "b"), (-5, "past")] {
      _ = clock.schedule(after: .milliseconds(delay)) { log.add(name) }
    }
    await clock.advance(by: .milliseconds(299))
    #expect(log.events == ["past", "a", "b"])
    #expect(clock.pending == 2)
    #expect(clock.due == [.milliseconds(300), .milliseconds(300)])
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries.map(\.line) == ["0 past", "100 a", "200 b", "300 c", "300 d"])
    #expect(clock.pending == 0)
  }

  @Test("an action that is taken back never runs; taking back one that ran does nothing")
  func cancel() async {
    let log = EventLog(clock: clock)
    let first = clock.schedule(after: .milliseconds(1)) { log.add("first") }
    let second = clock.schedule(after: .milliseconds(2)) { log.add("second") }
    second.cancel()
    await clock.advance(by: .seconds(1))
    first.cancel()
    #expect(log.events == ["first"])
  }

  @Test("what an action sets off happens at its time, and what that schedules is run on the way")
  func setOff() async {
    let log = EventLog(clock: clock)
    _ = clock.schedule(after: .milliseconds(10)) { [clock] in
      Task {
        log.add("task")
        _ = clock.schedule(after: .milliseconds(10)) { Task { log.add("later") } }
      }
    }
    _ = clock.schedule(after: .milliseconds(11)) { log.add("next") }
    await clock.advance(by: .milliseconds(100))
    #expect(log.entries.map(\.line) == ["10 task", "11 next", "20 later"])
    #expect(clock.now == .milliseconds(100))
  }

  @Test("a chain of tasks on the main actor comes to its end, however long, if its links are seen")
  func chain() async {
    let log = EventLog(clock: clock)
    func link(_ number: Int) {
      log.add("\(number)")
      if number < 500 { Task { link(number + 1) } }
    }
    Task { link(1) }
    await clock.settle()
    #expect(log.entries.count == 500)
  }

  @Test("twelve links that nobody sees are waited for")
  func silentChain() async {
    var last = 0
    func link(_ number: Int) {
      last = number
      if number < 12 { Task { link(number + 1) } }
    }
    Task { link(1) }
    await clock.settle()
    #expect(last == 12)
  }

  @Test("a caller that comes back by way of another thread is waited for, each time of two hundred")
  func otherThread() async {
    let service = ScriptedService(clock: clock)
    for number in 1...200 {
      var heard = false
      let task = Task {
        _ = try? await Self.elsewhere(service)
        heard = true
      }
      await clock.settle()
      if number.isMultiple(of: 2) { task.cancel() } else { service.answer(number, with: .places("a")) }
      await clock.settle()
      #expect(service.calls.last?.state == (number.isMultiple(of: 2) ? .cancelled : .answered))
      await task.value
      #expect(heard)
    }
    #expect(service.waiting.isEmpty)
  }

  @concurrent nonisolated private static func elsewhere(_ service: ScriptedService) async throws -> Int {
    try await service.predictions(for: PredictionQuery(input: "a")).places.count
  }

  @Test("work that goes on for ever at one moment is given up, and said so")
  func restless() async {
    let log = EventLog(clock: clock)
    var goesOn = true
    func again() {
      log.add("again")
      if goesOn { Task { again() } }
    }
    again()
    await clock.settle()
    #expect(clock.restless == .zero)
    goesOn = false
    await clock.settle()
  }
}
