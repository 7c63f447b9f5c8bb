/// What of a typed text counts: the text without the blank space around it.
///
/// Blank space is what Unicode calls white space, line breaks included. Decision D8, release note 3.3.0.
public struct TypingText: Sendable, Hashable {
  /// The text that counts.
  public let text: String
  /// How many Unicode scalars were cut before it.
  public let leading: Int
  /// How many Unicode scalars the whole text had.
  public let originalCount: Int

  /// `nil` is no text.
  public init(_ original: String?) {
    let original = original ?? ""
    let scalars = original.unicodeScalars
    originalCount = scalars.count
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else {
      text = ""
      leading = originalCount
      return
    }
    let end = scalars.index(after: last)
    // Most texts have nothing to cut, and are taken as they are.
    text =
      start == scalars.startIndex && end == scalars.endIndex ? original : String(scalars[start..<end])
    leading = scalars.distance(from: scalars.startIndex, to: start)
  }

  /// The text that counts.
  public static func trimmed(_ text: String?) -> String {
    TypingText(text).text
  }
}
