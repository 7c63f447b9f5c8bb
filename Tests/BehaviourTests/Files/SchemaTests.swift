import Foundation
import LegacyPlacesTesting
import Testing

/// The JSON schemas and the readers name the same keys and words.
@Suite("Schemas")
struct SchemaTests {
  typealias Object = [String: Any]

  private static func schema(_ name: String) throws -> Object {
    let url = Scenario.bundledFolder.appendingPathComponent("\(name).schema.json")
    return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Object)
  }

  /// The keys of an object of a schema; `""` is the file's own.
  private static func keys(_ schema: Object, _ definition: String) throws -> [String] {
    let definitions = try #require(schema["$defs"] as? Object)
    let object = definition.isEmpty ? schema : try #require(definitions[definition] as? Object)
    #expect(object["additionalProperties"] as? Bool == false)
    return try #require(object["properties"] as? Object).keys.sorted()
  }

  @Test(
    "The reader of scenarios takes the schema's keys",
    arguments: [
      ("", FileKeys.scenario), ("policy", FileKeys.policy), ("step", FileKeys.step),
      ("action", FileKeys.action), ("reaction", FileKeys.reaction), ("filter", FileKeys.filter),
      ("area", FileKeys.area), ("circle", FileKeys.circle), ("bounds", FileKeys.bounds),
      ("answer", FileKeys.answer), ("place", FileKeys.place),
    ])
  func scenario(definition: String, keys: [String]) throws {
    let schema = try Self.schema("scenario")
    #expect(try Self.keys(schema, definition) == keys.sorted())
    #expect(try #require(schema["$defs"] as? Object).count == 11)
  }

  @Test(
    "The reader of traces takes the schema's keys",
    arguments: [
      ("", FileKeys.trace), ("event", FileKeys.traceEvent), ("question", FileKeys.question),
      ("questionArea", FileKeys.questionArea), ("circle", FileKeys.circle), ("end", FileKeys.end),
      ("place", FileKeys.place), ("placeFacts", FileKeys.placeFacts),
    ])
  func trace(definition: String, keys: [String]) throws {
    let schema = try Self.schema("trace")
    #expect(try Self.keys(schema, definition) == keys.sorted())
    #expect(try #require(schema["$defs"] as? Object).count == 9)
  }

  /// The words that a schema allows at a key of an object.
  private static func words(_ schema: Object, _ path: String...) throws -> [String] {
    var value: Any = schema
    for key in path { value = try #require((value as? Object)?[key], "\(key)") }
    return try #require(value as? [String])
  }

  @Test("The words of the schemas are those of the package")
  func words() throws {
    let scenario = try Self.schema("scenario")
    let trace = try Self.schema("trace")
    let doors = FrontDoor.allCases.map(\.rawValue)
    #expect(try Self.words(scenario, "properties", "doors", "items", "enum") == doors)
    #expect(try Self.words(trace, "properties", "door", "enum") == doors)
    let moments = Scenario.Moment.allCases.map(\.rawValue)
    #expect(try Self.words(scenario, "$defs", "reaction", "properties", "to", "enum") == moments)
    #expect(
      try Self.words(trace, "$defs", "event", "properties", "told", "enum") == moments + ["offMain"])
    #expect(
      try Self.words(scenario, "$defs", "step", "properties", "fields", "items", "enum")
        == PlaceFieldName.all.map(\.name))
    #expect(
      try Self.words(trace, "$defs", "end", "properties", "how", "enum")
        == TraceEvent.CallEnd.allCases.map(\.rawValue))
  }

  @Test("The schemas name the formats and versions that are read")
  func versions() throws {
    for (name, version) in [("scenario", Scenario.formatVersion), ("trace", Trace.formatVersion)] {
      let properties = try #require(try Self.schema(name)["properties"] as? [String: Object])
      #expect(properties["format"]?["const"] as? String == "legacy-places-\(name)")
      #expect(properties["version"]?["const"] as? Int == version)
    }
  }
}
