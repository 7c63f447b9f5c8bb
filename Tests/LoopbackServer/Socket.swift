import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A system call on a socket that failed.
package struct SocketError: Error {
  package var call: String
  package var code: Int32
}

/// A stream socket whose blocking calls run on threads of Dispatch, so that no task's thread is held up.
struct Socket: Sendable {
  private let descriptor: Int32
  private let reading = DispatchQueue(label: "loopback.read")
  private let writing = DispatchQueue(label: "loopback.write")

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  private static func make() throws -> Socket {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw SocketError(call: "socket", code: errno) }
    return Socket(descriptor: descriptor)
  }

  /// A socket that listens on a free port of 127.0.0.1.
  static func listening() throws -> Socket {
    let socket = try make()
    let bound = withAddress(port: 0) { bind(socket.descriptor, $0, $1) }
    guard bound == 0, listen(socket.descriptor, 128) == 0 else {
      let code = errno
      socket.close()
      throw SocketError(call: "listen", code: code)
    }
    return socket
  }

  /// Connects to a port of 127.0.0.1 and hangs up.
  static func connectAndClose(port: UInt16) {
    guard let socket = try? make() else { return }
    _ = withAddress(port: port) { connect(socket.descriptor, $0, $1) }
    socket.close()
  }

  private static func withAddress<Result>(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  func localPort() throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard result == 0 else { throw SocketError(call: "getsockname", code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; `nil` when there will be none.
  func accept() async -> Socket? {
    await withCheckedContinuation { continuation in
      reading.async { [descriptor] in
        var found: Int32
        repeat { found = systemAccept(descriptor) } while found < 0 && errno == EINTR
        guard found >= 0 else { return continuation.resume(returning: nil) }
        #if canImport(Darwin)
          var on: Int32 = 1
          setsockopt(found, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        continuation.resume(returning: Socket(descriptor: found))
      }
    }
  }

  /// What arrived; empty when the other side has closed or the connection is broken.
  func receive() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      reading.async { [descriptor] in
        var buffer = [UInt8](repeating: 0, count: 65536)
        var count: Int
        repeat { count = recv(descriptor, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
        continuation.resume(returning: Array(buffer.prefix(max(count, 0))))
      }
    }
  }

  /// Sends all bytes; `false` when the connection is gone.
  func send(_ bytes: [UInt8]) async -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return await withCheckedContinuation { continuation in
      writing.async { [descriptor] in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { return continuation.resume(returning: false) }
          rest = rest.dropFirst(count)
        }
        continuation.resume(returning: true)
      }
    }
  }

  /// Ends both directions, which wakes whoever reads or writes.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Ends reading, which wakes whoever reads; the other side is told nothing.
  func shutDownReading() {
    _ = shutdown(descriptor, Int32(SHUT_RD))
  }

  /// Makes the coming close a reset.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Gives the descriptor back; nothing may use the socket after that.
  func close() {
    systemClose(descriptor)
  }
}

// The members above hide the system's functions of the same names.
private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int
{
  send(descriptor, bytes, count, flags)
}
