import Foundation
import LegacyPlacesTesting
import Testing

/// Whether the scenarios have teeth: adapters that are broken on purpose, each of which must be caught.
@MainActor
@Suite("Teeth")
struct TeethTests {
  @Test("a broken adapter is caught by the scenario of its own promise", arguments: Mutant.all)
  func caught(mutant: Mutant) async throws {
    let scenarios = try Scenario.bundled()
    let witness = try #require(scenarios.first { $0.name == mutant.witness })
    #expect(Set(mutant.items).isSubset(of: witness.about), "caught for another reason than its own")
    for door in mutant.doors {
      #expect(witness.doors.contains(door))
      #expect(
        try await mutant.giveaway(in: witness, on: door) != nil,
        "“\(mutant.name)” survives on the front door \(door.rawValue)")
    }
  }

  @Test("the layer that the mutants are made with changes nothing by itself")
  func unbroken() async throws {
    let sound = Mutant("sound", FrontDoor.allCases, by: "", []) { Tampered.self }
    let report = try await BehaviourSuite.run(on: sound.side)
    #expect(report.difference == nil)
    #expect(report.checks.allSatisfy { $0.result == .passed })
    for run in await Comparison.run(try Scenario.bundled(), left: sound.side, right: .adapter) {
      #expect(run.difference == nil, "\(run.scenario.name) on \(run.door.rawValue)")
    }
  }

  @Test("there are thirty mutants or more, each by a name of its own, and each front door has some")
  func names() {
    #expect(Mutant.all.count >= 30)
    #expect(Set(Mutant.all.map(\.name)).count == Mutant.all.count)
    for door in FrontDoor.allCases {
      #expect(Mutant.all.contains { $0.doors.contains(door) })
    }
  }

  @Test("the table has a row for each mutant and says what caught it")
  func table() async throws {
    let table = try await teethTable()
    #expect(table.split(separator: "\n").count == Mutant.all.count + 2)
    #expect(!table.contains("| – |"))
    if ProcessInfo.processInfo.environment["PRINT_TEETH"] == "1" { print(table) }
  }
}

/// A table in Markdown: mutant, the scenario that caught it and on how many front doors, the items.
@MainActor
func teethTable() async throws -> String {
  let scenarios = try Scenario.bundled()
  var lines = ["| mutant | caught by scenario | items | what gave it away |", "|---|---|---|---|"]
  for mutant in Mutant.all {
    var giveaway: String?
    if let witness = scenarios.first(where: { $0.name == mutant.witness }), let door = mutant.doors.first {
      giveaway = try await mutant.giveaway(in: witness, on: door)
    }
    giveaway = giveaway?.replacingOccurrences(of: "\n", with: "⏎")
    lines.append(
      "| \(mutant.name) | \(giveaway == nil ? "–" : mutant.witness) | \(mutant.items.joined(separator: ", ")) | "
        + "\(giveaway ?? "nothing") |")
  }
  return lines.joined(separator: "\n")
}
