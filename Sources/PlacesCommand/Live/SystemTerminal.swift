import Dispatch
import Foundation
import PlacesEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input and output.
@MainActor
final class SystemTerminal: LiveTerminal {
  let input: AsyncStream<TerminalInput>

  private let continuation: AsyncStream<TerminalInput>.Continuation
  private let isReading = Locked(false)
  private var saved: termios?
  private var signals: [any DispatchSourceSignal] = []

  /// Signals that end a process; on them the terminal is given back first.
  private static let endings = [SIGTERM, SIGHUP, SIGINT]

  /// `nil` unless standard input and output both are a terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    (input, continuation) = AsyncStream.makeStream()
  }

  var size: (columns: Int, rows: Int) { Self.size(of: STDOUT_FILENO) ?? (80, 24) }

  func begin() -> Bool {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    saved = settings
    cfmakeraw(&settings)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else {
      saved = nil
      return false
    }
    catchSignals()
    isReading.withLock { $0 = true }
    let isReading = isReading
    let continuation = continuation
    Thread.detachNewThread { Self.read(while: isReading, into: continuation) }
    // Another screen, and pasted text told apart from typed.
    write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[H\u{1B}[2J")
    return true
  }

  func end() {
    guard var settings = saved else { return }
    saved = nil
    isReading.withLock { $0 = false }
    write("\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    for source in signals { source.cancel() }
    signals = []
    for number in Self.endings { signal(number, SIG_DFL) }
  }

  func write(_ text: String) {
    Self.write(text, to: STDOUT_FILENO)
  }

  private func catchSignals() {
    for number in Self.endings {
      signal(number, SIG_IGN)
      signals.append(Self.source(of: number, into: continuation))
    }
  }

  /// Not isolated: the handler runs on a queue of its own, and a closure made on the main actor must not.
  private nonisolated static func source(
    of number: Int32, into continuation: AsyncStream<TerminalInput>.Continuation
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { continuation.yield(.closed) }
    source.resume()
    return source
  }

  /// Waits for bytes, and looks now and then whether the size is another.
  private nonisolated static func read(
    while isReading: Locked<Bool>, into continuation: AsyncStream<TerminalInput>.Continuation
  ) {
    var size = size(of: STDOUT_FILENO) ?? (0, 0)
    var isAfterBytes = false
    var buffer = [UInt8](repeating: 0, count: 1_024)
    while isReading.withLock({ $0 }) {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, 50)
      let now = self.size(of: STDOUT_FILENO) ?? size
      if now != size {
        size = now
        continuation.yield(.resized)
      }
      if ready > 0 {
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
          continuation.yield(.bytes(Array(buffer[..<count])))
          isAfterBytes = true
        } else if count == 0 || errno != EINTR {
          continuation.yield(.closed)
          return
        }
      } else if isAfterBytes {
        isAfterBytes = false
        continuation.yield(.pause)
      }
    }
  }

  /// Columns and rows of a terminal; `nil` for anything else.
  nonisolated static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, .init(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes all of a text; gives up when the other end is gone, and then returns `false`.
  @discardableResult
  nonisolated static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The reader is slow; wait until it has taken something.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 1_000)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
