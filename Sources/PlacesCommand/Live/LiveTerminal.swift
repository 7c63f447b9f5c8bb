/// A terminal that a command may take over for a while.
@MainActor
public protocol LiveTerminal: AnyObject {
  /// Columns and rows, as they are now.
  var size: (columns: Int, rows: Int) { get }
  /// What is typed, from ``begin()`` on; it ends when the terminal is gone.
  var input: AsyncStream<TerminalInput> { get }
  /// Takes the terminal over: keys come one by one and unechoed, the screen is another one.
  ///
  /// - Returns: whether that was possible.
  func begin() -> Bool
  /// Gives the terminal back as it was. Does nothing when it was not taken over.
  func end()
  /// Writes text as it is.
  func write(_ text: String)
}

/// Something that a terminal reports.
public enum TerminalInput: Sendable, Hashable {
  case bytes([UInt8])
  /// No more bytes came for a moment: a lone Escape was the key, not the start of a sequence.
  case pause
  case resized
  /// Hung up, or asked to stop.
  case closed
}
