/// One request as it arrived.
package struct LoopbackRequest: Sendable, Hashable {
  package var method: String
  /// Path and query as sent, still percent-encoded.
  package var target: String
  /// Names in lower case, in the order of arrival.
  package var headers: [Header]
  package var body: [UInt8]

  package struct Header: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  /// The value of a header; `nil` when it is missing.
  package func header(_ name: String) -> String? {
    headers.first { $0.name == name.lowercased() }?.value
  }

  package var bodyText: String { String(decoding: body, as: UTF8.self) }
}

/// One answer as a list of steps, so that it may be wrong in every way a real one can be.
package struct LoopbackReply: Sendable {
  package enum Step: Sendable {
    case send([UInt8])
    /// Waits until the gate is open, or until the client leaves.
    case wait(Gate)
    /// Ends the connection in order.
    case close
    /// Ends the connection with a reset.
    case reset
  }

  package var steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }
}

extension LoopbackReply {
  /// A complete answer; the connection stays open.
  package static func answer(
    _ status: Int = 200, headers: [String: String] = [:], body: [UInt8]
  ) -> LoopbackReply {
    LoopbackReply([.send(head(status, headers, length: body.count) + body)])
  }

  /// A complete JSON answer.
  package static func json(_ text: String, status: Int = 200) -> LoopbackReply {
    answer(status, headers: ["Content-Type": "application/json; charset=UTF-8"], body: Array(text.utf8))
  }

  /// A complete HTML page.
  package static func html(_ text: String, status: Int = 200) -> LoopbackReply {
    answer(status, headers: ["Content-Type": "text/html"], body: Array(text.utf8))
  }

  /// The body in chunks.
  package static func chunked(_ parts: [String]) -> LoopbackReply {
    var bytes = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    for part in parts where !part.isEmpty {
      bytes += Array("\(String(part.utf8.count, radix: 16))\r\n\(part)\r\n".utf8)
    }
    return LoopbackReply([.send(bytes + Array("0\r\n\r\n".utf8))])
  }

  /// Announces the whole body and sends its beginning only, then goes on with other steps.
  package static func cut(_ body: String, after count: Int, then steps: [Step]) -> LoopbackReply {
    let bytes = Array(body.utf8)
    return LoopbackReply([.send(head(200, [:], length: bytes.count) + bytes.prefix(count))] + steps)
  }

  /// The body in gzip format.
  package static func gzip(_ text: String) -> LoopbackReply {
    answer(headers: ["Content-Encoding": "gzip"], body: Gzip.stored(Array(text.utf8)))
  }

  /// Nothing until the gate opens, then another answer.
  package static func after(_ gate: Gate, _ reply: LoopbackReply = .init([.close])) -> LoopbackReply {
    LoopbackReply([.wait(gate)] + reply.steps)
  }

  private static func head(_ status: Int, _ headers: [String: String], length: Int) -> [UInt8] {
    var text = "HTTP/1.1 \(status) Status\r\nContent-Length: \(length)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
