import Foundation

/// What of a typed text counts.
public enum TypingText {
  /// The text without the blank space around it (decision D8, release note 3.3.0); `nil` is no text.
  public static func trimmed(_ text: String?) -> String {
    guard let text else { return "" }
    // Most texts have nothing to trim; asking Foundation would be the dearest part of a keystroke.
    if let first = text.utf8.first, let last = text.utf8.last, isVisible(first), isVisible(last) {
      return text
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a byte is an ASCII character that shows.
  private static func isVisible(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte)
  }
}
