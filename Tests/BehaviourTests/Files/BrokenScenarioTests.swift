import Foundation
import LegacyPlacesTesting
import Testing

/// A file that is wrong and what its error must say.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  var text: String
  /// The beginning of the error, after the file's name.
  var start: String
  /// What else it says.
  var says: [String]

  init(_ text: String, _ start: String, _ says: String...) {
    self.text = text
    self.start = start
    self.says = says
  }

  var testDescription: String { start }
}

/// Files that are wrong, each with what its error must say.
@Suite("Broken scenario files")
struct BrokenScenarioTests {
  /// A file with these lines between the fixed ones; they begin at line 3.
  static func file(_ lines: String, doors: String = "\"fetcher\"") -> String {
    "{\"format\": \"legacy-places-scenario\", \"version\": 1,\n \"doors\": [\(doors)],\n\(lines)}"
  }

  /// A file with this step at line 3.
  static func step(_ step: String, doors: String = "\"fetcher\"") -> String {
    file("\"steps\": [\(step)]", doors: doors)
  }

  /// A file with this answer at line 3.
  static func answer(_ answer: String) -> String {
    file("\"steps\": [], \"answers\": [\(answer)]")
  }

  static let syntax = [
    BrokenFile("", "1:1: The file is empty.", "An object in braces"),
    BrokenFile("\n \n", "3:1: The file is empty."),
    BrokenFile("<html>", "1:1: An unexpected “<”."),
    BrokenFile("[]", "1:1: This is a list.", "an object"),
    BrokenFile("{\n\"format\"", "2:9: The file ends too early.", "A colon"),
    BrokenFile("{\n\"a\": 1,}", "2:8: A comma stands before the end of the object."),
    BrokenFile("{\"a\": [1,\n]}", "2:1: a: A comma stands before the end of the list."),
    BrokenFile("{\"a\": 1}}", "1:9: An unexpected “}”.", "Nothing more"),
    BrokenFile("{\"a\": 1,\n \"a\": 2}", "2:2: The key “a” stands twice"),
    BrokenFile("{\"a\": 01}", "1:7: a: A number begins with 0."),
    BrokenFile("{\"a\": 1e999}", "1:7: a: A number is out of range."),
    BrokenFile("{\"a\": 1.}", "1:9: a: An unexpected “}”.", "A digit"),
    BrokenFile("{\"a\": NaN}", "1:7: a: An unexpected “N”."),
    BrokenFile("{\"a\": nul}", "1:7: a: An unknown word."),
    BrokenFile("{'a': 1}", "1:2: An unexpected “'”.", "A key in double quotes"),
    BrokenFile("{\"ä\": \"\\x\"}", "1:8: ä: An unknown escape."),
    BrokenFile("{\"a\": \"\\ud83d\"}", "1:8: a: Half of a surrogate pair."),
    BrokenFile("{\"a\": \"\\ud83d\\u0041\"}", "1:8: a: Half of a surrogate pair."),
    BrokenFile("{\"a\": \"\\udc00\"}", "1:8: a: Half of a surrogate pair."),
    BrokenFile("{\"a\": \"\\u12\"}", "1:12: a: An unexpected “\"”.", "hexadecimal"),
    BrokenFile("{\"a\": \"b\n\"}", "1:9: a: A line ends inside a text."),
    BrokenFile("{\"a\": \"\u{0}\"}", "1:8: a: A control character (0)"),
    BrokenFile("{\"a\": \"bcd", "1:7: a: The text that begins here has no end."),
    BrokenFile(String(repeating: "[", count: 100_000), "1:65: ", "64 deep"),
    BrokenFile(String(repeating: "{\"a\":", count: 100_000), "1:321: ", "64 deep"),
    BrokenFile("{}// why", "1:3: An unexpected “/”."),
  ]

  static let frame = [
    BrokenFile("{}", "1:1: The key “format” is missing.", "legacy-places-scenario"),
    BrokenFile("{\"format\": 1}", "1:12: format: This is a number.", "a text"),
    BrokenFile(
      "{\"format\": \"legacy-places-scenari\"}", "1:12: format: ", "Did you mean “legacy-places-scenario”?"),
    BrokenFile("{\"format\": \"legacy-places-trace\"}", "1:12: format: This is a trace, not a scenario."),
    BrokenFile(
      "{\"format\": \"legacy-places-scenario\"}", "1:1: The key “version” is missing.", "\"version\": 1"),
    BrokenFile(
      "{\"format\": \"legacy-places-scenario\", \"version\": 2, \"new\": 1}", "1:49: version: ", "version 2",
      "newer"),
    BrokenFile(
      "{\"format\": \"legacy-places-scenario\", \"version\": \"1\"}", "1:49: version: This is a text."),
    BrokenFile(
      "{\"format\": \"legacy-places-scenario\", \"version\": 0}", "1:49: version: 0 is out of range."),
    BrokenFile(
      "{\"format\": \"legacy-places-scenario\", \"version\": 1}", "1:1: The key “doors” is missing."),
    BrokenFile(file("\"step\": []"), "3:1: step: The key is unknown.", "Did you mean “steps”?"),
    BrokenFile(file("\"title\": \"t\""), "1:1: The key “steps” is missing."),
    BrokenFile(step("", doors: ""), "2:11: doors: The list is empty.", "client, fetcher"),
    BrokenFile(step("", doors: "\"fecher\""), "2:12: doors[0]: “fecher” is unknown.", "“fetcher”"),
    BrokenFile(step("", doors: "\"table\", \"table\""), "2:21: doors[1]: “table” stands twice."),
    BrokenFile(file("\"steps\": {}"), "3:10: steps: This is an object.", "a list"),
    BrokenFile(file("\"steps\": [], \"title\": null"), "3:23: title: This is null.", "a text"),
    BrokenFile(file("\"steps\": [], \"about\": [\"\"]"), "3:24: about[0]: The text is empty."),
    BrokenFile(file("\"steps\": [], \"delay\": -1"), "3:23: delay: -1 is out of range.", "0…3600000"),
    BrokenFile(file("\"steps\": [], \"watch\": 0.5"), "3:23: watch: This is no whole number"),
    BrokenFile(file("\"steps\": [], \"policy\": \"legcy\""), "3:24: policy: “legcy” is unknown.", "“legacy”"),
    BrokenFile(file("\"steps\": [], \"policy\": 3"), "3:24: policy: This is a number.", "economical"),
    BrokenFile(
      file("\"steps\": [], \"policy\": {\"pace\": \"throttle\"}"), "3:24: policy: The key “interval”"),
    BrokenFile(
      file("\"steps\": [], \"policy\": {\"pace\": \"debounce\", \"interval\": 0}"),
      "3:57: policy.interval: 0 is out of range."),
    BrokenFile(
      file("\"steps\": [], \"policy\": {\"pace\": \"immediate\", \"interval\": 5}"),
      "3:58: policy.interval: The pace immediate has no interval."),
    BrokenFile(
      file("\"steps\": [], \"policy\": {\"pace\": \"immediate\", \"minimumLength\": 0}"),
      "3:63: policy.minimumLength: 0 is out of range."),
    BrokenFile(file("\"steps\": [], \"notFor\": {\"a b\": 1}"), "3:32: notFor.a b: This is a number."),
    BrokenFile(
      file("\"steps\": [], \"expected\": {\"told\": [\"request\"]}"), "3:36: expected.told[0]: ",
      "no time"),
    BrokenFile(
      file("\"steps\": [], \"expected\": {\"told\": [\"0 prediction a\"]}"), "3:36: expected.told[0]: ",
      "Did you mean “predictions”?"),
    BrokenFile(
      file("\"steps\": [], \"expected\": {\"asked\": [\"0 york\"]}"), "3:37: expected.asked[0]: ", "#1"),
  ]

  static let steps = [
    BrokenFile(step("{}"), "3:11: steps[0]: The key “at” is missing."),
    BrokenFile(
      step("{\"at\": 0}"), "3:11: steps[0]: There is no key that says what is done.", "exactly one of"),
    BrokenFile(
      step("{\"at\": 0, \"type\": \"a\", \"token\": \"b\"}"),
      "3:34: steps[0].token: “type” and “token” stand together."),
    BrokenFile(step("{\"at\": 0, \"typ\": \"a\"}"), "3:21: steps[0].typ: The key is unknown.", "“type”"),
    BrokenFile(step("{\"at\": -5, \"type\": \"a\"}"), "3:18: steps[0].at: -5 is out of range."),
    BrokenFile(
      step("{\"at\": 5, \"type\": \"a\"},\n{\"at\": 4, \"type\": \"b\"}"),
      "4:8: steps[1].at: 4 is before the step above it.", "5 or later"),
    BrokenFile(step("{\"at\": 0, \"type\": 5}"), "3:29: steps[0].type: This is a number."),
    BrokenFile(step("{\"at\": 0, \"tap\": 0}"), "3:28: steps[0].tap: The scenario is for fetcher", "table"),
    BrokenFile(step("{\"at\": 0, \"do\": \"cancel\"}", doors: "\"table\""), "3:27: steps[0].do: ", "screen"),
    BrokenFile(step("{\"at\": 0, \"do\": \"clear\"}", doors: "\"screen\""), "3:27: steps[0].do: ", "table"),
    BrokenFile(step("{\"at\": 0, \"do\": \"clea\"}"), "3:27: steps[0].do: “clea” is unknown.", "“clear”"),
    BrokenFile(
      step("{\"at\": 0, \"token\": \"a\"}", doors: "\"table\", \"screen\""), "3:30: steps[0].token: ",
      "table, screen", "client, fetcher"),
    BrokenFile(step("{\"at\": 0, \"find\": \"a\"}"), "3:29: steps[0].find: ", "client"),
    BrokenFile(step("{\"at\": 0, \"type\": \"a\"}", doors: "\"client\""), "3:29: steps[0].type: ", "fetcher"),
    BrokenFile(
      step("{\"at\": 0, \"fields\": [\"nam\"]}", doors: "\"table\""), "3:32: steps[0].fields[0]: ", "“name”"),
    BrokenFile(
      step("{\"at\": 0, \"tap\": -1}", doors: "\"table\""), "3:28: steps[0].tap: -1 is out of range."),
    BrokenFile(
      step("{\"at\": 0, \"filter\": {\"type\": \"adress\"}}"), "3:40: steps[0].filter.type: ", "“address”"),
    BrokenFile(
      step("{\"at\": 0, \"filter\": {\"bias\": {\"corners\": [[1, 2]]}}}"),
      "3:52: steps[0].filter.bias.corners: There are 1 corners."),
    BrokenFile(
      step("{\"at\": 0, \"filter\": {\"origin\": [1]}}"), "3:42: steps[0].filter.origin: ",
      "[latitude, longitude]"),
    BrokenFile(
      step("{\"at\": 0, \"bounds\": {\"corners\": [[1, 2], [3, \"4\"]], \"mode\": \"bias\"}}"),
      "3:56: steps[0].bounds.corners[1][1]: This is a text.", "a number"),
    BrokenFile(
      step("{\"at\": 0, \"react\": {\"to\": \"updat\", \"with\": []}}"), "3:37: steps[0].react.to: ",
      "“update”"),
    BrokenFile(
      step("{\"at\": 0, \"react\": {\"to\": \"fail\", \"times\": 21, \"with\": []}}"),
      "3:54: steps[0].react.times: 21 is out of range.", "1…20"),
    BrokenFile(
      step("{\"at\": 0, \"react\": {\"to\": \"fail\", \"with\": [{\"tap\": 1}]}}"),
      "3:62: steps[0].react.with[0].tap: "),
    BrokenFile(
      step("{\"at\": 0, \"react\": {\"to\": \"fail\", \"with\": [{\"at\": 1, \"type\": \"a\"}]}}"),
      "3:55: steps[0].react.with[0].at: The key is unknown."),
    BrokenFile(
      step("{\"at\": 0, " + reaction(depth: 4) + "}"),
      "3:138: steps[0].react.with[0].react.with[0].react.with[0].react: ", "3 deep"),
    BrokenFile(
      step(Array(repeating: "{\"at\": 0, \"type\": \"a\"}", count: 1_001).joined(separator: ",")),
      "3:10: steps: The list has 1001 entries.", "at most 1000"),
  ]

  static func reaction(depth: Int) -> String {
    depth == 0
      ? "\"type\": \"a\"" : "\"react\": {\"to\": \"update\", \"with\": [{\(reaction(depth: depth - 1))}]}"
  }

  static let answers = [
    BrokenFile(answer("{\"text\": \"a\"}"), "3:26: answers[0]: There is no key that says what is answered."),
    BrokenFile(answer("{\"never\": true}"), "3:26: answers[0]: There is no key that says which calls"),
    BrokenFile(
      answer("{\"text\": \"a\", \"call\": 1, \"never\": true}"), "3:40: answers[0].call: “text” and “call”"),
    BrokenFile(
      answer("{\"text\": \"a\", \"never\": true, \"places\": []}"), "3:55: answers[0].places: “never” and"),
    BrokenFile(answer("{\"text\": \"a\", \"never\": false}"), "3:49: answers[0].never: This is false."),
    BrokenFile(answer("{\"call\": 0, \"never\": true}"), "3:35: answers[0].call: 0 is out of range."),
    BrokenFile(
      answer("{\"call\": 1, \"failure\": 9}"), "3:49: answers[0].failure: 9 is out of range.", "-12…-1"),
    BrokenFile(answer("{\"call\": 1, \"gone\": true, \"message\": \"\"}"), "3:63: answers[0].message: "),
    BrokenFile(answer("{\"text\": \"a\", \"name\": \"b\"}"), "3:48: answers[0].name: A call for predictions"),
    BrokenFile(answer("{\"place\": \"a\", \"places\": []}"), "3:51: answers[0].places: A call for details"),
    BrokenFile(
      answer("{\"call\": 1, \"after\": 4000000, \"gone\": true}"), "3:47: answers[0].after: 4000000 is"),
    BrokenFile(answer("{\"call\": 1, \"times\": 0, \"gone\": true}"), "3:47: answers[0].times: 0 is"),
    BrokenFile(
      answer("{\"call\": 1, \"places\": [{\"id\": \"a\", \"matches\": [[4]]}]}"),
      "3:73: answers[0].places[0].matches[0]: The match has 1 numbers."),
    BrokenFile(
      answer("{\"call\": 1, \"places\": [{\"id\": \"a\", \"matches\": [[4, 4]]}]}"),
      "3:73: answers[0].places[0].matches[0]: The match ends at or before its start."),
    BrokenFile(
      answer("{\"call\": 1, \"places\": [{\"text\": \"a\"}]}"),
      "3:49: answers[0].places[0]: The key “id” is missing."),
  ]

  @Test("The error names line, column, key and what is right", arguments: syntax + frame + steps + answers)
  func broken(_ broken: BrokenFile) {
    let error = message { try Scenario(json: broken.text, name: "broken") } ?? "no error"
    #expect(error.hasPrefix("broken.json:" + broken.start), "\(error)")
    for part in broken.says { #expect(error.contains(part), "\(error)") }
  }

  @Test("Bytes that are no UTF-8, and files that are too large")
  func bytes() {
    let latin = Data("{\n\"a\": \"".utf8) + [0xE4] + Data("\"}".utf8)
    #expect(
      message { try Scenario(json: latin, name: "b") }?.hasPrefix("b.json:2:7: The file is not valid UTF-8")
        == true)
    let wide = "{\"a\": 1}".data(using: .utf16) ?? Data()
    #expect(message { try Scenario(json: wide, name: "b") }?.contains("UTF-8") == true)
    let large = Data(repeating: 0x20, count: 8_000_001)
    #expect(message { try Scenario(json: large, name: "b") }?.contains("8000001 bytes") == true)
  }

  @Test("A text of the scenario is never quoted; words of the format are, cut short and made visible")
  func quoting() {
    let secret = Self.step("{\"at\": 0, \"tap\": 1, \"type\": \"my home address\"}")
    #expect(message { try Scenario(json: secret, name: "b") }?.contains("home") == false)
    let word = Self.step("{\"at\": 0, \"do\": \"\\u001b[31m\(String(repeating: "x", count: 5_000))\"}")
    let error = message { try Scenario(json: word, name: "b") } ?? ""
    #expect(!error.contains("\u{1B}") && error.contains("…”"))
  }
}
