import Foundation

/// What of a typed text counts.
public enum TypingText {
  /// The text without the blank space around it (decision D8, release note 3.3.0); `nil` is no text.
  public static func trimmed(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
