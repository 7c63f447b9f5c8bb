import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The reference model says what the contract says, and the adapter what the model says.
@MainActor
@Suite("Reference model")
struct ReferenceTests {
  private static func played(_ story: Scenario, on door: FrontDoor, of side: Side) async -> Trace? {
    guard case .played(let trace) = await side.play(story, on: door) else { return nil }
    return trace
  }

  @Test("the adapter does what the model says", arguments: ReferenceStories.all)
  func adapter(story: Scenario) async throws {
    for door in story.doors {
      let model = try #require(await Self.played(story, on: door, of: .reference))
      let adapter = try #require(await Self.played(story, on: door, of: .adapter))
      let difference = Comparison(story, model, adapter).difference
      #expect(difference == nil, "\(door): \(lines(model)) / \(lines(adapter))")
    }
  }

  private func lines(_ trace: Trace) -> String {
    (trace.told + trace.asked + trace.ends).map(\.line).joined(separator: " | ")
  }

  // MARK: What the model says

  @Test("the model says what the contract says", arguments: ReferenceLines.contract)
  func says(line: ReferenceLines.Line) async {
    let trace = await Self.played(line.story, on: line.door, of: .reference)
    #expect(trace?.told.map(\.line) == line.told)
    #expect(trace?.asked.map(\.line) == line.asked)
    if let ends = line.ends { #expect(trace?.ends.map(\.line) == ends) }
  }
}
