/// One client's connection: reads requests, plays the replies, and notices when the client leaves.
struct LoopbackConnection: Sendable {
  let socket: Socket

  private enum Ending: Sendable {
    case clientLeft
    case served
  }

  /// Serves until one side ends the connection.
  ///
  /// - Returns: whether the client left while a reply was under way.
  func serve(_ handler: @escaping LoopbackServer.Handler) async -> Bool {
    let (requests, continuation) = AsyncStream.makeStream(of: LoopbackRequest.self)
    let busy = Busy()
    return await withTaskGroup(of: Ending.self) { group in
      // The reader goes on while a reply is under way: only a pending read learns that the client left.
      group.addTask {
        var parser = RequestParser()
        while true {
          let bytes = await socket.receive()
          guard !bytes.isEmpty else { return .clientLeft }
          for event in parser.add(bytes) {
            switch event {
            case .request(let request):
              await busy.begin()
              continuation.yield(request)
            case .wantsToContinue:
              _ = await socket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
            }
          }
        }
      }
      group.addTask {
        for await request in requests {
          guard await play(handler(request)) else { break }
          await busy.end()
        }
        return .served
      }
      let first = await group.next()
      let wasBusy = await busy.isBusy
      group.cancelAll()
      continuation.finish()
      // Wakes the reader, if it is still there; a reset is left to the closing of the socket.
      if first == .served { socket.shutDownReading() }
      return first == .clientLeft && wasBusy
    }
  }

  /// Plays the steps of a reply; `false` when the connection is to end.
  private func play(_ reply: LoopbackReply) async -> Bool {
    for step in reply.steps {
      switch step {
      case .send(let bytes):
        guard await socket.send(bytes) else { return false }
      case .wait(let gate):
        await gate.wait()
        guard !Task.isCancelled else { return false }
      case .close:
        return false
      case .reset:
        socket.resetOnClose()
        return false
      }
    }
    return true
  }
}

/// How many replies are owed.
private actor Busy {
  private var owed = 0

  var isBusy: Bool { owed > 0 }

  func begin() { owed += 1 }
  func end() { owed -= 1 }
}
