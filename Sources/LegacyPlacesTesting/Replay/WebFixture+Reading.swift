import Foundation
import PlacesEngine

extension WebFixture {
  /// Reads a fixture; what is unknown, missing or of a wrong kind is an error with its line and key.
  init(reading file: FileText) throws(ScenarioFileError) {
    let outcomes = ["response", "failure", "cancelled"]
    let value = try file.object(format: .webFixture, version: Self.formatVersion)
    let object = try value.object(["format", "version", "request"] + outcomes)
    request = try FixtureRequest(object.required("request"))
    let (name, outcome) = try object.one(of: outcomes, "what came of the call")
    switch name {
    case "response":
      self.outcome = .response(try Self.response(outcome))
    case "failure":
      self.outcome = .failure(try Self.failure(outcome))
    default:
      try outcome.yes()
      self.outcome = .cancelled
    }
  }

  private static func response(_ value: FileValue) throws(ScenarioFileError) -> HTTPResponse {
    let object = try value.object(["status", "headers", "text", "base64"])
    let (name, body) = try object.one(of: ["text", "base64"], "the body")
    let text = try body.string()
    guard let bytes = name == "text" ? Data(text.utf8) : Data(base64Encoded: text) else {
      throw body.wrong("This is not base64.", expected: "base64 without line breaks")
    }
    return HTTPResponse(
      status: try object.required("status").int(in: 100...999),
      headers: try object["headers"]?.headers() ?? [:], body: bytes)
  }

  private static func failure(_ value: FileValue) throws(ScenarioFileError) -> ServiceFailure {
    let object = try value.object(["code", "message", "httpStatus", "underlying"])
    let code = try object.required("code")
    guard let kind = ServiceFailure.Kind(rawValue: try code.int(in: -12 ... -1)) else {
      throw code.wrong("No failure has this code.", expected: "a legacy error code, -1…-12")
    }
    var failure = ServiceFailure(kind, try object.required("message").string())
    failure.httpStatus = try object["httpStatus"]?.int(in: 100...999)
    if let underlying = try object["underlying"]?.object(["domain", "code", "text"]) {
      failure.underlying = .init(
        domain: try underlying.required("domain").string(),
        code: try underlying.required("code").int(in: Int.min...Int.max),
        text: try underlying.required("text").string())
    }
    return failure
  }
}

extension FixtureRequest {
  fileprivate init(_ value: FileValue) throws(ScenarioFileError) {
    let object = try value.object(["method", "url", "headers", "body"])
    let url = try object.required("url")
    guard try url.string().contains("://") else {
      throw url.wrong("This is no whole URL.", expected: "scheme, host and path")
    }
    self.init(
      method: try object.required("method").nonEmptyString(), url: try url.string(),
      headers: try object["headers"]?.headers() ?? [:],
      body: object["body"].map { JSONValue($0.node) })
  }
}

extension FileValue {
  fileprivate func headers() throws(ScenarioFileError) -> [String: String] {
    var headers: [String: String] = [:]
    for (name, value) in try anyObject().all { headers[name] = try value.string() }
    return headers
  }
}

extension JSONValue {
  /// The value without its place in the file; members sorted by name.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .array(let nodes): self = .array(nodes.map { JSONValue($0) })
    case .object(let members):
      self = .object(
        members.sorted { $0.name < $1.name }.map { Member(name: $0.name, value: JSONValue($0.node)) })
    }
  }
}
