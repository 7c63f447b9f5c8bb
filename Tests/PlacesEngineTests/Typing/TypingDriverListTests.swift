import LegacyPlacesTesting
import PlacesEngine
import Testing

@MainActor
@Suite("Typing driver under a list")
struct TypingDriverListTests {
  /// An owner that ends everything when it is told of an update.
  @MainActor
  final class Owner {
    let log: EventLog
    var driver: TypingDriver<Bool, String>?
    var endsOnUpdate = false

    init(clock: ManualClock) {
      log = EventLog(clock: clock)
      driver = TypingDriver(
        engine: TypingEngine(policy: .immediate, surface: .list), clock: clock,
        hooks: .init(
          context: { true },
          ask: { _, _, _ in throw ServiceFailure(.keyInvalid, "scripted") },
          tell: { [weak self] notice, _ in
            self?.log.add("\(notice)")
            if notice == .updated, self?.endsOnUpdate == true { self?.driver?.handle(.ended) }
            return self != nil
          }))
    }
  }

  @Test(
    "of two notices of one event the second is told to nobody when the first ended everything",
    arguments: [true, false])
  func endedInBetween(ends: Bool) async {
    let clock = ManualClock()
    let owner = Owner(clock: clock)
    owner.endsOnUpdate = ends
    owner.driver?.handle(.textChanged("s"))
    await clock.settle()
    #expect(owner.log.events == ["requested", "updated"] + (ends ? [] : ["failed"]))
  }

  @Test("sessions count from 1 and move on with a pick, a clearing and an end")
  func sessions() {
    let owner = Owner(clock: ManualClock())
    #expect(owner.driver?.session == 1)
    owner.driver?.handle(.selected("a"))
    #expect(owner.driver?.session == 2)
    owner.driver?.handle(.cleared)
    owner.driver?.handle(.ended)
    #expect(owner.driver?.session == 4)
  }
}
