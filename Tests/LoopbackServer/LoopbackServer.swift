/// A small HTTP/1.1 server on 127.0.0.1 that answers as a closure says and remembers what it was asked.
///
/// It exists to drive the web service with real bytes: cut answers, resets, silence, redirects, challenges.
/// Tests wait for facts (``requests(_:)``, ``clientLeft()``), never for time.
///
///     let server = try LoopbackServer { _ in .json("{}") }
///     … server.baseURL …
///     await server.stop()
package final class LoopbackServer: Sendable {
  /// Decides the answer to one request; may wait, for example for a ``Gate``.
  package typealias Handler = @Sendable (LoopbackRequest) async -> LoopbackReply

  /// The port that the system chose.
  package let port: UInt16
  private let listener: Socket
  private let book = ConnectionBook()
  private let accepting: Task<Void, Never>

  /// Starts to listen.
  ///
  /// - Throws: ``SocketError`` when the loopback interface cannot be used.
  package init(_ handler: @escaping Handler) throws {
    let listener = try Socket.listening()
    self.listener = listener
    port = try listener.localPort()
    accepting = Task { [book] in
      while let socket = await listener.accept() {
        guard await book.open(socket, handler: handler) else {
          socket.close()
          return
        }
      }
    }
  }

  /// Scheme, host and port, as a base URL.
  package var baseURL: String { "http://127.0.0.1:\(port)" }

  /// The requests so far, once there are that many.
  package func requests(_ count: Int = 0) async -> [LoopbackRequest] {
    await book.wait { $0.requests.count >= count }
    return await book.requests
  }

  /// Waits until a client has closed its connection while an answer was owed to it.
  package func clientLeft() async {
    await book.wait { $0.departures > 0 }
  }

  /// Closes everything and returns when no thread and no open file is left.
  package func stop() async {
    await book.refuseNewConnections()
    // Wakes the thread that waits for a connection: closing a socket does not, on every system.
    Socket.connectAndClose(port: port)
    await accepting.value
    listener.close()
    await book.closeAll()
  }
}

/// What the server knows: open connections, requests seen, clients that left.
private actor ConnectionBook {
  private(set) var requests: [LoopbackRequest] = []
  private(set) var departures = 0
  private var connections: [Int: (socket: Socket, task: Task<Void, Never>)] = [:]
  private var lastID = 0
  private var isStopping = false
  private var waiters:
    [(isDue: @Sendable (isolated ConnectionBook) -> Bool, waiter: CheckedContinuation<Void, Never>)] =
      []

  func open(_ socket: Socket, handler: @escaping LoopbackServer.Handler) -> Bool {
    guard !isStopping else { return false }
    lastID += 1
    let id = lastID
    let task = Task {
      let connection = LoopbackConnection(socket: socket)
      let clientLeft = await connection.serve { request in
        await self.note(request)
        return await handler(request)
      }
      self.closed(id, clientLeft: clientLeft)
    }
    connections[id] = (socket, task)
    return true
  }

  func wait(until isDue: @escaping @Sendable (isolated ConnectionBook) -> Bool) async {
    guard !isDue(self) else { return }
    await withCheckedContinuation { waiters.append((isDue, $0)) }
  }

  func refuseNewConnections() {
    isStopping = true
  }

  func closeAll() async {
    while let (socket, task) = connections.values.first {
      task.cancel()
      socket.shutDown()
      await task.value
    }
  }

  private func note(_ request: LoopbackRequest) {
    requests.append(request)
    wake()
  }

  private func closed(_ id: Int, clientLeft: Bool) {
    connections.removeValue(forKey: id)?.socket.close()
    if clientLeft { departures += 1 }
    wake()
  }

  private func wake() {
    let due = waiters.filter { $0.isDue(self) }
    waiters.removeAll { $0.isDue(self) }
    for entry in due { entry.waiter.resume() }
  }
}
