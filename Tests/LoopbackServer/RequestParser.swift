/// Cuts the bytes of a connection into requests.
struct RequestParser {
  enum Event {
    case request(LoopbackRequest)
    /// The client waits for a go-ahead before it sends the body.
    case wantsToContinue
  }

  private var buffer: [UInt8] = []
  private var head: LoopbackRequest?
  private var missing = 0

  mutating func add(_ bytes: [UInt8]) -> [Event] {
    buffer += bytes
    var events: [Event] = []
    while true {
      if head == nil {
        guard let end = endOfHead() else { return events }
        let read = Self.parse(buffer[..<end])
        head = read
        buffer.removeFirst(end + 4)
        missing = read.header("content-length").flatMap { Int($0) } ?? 0
        if read.header("expect")?.lowercased() == "100-continue", buffer.count < missing {
          events.append(.wantsToContinue)
        }
      }
      guard var request = head, buffer.count >= missing else { return events }
      request.body = Array(buffer.prefix(missing))
      buffer.removeFirst(missing)
      head = nil
      events.append(.request(request))
    }
  }

  private func endOfHead() -> Int? {
    guard buffer.count >= 4 else { return nil }
    return (0...(buffer.count - 4)).first { buffer[$0..<($0 + 4)] == [13, 10, 13, 10] }
  }

  private static func parse(_ head: ArraySlice<UInt8>) -> LoopbackRequest {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    let headers = lines.dropFirst().map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      let value = line[colon...].dropFirst().drop { $0 == " " }
      return LoopbackRequest.Header(name: line[..<colon].lowercased(), value: String(value))
    }
    return LoopbackRequest(
      method: String(words.first ?? ""), target: words.count > 1 ? String(words[1]) : "",
      headers: headers, body: [])
  }
}
