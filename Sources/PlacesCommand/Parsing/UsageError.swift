/// A call that the command does not understand: what was wrong, what was expected, what may have been meant.
package struct UsageError: Error, Hashable {
  package var text: String

  init(_ problem: String, expected: String? = nil, nearest: String? = nil) {
    text = problem
    if let expected { text += " Expected: \(expected)." }
    if let nearest { text += " Did you mean '\(nearest)'?" }
  }
}

/// What a user wrote, in quotes, fit for a terminal and not endless.
func quoted(_ text: String) -> String {
  let limit = 60
  let shown = text.prefix(limit)
  return "'" + visible(String(shown)) + (shown.endIndex < text.endIndex ? "…" : "") + "'"
}
