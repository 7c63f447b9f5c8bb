import LegacyPlacesTesting
import PlacesEngine
import Testing

/// What the scripted service does about calls.
@MainActor
@Suite("Scripted service")
struct ScriptedServiceTests {
  let stage = ScriptedStage()

  /// Asks and writes down what comes back.
  @discardableResult
  private func ask(_ text: String) -> Task<Void, Never> {
    Task { [stage] in
      do {
        let answer = try await stage.service.predictions(for: PredictionQuery(input: text))
        stage.log.add(answer.places.map(\.placeId).joined(separator: ","))
      } catch {
        stage.log.add(
          error is CancellationError ? "cancelled" : "\((error as? ServiceFailure)?.kind.rawValue ?? 0)")
      }
    }
  }

  @Test("by list: replies in the order of the calls, then calls are held")
  func list() async {
    let service = ScriptedService(
      clock: stage.clock, replies: [.places("a"), .failure(.network), .cancelled])
    stage.service.rule = service.rule
    for text in ["1", "2", "3", "4"] { ask(text) }
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["a", "-1", "cancelled"]) == nil)
    #expect(stage.service.waiting.map(\.number) == [4])
  }

  @Test("out of order: held calls are answered in the order of the numbers, by a rule")
  func outOfOrder() async {
    for text in ["a", "b", "c"] { ask(text) }
    await stage.clock.settle()
    await stage.service.answer(inOrder: [3, 9, 1])
    #expect(stage.log.difference(from: ["c1,c2", "a1,a2"]) == nil)
    await stage.service.answer(inOrder: [2, 1]) { _ in .failure(.internal) }
    #expect(stage.log.difference(from: ["c1,c2", "a1,a2", "-3"]) == nil)
    #expect(stage.service.calls.map(\.state) == [.answered, .failed, .answered])
  }

  @Test("by rule: at once, after a delay, and deaf to being stopped")
  func rule() async {
    stage.service.rule = { call in
      switch call.input {
      case "late": .after(.milliseconds(50), .places("late"))
      case "deaf": .deaf(.milliseconds(70), .places("deaf"))
      default: ScriptedService.echo(call)
      }
    }
    ask("now")
    let late = ask("late")
    let deaf = ask("deaf")
    ask("late")
    await stage.clock.settle()
    late.cancel()
    deaf.cancel()
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.log.entries.map(\.line) == ["0 now1,now2", "0 cancelled", "50 late", "70 deaf"])
    #expect(stage.leftOver == nil)
  }

  @Test("an error that no service should throw arrives as it is")
  func oddError() async {
    struct Odd: Error {}
    stage.service.rule = { _ in .error(Odd()) }
    await #expect(throws: Odd.self) {
      try await stage.service.predictions(for: PredictionQuery(input: "a"))
    }
  }

  @Test("what is left waiting is said in words to print")
  func leftOver() async {
    ask("held")
    _ = stage.clock.schedule(after: .milliseconds(300)) {}
    await stage.clock.advance(by: .milliseconds(100))
    #expect(
      stage.leftOver == "at 100: actions due at 300; calls without an answer: #1 \"held\" no token")
    await stage.clock.advance(by: .milliseconds(200))
    #expect(stage.leftOver == "at 300: calls without an answer: #1 \"held\" no token")
    await stage.service.answer(inOrder: [1])
    await stage.clock.settle()
    #expect(stage.leftOver == nil)
  }
}
