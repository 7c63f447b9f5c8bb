import LegacyPlacesTesting
import PlacesEngine

/// What came of the comparisons, as one JSON document.
enum CompareJSON {
  static func document(of result: CompareResult) -> JSONValue {
    .object([
      "command": .string("compare"),
      "version": .string(LegacyPlacesCommand.version),
      "left": .string(result.options.left),
      "right": .string(result.options.right),
      "random": result.options.random.map { count in
        .object(["count": .int(count), "seed": .string(String(result.options.seed ?? 1))])
      },
      "counts": .object([
        "same": .int(result.same.count),
        "different": .int(result.different.count),
        "notApplicable": .int(result.notApplicable.count),
      ]),
      "results": .array(result.runs.map(run)),
      "report": result.options.report.map { .string($0) },
    ])
  }

  private static func run(_ run: ComparisonRun) -> JSONValue {
    let comparison = run.comparison
    let verdict = comparison == nil ? "notApplicable" : comparison?.difference == nil ? "same" : "different"
    return .object([
      "scenario": .string(run.scenario.name),
      "title": .string(run.scenario.title),
      "about": .strings(run.scenario.about),
      "door": .string(run.door.rawValue),
      "result": .string(verdict),
      "reason": run.reason.map { .string($0) },
      "difference": comparison.flatMap(difference),
      "notCompared": comparison?.leftOut.map { .string($0) },
      "left": comparison.map { side($0.left) },
      "right": comparison.map { side($0.right) },
    ])
  }

  private static func difference(_ comparison: Comparison) -> JSONValue? {
    guard let difference = comparison.difference else { return nil }
    return .object([
      "lane": .string(difference.lane.rawValue),
      "index": .int(difference.index),
      "milliseconds": .int(difference.at),
      "left": difference.left.map(event) ?? .null,
      "right": difference.right.map(event) ?? .null,
      "explanation": .string(difference.explanation),
      "items": .array(
        comparison.items.map { .object(["id": .string($0.id), "statement": .string($0.statement)]) }),
    ])
  }

  private static func event(_ event: TraceEvent) -> JSONValue {
    .object(["milliseconds": .int(event.at), "words": .string(event.words)])
  }

  private static func side(_ trace: Trace) -> JSONValue {
    .object([
      "name": .string(trace.side),
      "events": .strings(trace.events.map(\.line)),
      "cost": TraceCost(trace).map(cost) ?? .null,
    ])
  }

  private static func cost(_ cost: TraceCost) -> JSONValue {
    .object([
      "requests": .int(cost.requests),
      "details": .int(cost.details),
      "sessions": .int(cost.sessions),
      "outsideSessions": .int(cost.alone),
      "bill": BillJSON.value(cost.bill, pricesOf: cost.pricesOf),
    ])
  }
}
