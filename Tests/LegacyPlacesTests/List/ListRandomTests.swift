import Foundation
import Testing

/// Random sequences of events against the three classes.
///
/// `RANDOM_EVENTS` sets how many events, over all three classes; `RANDOM_SEED` the first seed.
@MainActor
@Suite("Lists, random events")
struct ListRandomTests {
  nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  @Test(
    "D6 D9 D10 D11 D16 D19 D21 B17 B35 random events break no promise", arguments: ListClass.allCases)
  func events(kind: ListClass) async {
    let total = (Self.setting("RANDOM_EVENTS") ?? 20_000) / ListClass.allCases.count
    var seed = UInt64(Self.setting("RANDOM_SEED") ?? 1)
    var left = total
    while left > 0 {
      let steps = min(left, 20 + Int(seed % 60))
      let user = RandomUser(kind, seed: seed)
      await user.run(steps)
      if let fault = user.fault {
        Issue.record("\(fault), seed \(seed), \(kind):\n\(user.trace.joined(separator: "\n"))")
        return
      }
      left -= steps
      seed += 1
    }
  }
}
