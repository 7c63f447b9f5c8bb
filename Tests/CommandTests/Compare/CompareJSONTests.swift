import Foundation
import LegacyPlacesTesting
import PlacesCommand
import Testing

@MainActor
@Suite("JSON of compare")
struct CompareJSONTests {
  private struct Document: Decodable {
    struct Counts: Decodable, Equatable { var same, different, notApplicable: Int }
    struct Item: Decodable, Equatable { var id, statement: String }
    struct Event: Decodable, Equatable { var milliseconds: Int, words: String }
    struct Difference: Decodable {
      var lane: String
      var index: Int
      var milliseconds: Int
      var left: Event?
      var right: Event?
      var explanation: String
      var items: [Item]
    }
    struct Bill: Decodable { var dollars: Double, pricesOf: String }
    struct Cost: Decodable { var requests, details, sessions, outsideSessions: Int, bill: Bill }
    struct Side: Decodable { var name: String, events: [String], cost: Cost? }
    struct Result: Decodable {
      var scenario, title, door, result: String
      var about: [String]
      var reason: String?
      var difference: Difference?
      var left: Side?
      var right: Side?
    }
    var command, version, left, right: String
    var counts: Counts
    var results: [Result]
  }

  private func document(_ bench: Bench) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(bench.out.utf8))
  }

  @Test("A difference: lane, index, both events, explanation, items, lines and cost of both sides")
  func different() async throws {
    let folder = try CompareFolder()
    let stale = try folder.addStale()
    let bench = Bench()
    #expect(await bench.run("compare", "--left", stale, "--json") == 1)
    let document = try document(bench)
    #expect(document.command == "compare" && document.left == stale && document.right == "adapter")
    #expect(document.counts == .init(same: 0, different: 1, notApplicable: 0))
    let result = try #require(document.results.first)
    #expect(result.scenario == "outdated-answer" && result.door == "fetcher" && result.result == "different")
    #expect(result.about == ["C11", "B34"])
    let difference = try #require(result.difference)
    #expect(difference.lane == "told" && difference.index == 1 && difference.milliseconds == 900)
    #expect(difference.left == .init(milliseconds: 900, words: "predictions york1,york2"))
    #expect(difference.right == nil)
    #expect(difference.explanation.hasPrefix("The left side delivered"))
    #expect(difference.items.first?.id == "C11")
    let trace = try Trace.load(contentsOf: URL(fileURLWithPath: stale))
    #expect(result.left?.events == trace.events.map(\.line))
    #expect(result.left?.cost?.requests == 2 && result.left?.cost?.sessions == 1)
    #expect(result.left?.cost?.bill.dollars == 0.00566)
  }

  @Test("The same, and not applicable with its reason")
  func others() async throws {
    let folder = try CompareFolder()
    try folder.add("list.json", CompareFolder.callsOnly)
    try folder.add("typing.json", CompareFolder.callsOnly.replacing("table", with: "fetcher"))
    let bench = Bench()
    #expect(await bench.run("compare", "--scenario", folder.url.path, "--right", "async", "--json") == 0)
    let document = try document(bench)
    #expect(document.results.map(\.result) == ["notApplicable", "same"])
    #expect(document.results[0].reason == "async: async has no front door table.")
    #expect(document.results[0].left == nil && document.results[1].difference == nil)
  }
}
